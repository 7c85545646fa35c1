// Reporting a question: a reason, one open report per player and question, a daily limit, only for questions the player was shown.

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
})
afterEach(() => quiz.clock.reset())
afterAll(() => quiz.close())

const reason = 'The date in it is wrong.'
const report = (player: TestPlayer, question_id: number | undefined, message: unknown = reason) =>
  player.call('report_question', { question_id, message })
const reportsOf = (player: TestPlayer) =>
  quiz.database.db.selectFrom('reports').select(['question_id', 'reason']).where('account_id', '=', player.id).execute()

/** Shows a player enough questions to exceed the limit. */
async function shown(player: TestPlayer): Promise<number[]> {
  const plays = [
    await quiz.begin(player),
    await quiz.begin(player, { category: 'science' }),
    await quiz.begin(player, { category: 'claims' }),
  ]
  return plays.flatMap(({ questions }) => questions.map(question => question.id))
}

describe('report_question', () => {
  it('saves the trimmed reason', async () => {
    const alice = await quiz.player()
    const { questions } = await quiz.begin(alice)
    expect(await report(alice, questions[0]?.id, `  ${reason}\n`)).toMatchObject({ error: false, data: null })
    expect(await reportsOf(alice)).toEqual([{ question_id: questions[0]?.id, reason }])
  })

  it.each([
    ['', 'reason_required'],
    [' '.repeat(40), 'reason_required'],
    ['x', 'reason_too_short'],
    ['too short', 'reason_too_short'],
    [`short${' '.repeat(20)}`, 'reason_too_short'],
    ['😀'.repeat(9), 'reason_too_short'],
  ])('requires a reason of ten characters: refuses %j with %s', async (message, code) => {
    const alice = await quiz.player()
    const { questions } = await quiz.begin(alice)
    expect(await report(alice, questions[0]?.id, message)).toMatchObject({ error: true, message: code })
    expect(await report(alice, questions[0]?.id, 'it is ten.')).toMatchObject({ error: false })
  })

  it('accepts 512 characters and no more', async () => {
    const alice = await quiz.player()
    const { questions } = await quiz.begin(alice)
    expect(await report(alice, questions[0]?.id, 'x'.repeat(513))).toMatchObject({ status: 400 })
    expect(await report(alice, questions[0]?.id, 'x'.repeat(512))).toMatchObject({ error: false })
  })

  it('creates one open report per player and question, also for twenty simultaneous calls', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player('Bob')]
    const [id] = await shown(alice)
    const replies = await Promise.all(Array.from({ length: 20 }, () => report(alice, id)))
    expect(replies.filter(reply => !reply.error)).toHaveLength(1)
    expect(new Set(replies.filter(reply => reply.error).map(reply => reply.message))).toEqual(new Set(['already_reported']))
    const { questions } = await quiz.begin(bob)
    expect(await report(bob, questions[0]?.id)).toMatchObject({ error: false })
    await quiz.database.db.updateTable('reports').set({ state: 'closed' }).where('account_id', '=', alice.id).execute()
    expect(await report(alice, id)).toMatchObject({ error: false })
  })

  it('accepts only questions that the player was shown', async () => {
    const alice = await quiz.player()
    const [id] = await shown(await quiz.player('Bob'))
    for (const unknown of [id, 999_999]) expect(await report(alice, unknown)).toMatchObject({ message: 'document_not_found' })
  })

  it('accepts twenty a day in the player’s time zone, also simultaneously', async () => {
    const alice = await quiz.player('Alice', { timezone: 'Asia/Kolkata' })
    // An hour before midnight in Kolkata, which is 18:30 UTC.
    const day = new Date(quiz.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    quiz.clock.advance(Date.parse(`${day}T17:30:00Z`) - quiz.clock.now().getTime())
    const ids = await shown(alice)
    const replies = await Promise.all(ids.map(id => report(alice, id)))
    expect(replies.filter(reply => !reply.error)).toHaveLength(20)
    const refused = ids.filter((_, index) => replies[index]?.error)
    expect(new Set(replies.filter(reply => reply.error).map(reply => reply.message))).toEqual(new Set(['too_many_reports']))
    expect(await reportsOf(alice)).toHaveLength(20)
    quiz.clock.advance(61 * 60_000)
    expect(await report(alice, refused[0])).toMatchObject({ error: false })
  })
})

describe('multi_match_report_question', () => {
  it('accepts only multi-match questions', async () => {
    const alice = await quiz.player()
    const { questions } = await quiz.open(alice, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 })
    const [other] = await shown(alice)
    const call = (question_id: number | undefined) => alice.call('multi_match_report_question', { question_id, message: reason })
    expect(await call(other)).toMatchObject({ message: 'document_not_found' })
    expect(await call(questions[0]?.id)).toMatchObject({ error: false })
    expect(await report(alice, questions[0]?.id)).toMatchObject({ message: 'already_reported' })
  })
})
