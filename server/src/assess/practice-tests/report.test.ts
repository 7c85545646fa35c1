import { Listed, Play } from '@trivium/contract/play/plays'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { readinessFor } from './adaptive/readiness.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
})
afterAll(() => quiz.close())

/** Takes a whole test: answers the first `right` questions right, the rest wrong. */
async function take(player: TestPlayer, input: Fields<'get_questions_test'>, right: number): Promise<TestResult> {
  const begun = await player.call('get_questions_test', { q_test_type: 'tutor', q_test_length: 10, ...input })
  const play = Play.parse(begun.play)
  const questions = Listed.array()
    .parse(begun.data)
    .flatMap(listed => ('options' in listed ? [listed] : []))
  for (const [index, question] of questions.entries()) await quiz.answer(player, play, question, index < right ? 'right' : 'wrong')
  quiz.clock.advance(60_000)
  return TestResult.parse((await player.call('get_test_result', { quiz_id: TestSheet.parse(begun.test).quiz_id })).data)
}

describe('get_questions_test_report', () => {
  it('lists tests newest first, with a trend, and counts each question by its first answer', async () => {
    const alice = await quiz.player()
    const empty = await alice.call('get_questions_test_report')
    expect(empty).toMatchObject({ data: [], total: 0, trend: [], by_organisation: [], seconds_per_question: null })
    const one = await take(alice, { q_organisation: 'lore/history' }, 4)
    const again = await take(alice, { q_organisation: 'lore/history', q_pool: 'missed' }, 6)
    const other = await take(alice, { q_organisation: 'lore/science', q_question_type: 'multiple_choice,true_false' }, 10)
    const report = await alice.call('get_questions_test_report', { limit: 2 })
    const ids = [one, again, other].map(({ quiz_id }) => quiz_id)
    expect(report.total).toBe(3)
    expect(report.data).toEqual([other, again])
    expect(report.trend.map(({ quiz_id, result_percentage }) => [quiz_id, result_percentage])).toEqual([
      [ids[0], 40],
      [ids[1], 100],
      [ids[2], 100],
    ])
    // The six missed questions were answered right the second time, but only the first answers count.
    expect(report.by_organisation.map(({ id, questions, correct, points }) => [id, questions, correct, points])).toEqual([
      ['lore/science', 10, 10, 10],
      ['lore/history', 10, 4, 4],
    ])
    expect(report.unused).toBe(empty.unused - 20)
  })

  it('leaves out the items of an adaptive test, which its own result shows', async () => {
    const alice = await quiz.player()
    const begun = await alice.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all' })
    const play = Play.parse(begun.play)
    const [first] = Listed.array().parse(begun.data)
    if (first && 'options' in first) await quiz.answer(alice, play, first, 'right')
    await alice.call('finish_play', { play_id: play.id })
    const whole = TestResult.parse((await alice.call('get_test_result', { play_id: play.id })).data)
    expect(whole.adaptive).toMatchObject({ stopped_by: 'left', progress: [{ position: 1, correct: true, is_scored: true }] })
    const listed = whole.adaptive && { ...whole.adaptive, progress: [] }
    const report = await alice.call('get_questions_test_report')
    expect(report.data).toEqual([{ ...whole, adaptive: listed }])
    // Its percentage says nothing.
    expect(report.trend).toEqual([])
  })

  it("names areas in the requested language, and those of a test in the test's language", async () => {
    const alice = await quiz.player()
    const one = await take(alice, { language_id: quiz.fixture.languages.en, q_organisation: 'lore/history' }, 10)
    expect(one.by_organisation.map(({ name }) => name)).toEqual(['history'])
    const named = async (language_id: number) => {
      const { by_organisation, unused } = await alice.call('get_questions_test_report', { language_id })
      return { names: by_organisation.map(({ name }) => name), unused }
    }
    const [english, arabic] = [await named(quiz.fixture.languages.en), await named(quiz.fixture.languages.ar)]
    expect([english.names, arabic.names]).toEqual([['history'], ['التاريخ']])
    expect(arabic.unused).not.toBe(english.unused)
    expect((await alice.call('get_questions_test_report', { language_id: 999_999 })).message).toBe('document_not_found')
  })

  it('shows nothing of other players', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    await take(alice, {}, 10)
    expect(await bob.call('get_questions_test_report')).toMatchObject({ data: [], total: 0, trend: [] })
    expect((await bob.call('get_readiness')).data.answers).toBe(0)
  })
})

describe('readiness', () => {
  it('counts first answers, as of now or as of the end of any test', async () => {
    const alice = await quiz.player()
    const one = await take(alice, { q_organisation: 'lore/history' }, 4)
    await take(alice, { q_organisation: 'lore/history', q_pool: 'missed' }, 6)
    const other = await take(alice, {}, 10)
    const context = { db: quiz.database.db, player: { id: alice.id }, settings: defaultSettings }
    const answersAsOf = async (date: string) => (await readinessFor(context, new Date(date))).answers
    expect([await answersAsOf(one.date), await answersAsOf(other.date)]).toEqual([10, 20])
    expect((await alice.call('get_readiness')).data.answers).toBe(20)
  })
})
