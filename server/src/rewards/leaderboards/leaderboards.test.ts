import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import type { Database, Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addScore } from './add-score.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { removeFromLeaderboards } from './remove-player.ts'
import { allTime, type LeaderboardPeriod, leaderboardAt } from './periods.ts'
import { highestScore } from './sort-key.ts'
import { splitFullBlocks } from './split.ts'
import { allTimeStanding, bestRank, lastMove } from './standings.ts'
import { countEntries, readHead, readRanked, readRankedFrom, readStanding } from './store.ts'

let database: Database
let db: Db
let accounts: number[]
const noon = new Date('2026-11-21T12:00:00Z')
const later = (ms: number) => new Date(noon.getTime() + ms)

beforeAll(async () => {
  database = await freshDatabase()
  db = database.db
  accounts = await insertAccounts(db, 24)
})
afterAll(() => database.close())
beforeEach(() => emptyLeaderboards())

async function emptyLeaderboards() {
  await db.deleteFrom('leaderboard_entries').execute()
  await db.deleteFrom('leaderboard_blocks').execute()
}

const player = (index: number) => accounts[index] ?? 0
const add = (index: number, score: number, at = noon, timezone = 'UTC') =>
  addScore(db, { accountId: player(index), score, timezone, at }, { settings: defaultSettings, now: at })

/**
 * Each block must count exactly the entries between its key and the next. Each branch must count those of the blocks between its key and
 * the next. Every leaderboard must have both.
 */
async function expectCountsRight() {
  const { rows } = await sql`
    with counts as (
      select *, lead(low_key) over (partition by board, period order by low_key) as high_key from leaderboard_blocks
    ), sums as (
      select *, lead(low_key) over (partition by board, period order by low_key) as high_key from leaderboard_branches
    )
    select (select count(*)::int from counts c where entries <> (select count(*) from leaderboard_entries e
        where e.board = c.board and e.period = c.period and e.sort_key >= c.low_key
          and (c.high_key is null or e.sort_key < c.high_key))) as wrong_blocks,
      (select count(*)::int from sums s where entries <> (select coalesce(sum(b.entries), 0) from leaderboard_blocks b
        where b.board = s.board and b.period = s.period and b.low_key >= s.low_key
          and (s.high_key is null or b.low_key < s.high_key))) as wrong_branches,
      (select count(*) from leaderboard_entries)::int - (select coalesce(sum(entries), 0) from leaderboard_blocks)::int as lost_by_blocks,
      (select count(*) from leaderboard_entries)::int - (select coalesce(sum(entries), 0) from leaderboard_branches)::int as lost_by_branches`.execute(
    db,
  )
  expect(rows[0]).toEqual({ wrong_blocks: 0, wrong_branches: 0, lost_by_blocks: 0, lost_by_branches: 0 })
}

/** The expected ranks, from a plain sort. */
async function sortedLeaderboard({ board, period }: LeaderboardPeriod) {
  const { rows } = await sql<{ id: number; score: number; rank: number }>`
    select account_id as id, score, row_number() over (order by sort_key desc, account_id)::int as rank
    from leaderboard_entries where board = ${board} and period = ${period}::date order by rank`.execute(db)
  return rows
}

async function expectRanksRight(board: LeaderboardPeriod) {
  const sorted = await sortedLeaderboard(board)
  const standings = await Promise.all(sorted.map(({ id }) => readStanding(db, board, id)))
  expect(standings.map(own => own && { score: own.score, rank: own.rank })).toEqual(sorted.map(({ score, rank }) => ({ score, rank })))
  for (const offset of [0, 1, 3, sorted.length - 1, sorted.length]) {
    if (offset < 0) continue
    const expected = sorted.slice(offset, offset + 5).map(({ id, score }) => ({ id, score }))
    const page = await readRanked(db, board, { offset, limit: 5 })
    expect(page.map(({ id, score }) => ({ id, score }))).toEqual(expected)
    // The same page, read from any entry.
    const fromEach = await Promise.all(standings.flatMap(own => (own ? [readRankedFrom(db, board, own, { offset, limit: 5 })] : [])))
    for (const each of fromEach) expect(each.map(({ id, score }) => ({ id, score }))).toEqual(expected)
  }
  // Calls at the same moment share statements: each gets its own rank and as many of the first as it asks for.
  const asked = [
    ...sorted.map(({ id, rank }) => ({ accountId: id, rank, limit: 3 + (rank % 2) })),
    { accountId: null, rank: undefined, limit: 2 },
  ]
  const heads = await Promise.all(asked.map(({ accountId, limit }) => readHead(db, { ...board, accountId, limit })))
  expect(
    heads.map(({ own, first, total }) => ({ accountId: own?.id ?? null, rank: own?.rank, first: first.map(({ id }) => id), total })),
  ).toEqual(
    asked.map(({ accountId, rank, limit }) => ({
      accountId,
      rank,
      first: sorted.slice(0, limit).map(({ id }) => id),
      total: sorted.length,
    })),
  )
}

describe('addScore', () => {
  it('adds to the day, the month and all time of the player', async () => {
    await add(0, 30)
    await add(0, 12, later(1000))
    const leaderboards = (['daily', 'monthly', 'all_time'] as const).map(name => leaderboardAt(name, noon, 'UTC'))
    expect(leaderboards.map(board => board.period)).toEqual(['2026-11-21', '2026-11-01', '1970-01-01'])
    for (const board of leaderboards) expect(await readStanding(db, board, player(0))).toMatchObject({ score: 42, rank: 1 })
    await expectCountsRight()
  })

  it("takes the day of the player's zone", async () => {
    await add(0, 10, new Date('2026-11-30T20:00:00Z'), 'Asia/Tokyo')
    expect(await readStanding(db, { board: 'daily', period: '2026-12-01' }, player(0))).toMatchObject({ score: 10, rank: 1 })
    expect(await readStanding(db, { board: 'monthly', period: '2026-12-01' }, player(0))).toMatchObject({ score: 10, rank: 1 })
  })

  it('ranks equal scores by the time they were reached', async () => {
    await add(0, 20, later(60_000))
    await add(1, 20, later(30_000))
    await add(2, 10, noon)
    expect((await readRanked(db, allTime, { offset: 0, limit: 9 })).map(row => row.id)).toEqual([player(1), player(0), player(2)])
  })

  it('ranks equal scores by the time of the last points, not of the first ones', async () => {
    await add(0, 10, noon)
    await add(1, 10, later(1000))
    await add(1, 10, later(30_000))
    await add(0, 10, later(60_000))
    await add(2, 20, later(90_000))
    const order = [player(1), player(0), player(2)]
    expect((await readRanked(db, allTime, { offset: 0, limit: 9 })).map(row => row.id)).toEqual(order)
    const ranks = await Promise.all(order.map(async id => (await allTimeStanding(db, id))?.rank))
    expect(ranks).toEqual([1, 2, 3])
    await expectRanksRight(allTime)
  })

  it('does not let a play that is settled late win a tie', async () => {
    await add(0, 10, later(60_000))
    await add(1, 20, later(30_000))
    await add(0, 10, noon)
    expect((await allTimeStanding(db, player(1)))?.rank).toBe(1)
  })

  it('ranks nobody without points', async () => {
    await add(0, 0)
    expect([await allTimeStanding(db, player(0)), await countEntries(db, allTime)]).toEqual([null, 0])
  })

  it('stops at the highest score a key can hold, and keeps the order', async () => {
    await add(0, highestScore)
    await add(0, highestScore)
    await add(1, highestScore - 1)
    expect(await allTimeStanding(db, player(0))).toMatchObject({ score: highestScore, rank: 1 })
    await expectRanksRight(allTime)
  })

  it('loses no point of plays that are settled at the same moment', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => add(index % 2, 5)))
    expect([await allTimeStanding(db, player(0)), await allTimeStanding(db, player(1))]).toMatchObject([{ score: 100 }, { score: 100 }])
    await expectCountsRight()
  })
})

describe('removeFromLeaderboards', () => {
  it('removes a player from every leaderboard, of any day, and keeps counts and ranks right', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 60 }), fc.nat(3)), { minLength: 1, maxLength: 40 }),
        fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 4 }),
        async (moves, leaving) => {
          await emptyLeaderboards()
          for (const [index, score, day] of moves) await add(index, score, later(-day * 86_400_000))
          await splitFullBlocks(db, { full: 3, size: 2, sparse: 0 })
          await Promise.all(leaving.map(index => inTransaction(db, tx => removeFromLeaderboards(tx, player(index)))))
          await expectCountsRight()
          await expectRanksRight(allTime)
          for (const index of leaving) expect(await allTimeStanding(db, player(index))).toBeNull()
        },
      ),
      { numRuns: 15 },
    )
  })

  it('does not deadlock with others who add score at the same moment', async () => {
    await Promise.all(Array.from({ length: 24 }, (_, index) => add(index % 12, 5, later(-(index % 3) * 86_400_000))))
    const leaving = [0, 1, 2, 3].map(index => inTransaction(db, tx => removeFromLeaderboards(tx, player(index))))
    const adding = Array.from({ length: 24 }, (_, index) => add(4 + (index % 8), 5, later(-(index % 3) * 86_400_000)))
    await Promise.all([...leaving, ...adding, splitFullBlocks(db, { full: 3, size: 2, sparse: 0 })])
    await expectCountsRight()
  })
})

describe('bestRank', () => {
  it('is the best of today, this month and all time', async () => {
    await add(0, 50, new Date('2026-10-01T12:00:00Z'))
    await add(1, 10, new Date('2026-11-03T12:00:00Z'))
    await add(1, 10)
    expect(await bestRank(db, player(1), noon)).toBe(1)
    expect(await bestRank(db, player(2), noon)).toBeNull()
  })
})

describe('lastMove', () => {
  const rankOf = async (index: number) => (await allTimeStanding(db, player(index)))?.rank

  it('returns the ranks before and after the points of a moment, in split blocks too', async () => {
    for (let index = 0; index < 20; index++) await add(index, 10 + index, later(index * 1000))
    await splitFullBlocks(db, { full: 4, size: 2, sparse: 1 })
    for (const [index, score] of [
      [3, 8],
      [0, 100],
      [19, 1],
      [7, 4],
    ] as const) {
      const at = later(60_000 + index * 1000)
      const before = await rankOf(index)
      await add(index, score, at)
      expect(await lastMove(db, player(index), at)).toEqual({ before, after: await rankOf(index) })
    }
  })

  it('ranks equal scores as the leaderboard does, and has no rank before the first points', async () => {
    for (const index of [1, 0, 2]) await add(index, 20)
    expect(await lastMove(db, player(1), noon)).toEqual({ before: null, after: 2 })
    await add(3, 20, later(1000))
    await add(2, 5, later(1000))
    expect(await lastMove(db, player(2), later(1000))).toEqual({ before: 3, after: 1 })
  })

  it('is null for points before the last ones, and for a player without points', async () => {
    await add(0, 10)
    await add(0, 10, later(1000))
    expect([await lastMove(db, player(0), noon), await lastMove(db, player(1), noon)]).toEqual([null, null])
  })
})

describe('splitFullBlocks', () => {
  const sizes = { full: 4, size: 2, sparse: 1 }

  it('splits full blocks and keeps every rank', async () => {
    for (let index = 0; index < 20; index++) await add(index, 10 + index, later(index * 1000))
    expect(await splitFullBlocks(db, sizes)).toBe(3)
    const blocks = await db.selectFrom('leaderboard_blocks').select('entries').where('board', '=', 'all_time').execute()
    expect(blocks.map(block => block.entries)).toEqual(Array.from({ length: 10 }, () => 2))
    const branches = db.selectFrom('leaderboard_branches').select('entries').where('board', '=', 'all_time').orderBy('low_key')
    expect((await branches.execute()).map(branch => branch.entries)).toEqual([8, 8, 4])
    await expectCountsRight()
    await expectRanksRight(allTime)
  })

  it('keeps entries with the same key in one block', async () => {
    for (let index = 0; index < 12; index++) await add(index, 10)
    expect(await splitFullBlocks(db, sizes)).toBe(0)
    await add(0, 10)
    await splitFullBlocks(db, sizes)
    await expectCountsRight()
    await expectRanksRight(allTime)
  })

  it('merges blocks that climbing players left empty', async () => {
    for (let index = 0; index < 20; index++) await add(index, 10 + index)
    await splitFullBlocks(db, sizes)
    for (let index = 0; index < 20; index++) await add(index, 1000 + index)
    for (let round = 0; round < 5; round++) await splitFullBlocks(db, { ...sizes, full: 100 })
    const { rows } = await sql<{ blocks: number }>`select count(*)::int as blocks from leaderboard_blocks where board = 'all_time'`.execute(
      db,
    )
    expect(rows[0]?.blocks).toBe(2)
    await expectCountsRight()
    await expectRanksRight(allTime)
  })
})

describe('any sequence of scores and splits, in parallel', () => {
  const scores = fc.record({ who: fc.nat(23), score: fc.integer({ min: 1, max: 6 }), ms: fc.nat(64) })
  const batches = fc.array(fc.array(scores, { minLength: 4, maxLength: 20 }), { minLength: 1, maxLength: 5 })

  it('keeps counts and ranks equal to those of a plain sort', { timeout: 90_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(batches, async sequence => {
        await emptyLeaderboards()
        for (const batch of sequence) {
          const split = () => splitFullBlocks(db, { full: 4, size: 2, sparse: 2 })
          const adding = batch.map(({ who, score, ms }) => add(who, score, later(ms)))
          await Promise.all([...adding.slice(0, 3), split(), ...adding.slice(3), split(), expectCountsRight()])
          await expectCountsRight()
        }
        await expectRanksRight(allTime)
        await expectRanksRight(leaderboardAt('daily', noon, 'UTC'))
      }),
      { numRuns: 25 },
    )
  })
})
