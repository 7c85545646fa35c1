// Leagues on the database: seats, points, the end of a week.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import { addScore, addScores, removeFromLeaderboards } from '../leaderboards/index.ts'
import type { Database, Db } from '../../platform/db/connect.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { closeWeeks } from './close-weeks.ts'
import { readNewest, readPlace } from './store.ts'

let database: Database
let db: Db
let accounts: number[]
/** A Saturday. */
const noon = new Date('2026-11-21T12:00:00Z')
const week = '2026-11-16'
const dayMs = 86_400_000
const later = (ms: number) => new Date(noon.getTime() + ms)
const monday = new Date('2026-11-23T00:01:00Z')
const counted = new Date('2026-11-23T00:03:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  db = database.db
  accounts = await insertAccounts(db, 45)
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('league_entries').execute()
  await db.deleteFrom('league_groups').execute()
  await db.deleteFrom('notices').execute()
  await db.updateTable('accounts').set({ status: 'active' }).execute()
})

const player = (index: number) => accounts[index] ?? 0
const settings = { ...defaultSettings }

interface Adding {
  at?: Date
  now?: Date
  size?: number
  isOn?: boolean
}

/** As where a play ends: with the account locked. */
function add(index: number, score: number, { at = noon, now = at, size = 30, isOn = true }: Adding = {}) {
  return inTransaction(db, async tx => {
    await lockAccounts(tx, [player(index)])
    const occasion = { settings: { weekly_leagues: isOn ? 1 : 0, league_size: size } as const, now }
    await addScore(tx, { accountId: player(index), score, timezone: 'UTC', at }, occasion)
  })
}

const groups = () => db.selectFrom('league_groups').select(['id', 'week', 'tier', 'size', 'members']).orderBy('id').execute()
const entries = () => db.selectFrom('league_entries').selectAll().orderBy('account_id').orderBy('week').execute()
const notices = () => db.selectFrom('notices').select(['account_id', 'type', 'params']).orderBy('account_id').execute()
const entryOf = async (index: number, ofWeek = week) =>
  (await entries()).find(entry => entry.account_id === player(index) && entry.week === ofWeek)

describe('points of the week', () => {
  it('take a seat in the lowest tier, and add up', async () => {
    await add(0, 12)
    await add(0, 8, { at: later(1000) })
    expect(await entryOf(0)).toMatchObject({ week, points: 20, reached_at: later(1000), outcome: null })
    expect(await groups()).toMatchObject([{ week, tier: 0, size: 30, members: 1 }])
  })

  it('fill groups exactly when forty join at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(index, 4)))
    expect((await groups()).map(({ members }) => members)).toEqual([30, 10])
    const seats = Map.groupBy(await entries(), ({ group_id }) => group_id)
    expect(new Set([...seats.values()].map(({ length }) => length))).toEqual(new Set([10, 30]))
  })

  it('lose nothing of a player whose rounds end at once, also the first ones', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2, 5)))
    expect([await entryOf(0), await entryOf(1)]).toMatchObject([{ points: 50 }, { points: 50 }])
    expect(await groups()).toMatchObject([{ members: 2 }])
  })

  it('count for the week in which the round ended, and not once it may be counted', async () => {
    const sunday = new Date('2026-11-22T23:59:59Z')
    await add(0, 10, { at: sunday, now: monday })
    await add(1, 10, { at: sunday, now: counted })
    expect((await entries()).map(({ account_id, week: its }) => [account_id, its])).toEqual([[player(0), week]])
  })

  it('of several rounds at once are there when the last of these has ended', async () => {
    await inTransaction(db, async tx => {
      await lockAccounts(tx, [player(0)])
      const rounds = [3000, 9000, 6000].map(ms => ({ score: 5, at: later(ms) }))
      await addScores(tx, { accountId: player(0), timezone: 'UTC' }, rounds, { settings, now: later(10_000) })
    })
    expect(await entryOf(0)).toMatchObject({ points: 15, reached_at: later(9000) })
  })

  it('of the same number at the same moment give the places that the end of the week gives', async () => {
    for (const index of [1, 0, 2]) await add(index, 10)
    const places = await Promise.all([0, 1, 2].map(async index => (await readPlace(db, player(index), week))?.rank))
    await closeWeeks(db, settings, counted)
    const ended = await Promise.all([0, 1, 2].map(async index => (await entryOf(index))?.final_rank))
    expect([places, ended]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('change nothing of a week that was counted', async () => {
    await add(0, 10)
    await closeWeeks(db, settings, counted)
    await inTransaction(db, tx => addScore(tx, { accountId: player(0), score: 90, timezone: 'UTC', at: noon }, { settings, now: noon }))
    expect(await entryOf(0)).toMatchObject({ points: 10, final_rank: 1 })
  })

  it('join nobody where leagues are off, nor for nothing', async () => {
    await add(0, 10, { isOn: false })
    await add(1, 0)
    expect([await entries(), await groups()]).toEqual([[], []])
  })

  it('leave the size of a group that has begun', async () => {
    await add(0, 10, { size: 5 })
    for (let index = 1; index < 6; index++) await add(index, 10, { size: 40 })
    expect((await groups()).map(({ size, members }) => [size, members])).toEqual([
      [5, 5],
      [40, 1],
    ])
  })
})

describe('the end of a week', () => {
  it('ranks by points, then by who got there first, moves a third at most, and tells everyone', async () => {
    for (const [index, score] of [10, 30, 20, 20, 5, 8, 7].entries()) await add(index, score, { at: later(-index * 1000) })
    expect(await closeWeeks(db, settings, monday)).toBe(0)
    expect(await closeWeeks(db, settings, counted)).toBe(1)
    const after = await Promise.all([1, 3, 2, 0, 5, 6, 4].map(index => entryOf(index)))
    expect(after.map(entry => [entry?.final_rank, entry?.outcome, entry?.next_tier])).toEqual([
      [1, 'promoted', 1],
      [2, 'promoted', 1],
      [3, 'stayed', 0],
      [4, 'stayed', 0],
      [5, 'stayed', 0],
      [6, 'stayed', 0],
      [7, 'stayed', 0],
    ])
    expect(await notices()).toHaveLength(7)
    expect((await notices()).find(({ account_id }) => account_id === player(1))).toMatchObject({
      type: 'league_promoted',
      params: { place: 1, tier: 'bronze' },
    })
  })

  it('is counted once, by however many processes at once', async () => {
    for (let index = 0; index < 40; index++) await add(index, 10 + index, { size: 8 })
    const closed = await Promise.all([1, 2, 3].map(() => closeWeeks(db, settings, counted)))
    expect(closed.reduce((sum, one) => sum + one, 0)).toBe(5)
    const before = await entries()
    expect(await closeWeeks(db, settings, later(9 * dayMs))).toBe(0)
    expect(await entries()).toEqual(before)
    expect(await notices()).toHaveLength(40)
  })

  it('decides the tier of the next week, however long the player stays away', async () => {
    for (let index = 0; index < 6; index++) await add(index, 10 + index)
    await closeWeeks(db, settings, counted)
    const spring = later(120 * dayMs)
    await add(5, 10, { at: spring })
    await add(0, 10, { at: spring })
    expect((await groups()).slice(1).map(({ tier, members }) => [tier, members])).toEqual([
      [1, 1],
      [0, 1],
    ])
  })

  it('moves the last of a higher tier down', async () => {
    for (let index = 0; index < 9; index++) await add(index, 10 + index)
    await closeWeeks(db, settings, counted)
    const next = later(7 * dayMs)
    for (const index of [6, 7, 8]) await add(index, 10 + index, { at: next })
    await closeWeeks(db, settings, later(14 * dayMs))
    const ended = await Promise.all([8, 7, 6].map(index => entryOf(index, '2026-11-23')))
    expect(ended.map(entry => [entry?.outcome, entry?.next_tier])).toEqual([
      ['promoted', 2],
      ['stayed', 1],
      ['demoted', 0],
    ])
  })

  it('gives a group to those who have begun before it was counted', async () => {
    for (let index = 0; index < 6; index++) await add(index, 10 + index)
    await add(5, 4, { at: monday })
    await add(0, 4, { at: monday })
    await add(44, 4, { at: monday })
    expect(await entryOf(5, '2026-11-23')).toMatchObject({ group_id: null, points: 4 })
    await closeWeeks(db, settings, counted)
    const tiers = await Promise.all([5, 0, 44].map(async index => (await readNewest(db, player(index), '2026-11-23'))[0]))
    expect(tiers).toMatchObject([
      { week: '2026-11-23', tier: 1 },
      { week: '2026-11-23', tier: 0 },
      { week: '2026-11-23', tier: 0 },
    ])
    expect((await groups()).slice(1).map(({ tier, members }) => [tier, members])).toEqual([
      [0, 2],
      [1, 1],
    ])
  })

  it('is counted with all members locked', async () => {
    for (let index = 0; index < 3; index++) await add(index, 10)
    // A row holds the transaction that locked it last. On the embedded database nothing else tells, because transactions take turns there.
    const locks = async () => {
      const ids = accounts.slice(0, 3)
      const { rows } = await sql<{ by: string }>`select xmax::text as by from accounts where id = any(${ids}::int[]) order by id`.execute(
        db,
      )
      return rows.map(({ by }) => by)
    }
    const before = await locks()
    // A notice would lock its account, too.
    await closeWeeks(db, { ...settings, weekly_leagues: 0 }, counted)
    const after = await locks()
    expect(new Set(after).size).toBe(1)
    expect(before).not.toContain(after[0])
  })

  it('leaves nobody without a group who begins at the very moment it is counted', async () => {
    for (let index = 0; index < 30; index++) await add(index, 10 + index, { size: 10 })
    const beginning = Array.from({ length: 30 }, (_, index) => add(index, 4, { at: monday, size: 10 }))
    await Promise.all([...beginning, closeWeeks(db, settings, counted)])
    const begun = (await entries()).filter(entry => entry.week === '2026-11-23')
    expect(begun).toHaveLength(30)
    expect(begun.filter(({ group_id }) => group_id === null)).toEqual([])
    const seats = (await groups()).filter(group => group.week === '2026-11-23').reduce((sum, { members }) => sum + members, 0)
    expect(seats).toBe(30)
  })

  it('catches up after weeks in which no process ran, the oldest first', async () => {
    for (let index = 0; index < 3; index++) await add(index, 10 + index)
    await add(2, 10, { at: later(7 * dayMs) })
    await add(2, 10, { at: later(14 * dayMs) })
    await closeWeeks(db, settings, later(15 * dayMs))
    const mine = (await entries()).filter(({ account_id }) => account_id === player(2))
    expect(mine.map(entry => [entry.week, entry.group_id !== null, entry.outcome])).toEqual([
      ['2026-11-16', true, 'promoted'],
      ['2026-11-23', true, 'stayed'],
      ['2026-11-30', true, null],
    ])
  })

  it('does not rank a deactivated player, who comes back where they were', async () => {
    for (let index = 0; index < 4; index++) await add(index, 10 + index)
    await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', player(3)).execute()
    await closeWeeks(db, settings, counted)
    expect(await entryOf(3)).toMatchObject({ final_rank: null, outcome: 'stayed', next_tier: 0 })
    expect(await entryOf(2)).toMatchObject({ final_rank: 1, outcome: 'promoted' })
    expect((await notices()).map(({ account_id }) => account_id)).not.toContain(player(3))
  })

  it('tells nobody where leagues are off', async () => {
    await add(0, 10)
    await closeWeeks(db, { ...settings, weekly_leagues: 0 }, counted)
    expect([await notices(), (await entryOf(0))?.outcome]).toEqual([[], 'stayed'])
  })
})

describe('removeFromLeaderboards', () => {
  it('takes a player out of every week, and leaves the others their ranks', async () => {
    for (let index = 0; index < 3; index++) await add(index, 10 + index)
    await closeWeeks(db, settings, counted)
    await add(2, 10, { at: later(7 * dayMs) })
    await inTransaction(db, async tx => {
      await lockAccounts(tx, [player(2)])
      await removeFromLeaderboards(tx, player(2))
    })
    expect((await entries()).map(({ account_id, final_rank }) => [account_id, final_rank])).toEqual([
      [player(0), 3],
      [player(1), 2],
    ])
  })
})
