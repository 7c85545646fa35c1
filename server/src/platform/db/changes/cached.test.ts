import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cutConnections, freshDatabase, receiveAll } from '../../../../test/setup/database.ts'
import type { Database } from '../connect.ts'
import { cached, cachedWhole } from './cached.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await vi.waitFor(async () => expect(await database.changes.isTrusted()).toBe(true), { timeout: 20_000 })
})
// A read is not cached while notifications of the previous test still arrive.
beforeEach(() => receiveAll(database))
afterAll(() => database.close())

const lists = () => {
  const read = vi.fn(async () => ({ at: 'once' }))
  return { read, ask: cachedWhole(['languages', 'categories'], read) }
}

describe('a cache', () => {
  it('reads once, until the database notifies a change in one of its topics', async () => {
    const { read, ask } = lists()
    await ask(database.db)
    await ask(database.db)
    expect(read).toHaveBeenCalledTimes(1)
    await database.db.insertInto('categories').values({ type: 'quiz_zone', slug: 'x', names: '{}' }).execute()
    await ask(database.db)
    expect(read).toHaveBeenCalledTimes(2)
    await database.db.updateTable('settings').set({ value: '1' }).execute()
    await ask(database.db)
  })

  it('reads again when a notification arrived during the read', async () => {
    const { read, ask } = lists()
    read.mockImplementationOnce(async () => {
      await database.db.deleteFrom('categories').execute()
      return { at: 'before' }
    })
    await ask(database.db)
    expect(await ask(database.db)).toEqual({ at: 'once' })
  })

  it('reads again only the ids that a notification names', async () => {
    const read = vi.fn(async (_db: unknown, keys: number[]) => new Map(keys.map(key => [key, { key }])))
    const ask = cached<number, { key: number }>({ topic: 'questions', most: 10, idOf: ({ key }) => key, read })
    const readAgain = async () => {
      read.mockClear()
      await ask(database.db, [1, 2, 3])
      return read.mock.calls.flatMap(([, keys]) => keys)
    }
    await readAgain()
    for (const [news, expected] of [
      ['questions:2', [2]],
      ['questions:3,1', [1, 3]],
      ['questions:9', []],
      ['questions', [1, 2, 3]],
    ] as const) {
      database.changes.notify(news)
      expect([news, await readAgain()]).toEqual([news, expected])
    }
  })

  it('never holds more than its limit', async () => {
    const read = vi.fn(async (_db: unknown, keys: number[]) => new Map(keys.map(key => [key, { key }])))
    const ask = cached<number, { key: number }>({ topic: 'questions', most: 10, idOf: ({ key }) => key, read })
    for (let key = 0; key < 100; key++) await ask(database.db, [key])
    await ask(database.db, [99])
    expect(read).toHaveBeenCalledTimes(100)
    await ask(database.db, [0])
    expect(read).toHaveBeenCalledTimes(101)
  })

  it('reads each time while notifications do not arrive', async context => {
    if (database.kind === 'embedded') return context.skip()
    const { read, ask } = lists()
    await ask(database.db)
    await cutConnections(database)
    await vi.waitFor(async () => expect(await database.changes.isTrusted()).toBe(false), { timeout: 20_000, interval: 5 })
    const before = read.mock.calls.length
    await ask(database.db)
    await ask(database.db)
    expect(read.mock.calls.length).toBeGreaterThan(before)
    await expect.poll(() => database.changes.isTrusted(), { timeout: 20_000 }).toBe(true)
    await ask(database.db)
    const after = read.mock.calls.length
    await ask(database.db)
    expect(read).toHaveBeenCalledTimes(after)
  })
})
