import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/setup/database.ts'
import { batched } from './batch.ts'
import type { Database } from './connect.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** Work that doubles its items and notes its batches. No batch ends before `letGo` is called. */
function doubling() {
  const batches: number[][] = []
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
  const run = batched('squares', async (_db, items: number[]) => {
    batches.push(items)
    await gate
    if (items.includes(13)) throw new Error('unlucky')
    return items.map(item => item * 2)
  })
  return { batches, run, letGo }
}

describe('work in batches', () => {
  it('begins at once, and gathers the items that arrive meanwhile into the next batch', async () => {
    const { batches, run, letGo } = doubling()
    const first = run(database.db, 1)
    const rest = [2, 3, 4].map(item => run(database.db, item))
    expect(batches).toEqual([[1]])
    letGo()
    expect(await first).toBe(2)
    expect(await Promise.all(rest)).toEqual([4, 6, 8])
    expect(batches).toEqual([[1], [2, 3, 4]])
    expect(await run(database.db, 5)).toBe(10)
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
  })

  it('runs each batch in the async context of its own first call', async () => {
    const context = new AsyncLocalStorage<string>()
    const ran: unknown[] = []
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    const run = batched('contexts', async (_db, items: number[]) => {
      ran.push(context.getStore())
      await gate
      return items
    })
    const all = ['first', 'second', 'third'].map((call, index) => context.run(call, () => run(database.db, index)))
    letGo()
    await Promise.all(all)
    expect(ran).toEqual(['first', 'second'])
  })

  it('begins the next batch when one takes long', async () => {
    const { batches, run, letGo } = doubling()
    const all = [1, 2, 3].map(item => run(database.db, item))
    await expect.poll(() => batches).toEqual([[1], [2, 3]])
    letGo()
    expect(await Promise.all(all)).toEqual([2, 4, 6])
  })

  it('takes at most 64 items in a batch', async () => {
    const { batches, run, letGo } = doubling()
    const all = Array.from({ length: 100 }, (_, item) => run(database.db, item === 13 ? 0 : item))
    letGo()
    await Promise.all(all)
    expect(batches.map(items => items.length)).toEqual([1, 64, 35])
  })

  it('fails only for the item that cannot be done', async () => {
    const { batches, run, letGo } = doubling()
    const all = [1, 2, 13, 3].map(item => run(database.db, item))
    letGo()
    const settled = await Promise.allSettled(all)
    expect(settled.map(outcome => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
      2,
      4,
      'Error: unlucky',
      6,
    ])
    expect(batches).toEqual([[1], [2, 13, 3], [2], [13], [3]])
  })

  it('runs alone in a transaction, and keeps databases separate', async () => {
    const { batches, run, letGo } = doubling()
    const other = await freshDatabase()
    const outside = run(database.db, 1)
    const elsewhere = run(other.db, 2)
    const inside = database.db.transaction().execute(tx => run(tx, 3))
    await expect.poll(() => batches).toEqual([[1], [2], [3]])
    letGo()
    expect(await Promise.all([outside, elsewhere, inside])).toEqual([2, 4, 6])
    await other.close()
  })
})
