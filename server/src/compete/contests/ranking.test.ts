import { compareStandings, placesOf } from '@trivium/rules/compete/contests/ranking'
import { seededRandom } from '@trivium/rules/platform/random'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contestHall } from '../../../test/games/contest-hall.ts'
import { attackSeed, effort } from '../../../test/setup/effort.ts'
import { plansOf } from '../../../test/app/plans.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { countByState, readPlace, readRanked } from './entry-store.ts'

let quiz: Quiz
let contestId: number
beforeAll(async () => {
  quiz = await startQuiz({ rights: 'owner' })
  contestId = await contestHall(quiz).openOne()
})
afterAll(() => quiz.close())

const many = effort(1_000, 10_000)

/** Uses few different scores, times and instants, so that many entries tie. */
async function enterMany() {
  const random = seededRandom(attackSeed())
  const some = (count: number) => Math.floor(random() * count)
  const { rows: accounts } = await sql<{ id: number }>`
    insert into accounts (subject, sign_in_type, name, refer_code)
    select 'many-' || n, 'email', 'Player ' || n, 'many-' || n from generate_series(1, ${many}) n returning id`.execute(quiz.database.db)
  const entries = accounts.map(({ id }) => ({ id, score: 4 * some(20) - 12, ms: 1000 * some(8), finishedAt: new Date(1000 * some(3)) }))
  const rows = entries.map(({ id, score, ms, finishedAt: finished_at }) => ({ account_id: id, score, ms, finished_at }))
  await sql`
    insert into contest_entries (contest_id, account_id, paid, started_at, score, ms, finished_at)
    select ${contestId}, account_id, 0, now(), score, ms, finished_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (account_id int, score int, ms int, finished_at timestamptz)`.execute(
    quiz.database.db,
  )
  await sql`analyze contest_entries`.execute(quiz.database.db)
  return entries.toSorted((one, other) => compareStandings(one, other) || one.id - other.id)
}

describe('the ranking of many players', () => {
  it('is the same by pages, by single places, and computed at once; it uses an index', async () => {
    const { db } = quiz.database
    const sorted = await enterMany()
    const places = placesOf(sorted)
    const alice = await quiz.player()
    const size = 100
    for (let offset = 0; offset < many; offset += size * 3) {
      const { data, total } = await alice.call('get_contest_leaderboard', { contest_id: contestId, offset, limit: size })
      const expected = sorted.slice(offset, offset + size).map(({ id, score }, index) => [id, score, places[offset + index]])
      expect(data.top_users.map(({ user_id, score, user_rank }) => [user_id, score, user_rank])).toEqual(expected)
      expect(total).toBe(many)
    }
    for (const [index, { id }] of sorted.entries()) {
      if (index % 97 === 0) expect((await readPlace(db, contestId, id))?.place).toBe(places[index])
    }
    const last = sorted.at(-1)?.id ?? 0
    // One contest makes a small table, so we forbid the sequential scan that PostgreSQL would choose.
    const plans = await db.transaction().execute(async tx => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return plansOf(tx, async watched => {
        await readRanked(watched, contestId, { offset: 50, limit: 25 })
        await readPlace(watched, contestId, last)
      })
    })
    expect(plans).toHaveLength(2)
    for (const plan of plans) expect(plan).toContain('contest_entries_ranked')
    expect(await countByState(db, contestId)).toEqual({ finished: many, playing: 0 })
  })
})
