// Spends the same coins several times at once, in every single way and in mixed ways, with and without an Idempotency-Key: they are spent
// once, and the ledger balances.

import { type Random, seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../src/rewards/wallet/index.ts'
import type { TestPlayer } from '../app/app.ts'
import { type Arena, startArena } from '../games/battle-room.ts'
import { attackSeed, effort, tried } from '../setup/effort.ts'
import { finishPlays } from '../app/payouts.ts'
import { ancient } from '../app/quiz.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startArena()
  await arena.set('battles_for_coins_per_hour', 1_000_000)
  await arena.set('difference_hours', 0)
  await arena.set('payout_account_days', 0)
  await arena.set('free_lifelines', 0)
})
afterAll(() => arena.close())

type Call = { message: string; error: boolean }
type Spending = (player: TestPlayer, headers: Record<string, string>) => Promise<Call>

interface Way {
  /** The player's balance. */
  coins: number
  /** Ways to spend; each costs all the coins, or more than another leaves. */
  spendings: (player: TestPlayer) => Promise<Spending[]>
  /** The coins spent, as the rows say, whatever the replies said. */
  spent: (player: TestPlayer) => Promise<number>
  /** Returns the coins, so that the same player can try again. */
  undo: (player: TestPlayer) => Promise<void>
}

const sumOf = async (query: ReturnType<typeof sql<{ sum: number }>>) => (await query.execute(arena.database.db)).rows[0]?.sum ?? 0
const balanceOf = ({ id }: TestPlayer) => sumOf(sql`select balance::int as sum from ledger_accounts where owner_id = ${id}`)
const waiting = ({ id }: TestPlayer) =>
  sumOf(sql`select coalesce(sum(coins), 0)::int as sum from payouts where account_id = ${id} and state = 'pending'`)
const seated = ({ id }: TestPlayer) => sumOf(sql`select 5 * count(*)::int as sum from battle_seats where account_id = ${id} and is_open`)

const openRoom: Spending = (player, headers) => player.call('create_room', { room_type: 'friend', no_of_que: 5, entry: 5 }, { headers })
const ask: Spending = (player, headers) =>
  player.call('set_payment_request', { payment_type: 'paypal', payment_address: `p${player.id}@example.com`, coin_used: 5000 }, { headers })

async function leaveRoom(player: TestPlayer): Promise<void> {
  const { data, error } = await player.call('get_battle', {})
  if (!error) await player.call('leave_room', { room_id: data.roomID })
}

async function takeBack(player: TestPlayer): Promise<void> {
  for (const { id, state } of (await player.call('get_payment_request', { limit: 1 })).data)
    if (state === 'pending') await player.call('delete_pending_payment_request', { payment_id: id })
}

const ways: Record<string, Way> = {
  'the entry of a battle': { coins: 5, spendings: async () => [openRoom], spent: seated, undo: leaveRoom },
  'a payout': { coins: 5000, spendings: async () => [ask], spent: waiting, undo: takeBack },
  'a payout and the entry of a battle': {
    coins: 5000,
    spendings: async () => [ask, openRoom],
    spent: async player => (await waiting(player)) + (await seated(player)),
    async undo(player) {
      await takeBack(player)
      await leaveRoom(player)
    },
  },
}

type Keys = 'none' | 'one' | 'own'

/** @param keys `none`; `one`: the same key for equal calls; `own`: a new key for each call */
async function spendAtOnce(way: Way, player: TestPlayer, { keys, random, trial }: { keys: Keys; random: Random; trial: number }) {
  const spendings = await way.spendings(player)
  const calls = Array.from({ length: 2 + Math.floor(random() * 3) }, (_, index) => ({ which: index % spendings.length, index }))
  const headersOf = (which: number, index: number): Record<string, string> =>
    keys === 'none' ? {} : { 'idempotency-key': `${trial}-${which}${keys === 'own' ? `-${index}` : ''}` }
  const replies = await Promise.all(calls.map(async ({ which, index }) => spendings[which]?.(player, headersOf(which, index))))
  const ok = replies.filter(reply => reply?.error === false).length
  const [spent, left] = [await way.spent(player), await balanceOf(player)]
  expect({ trial, keys, total: spent + left, isSpent: spent > 0, isOwed: left >= 0 }).toEqual({
    trial,
    keys,
    total: way.coins,
    isSpent: true,
    isOwed: true,
  })
  // Without a key, or with a new key each, only one reply may say that it has spent the coins.
  if (keys !== 'one' && spendings.length === 1) expect([trial, ok]).toEqual([trial, 1])
}

const atOnce = 8
const allKeys: Keys[] = ['none', 'one', 'own']

describe('coins spent several times at once', () => {
  it.each(Object.keys(ways))('are spent once: %s', { timeout: 3_600_000 }, async name => {
    const way = ways[name] as Way
    const random = seededRandom(attackSeed())
    const pool = await Promise.all(Array.from({ length: atOnce }, (_, index) => arena.player(`P${index}`, { coins: way.coins })))
    for (const { id } of pool) await finishPlays(arena.database.db, id)
    for (let trial = 0; trial < effort(48, 30_000); trial += atOnce) {
      const keys = allKeys[(trial / atOnce) % 3] ?? 'none'
      await Promise.all(pool.map((player, place) => spendAtOnce(way, player, { keys, random, trial: trial + place })))
      await Promise.all(pool.map(way.undo))
      tried('double spends', atOnce)
    }
    for (const player of pool) expect(await balanceOf(player)).toBe(way.coins)
    expect(await checkLedger(arena.database.db)).toEqual([])
  })

  it('are spent once: lifelines of a play', { timeout: 3_600_000 }, async () => {
    const random = seededRandom(attackSeed())
    for (let trial = 0; trial < effort(24, 6_000); trial += atOnce) {
      const pool = await Promise.all(Array.from({ length: atOnce }, () => arena.player('Lia', { coins: 2 })))
      await Promise.all(pool.map((player, place) => useAtOnce(player, random, trial + place)))
      tried('double spends', atOnce)
    }
    expect(await checkLedger(arena.database.db)).toEqual([])
  })

  it('are spent once: a premium category', { timeout: 3_600_000 }, async () => {
    for (let trial = 0; trial < effort(24, 6_000); trial += atOnce) {
      const pool = await Promise.all(Array.from({ length: atOnce }, () => arena.player('Una', { coins: 59 })))
      await Promise.all(pool.map((player, place) => unlockAtOnce(player, trial + place)))
      tried('double spends', atOnce)
    }
    expect(await checkLedger(arena.database.db)).toEqual([])
  })
})

/** With coins for one lifeline, uses the same one several times or several different ones. */
async function useAtOnce(player: TestPlayer, random: Random, trial: number): Promise<void> {
  const { play, questions } = await arena.begin(player, ancient)
  const names =
    random() < 0.5 ? (['reset_timer', 'reset_timer', 'reset_timer'] as const) : (['reset_timer', 'fifty_fifty', 'skip'] as const)
  const use = (lifeline: string, index: number) =>
    player.call('use_lifeline', { play_id: play.id, question_id: questions[0]?.id, lifeline }, keyed(trial, `${lifeline}${index}`))
  const replies = await Promise.all(names.map(use))
  const open = (await player.call('get_play', { play_id: play.id })).play
  const used = open?.lifelines.filter(lifeline => lifeline.used).length
  expect([trial, used, await balanceOf(player), replies.filter(({ error }) => !error).length]).toEqual([trial, 1, 0, 1])
}

async function unlockAtOnce(player: TestPlayer, trial: number): Promise<void> {
  const unlock = (_: unknown, index: number) => player.call('unlock_premium_category', { category: 'treasures' }, keyed(trial, `u${index}`))
  const replies = await Promise.all(Array.from({ length: 3 }, unlock))
  expect([trial, replies.filter(({ error }) => !error).length, await balanceOf(player)]).toEqual([trial, 1, 29])
}

const keyed = (trial: number, key: string) => (trial % 2 === 0 ? {} : { headers: { 'idempotency-key': key } })
