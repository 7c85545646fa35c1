import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import type { Database } from '../../platform/db/connect.ts'
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
const off = { streak_freezes_most: 0, streak_freeze_every: 0 }
const on = { streak_freezes_most: 2, streak_freeze_every: 3 }
const count = (accountId: number, day: string, settings = off) => countDay(database.db, { accountId, kind: 'daily_quiz', day, settings })
const daily = (accountId: number, today: string, settings = off) =>
  readStreak(database.db, { accountId, kind: 'daily_quiz', today, settings })
/** Takes days one to `last` of June. */
async function takeUntil(accountId: number, last: number, settings = on): Promise<void> {
  for (let day = 1; day <= last; day++) await count(accountId, `2026-06-${String(day).padStart(2, '0')}`, settings)
}

describe('a streak', () => {
  it('grows from day to day, breaks, and keeps its best length', async () => {
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

  it('is separate for each kind', async () => {
    const id = await newAccount()
    await count(id, '2026-05-01')
    const app = await readStreak(database.db, { accountId: id, kind: 'app', today: '2026-05-01', settings: on })
    expect(app).toMatchObject({ length: 0, best: 0 })
  })

  it('is broken once a whole day was missed', async () => {
    const id = await newAccount()
    await count(id, '2026-05-01')
    await count(id, '2026-05-02')
    expect([await daily(id, '2026-05-02'), await daily(id, '2026-05-03'), await daily(id, '2026-05-04')]).toMatchObject([
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

describe('a freeze', () => {
  it('is earned, covers a missed day, and appears in the calendar; the run starts anew after it', async () => {
    const id = await newAccount()
    await takeUntil(id, 4)
    expect(await daily(id, '2026-06-06', on)).toMatchObject({ length: 4, run: 0, freezes: 1, waitingDays: ['2026-06-05'], frozenDays: [] })
    expect(await count(id, '2026-06-06', on)).toEqual({ length: 5, best: 5, isNewDay: true })
    expect(await daily(id, '2026-06-06', on)).toEqual({
      length: 5,
      best: 5,
      run: 1,
      freezes: 0,
      daysToFreeze: 1,
      frozenDays: ['2026-06-05'],
      waitingDays: [],
    })
  })

  it('does not cover more missed days than freezes are held, and is then kept', async () => {
    const id = await newAccount()
    await takeUntil(id, 4)
    await count(id, '2026-06-07', on)
    expect(await daily(id, '2026-06-07', on)).toMatchObject({ length: 1, best: 4, run: 1, freezes: 1, frozenDays: [] })
  })

  it('is spent once, and earned once, under parallel calls', async () => {
    const id = await newAccount()
    await takeUntil(id, 5)
    // Spends the one that is held on the sixth, and earns another, because the seventh is the sixth day taken.
    const counted = await Promise.all(Array.from({ length: 10 }, () => count(id, '2026-06-07', on)))
    expect(counted.filter(({ isNewDay }) => isNewDay)).toHaveLength(1)
    expect(new Set(counted.map(({ length }) => length))).toEqual(new Set([6]))
    expect(await daily(id, '2026-06-07', on)).toMatchObject({ freezes: 1, frozenDays: ['2026-06-06'] })
  })

  it('does not apply to the streak of days in the app', async () => {
    const id = await newAccount()
    const app = (day: string) => countDay(database.db, { accountId: id, kind: 'app', day, settings: on })
    for (const day of ['2026-06-01', '2026-06-02', '2026-06-03']) await app(day)
    expect(await app('2026-06-05')).toMatchObject({ length: 1, best: 3 })
  })
})
