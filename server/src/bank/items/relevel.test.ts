import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/setup/database.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import type { Database } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { noteFlags, recordFirstAnswers, relevel, releveller } from './index.ts'

let database: Database
let fixture: Fixture
beforeAll(async () => {
  database = await freshDatabase()
  fixture = await loadFixture(database.db)
})
afterAll(() => database.close())

/** Stores so many first answers, of which this share is right. */
async function answered(questionId: number, attempts: number, facility: number) {
  const answers = Array.from({ length: attempts }, (_, index) => ({
    questionId,
    correct: index < attempts * facility,
    ms: 3_000,
    restShare: 0.5,
  }))
  await inTransaction(database.db, tx => recordFirstAnswers(tx, { answers }))
}

/** Ids of the English questions of the subcategory `ancient` at a level. */
async function inAncient(level: number): Promise<number[]> {
  const place = { category_id: fixture.categories.ancient, language_id: fixture.languages.en, level }
  const rows = await database.db
    .selectFrom('questions')
    .select('id')
    .where(({ and }) => and(place))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
const levelsOf = async (ids: number[]) => {
  const rows = await database.db.selectFrom('questions').select(['id', 'level']).where('id', 'in', ids).execute()
  return ids.map(id => rows.find(row => row.id === id)?.level)
}
const countsOf = () =>
  database.db.selectFrom('question_counts').selectAll().orderBy('category_id').orderBy('language_id').orderBy('level').execute()

describe('relevel', () => {
  it('swaps levels of measured questions only, leaves edited ones, and keeps the size of every level', async () => {
    const [[easy = 0, few = 0] = [], [hard = 0] = [], [edited = 0] = []] = await Promise.all([3, 1, 2].map(inAncient))
    await database.db.updateTable('questions').set({ edited_at: new Date() }).where('id', '=', edited).execute()
    for (const [id, attempts, facility] of [
      [easy, 100, 0.95],
      [few, 99, 1],
      [hard, 120, 0.25],
      [edited, 200, 0.01],
    ] as const)
      await answered(id, attempts, facility)
    await noteFlags(database.db, new Date())
    const counts = await countsOf()
    expect(await relevel(database.db, new Date(0))).toBe(2)
    expect(await levelsOf([easy, few, hard, edited])).toEqual([1, 3, 3, 2])
    expect(await countsOf()).toEqual(counts)
    expect(await relevel(database.db, new Date(0))).toBe(0)
  })

  it('considers only categories whose stats have grown since', async () => {
    const [[, , , first = 0] = [], [, , , last = 0] = []] = await Promise.all([1, 3].map(inAncient))
    await answered(first, 100, 0.1)
    await answered(last, 100, 0.9)
    await noteFlags(database.db, new Date())
    expect(await relevel(database.db, new Date(Date.now() + 60_000))).toBe(0)
    expect(await relevel(database.db, new Date(0))).toBeGreaterThanOrEqual(2)
  })

  it('considers in its next run the stats that have grown during the previous one', async () => {
    const minute = 60_000
    // The first run begins a minute ago; every later call to the clock is a minute ahead.
    const times = [new Date(Date.now() - minute), new Date(Date.now() + minute)]
    const run = releveller(database.db, () => times.shift() ?? new Date(Date.now() + minute))
    await run()
    const [[, , , , , easy = 0] = [], [, , , , , hard = 0] = []] = await Promise.all([3, 1].map(inAncient))
    await answered(easy, 400, 0.99)
    await answered(hard, 400, 0.01)
    await noteFlags(database.db, new Date())
    expect(await run()).toBeGreaterThanOrEqual(2)
  })
})
