// Every way to move coins of several players, in parallel and in any order, without a deadlock.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { must, Refused } from '../../platform/api/refuse.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction, transact } from '../../platform/db/transaction.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { charge, coinsOf, earn, refund, stake } from './index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterAll(() => quiz.close())

const db = () => quiz.database.db
let keys = 0
const keyed = (amount: number) => ({ amount, title: 'adjustment', reference: 'test', idempotencyKey: `order:${++keys}` }) as const
const at = { settings: defaultSettings, at: new Date() }
const balance = (player: TestPlayer) => coinsOf(db(), player.id)

describe('a stake', () => {
  it('is held for all players or for none', async () => {
    const [alice, bob] = [await quiz.player('Alice', { coins: 30 }), await quiz.player('Bob', { coins: 10 })]
    const both = (amount: number) => [alice, bob].map(({ id }) => ({ accountId: id, ...keyed(amount) }))
    await expect(inTransaction(db(), tx => stake(tx, 'escrow:one', both(20)))).rejects.toThrow('not_enough_coins')
    expect([await balance(alice), await balance(bob)]).toEqual([30, 10])
    await inTransaction(db(), tx => stake(tx, 'escrow:one', both(10)))
    expect([await balance(alice), await balance(bob)]).toEqual([20, 0])
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('does not count as earned when it is refunded; winnings count', async () => {
    const [alice, bob] = [await quiz.player('Alice', { coins: 50 }), await quiz.player('Bob', { coins: 50 })]
    const elite = async ({ id }: TestPlayer) => {
      const badges = db().selectFrom('badges').select('progress').where('account_id', '=', id).where('type', '=', 'elite')
      return (await badges.executeTakeFirst())?.progress ?? 0
    }
    const before = [await elite(alice), await elite(bob)]
    const players = [alice, bob].map(({ id }) => ({ accountId: id }))
    await inTransaction(db(), tx =>
      stake(
        tx,
        'escrow:two',
        players.map(player => ({ ...player, ...keyed(20) })),
      ),
    )
    await inTransaction(db(), tx => refund(tx, 'escrow:two', [{ accountId: bob.id, ...keyed(20) }]))
    await inTransaction(db(), async tx => {
      const accounts = await lockAccounts(tx, [alice.id])
      await earn(tx, accounts, [{ accountId: alice.id, from: 'escrow:two', ...keyed(20) }], at)
    })
    expect([await balance(alice), await balance(bob)]).toEqual([50, 50])
    expect([await elite(alice), await elite(bob)]).toEqual([(before[0] ?? 0) + 20, before[1]])
    expect(await quiz.ledgerSum()).toBe(0)
  })

  it('cannot be paid out twice, and no escrow is overdrawn', async () => {
    const alice = await quiz.player('Alice', { coins: 10 })
    await inTransaction(db(), tx => stake(tx, 'escrow:three', [{ accountId: alice.id, ...keyed(10) }]))
    const back = { accountId: alice.id, ...keyed(10) }
    await inTransaction(db(), tx => refund(tx, 'escrow:three', [back]))
    await inTransaction(db(), tx => refund(tx, 'escrow:three', [back]))
    await expect(inTransaction(db(), tx => refund(tx, 'escrow:three', [{ accountId: alice.id, ...keyed(1) }]))).rejects.toThrow(Refused)
    expect(await balance(alice)).toBe(10)
  })
})

describe('earning', () => {
  it('is refused for an account that is not locked', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const work = inTransaction(db(), async tx => {
      const accounts = await lockAccounts(tx, [alice.id])
      await earn(tx, accounts, [{ accountId: bob.id, from: 'house:rewards', ...keyed(5) }], at)
    })
    await expect(work).rejects.toThrow('is locked before anything is earned')
  })
})

describe('earning with keys that have to be new', () => {
  it('throws Outdated when another transaction was faster, and pays once', async () => {
    const alice = await quiz.player()
    const before = await balance(alice)
    const won = { accountId: alice.id, from: 'house:rewards', ...keyed(7) } as const
    // Simulates two calls that end the same battle at the same moment: both read it before either ends it.
    const end = () =>
      transact(db(), async tx => {
        const accounts = await lockAccounts(tx, [alice.id])
        await earn(tx, accounts, [won], { ...at, areNew: true })
      })
    const outcomes = await Promise.allSettled([end(), end()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: '40001' } })
    expect(await balance(alice)).toBe(before + 7)
    expect(await quiz.ledgerSum()).toBe(0)
  })
})

describe('the order of locks', () => {
  it('lets every way of moving coins run between the same players at once, without a deadlock', { timeout: 120_000 }, async () => {
    const players = await Promise.all(['A', 'B', 'C', 'D'].map(name => quiz.player(name, { coins: 1_000 })))
    const ids = players.map(({ id }) => id)
    const others = (turn: number) => [ids[turn % 4] ?? 0, ids[(turn + 1) % 4] ?? 0, ids[(turn + 2) % 4] ?? 0]
    // Each runs once: a deadlock must fail the test instead of being retried.
    const ways = [
      (turn: number) =>
        transact(db(), async tx => {
          const accounts = await lockAccounts(tx, others(turn))
          const earnings = others(turn).map((accountId, place) => {
            const from: 'house:bonus' | 'house:rewards' = place === 1 ? 'house:bonus' : 'house:rewards'
            return { accountId, from, ...keyed(3) }
          })
          await earn(tx, accounts, earnings, at)
        }),
      (turn: number) =>
        transact(db(), tx =>
          stake(
            tx,
            `escrow:four`,
            others(turn).map(accountId => ({ accountId, ...keyed(2) })),
          ),
        ),
      (turn: number) => transact(db(), tx => charge(tx, { accountId: ids[turn % 4] ?? 0, ...keyed(1) })),
    ]
    const work = Array.from({ length: 120 }, (_, turn) => must(ways[turn % ways.length], 'three ways')(turn))
    const outcomes = await Promise.allSettled(work)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await quiz.ledgerSum()).toBe(0)
  })
})
