import { Listed, Play, type Q } from '@trivium/contract/play/plays'
import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Reply, TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { fillBank } from '../../../../test/banks/test-bank.ts'
import { closeOverduePlays } from '../../../play/plays/index.ts'

let quiz: Quiz
beforeAll(async () => {
  quiz = await startQuiz()
  await fillBank(quiz)
})
afterAll(() => quiz.close())

interface Begun {
  play: Play
  test: TestSheet
  question: Q | null
}

async function begin(player: TestPlayer, input: Fields<'get_questions_test'> = {}): Promise<Begun> {
  const reply = await player.call('get_questions_test', { q_test_type: 'cat', q_pool: 'all', ...input })
  if (reply.error) throw new Error(`the test was refused: ${reply.message}`)
  const play = Play.parse(reply.play)
  const open = Listed.array()
    .parse(reply.data)
    .find(({ id }) => id === play.current_question_id)
  return { play, test: TestSheet.parse(reply.test), question: open && 'options' in open ? open : null }
}

/** Answers until the test has ended, or `most` times. @returns the questions that were asked */
async function go(
  player: TestPlayer,
  begun: Begun,
  isRight: (number: number) => boolean,
  most = 200,
): Promise<{ asked: Q[]; last: Reply<'submit_answer'> | null }> {
  const asked: Q[] = []
  let last: Reply<'submit_answer'> | null = null
  for (let { question } = begun; question && asked.length < most; question = last.data.next_question) {
    asked.push(question)
    last = await quiz.answer(player, begun.play, question, isRight(asked.length) ? 'right' : 'wrong')
    if (last.error) throw new Error(`the answer was refused: ${last.message}`)
  }
  return { asked, last }
}
const resultOf = async (player: TestPlayer, { test }: Begun) =>
  TestResult.parse((await player.call('get_test_result', { quiz_id: test.quiz_id })).data)

describe('an adaptive test', () => {
  it('ends when it is confident: an able player passes, another fails', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const able = await begin(alice)
    expect(able.test).toMatchObject({ test_type: 'cat', adaptive: { form: 'short', least: 20, most: 40 }, is_practice: true })
    expect(able.play.total).toBe(40)
    const { asked, last } = await go(alice, able, () => true)
    expect(asked).toHaveLength(20)
    expect(last?.data.result).not.toBeNull()
    const passed = await resultOf(alice, able)
    expect(passed).toMatchObject({ result: 'pass', bank_cat: 'cat', adaptive: { stopped_by: 'confident', unscored: 0 } })
    expect(passed.adaptive?.progress).toHaveLength(20)
    expect(passed.adaptive?.ability.low).toBeGreaterThan(0)
    const unable = await begin(bob)
    await go(bob, unable, () => false)
    expect(await resultOf(bob, unable)).toMatchObject({ result: 'fail', adaptive: { stopped_by: 'confident' } })
  })

  it('goes on to its maximum length if it cannot be sure, then decides by the estimate', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const { asked } = await go(alice, begun, number => number % 2 === 0)
    expect(asked).toHaveLength(40)
    const result = await resultOf(alice, begun)
    expect(result.adaptive).toMatchObject({ stopped_by: 'maximum_length', passing_standard: 0 })
    expect(result.result).toBe((result.adaptive?.ability.theta ?? 0) > 0 ? 'pass' : 'fail')
  })

  it('ends when the time is over: too few answers fail, enough answers decide by the estimate', async () => {
    const [alice, bob] = [await quiz.player(), await quiz.player()]
    const [few, enough] = [await begin(alice), await begin(bob)]
    await go(alice, few, () => true, 5)
    await go(bob, enough, number => number % 2 === 0, 25)
    quiz.clock.advance(40 * 90_000 + 5_000)
    await closeOverduePlays(quiz.database.db, quiz.clock.now())
    expect(await resultOf(alice, few)).toMatchObject({ result: 'fail', adaptive: { stopped_by: 'not_enough_answered' } })
    expect((await resultOf(bob, enough)).adaptive).toMatchObject({ stopped_by: 'time_over' })
  })

  it('decides nothing if the player leaves before its minimum length', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    await go(alice, begun, () => true, 7)
    await alice.call('finish_play', { play_id: begun.play.id })
    expect(await resultOf(alice, begun)).toMatchObject({ result: 'undetermined', correct: 7, missed: 1, adaptive: { stopped_by: 'left' } })
  })

  it('keeps the shares of its areas, and repeats no question and no fact', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const { asked } = await go(alice, begun, () => true)
    expect(new Set(asked.map(({ id }) => id)).size).toBe(20)
    const result = await resultOf(alice, begun)
    expect(result.by_organisation.map(({ questions }) => questions)).toEqual([10, 10])
  })

  it('reveals no right or wrong, and shows one question at a time in every reply', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    let { question } = begun
    const seen = new Set<number>()
    for (let number = 1; number <= 6 && question; number++) {
      seen.add(question.id)
      const { data: listed } = await alice.call('get_play', { play_id: begun.play.id })
      expect(listed.map(({ id }) => id)).toEqual([...seen])
      const again = await begin(alice)
      expect([again.play.id, again.question?.id]).toEqual([begun.play.id, question.id])
      const reply: Reply<'submit_answer'> = await quiz.answer(alice, begun.play, question, 'right')
      expect(reply.data).toMatchObject({ correct: null, correct_answer: null, note: null, score: 0 })
      question = reply.data.next_question
    }
    expect((await alice.call('get_questions_test_review', { quiz_id: begun.test.quiz_id })).message).toBe('play_open')
    expect((await alice.call('get_play_review', { play_id: begun.play.id })).message).toBe('play_open')
    expect((await alice.call('get_test_result', { quiz_id: begun.test.quiz_id })).message).toBe('play_open')
  })

  it('accepts one answer to a question, however many arrive at once from two tabs', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice)
    const keys = begun.question?.question_type === 'sequence' ? [quiz.fixture.right(begun.question)] : ['a', 'b', 'a', 'b']
    const replies = await Promise.all(
      keys.map(answer => alice.call('submit_answer', { play_id: begun.play.id, question_id: begun.question?.id, answer })),
    )
    const taken = replies.filter(({ error }) => !error)
    expect(taken.length).toBeGreaterThan(0)
    expect(new Set(taken.map(({ data }) => data.next_question?.id)).size).toBe(1)
    const { data } = await alice.call('get_play', { play_id: begun.play.id })
    expect(data).toHaveLength(2)
    const later = await alice.call('submit_answer', { play_id: begun.play.id, question_id: 999_999, answer: 'a' })
    expect(later.message).toBe('document_not_found')
  })

  it('asks no question of another open play', async () => {
    const alice = await quiz.player()
    const level = await quiz.begin(alice, { category: 'history', subcategory: 'ancient' })
    const begun = await begin(alice, { q_organisation: 'lore/history' })
    const { asked } = await go(alice, begun, () => true)
    expect(asked.filter(({ id }) => level.questions.some(question => question.id === id))).toEqual([])
  })

  it('refuses to start when the bank is too small', async () => {
    const alice = await quiz.player()
    const full = await alice.call('get_questions_test', { q_test_type: 'cat', q_test_length: 150, q_organisation: 'lore/history' })
    expect(full.message).toBe('not_enough_items')
    const { data } = await alice.call('get_all_question_types', { q_organisation: 'lore/history', q_pool: 'all' })
    expect(data.adaptive_forms.map(({ form }) => form)).toEqual(['short'])
  })

  it('skips questions that a contest has drawn since its start', async () => {
    const alice = await quiz.player()
    const begun = await begin(alice, { q_organisation: 'lore/history' })
    const { db } = quiz.database
    await db.updateTable('questions').set({ sealed_by: 'contest:1' }).where('category_id', '=', quiz.fixture.categories.ancient).execute()
    const { asked } = await go(alice, begun, () => true, 15)
    const ancient = asked.slice(1).filter(({ subcategory }) => subcategory?.slug === 'ancient')
    expect(ancient).toEqual([])
    await db.updateTable('questions').set({ sealed_by: null }).where('sealed_by', '=', 'contest:1').execute()
  })
})
