import { Listed, Play, Q } from '@trivium/contract/play/plays'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz, stopTime } from '../../../test/app/quiz.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'
import { closeOverduePlays } from '../../play/plays/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
})
afterAll(() => quiz.close())

const minuteMs = 60_000
const idsOf = (questions: { id: number }[]) => questions.map(({ id }) => id).toSorted((one, other) => one - other)

interface Begun {
  play: Play
  test: TestSheet
  questions: Q[]
}

async function begin(player: TestPlayer, input: Fields<'get_questions_test'>): Promise<Begun> {
  const reply = await player.call('get_questions_test', input)
  if (reply.error) throw new Error(`the test was refused: ${reply.message}`)
  const listed = Listed.array().parse(reply.data)
  return { play: Play.parse(reply.play), test: TestSheet.parse(reply.test), questions: listed.filter(one => 'options' in one) }
}
const answer = (player: TestPlayer, { play }: Begun, question: Q | undefined, how: 'right' | 'wrong' | 'nothing') =>
  quiz.answer(player, play, question, how)
const finish = (player: TestPlayer, { play }: Begun) => player.call('finish_play', { play_id: play.id })
const resultOf = async (player: TestPlayer, { test }: Begun) =>
  TestResult.parse((await player.call('get_test_result', { quiz_id: test.quiz_id })).data)

describe('get_all_question_types', () => {
  it('counts the questions of the bank by the current choices', async () => {
    const alice = await quiz.player()
    const { data } = await alice.call('get_all_question_types')
    const [lore] = data.organisations
    const all = lore?.questions ?? 0
    expect(lore).toMatchObject({ id: 'lore', name: 'Lore', areas: [{ id: 'lore/science' }, { id: 'lore/history' }] })
    expect(lore?.areas.reduce((sum, area) => sum + area.questions, 0)).toBe(all)
    expect(data.pools.map(({ id, questions }) => [id, questions])).toEqual([
      ['unused', all],
      ['missed', 0],
      ['marked', 0],
      ['all', all],
    ])
    expect(data.test_types.map(({ id }) => id)).toEqual(['tutor', 'timed', 'cat', 'readiness'])
    const history = await alice.call('get_all_question_types', { q_organisation: 'lore/history', q_question_type: 'multiple_choice' })
    expect(history.data.pools[0]?.questions).toBe(lore?.areas[1]?.questions)
    expect(history.data.lengths.every(length => length <= (lore?.areas[1]?.questions ?? 0))).toBe(true)
  })

  it('refuses unknown organisations and types', async () => {
    const alice = await quiz.player()
    expect((await alice.call('get_all_question_types', { q_organisation: 'lore/magic' })).message).toBe('document_not_found')
    expect((await alice.call('get_all_question_types', { q_question_type: 'riddle' })).status).toBe(400)
  })

  it('counts what the player has met, missed and marked', async () => {
    const alice = await quiz.player()
    const poolsNow = async () =>
      Object.fromEntries((await alice.call('get_all_question_types')).data.pools.map(({ id, questions }) => [id, questions]))
    const before = await poolsNow()
    const begun = await begin(alice, { q_test_type: 'tutor', q_test_length: 10 })
    for (const [index, question] of begun.questions.entries()) await answer(alice, begun, question, index < 4 ? 'right' : 'wrong')
    await alice.call('annotate_question', { play_id: begun.play.id, question_id: begun.questions[0]?.id, marked: 1 })
    expect(await poolsNow()).toEqual({ unused: (before['unused'] ?? 0) - 10, missed: 6, marked: 1, all: before['all'] })
    const again = await begin(alice, { q_test_type: 'tutor', q_test_length: 10, q_pool: 'missed' })
    expect(idsOf(again.questions)).toEqual(idsOf(begun.questions.slice(4)))
  })
})

describe('a tutor test', () => {
  it('reveals right or wrong and the reason after each question, whatever the setting says, and has no clock', async () => {
    await quiz.set('answer_mode', 2)
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'tutor', q_test_length: 10 })
    expect(begun.play).toMatchObject({ deadline: null, order: 'one_by_one', total: 10 })
    const { data } = await answer(alice, begun, begun.questions[0], 'right')
    expect(data).toMatchObject({ correct: true, correct_answer: expect.any(String), note: expect.any(String) })
    await quiz.set('answer_mode', 3)
  })

  it('is resumed by the same choices; other choices start another test', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'tutor', q_test_length: 10 })
    const again = await begin(alice, { q_test_type: 'Tutor', q_test_length: '10' })
    expect([again.test.quiz_id, again.play.resumed]).toEqual([begun.test.quiz_id, true])
    const other = await begin(alice, { q_test_type: 'tutor', q_test_length: 10, q_organisation: 'lore/history' })
    expect(other.test.quiz_id).not.toBe(begun.test.quiz_id)
    expect(other.questions.filter(({ id }) => begun.questions.some(question => question.id === id))).toEqual([])
    const open = await alice.call('get_open_tests')
    expect(open.data.map(({ quiz_id }) => quiz_id)).toEqual([other.test.quiz_id, begun.test.quiz_id])
  })
})

describe('a timed test', () => {
  it('has one clock, a minute per question and more for a sequence, and reveals nothing before its end', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 25 })
    const sequences = begun.questions.filter(({ question_type }) => question_type === 'sequence').length
    expect(begun.play).toMatchObject({ order: 'free', total_seconds: 25 * 60 + sequences * 30 })
    const { data } = await answer(alice, begun, begun.questions[3], 'right')
    expect(data).toMatchObject({ correct: null, correct_answer: null, note: null, score: 0 })
    expect((await alice.call('get_test_result', { quiz_id: begun.test.quiz_id })).message).toBe('play_open')
    expect((await alice.call('get_questions_test_review', { quiz_id: begun.test.quiz_id })).message).toBe('play_open')
  })

  it('gives points, percentage, verdict, and stats by area', async () => {
    stopTime()
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 10, q_question_type: 'multiple_choice,true_false' })
    for (const [index, question] of begun.questions.entries())
      if (index < 9) await answer(alice, begun, question, index < 7 ? 'right' : 'wrong')
    quiz.clock.advance(2 * minuteMs)
    await finish(alice, begun)
    const result = await resultOf(alice, begun)
    expect(result).toMatchObject({
      obtained_points: 7,
      points_possible: 10,
      result_percentage: 70,
      result: 'pass',
      correct: 7,
      in_correct: 2,
      missed: 1,
    })
    expect(result).toMatchObject({ bank_cat: 'bank', time_remaining: 8 * 60, adaptive: null, readiness_assessment: null })
    expect(result.by_organisation.reduce((sum, area) => sum + area.questions, 0)).toBe(10)
    const { data: review } = await alice.call('get_questions_test_review', { quiz_id: begun.test.quiz_id })
    expect(review.map(({ points }) => points)).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0])
  })

  it('ends when its time is over', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 10 })
    await answer(alice, begun, begun.questions[0], 'right')
    quiz.clock.advance(16 * minuteMs)
    await closeOverduePlays(quiz.database.db, quiz.clock.now())
    expect(await resultOf(alice, begun)).toMatchObject({ correct: 1, missed: 9, time_remaining: 0 })
  })

  it('scores multi-select by right options minus wrong ones', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 10, q_question_type: 'multi_select' })
    for (const question of begun.questions) await answer(alice, begun, question, 'right')
    const [first] = begun.questions
    const keys = first ? quiz.fixture.right(first).split(',') : []
    const wrong = first?.options.find(({ key }) => !keys.includes(key))?.key
    await alice.call('submit_answer', { play_id: begun.play.id, question_id: first?.id, answer: [...keys, wrong].join(',') })
    await finish(alice, begun)
    const result = await resultOf(alice, begun)
    expect(result.points_possible - result.obtained_points).toBe(1)
    expect(result.correct).toBe(begun.questions.length - 1)
  })
})

describe('a readiness test', () => {
  it('needs as many questions as the evidence, and gives no estimate without calibrated items', async () => {
    const alice = await quiz.player()
    const refused = await alice.call('get_questions_test', {
      q_test_type: 'readiness',
      q_organisation: 'lore/history',
      q_question_type: 'true_false',
    })
    expect(['not_enough_items', 'no_questions']).toContain(refused.message)
    const begun = await begin(alice, { q_test_type: 'readiness' })
    expect(begun.questions.length).toBeGreaterThanOrEqual(60)
    for (const question of begun.questions) await answer(alice, begun, question, 'right')
    await finish(alice, begun)
    const { data } = await alice.call('get_readiness')
    expect(data).toMatchObject({
      estimate: null,
      answers: begun.questions.length,
      answers_needed: 60,
      calibrated: 0,
      calibrated_needed: 60,
      criterion: null,
    })
  })
})

describe('a retake', () => {
  it('asks the same questions in another order, and counts for nothing', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 25 })
    expect((await alice.call('get_questions_test_retake', { quiz_id: begun.test.quiz_id })).message).toBe('play_open')
    await finish(alice, begun)
    await quiz.writePlayStats()
    const before = await alice.call('get_questions_test_report')
    const retake = await alice.call('get_questions_test_retake', { quiz_id: begun.test.quiz_id })
    const ids = Listed.array()
      .parse(retake.data)
      .map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set(idsOf(begun.questions)))
    expect(ids).not.toEqual(begun.questions.map(({ id }) => id))
    expect(retake.test).toMatchObject({ retake_of: begun.test.quiz_id, test_type: 'timed' })
    for (const question of Q.array().parse(retake.data)) await quiz.answer(alice, Play.parse(retake.play), question, 'right')
    await alice.call('finish_play', { play_id: Play.parse(retake.play).id })
    const after = await alice.call('get_questions_test_report')
    expect(after.data[0]).toMatchObject({ retake_of: begun.test.quiz_id, result_percentage: 100 })
    expect(after.trend).toEqual(before.trend)
    expect(after.by_organisation).toEqual(before.by_organisation)
    expect((await alice.call('get_readiness')).data.answers).toBe(0)
    const stats = await quiz.database.db
      .selectFrom('answers')
      .select('is_first')
      .where('play_id', '=', Play.parse(retake.play).id)
      .execute()
    expect(stats.every(({ is_first }) => !is_first)).toBe(true)
  })
})

describe('a retake of a test', () => {
  it('leaves out questions that a contest has drawn since', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 10 })
    await finish(alice, begun)
    const [sealed, ...others] = idsOf(begun.questions)
    const seal = (sealed_by: string | null) =>
      quiz.database.db
        .updateTable('questions')
        .set({ sealed_by })
        .where('id', '=', sealed ?? 0)
        .execute()
    await seal('contest:1')
    const { data } = await alice.call('get_questions_test_retake', { quiz_id: begun.test.quiz_id })
    await seal(null)
    expect(
      new Set(
        Listed.array()
          .parse(data)
          .map(({ id }) => id),
      ),
    ).toEqual(new Set(others))
  })
})

describe('set_users_question_test_results', () => {
  it.each([
    {},
    { quiz_id: 0 },
    { quiz_id: 'last', time_remaining: '12:30', bank_cat: 'bank', obtained_points: -3, correct: 'many', result: 7 },
  ])('accepts any claim, ends the test, and returns the true result: %o', async claim => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'tutor', q_test_length: 10 })
    await answer(alice, begun, begun.questions[0], 'right')
    const reply = await alice.call('set_users_question_test_results', claim)
    expect(reply).toMatchObject({ status: 200, error: false, data: { quiz_id: begun.test.quiz_id, correct: 1, missed: 9 } })
    expect(reply.data.obtained_points).toBeGreaterThanOrEqual(1)
  })

  it('ends no test of another player', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const begun = await begin(alice, { q_test_type: 'tutor', q_test_length: 10 })
    expect((await bob.call('set_users_question_test_results', { quiz_id: begun.test.quiz_id })).status).toBe(403)
    expect((await bob.call('set_users_question_test_results', {})).message).toBe('document_not_found')
    for (const name of ['get_test', 'get_test_result', 'get_questions_test_review', 'get_questions_test_retake'] as const)
      expect((await bob.call(name, { quiz_id: begun.test.quiz_id })).status).toBe(403)
    expect((await alice.call('get_test', { quiz_id: begun.test.quiz_id })).play.id).toBe(begun.play.id)
  })
})

describe('an annotation of a question', () => {
  it('survives a reload, and its mark stays with the question in other tests', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_test_type: 'timed', q_test_length: 10 })
    const question_id = begun.questions[2]?.id
    const at = { play_id: begun.play.id, question_id }
    await alice.call('annotate_question', { ...at, marked: 1, struck: 'b,a' })
    await alice.call('annotate_question', { ...at, own_note: 'Look it up.' })
    const kept = [{ question_id, marked: true, struck: ['a', 'b'], own_note: 'Look it up.' }]
    expect((await alice.call('get_annotations', { play_id: begun.play.id })).data).toEqual(kept)
    await alice.call('annotate_question', { ...at, struck: '-', own_note: '-', marked: 0 })
    expect((await alice.call('get_annotations', { play_id: begun.play.id })).data).toEqual([
      { question_id, marked: false, struck: [], own_note: null },
    ])
    expect((await alice.call('annotate_question', { ...at, struck: 'e,z' })).status).toBe(400)
    expect((await alice.call('annotate_question', { ...at, question_id: 999_999 })).message).toBe('document_not_found')
    const bob = await quiz.player()
    expect((await bob.call('annotate_question', { ...at, marked: 1 })).status).toBe(403)
  })
})
