import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import { must, Refused } from '../../platform/api/refuse.ts'
import type { Database, Db } from '../../platform/db/connect.ts'
import { Unreachable } from '../../platform/db/connection/lost.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { balanceOf, moveCoins, playerLedger, type Transfer } from './ledger.ts'

let database: Database
let db: Db
let alice: number
let bob: number
let keys = 0

beforeAll(async () => {
  database = await freshDatabase('owner')
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  const ids = await insertAccounts(db, 2)
  alice = ids[0] ?? 0
  bob = ids[1] ?? 0
})

const transfer = (change: Partial<Transfer> = {}): Transfer => ({
  from: 'house:bonus',
  to: playerLedger(alice),
  amount: 10,
  title: 'adjustment',
  reference: 'test:1',
  idempotencyKey: `test:${++keys}`,
  ...change,
})
const fromAlice = (change: Partial<Transfer> = {}) => transfer({ from: playerLedger(alice), to: 'house:sales', ...change })
const moveIn = async (tx: Tx, moved: Transfer) => must((await moveCoins(tx, [moved]))[0], 'one transfer, one move')
const move = (moved: Transfer) => inTransaction(db, tx => moveIn(tx, moved))
const outcomeOf = (moved: Transfer) =>
  move(moved).catch((error: unknown) => (error instanceof Refused ? error.code : Promise.reject(error)))

/** The ledger's invariants, read in one snapshot. */
async function expectBalanced() {
  const { rows } = await sql<{ sum: number; overdrawn: number; astray: number }>`
    select (select coalesce(sum(balance), 0)::int from ledger_accounts) as sum,
      (select count(*)::int from ledger_accounts where kind <> 'house' and balance < 0) as overdrawn,
      (select count(*)::int from ledger_accounts a where a.balance <>
        coalesce((select sum(amount) from transfers where to_id = a.id), 0)
        - coalesce((select sum(amount) from transfers where from_id = a.id), 0)) as astray`.execute(db)
  expect(rows[0]).toEqual({ sum: 0, overdrawn: 0, astray: 0 })
}

describe('moveCoins', () => {
  it('moves coins and returns both balances afterwards', async () => {
    await move(transfer({ amount: 30 }))
    expect(await move(fromAlice({ amount: 12, to: playerLedger(bob) }))).toEqual({ moved: true, fromBalance: 18, toBalance: 12 })
    await expectBalanced()
  })

  it('refuses to overdraw a player, and changes nothing', async () => {
    await move(transfer({ amount: 5 }))
    expect(await outcomeOf(fromAlice({ amount: 6 }))).toBe('not_enough_coins')
    expect(await balanceOf(db, playerLedger(alice))).toBe(5)
  })

  it('lets the transaction continue after a refusal', async () => {
    const balance = await inTransaction(db, async tx => {
      await expect(moveCoins(tx, [fromAlice()])).rejects.toThrow('not_enough_coins')
      return (await moveIn(tx, transfer({ amount: 7 }))).toBalance
    })
    expect(balance).toBe(7)
  })

  it('moves the coins of a key once', async () => {
    const once = transfer({ amount: 8 })
    expect((await move(once)).moved).toBe(true)
    expect(await move(once)).toMatchObject({ moved: false, toBalance: 8 })
  })

  it('reports a used key as moved, not as an overdraft, when the balance is 0 by now', async () => {
    await move(transfer({ amount: 2 }))
    const once = fromAlice({ amount: 2 })
    const outcomes = await Promise.all([outcomeOf(once), outcomeOf(once), outcomeOf(once)])
    const moved = outcomes.map(outcome => (typeof outcome === 'string' ? outcome : outcome.moved))
    expect(moved.toSorted((a, b) => Number(a) - Number(b))).toEqual([false, false, true])
    expect(await balanceOf(db, playerLedger(alice))).toBe(0)
  })

  it('rolls the coins back with their transaction', async () => {
    const undone = inTransaction(db, async tx => {
      await moveCoins(tx, [transfer()])
      throw new Error('the play could not be saved')
    })
    await expect(undone).rejects.toThrow('could not be saved')
    expect(await balanceOf(db, playerLedger(alice))).toBe(0)
  })

  it('moves several in one statement, in their order, and returns both balances after each', async () => {
    const given = transfer({ amount: 30 })
    await move(given)
    const several = [
      fromAlice({ amount: 10 }),
      transfer({ amount: 4, to: playerLedger(bob) }),
      fromAlice({ amount: 20, to: playerLedger(bob) }),
    ]
    const moves = await inTransaction(db, tx => moveCoins(tx, several))
    expect(moves.map(({ moved, toBalance }) => [moved, toBalance]).slice(1)).toEqual([
      [true, 4],
      [true, 24],
    ])
    expect(moves.map(({ fromBalance }) => fromBalance).filter(balance => balance >= 0)).toEqual([20, 0])
    const ids = several.map(({ idempotencyKey }) => idempotencyKey)
    const rows = await db.selectFrom('transfers').select('idempotency_key').where('idempotency_key', 'in', ids).orderBy('id').execute()
    expect(rows.map(row => row.idempotency_key)).toEqual(ids)
  })

  it('moves all of several transfers or none, and skips those that were moved before', async () => {
    await move(transfer({ amount: 10 }))
    const [first, second] = [fromAlice({ amount: 6 }), fromAlice({ amount: 4, to: playerLedger(bob) })]
    const both = () => inTransaction(db, tx => moveCoins(tx, [first, second]))
    const greedy = inTransaction(db, tx => moveCoins(tx, [first, second, fromAlice({ amount: 1 })]))
    await expect(greedy).rejects.toThrow('not_enough_coins')
    expect(await balanceOf(db, playerLedger(alice))).toBe(10)
    await move(first)
    // The remaining balance covers the second transfer, but not both.
    expect((await both()).map(({ moved, fromBalance }) => [moved, fromBalance])).toEqual([
      [false, 0],
      [true, 0],
    ])
    expect((await both()).map(({ moved }) => moved)).toEqual([false, false])
    expect(await balanceOf(db, playerLedger(bob))).toBe(4)
    await expectBalanced()
  })

  it('does not spend coins that only the same transfers would bring', async () => {
    const there = [transfer({ amount: 5 }), fromAlice({ amount: 5 })]
    await expect(inTransaction(db, tx => moveCoins(tx, there))).rejects.toThrow('not_enough_coins')
  })

  it.each([0, -1, 0.5])('fails for an amount of %d', async amount => {
    await expect(move(transfer({ amount }))).rejects.not.toBeInstanceOf(Refused)
    await expectBalanced()
  })

  it('fails between accounts that do not exist', async () => {
    await expect(move(transfer({ to: 'player:999999' }))).rejects.toThrow(/no ledger account .*player:999999/)
  })

  it('creates nothing in 1,000 parallel double spends', { timeout: 90_000 }, async () => {
    await move(transfer({ amount: 10 }))
    // On a busy machine some callers get no connection within five seconds. They spent nothing, so they try again.
    const spend = async (): Promise<unknown> =>
      outcomeOf(fromAlice({ amount: 10, to: playerLedger(bob) })).catch((error: unknown) =>
        error instanceof Unreachable ? spend() : Promise.reject(error),
      )
    const outcomes = await Promise.all(Array.from({ length: 1000 }, spend))
    expect(outcomes.filter(outcome => outcome !== 'not_enough_coins')).toHaveLength(1)
    expect([await balanceOf(db, playerLedger(alice)), await balanceOf(db, playerLedger(bob))]).toEqual([0, 10])
    await expectBalanced()
  })
})

describe('any sequence of transfers, in parallel', () => {
  const step = fc.record({ from: fc.nat(3), to: fc.nat(3), amount: fc.integer({ min: 1, max: 40 }), key: fc.nat(12) })
  const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })

  it('sums to zero after every step, never overdraws a player, never pays twice for one key', { timeout: 90_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(batches, async sequence => {
        const run = ++keys
        const paid: string[] = []
        const accounts = ['house:bonus', 'house:sales', playerLedger(alice), playerLedger(bob)] as const
        for (const batch of sequence) {
          const moves = batch.map(async ({ from, to, amount, key }) => {
            const pair = { from: accounts[from] ?? 'house:bonus', to: accounts[to === from ? (to + 1) % 4 : to] ?? 'house:bonus' }
            const idempotencyKey = `run:${run}:${key}:${pair.from}:${pair.to}`
            const outcome = await outcomeOf(transfer({ ...pair, amount, idempotencyKey }))
            if (typeof outcome === 'object' && outcome.moved) paid.push(idempotencyKey)
          })
          // The invariants must also hold while coins move.
          await Promise.all([...moves, expectBalanced()])
          await expectBalanced()
        }
        expect(new Set(paid).size).toBe(paid.length)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the database itself', () => {
  it.each([
    ['changing a transfer', sql`update transfers set amount = amount + 1`],
    ['deleting a transfer', sql`delete from transfers`],
    ['emptying transfers', sql`truncate transfers`],
    ['changing a balance', sql`update ledger_accounts set balance = balance + 1`],
    ['renaming an account', sql`update ledger_accounts set name = name || 'x'`],
    ['deleting an account', sql`delete from ledger_accounts where balance = 0`],
    ['emptying accounts', sql`truncate ledger_accounts cascade`],
    ['a new account with coins', sql`insert into ledger_accounts (name, kind, balance) values ('escrow:gift', 'escrow', 100)`],
    [
      'an overdraft',
      sql`insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
      select f.id, t.id, 1000000, 'x', 'x', 'overdraft' from ledger_accounts f, ledger_accounts t
      where f.kind = 'player' and t.name = 'house:sales' limit 1`,
    ],
    [
      'a transfer to oneself',
      sql`insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
      select id, id, 1, 'x', 'x', 'self' from ledger_accounts where name = 'house:sales'`,
    ],
    [
      'a transfer of 0 coins',
      sql`insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
      select f.id, t.id, 0, 'x', 'x', 'nothing' from ledger_accounts f, ledger_accounts t
      where f.name = 'house:bonus' and t.name = 'house:sales'`,
    ],
    [
      'a used key, even if its row would be dropped',
      sql`insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
      select from_id, to_id, amount, title, reference, idempotency_key from transfers on conflict do nothing`,
    ],
    [
      'one key twice in a statement, even if the second row would be dropped',
      sql`insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
      select f.id, t.id, 1, 'x', 'x', 'twice' from ledger_accounts f, ledger_accounts t, generate_series(1, 2)
      where f.name = 'house:bonus' and t.name = 'house:sales' on conflict do nothing`,
    ],
  ])('refuses %s', async (_what, statement) => {
    await move(transfer())
    await expect(statement.execute(db)).rejects.toThrow(/refused|move by transfer|starts at 0|violates check constraint/)
    await expectBalanced()
  })
})
