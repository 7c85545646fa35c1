import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import type { Database, Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { moveCoins, playerLedger } from './ledger.ts'
import { countHistory, readHistory } from './store.ts'

let database: Database
let db: Db
let alice: number
let bob: number

beforeAll(async () => {
  database = await freshDatabase()
  db = database.db
  const ids = await insertAccounts(db, 2)
  alice = ids[0] ?? 0
  bob = ids[1] ?? 0
  const common = { title: 'adjustment', reference: 'test:1' } as const
  for (let turn = 1; turn <= 6; turn++) {
    const balance = playerLedger(alice)
    const key = { idempotencyKey: `test:${turn}` }
    if (turn % 3 === 0)
      await inTransaction(db, tx => moveCoins(tx, [{ ...common, ...key, from: balance, to: 'house:sales', amount: turn }]))
    else await inTransaction(db, tx => moveCoins(tx, [{ ...common, ...key, from: 'house:bonus', to: balance, amount: turn }]))
  }
  await inTransaction(db, tx =>
    moveCoins(tx, [{ ...common, from: 'house:bonus', to: playerLedger(bob), amount: 500, idempotencyKey: 'test:bob' }]),
  )
})
afterAll(() => database.close())

const history = (more: { type?: 'income' | 'spent'; offset?: number; limit?: number } = {}) =>
  readHistory(db, { accountId: alice, type: more.type, offset: more.offset ?? 0, limit: more.limit ?? 10 })

describe('the history of a player', () => {
  it("is newest first, with the balance after each, and contains only the player's own transfers", async () => {
    const rows = await history()
    expect(rows.map(row => [row.isIncome ? row.amount : -row.amount, row.balanceAfter])).toEqual([
      [-6, 3],
      [5, 9],
      [4, 4],
      [-3, 0],
      [2, 3],
      [1, 1],
    ])
  })

  it('filters by direction and counts the same rows', async () => {
    expect((await history({ type: 'spent' })).map(row => row.amount)).toEqual([6, 3])
    expect((await history({ type: 'income' })).map(row => row.amount)).toEqual([5, 4, 2, 1])
    const count = (type?: 'income' | 'spent') => countHistory(db, { accountId: alice, type })
    expect([await count(), await count('spent'), await count('income')]).toEqual([6, 2, 4])
  })

  it('returns pages without gaps or repeats', async () => {
    const pages = [await history({ limit: 4 }), await history({ offset: 4, limit: 4 }), await history({ offset: 8, limit: 4 })]
    expect(pages.map(page => page.length)).toEqual([4, 2, 0])
    expect(new Set(pages.flat().map(row => row.id)).size).toBe(6)
  })
})
