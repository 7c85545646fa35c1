// An adaptive test against players who try to learn more than they should, and with many players at once.

import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { weightedLikelihood } from '@trivium/rules/assess/adaptive/estimate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply, TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { fillBank } from '../../../../test/banks/test-bank.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
})
afterAll(() => quiz.close())

interface Begun {
  play: Play
  quizId: number
  question: Q
}

async function begin(player: TestPlayer): Promise<Begun> {
  const reply = await player.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all' })
  const play = Play.parse(reply.play)
  const [question] = Listed.array()
    .parse(reply.data)
    .filter(listed => 'options' in listed && listed.id === play.current_question_id)
  if (!question || !('options' in question)) throw new Error('an adaptive test begins with a question')
  return { play, quizId: TestSheet.parse(reply.test).quiz_id, question }
}

const submit = (player: TestPlayer, { play }: Begun, { id }: Q, answer: string) =>
  player.call('submit_answer', { play_id: play.id, question_id: id, answer })
const resultOf = async (player: TestPlayer, { quizId }: Begun) =>
  TestResult.parse((await player.call('get_test_result', { quiz_id: quizId })).data)

/** Answers to the end, or `most` items. @returns the number of items asked, and the last reply */
async function go(player: TestPlayer, begun: Begun, answerOf: (question: Q) => string, most = 200) {
  let [asked, last, question] = [0, null as Reply<'submit_answer'> | null, begun.question as Q | null]
  for (; question && asked < most; question = last.data.next_question) {
    last = await submit(player, begun, question, answerOf(question))
    if (last.error) throw new Error(`the answer was refused: ${last.message}`)
    asked += 1
  }
  return { asked, last, question }
}

/** Every call that might tell a curious client something between two answers. */
const lookAround = (player: TestPlayer, { play, quizId }: Begun): Promise<object[]> =>
  Promise.all([
    player.call('get_play', { play_id: play.id }),
    player.call('get_play'),
    player.call('get_play_review', { play_id: play.id }),
    player.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all' }),
    player.call('get_test', { quiz_id: quizId }),
    player.call('get_open_tests'),
    player.call('get_test_result', { quiz_id: quizId }),
    player.call('get_test_result', { play_id: play.id }),
    player.call('get_questions_test_review', { quiz_id: quizId }),
    player.call('get_questions_test_retake', { quiz_id: quizId }),
    player.call('get_questions_test_report', { limit: 100 }),
    player.call('get_all_question_types', { q_pool: 'all' }),
    player.call('get_readiness'),
    player.call('get_annotations', { play_id: play.id }),
    player.call('get_bookmarked_ids', { play_id: play.id }),
    player.call('get_bookmark', { type: 'quiz_zone' }),
    player.call('get_player_home'),
    player.call('get_practice'),
    player.call('get_users_statistics'),
    player.call('use_lifeline', { play_id: play.id, question_id: play.current_question_id ?? 1, lifeline: 'fifty_fifty' }),
    player.call('use_hint', { play_id: play.id, question_id: play.current_question_id ?? 1 }),
  ])

describe('during an adaptive test', () => {
  it('no reply contains anything of an item before it is asked, nor any rationale before the end', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const notes = [...quiz.fixture.known.values()].map(({ note }) => note)
    const told: string[] = []
    let question: Q | null = begun.question
    for (let number = 0; number < 8 && question; number++) {
      for (const text of told) expect(text).not.toContain(JSON.stringify(question.question))
      for (const looked of await lookAround(alice, begun)) told.push(JSON.stringify(looked))
      const reply: Reply<'submit_answer'> = await submit(alice, begun, question, quiz.fixture.right(question))
      question = reply.data.next_question
      told.push(JSON.stringify({ ...reply, data: { ...reply.data, next_question: null } }))
    }
    for (const text of told) for (const note of notes) expect(text).not.toContain(note)
  })

  it('unasked items cannot be annotated, answered or passed', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const others = [...quiz.fixture.known.keys()].filter(id => id !== begun.question.id).slice(0, 20)
    for (const question_id of others) {
      const at = { play_id: begun.play.id, question_id }
      expect((await alice.call('annotate_question', { ...at, marked: 1 })).message).toBe('document_not_found')
      expect((await alice.call('submit_answer', { ...at, answer: 'a' })).message).toBe('document_not_found')
    }
  })

  it('a pass counts as a wrong answer, so nobody can browse the bank or wait for an easy item', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const { asked } = await go(alice, begun, () => '')
    expect(asked).toBeLessThanOrEqual(40)
    const result = await resultOf(alice, begun)
    expect(result).toMatchObject({ result: 'fail', correct: 0, adaptive: { stopped_by: 'confident' } })
    expect(result.adaptive?.progress).toHaveLength(asked)
  })

  it('an answer is final: repeating it repeats the reply; another answer, another player, or an answer after the end is refused', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const begun = await begin(alice)
    const { question } = begun
    const right = quiz.fixture.right(question)
    expect((await submit(bob, begun, question, right)).status).toBe(403)
    const first = await submit(alice, begun, question, right)
    expect((await submit(alice, begun, question, right)).data.next_question?.id).toBe(first.data.next_question?.id)
    expect((await submit(alice, begun, question, quiz.fixture.wrong(question))).message).toBe('already_answered')
    await alice.call('finish_play', { play_id: begun.play.id })
    const next = first.data.next_question
    if (!next) throw new Error('one answer ends no test')
    const before = await resultOf(alice, begun)
    await submit(alice, begun, next, quiz.fixture.right(next))
    expect((await alice.call('get_test', { quiz_id: begun.quizId })).message).toBe('play_over')
    expect(await resultOf(alice, begun)).toEqual(before)
  })

  it('a claim ends it undecided, whatever the claim says', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    await go(alice, begun, quiz.fixture.right, 3)
    const claim = { quiz_id: begun.quizId, result: 'pass', result_percentage: 100, readiness_assessment: 99, bank_cat: 'cat' }
    const { data } = await alice.call('set_users_question_test_results', claim)
    expect(data).toMatchObject({ result: 'undetermined', readiness_assessment: null, correct: 3, adaptive: { stopped_by: 'left' } })
  })

  it('its rules are those of its start, and its result can be recomputed from its items', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    await go(alice, begun, quiz.fixture.right, 5)
    await quiz.set('passing_standard', 3)
    await go(alice, { ...begun, question: await current(alice, begun) }, quiz.fixture.right)
    const { adaptive, result } = await resultOf(alice, begun)
    expect([result, adaptive?.passing_standard, adaptive?.stopped_by]).toEqual(['pass', 0, 'confident'])
    const progress = adaptive?.progress ?? []
    const { theta } = weightedLikelihood(progress.map(({ difficulty, correct }) => ({ b: difficulty, isRight: correct })))
    expect(adaptive?.ability.theta).toBeCloseTo(theta, 2)
    expect(progress.at(-1)?.theta).toBe(adaptive?.ability.theta)
    expect(await resultOf(alice, begun)).toEqual(await resultOf(alice, begun))
    await quiz.set('passing_standard', 0)
  })
})

async function current(player: TestPlayer, { play }: Begun): Promise<Q> {
  const reply = await player.call('get_play', { play_id: play.id })
  const found = Listed.array()
    .parse(reply.data)
    .find(({ id }) => id === Play.parse(reply.play).current_question_id)
  if (!found || !('options' in found)) throw new Error('the test goes on')
  return found
}

describe('many adaptive tests at once', () => {
  it('do not deadlock, and count every item they ask', async () => {
    const counts = async () => {
      const { db } = quiz.database
      const tests = await db.selectFrom('exposure_tests').select('tests').execute()
      const items = await db.selectFrom('item_exposures').select('given').execute()
      return [tests.reduce((sum, row) => sum + row.tests, 0), items.reduce((sum, row) => sum + row.given, 0)] as const
    }
    const [testsBefore, givenBefore] = await counts()
    const players = await Promise.all(Array.from({ length: 8 }, () => quiz.player()))
    const asked = await Promise.all(
      players.map(async (player, index) => (await go(player, await begin(player), index % 2 ? quiz.fixture.right : () => '')).asked),
    )
    const [tests, given] = await counts()
    expect(tests - testsBefore).toBe(8)
    expect(given - givenBefore).toBe(asked.reduce((sum, count) => sum + count, 0))
  })
})
