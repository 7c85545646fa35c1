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
import { seededRandom, shuffled } from '@trivium/rules/platform/random'
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
  least?: number
  isOn?: boolean
}

/** Adds points with the account locked, as settling does. */
function add(index: number, score: number, { at = noon, now = at, size = 30, least = 5, isOn = true }: Adding = {}) {
  return inTransaction(db, async tx => {
    await lockAccounts(tx, [player(index)])
    const occasion = { settings: { weekly_leagues: isOn ? 1 : 0, league_size: size, league_least: least } as const, now }
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

  it('are all counted when a player’s plays end at once, also the first ones', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => add(index % 2, 5)))
    expect([await entryOf(0), await entryOf(1)]).toMatchObject([{ points: 50 }, { points: 50 }])
    expect(await groups()).toMatchObject([{ members: 2 }])
  })

  it('count for the week in which the play ended, unless that week may already be counted', async () => {
    const sunday = new Date('2026-11-22T23:59:59Z')
    await add(0, 10, { at: sunday, now: monday })
    await add(1, 10, { at: sunday, now: counted })
    expect((await entries()).map(({ account_id, week: its }) => [account_id, its])).toEqual([[player(0), week]])
  })

  it('of several plays at once are reached when the last of them ended', async () => {
    await inTransaction(db, async tx => {
      await lockAccounts(tx, [player(0)])
      const rounds = [3000, 9000, 6000].map(ms => ({ score: 5, at: later(ms) }))
      await addScores(tx, { accountId: player(0), timezone: 'UTC' }, rounds, { settings, now: later(10_000) })
    })
    expect(await entryOf(0)).toMatchObject({ points: 15, reached_at: later(9000) })
  })

  it('that are equal at the same moment give the same ranks as the end of the week', async () => {
    for (const index of [1, 0, 2]) await add(index, 10)
    const places = await Promise.all([0, 1, 2].map(async index => (await readPlace(db, player(index), week))?.rank))
    await closeWeeks(db, settings, counted)
    const ended = await Promise.all([0, 1, 2].map(async index => (await entryOf(index))?.final_rank))
    expect([places, ended]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('do not change a week that was counted', async () => {
    await add(0, 10)
    await closeWeeks(db, settings, counted)
    await inTransaction(db, tx => addScore(tx, { accountId: player(0), score: 90, timezone: 'UTC', at: noon }, { settings, now: noon }))
    expect(await entryOf(0)).toMatchObject({ points: 10, final_rank: 1 })
  })

  it('seat nobody when leagues are off, or for 0 points', async () => {
    await add(0, 10, { isOn: false })
    await add(1, 0)
    expect([await entries(), await groups()]).toEqual([[], []])
  })

  it('do not change the size of a group that has started', async () => {
    await add(0, 10, { size: 5 })
    for (let index = 1; index < 10; index++) await add(index, 10, { size: 40 })
    expect((await groups()).map(({ size, members }) => [size, members])).toEqual([
      [5, 5],
      [40, 5],
    ])
  })
})

describe('a league is never of one', () => {
  /** Sets the tiers of the players, as if their last week had led there. */
  async function inTiers(tiers: readonly number[]): Promise<void> {
    const values = tiers.map((_tier, index) => ({
      account_id: player(index),
      week: '2026-11-09',
      points: 1,
      reached_at: later(-9 * dayMs),
    }))
    const [group] = await db
      .insertInto('league_groups')
      .values({ week: '2026-11-09', tier: 0, size: 50, closed_at: noon })
      .returning('id')
      .execute()
    const ended = values.map((entry, index) => ({
      ...entry,
      group_id: group?.id ?? null,
      outcome: 'stayed' as const,
      next_tier: tiers[index] ?? 0,
    }))
    await db
      .insertInto('league_entries')
      .values(ended.map(entry => ({ ...entry, final_rank: null })))
      .execute()
  }
  /** The tiers of the members of each group of the week. */
  const tiersByGroup = async () => {
    const now = (await entries()).filter(entry => entry.week === week)
    return [...Map.groupBy(now, ({ group_id }) => group_id).values()].map(there =>
      there.map(({ tier }) => tier ?? -1).toSorted((a, b) => a - b),
    )
  }

  it('players of any tiers share the group of the first one while they are few', async () => {
    await inTiers([6, 0, 3, 1])
    for (const index of [0, 1, 2, 3]) await add(index, 10)
    expect(await tiersByGroup()).toEqual([[0, 1, 3, 6]])
    expect(await groups()).toMatchObject([{}, { tier: 6, members: 1 }])
  })

  it('a tier gets its own group with five players, when five others stay behind', async () => {
    await inTiers([6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 6, 0])
    for (let index = 0; index < 10; index++) await add(index, 10)
    // Six of the lowest tier and four of the highest: four would be left.
    expect(await tiersByGroup()).toEqual([[0, 0, 0, 0, 0, 0, 6, 6, 6, 6]])
    for (const index of [10, 11]) await add(index, 10)
    expect((await tiersByGroup()).toSorted((one, other) => one.length - other.length)).toEqual([
      [6, 6, 6, 6, 6],
      [0, 0, 0, 0, 0, 0, 0],
    ])
  })

  it('the first after a full group wait in it until they are five', async () => {
    for (let index = 0; index < 14; index++) await add(index, 10, { size: 10 })
    expect((await tiersByGroup()).map(({ length }) => length)).toEqual([14])
    await add(14, 10, { size: 10 })
    expect((await tiersByGroup()).map(({ length }) => length)).toEqual([10, 5])
    expect((await entries()).filter(({ is_guest }) => is_guest)).toEqual([])
  })

  it.each([1, 2, 3, 4, 5, 6])(
    'whoever comes when, at the same moment: no group has fewer than five, or all of them (draw %i)',
    async draw => {
      const random = seededRandom(draw)
      const count = 2 + Math.floor(random() * 40)
      const tiers = Array.from({ length: count }, () => Math.floor(random() * 7))
      await inTiers(tiers)
      await Promise.all(shuffled([...tiers.keys()], random).map(index => add(index, 10, { size: 8 })))
      const there = await tiersByGroup()
      expect(there.flat().toSorted((a, b) => a - b)).toEqual(tiers.toSorted((a, b) => a - b))
      for (const { length } of there) expect(length).toBeGreaterThanOrEqual(Math.min(5, count))
      // The seats of a group are those of its own players.
      const now = (await entries()).filter(entry => entry.week === week && !entry.is_guest)
      for (const { id, members } of (await groups()).slice(1)) expect(now.filter(({ group_id }) => group_id === id)).toHaveLength(members)
    },
  )

  it('each moves from their own tier, and a guest of a higher tier can move down', async () => {
    await inTiers([0, 0, 6, 0, 3, 3])
    for (const [index, score] of [10, 20, 5, 40, 50, 30].entries()) await add(index, score)
    await closeWeeks(db, settings, counted)
    const after = await Promise.all([4, 3, 5, 1, 0, 2].map(index => entryOf(index)))
    expect(after.map(entry => [entry?.final_rank, entry?.outcome, entry?.next_tier])).toEqual([
      [1, 'promoted', 4],
      [2, 'promoted', 1],
      [3, 'stayed', 3],
      [4, 'stayed', 0],
      [5, 'stayed', 0],
      [6, 'demoted', 5],
    ])
  })
})

describe('the end of a week', () => {
  it('ranks by points, then by the time they were reached, moves a third at most, and notifies all members', async () => {
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

  it('is counted once, also by parallel processes', async () => {
    for (let index = 0; index < 40; index++) await add(index, 10 + index, { size: 8 })
    const closed = await Promise.all([1, 2, 3].map(() => closeWeeks(db, settings, counted)))
    expect(closed.reduce((sum, one) => sum + one, 0)).toBe(5)
    const before = await entries()
    expect(await closeWeeks(db, settings, later(9 * dayMs))).toBe(0)
    expect(await entries()).toEqual(before)
    expect(await notices()).toHaveLength(40)
  })

  it('decides the tier of the player’s next week, however much later that is', async () => {
    for (let index = 0; index < 6; index++) await add(index, 10 + index)
    await closeWeeks(db, settings, counted)
    const spring = later(120 * dayMs)
    await add(5, 10, { at: spring })
    await add(0, 10, { at: spring })
    const [group] = (await groups()).slice(1)
    const spent = (await entries()).filter(({ group_id }) => group_id === group?.id)
    expect(spent.map(({ tier, is_guest }) => [tier, is_guest])).toEqual([
      [0, true],
      [1, false],
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

  it('gives a group to players who started the next week before it was counted', async () => {
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
    // The one of the higher tier is a guest of the other two.
    expect((await groups()).slice(1).map(({ tier, members }) => [tier, members])).toEqual([[0, 2]])
    expect(await entryOf(5, '2026-11-23')).toMatchObject({ tier: 1, is_guest: true })
  })

  it('is counted with all members locked', async () => {
    for (let index = 0; index < 3; index++) await add(index, 10)
    // `xmax` of a row is the transaction that locked it last. The embedded database runs transactions one by one, so only this shows locks.
    const locks = async () => {
      const ids = accounts.slice(0, 3)
      const { rows } = await sql<{ by: string }>`select xmax::text as by from accounts where id = any(${ids}::int[]) order by id`.execute(
        db,
      )
      return rows.map(({ by }) => by)
    }
    const before = await locks()
    // Leagues are off, because a notice would lock its account, too.
    await closeWeeks(db, { ...settings, weekly_leagues: 0 }, counted)
    const after = await locks()
    expect(new Set(after).size).toBe(1)
    expect(before).not.toContain(after[0])
  })

  it('leaves no player without a group who starts at the moment it is counted', async () => {
    for (let index = 0; index < 30; index++) await add(index, 10 + index, { size: 10 })
    const beginning = Array.from({ length: 30 }, (_, index) => add(index, 4, { at: monday, size: 10 }))
    await Promise.all([...beginning, closeWeeks(db, settings, counted)])
    const begun = (await entries()).filter(entry => entry.week === '2026-11-23')
    expect(begun).toHaveLength(30)
    expect(begun.filter(({ group_id }) => group_id === null)).toEqual([])
    const own = begun.filter(({ is_guest }) => !is_guest)
    const seats = (await groups()).filter(group => group.week === '2026-11-23').reduce((sum, { members }) => sum + members, 0)
    expect(seats).toBe(own.length)
  })

  it('counts weeks in which no process ran later, the oldest first', async () => {
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

  it('does not rank a deactivated player, who returns to the same tier', async () => {
    for (let index = 0; index < 4; index++) await add(index, 10 + index)
    await db.updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', player(3)).execute()
    await closeWeeks(db, settings, counted)
    expect(await entryOf(3)).toMatchObject({ final_rank: null, outcome: 'stayed', next_tier: 0 })
    expect(await entryOf(2)).toMatchObject({ final_rank: 1, outcome: 'promoted' })
    expect((await notices()).map(({ account_id }) => account_id)).not.toContain(player(3))
  })

  it('notifies nobody when leagues are off', async () => {
    await add(0, 10)
    await closeWeeks(db, { ...settings, weekly_leagues: 0 }, counted)
    expect([await notices(), (await entryOf(0))?.outcome]).toEqual([[], 'stayed'])
  })
})

describe('removeFromLeaderboards', () => {
  it('removes a player from every week, and keeps the ranks of the others', async () => {
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
