// Two people decide on the same payout at the same moment: exactly one decision counts, and the ledger balances.

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../src/rewards/wallet/index.ts'
import { startApp, type TestApp, type TestPlayer } from '../app/app.ts'
import { effort, tried } from '../setup/effort.ts'
import { finishPlays } from '../app/payouts.ts'

let test: TestApp
let treasurers: [TestPlayer, TestPlayer, TestPlayer]
beforeAll(async () => {
  test = await startApp()
  // No waiting times, because a player asks again and again here.
  await test.set('difference_hours', 0)
  await test.set('payout_account_days', 0)
  const treasurer = (name: string) => test.player(name, { roles: ['treasurer'] })
  treasurers = [await treasurer('Tess'), await treasurer('Tom'), await treasurer('Tim')]
})
afterAll(() => test.close())

let players = 0
async function rich(coins = 2_000_000_000): Promise<TestPlayer> {
  const player = await test.player(`Rita ${++players}`, { coins })
  await finishPlays(test.database.db, player.id)
  return player
}

const ask = (player: TestPlayer) =>
  player.call('set_payment_request', { payment_type: 'paypal', payment_address: `rita${player.id}@example.com`, coin_used: 5000 })

type Move = (id: number, player: TestPlayer) => Promise<{ message: string }>

const approve = (by: 0 | 1 | 2) => (payout_id: number) => treasurers[by].call('approve_payout', { payout_id })
const reject = (by: 0 | 1 | 2) => (payout_id: number) => treasurers[by].call('reject_payout', { payout_id, reason: 'Because.' })
const pay = (by: 0 | 1 | 2) => (payout_id: number) => treasurers[by].call('pay_payout', { payout_id, reference: 'X-1' })
const takeBack: Move = (payment_id, player) => player.call('delete_pending_payment_request', { payment_id })

const races: [what: string, from: 'pending' | 'approved', moves: [Move, Move]][] = [
  ['taking back and approving', 'pending', [takeBack, approve(0)]],
  ['two approvals', 'pending', [approve(0), approve(1)]],
  ['taking back twice', 'pending', [takeBack, takeBack]],
  ['rejecting and taking back', 'pending', [reject(0), takeBack]],
  ['rejecting and paying', 'approved', [reject(0), pay(1)]],
  ['paying twice', 'approved', [pay(2), pay(1)]],
]

/** Closes an open payout, so that the player may ask again. */
async function closeOpen(player: TestPlayer): Promise<void> {
  const [last] = (await player.call('get_payment_request', { limit: 1 })).data
  if (last?.state === 'pending' || last?.state === 'approved') await reject(0)(last.id)
}

/** Coins of the player plus those of open and paid payouts, from the rows. */
async function allCoinsOf({ id }: TestPlayer): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select (select balance from ledger_accounts where owner_id = ${id}) + (select coalesce(sum(coins), 0)::bigint from payouts
      where account_id = ${id} and state in ('pending', 'approved', 'paid')) as coins`.execute(test.database.db)
  return rows[0]?.coins ?? 0
}

const start = 2_000_000_000
const atOnce = 8
const counted = (replies: { message: string }[]) => replies.filter(({ message }) => message === 'ok').length

/** Runs ten thousand races in all, if there is time. */
async function inRounds(usual: number, deep: number, race: (player: TestPlayer, round: number) => Promise<void>): Promise<void> {
  const pool = await Promise.all(Array.from({ length: atOnce }, () => rich(start)))
  const rounds = Math.ceil(effort(usual, deep) / atOnce)
  for (let round = 0; round < rounds; round++) {
    await Promise.all(pool.map((player, place) => race(player, round + place)))
    tried('races for a payout', atOnce)
  }
  for (const player of pool) expect(await allCoinsOf(player)).toBe(start)
  expect(await checkLedger(test.database.db)).toEqual([])
}

const patience = { timeout: 1_800_000 }

describe('of two decisions at the same moment', () => {
  it.each(races)('exactly one counts: %s', patience, (_what, from, moves) =>
    inRounds(24, 1400, async (player, round) => {
      const { data } = await ask(player)
      if (from === 'approved') await approve(0)(data.id)
      const order = round % 2 === 0 ? moves : moves.toReversed()
      expect(counted(await Promise.all(order.map(move => move(data.id, player))))).toBe(1)
      await closeOpen(player)
    }),
  )

  // ASVS V2.3.4
  it('exactly one counts: asking three times', patience, () =>
    inRounds(24, 1400, async player => {
      expect(counted(await Promise.all([ask(player), ask(player), ask(player)]))).toBe(1)
      await closeOpen(player)
    }),
  )

  it('deleting the account and approving: the payout is cancelled, or it is owed', patience, async () => {
    for (let round = 0; round < effort(24, 400); round += atOnce) {
      const pool = await Promise.all(Array.from({ length: atOnce }, () => rich(9000)))
      const outcomes = await Promise.all(
        pool.map(async player => {
          const { data } = await ask(player)
          const [approved] = await Promise.all([approve(0)(data.id), player.call('delete_user_account')])
          const { state } = await test.database.db.selectFrom('payouts').select('state').where('id', '=', data.id).executeTakeFirstOrThrow()
          return [approved.message, state]
        }),
      )
      for (const outcome of outcomes)
        expect([
          ['ok', 'approved'],
          ['payout_not_pending', 'deleted'],
        ]).toContainEqual(outcome)
      for (const player of pool) expect(await balanceOf(player)).toBe(0)
      tried('races for a payout', atOnce)
    }
    expect(await checkLedger(test.database.db)).toEqual([])
  })
})

const balanceOf = async ({ id }: TestPlayer) =>
  (await test.database.db.selectFrom('ledger_accounts').select('balance').where('owner_id', '=', id).executeTakeFirstOrThrow()).balance

describe('corrections of a balance at the same moment', () => {
  it('by one person for several players count together towards the daily limit', patience, async () => {
    for (let round = 0; round < effort(3, 100); round++) {
      const giver = await test.player('Gil', { roles: ['treasurer'] })
      const pool = await Promise.all(Array.from({ length: atOnce }, () => rich(5000)))
      const replies = await Promise.all(
        pool.map(({ id }) => giver.call('adjust_coins', { account_id: id, coins: 1000, reason: 'A gift.' })),
      )
      expect(replies.filter(({ data }) => data.state === 'done')).toHaveLength(5)
    }
  })

  it('and an approval of a payout by the same person: one of them is refused', patience, async () => {
    for (let round = 0; round < effort(6, 200); round++) {
      const both = await test.player('Gil', { roles: ['treasurer'] })
      const player = await rich(9000)
      const { data } = await ask(player)
      const input = { account_id: player.id, coins: 1, reason: 'A gift.' }
      const [approved] = await Promise.all([both.call('approve_payout', { payout_id: data.id }), both.call('adjust_coins', input)])
      expect(['ok', 'adjusted_lately']).toContain(approved.message)
      expect((await both.call('pay_payout', { payout_id: data.id, reference: 'X-1' })).message).not.toBe('ok')
    }
  })

  it('move their coins once, whoever confirms and refuses, and never more than there are', patience, async () => {
    const poor = await rich(5000)
    for (let round = 0; round < effort(10, 300); round++) {
      const { data } = await treasurers[0].call('adjust_coins', { account_id: poor.id, coins: -2000, reason: 'A mistake.' })
      const third = await test.player('Third', { roles: ['treasurer'] })
      const input = { adjustment_id: data.id }
      const replies = await Promise.all([
        treasurers[1].call('confirm_adjustment', input),
        third.call('confirm_adjustment', input),
        treasurers[0].call('refuse_adjustment', input),
      ])
      expect(counted(replies)).toBeLessThanOrEqual(1)
    }
    const { rows } = await sql<{ done: number }>`
      select coalesce(sum(coins), 0)::bigint as done from adjustments where account_id = ${poor.id} and state = 'done'`.execute(
      test.database.db,
    )
    expect(await balanceOf(poor)).toBe(5000 + (rows[0]?.done ?? 0))
    expect(await checkLedger(test.database.db)).toEqual([])
  })

  it('by one person to one player do not exceed the limit', async () => {
    const player = await rich(1000)
    const give = () => treasurers[0].call('adjust_coins', { account_id: player.id, coins: 400, reason: 'Thanks.' })
    const replies = await Promise.all([give(), give(), give(), give()])
    expect(replies.map(({ data }) => data.state).toSorted()).toEqual(['done', 'done', 'waiting', 'waiting'])
    expect(await balanceOf(player)).toBe(1800)
  })
})
