import { timeRangesMs } from '@trivium/rules/bank/items/item-stats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/setup/database.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import type { Database } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type AnsweredFirst, readStats, recordFirstAnswers } from './index.ts'

let database: Database
let fixture: Fixture
let untouched: number[]
beforeAll(async () => {
  database = await freshDatabase()
  fixture = await loadFixture(database.db)
  untouched = [...fixture.known.keys()].toSorted((a, b) => a - b)
})
afterAll(() => database.close())

const fresh = (count: number) => untouched.splice(0, count)
const record = (answers: AnsweredFirst[]) => inTransaction(database.db, tx => recordFirstAnswers(tx, { answers }))

describe('readStats', () => {
  it('has no entry for a question without answers', async () => {
    expect((await readStats(database.db, fresh(2))).size).toBe(0)
    expect((await readStats(database.db, [])).size).toBe(0)
  })

  it('adds up answers of several plays', async () => {
    const [questionId = 0] = fresh(1)
    // The eight players of rules/src/bank/items/item-stats.test.ts: facility 5/8, discrimination 0.737865, calculated by hand.
    const right = [0.9, 0.8, 0.8, 0.7, 0.5].map(restShare => ({ questionId, correct: true, ms: 100, restShare }))
    const wrong = [0.6, 0.4, 0.1].map(restShare => ({ questionId, correct: false, ms: 200, restShare }))
    for (const answer of [...right, ...wrong]) await record([answer])
    expect((await readStats(database.db, [questionId])).get(questionId)).toEqual({
      attempts: 8,
      facility: 0.625,
      discrimination: expect.closeTo(0.737865, 6),
      medianMs: 125,
      calibratedFacility: null,
    })
  })

  it('gives null for unknown values', async () => {
    const [questionId = 0] = fresh(1)
    await record([{ questionId, correct: true, ms: null, restShare: null }])
    expect((await readStats(database.db, [questionId])).get(questionId)).toEqual({
      attempts: 1,
      facility: 1,
      discrimination: null,
      medianMs: null,
      calibratedFacility: null,
    })
  })
})

describe('recordFirstAnswers', () => {
  it('does nothing for a play without first answers', async () => {
    await record([])
    expect(await database.db.selectFrom('item_stats').selectAll().where('attempts', '=', 0).execute()).toEqual([])
  })

  it('accepts a question twice in one batch', async () => {
    const [questionId = 0] = fresh(1)
    await record([
      { questionId, correct: true, ms: 1_000, restShare: 0.5 },
      { questionId, correct: false, ms: 1_000, restShare: 0.5 },
    ])
    expect((await readStats(database.db, [questionId])).get(questionId)).toMatchObject({ attempts: 2, facility: 0.5 })
  })

  it('counts every answer of 20 parallel settlements of the same questions', async () => {
    const ids = fresh(10)
    const settlements = Array.from({ length: 20 }, (_, player) => {
      const answers = ids.map(questionId => ({ questionId, correct: player % 2 === 0, ms: 3_000 + player, restShare: player / 20 }))
      // Each player answers the questions in a different order.
      return record([...answers.slice(player % 10), ...answers.slice(0, player % 10)])
    })
    await Promise.all(settlements)
    const stats = await readStats(database.db, ids)
    expect([...stats.values()].map(({ attempts, facility }) => ({ attempts, facility }))).toEqual(
      ids.map(() => ({ attempts: 20, facility: 0.5 })),
    )
    const rows = await database.db.selectFrom('item_stats').select('times').where('question_id', 'in', ids).execute()
    for (const { times } of rows) {
      expect(times).toHaveLength(timeRangesMs.length + 1)
      expect(times.reduce((a, b) => a + b, 0)).toBe(20)
    }
  })
})
