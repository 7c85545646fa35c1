import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../test/accounts.ts'
import { freshDatabase } from '../../test/database.ts'
import type { Database } from '../db/connect.ts'
import { countDay, isDayCounted, readStreak } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

async function newAccount(): Promise<number> {
  const [id = 0] = await insertAccounts(database.db, 1)
  return id
}
const count = (accountId: number, day: string) => countDay(database.db, { accountId, kind: 'daily_quiz', day })

describe('a streak', () => {
  it('goes on from day to day, breaks, and remembers its best', async () => {
    const id = await newAccount()
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-01', '2026-03-04', '2026-03-03']
    const counted = []
    for (const day of days) counted.push(await count(id, day))
    expect(counted).toEqual([
      { length: 1, best: 1, isNewDay: true },
      { length: 2, best: 2, isNewDay: true },
      { length: 3, best: 3, isNewDay: true },
      { length: 3, best: 3, isNewDay: false },
      { length: 1, best: 3, isNewDay: true },
      { length: 1, best: 3, isNewDay: false },
    ])
  })

  it('counts a day once under parallel calls, at the start and later', async () => {
    const id = await newAccount()
    for (const [day, length] of [
      ['2026-05-01', 1],
      ['2026-05-02', 2],
    ] as const) {
      const counted = await Promise.all(Array.from({ length: 10 }, () => count(id, day)))
      expect(counted.filter(({ isNewDay }) => isNewDay)).toHaveLength(1)
      expect(counted.every(one => one.length === length)).toBe(true)
    }
  })

  it('keeps the kinds apart', async () => {
    const id = await newAccount()
    await count(id, '2026-05-01')
    expect(await readStreak(database.db, { accountId: id, kind: 'app', today: '2026-05-01' })).toEqual({ length: 0, best: 0 })
  })

  it('reads as broken once a whole day was missed', async () => {
    const id = await newAccount()
    await count(id, '2026-05-01')
    await count(id, '2026-05-02')
    const on = (today: string) => readStreak(database.db, { accountId: id, kind: 'daily_quiz', today })
    expect([await on('2026-05-02'), await on('2026-05-03'), await on('2026-05-04')]).toEqual([
      { length: 2, best: 2 },
      { length: 2, best: 2 },
      { length: 0, best: 2 },
    ])
  })

  it('knows which days are counted', async () => {
    const id = await newAccount()
    const isCounted = (day: string) => isDayCounted(database.db, { accountId: id, kind: 'daily_quiz', day })
    expect(await isCounted('2026-05-02')).toBe(false)
    await count(id, '2026-05-02')
    expect([await isCounted('2026-05-01'), await isCounted('2026-05-02'), await isCounted('2026-05-03')]).toEqual([true, true, false])
  })
})
