// The sample games of a development machine before anybody signs up: last week's cup with a leaderboard and prizes, and an exam with marks.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { announceStarterContests } from '../../compete/contests/index.ts'
import { openSession } from '../../people/accounts/index.ts'
import { loadStarterExams } from '../../assess/exams/index.ts'
import { createApp } from '../../app.ts'
import { prepareSamples } from './index.ts'

const isElsewhere = Boolean(process.env.TEST_DATABASE_URL)

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  // These languages have exams but no questions.
  await sql`insert into languages (code, name) values ('es', 'Español'), ('ar', 'العربية') on conflict do nothing`.execute(quiz.database.db)
  await loadStarterExams(quiz.database.db, quiz.clock.now())
})
afterAll(() => quiz.close())

it.skipIf(isElsewhere)('is complete (leaderboards, prizes, marks, a balanced ledger) and happens once', async () => {
  const { database, config, clock } = quiz
  await announceStarterContests(database.db, clock.now())
  const announced = async () => (await database.db.selectFrom('contests').select(['key', 'state']).execute()).map(({ key }) => key)
  const before = await announced()
  expect(before.filter(key => key?.startsWith('starter:')).length).toBeGreaterThan(0)
  expect(await prepareSamples(async () => createApp, database, config)).toBe(true)

  const sample = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'player@trivium.example')
    .executeTakeFirstOrThrow()
  const token = await database.db.transaction().execute(tx => openSession(tx, sample.id, clock.now()))
  const ask = async (action: string, payload: object = {}) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await quiz.app.http.inject({ method: 'POST', url: `/api/${action}`, headers, payload })).json()
  }
  const { past } = (await ask('get_contest')).data
  expect(past).toMatchObject([{ played: true, participants: 4 }])
  const prizes = await database.db.selectFrom('contest_entries').select('prize').where('prize', '>', 0).execute()
  expect(prizes.length).toBeGreaterThan(0)
  const [exam, ...others] = (await ask('get_exam_module', { type: 2 })).data
  expect([others, exam.result.obtained_marks > 0]).toEqual([[], true])
  const sum = await sql<{ sum: number }>`select sum(balance)::int as sum from ledger_accounts`.execute(database.db)
  expect(sum.rows[0]?.sum).toBe(0)

  expect(await prepareSamples(async () => createApp, database, config)).toBe(false)
  await announceStarterContests(database.db, clock.now())
  expect((await announced()).filter(key => key?.startsWith('starter:'))).toEqual(before.filter(key => key?.startsWith('starter:')))
})
