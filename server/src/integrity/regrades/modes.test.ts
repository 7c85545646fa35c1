// A correction in every mode: what each mode pays, scores and shows.

import { TestResult, TestSheet } from '@trivium/contract/assess/practice-tests'
import { Listed, Play, type Result } from '@trivium/contract/play/plays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../test/app/app.ts'
import { coinsOf, type Quiz, scoreOf, type Started, startQuiz } from '../../../test/app/quiz.ts'
import { type Regrading, regrading } from '../../../test/app/regrading.ts'
import { fillBank } from '../../../test/banks/test-bank.ts'
import { must } from '../../platform/api/refuse.ts'

let quiz: Quiz
let regrader: Regrading
beforeAll(async () => {
  quiz = await startQuiz()
  // The tests use first levels, where a wrong answer costs nothing by default.
  await quiz.set('deducts_from_level', 1)
  regrader = await regrading(quiz)
  await fillBank(quiz)
  quiz.clock.toNoon()
})
afterAll(async () => {
  expect(await quiz.ledgerSum()).toBe(0)
  await quiz.close()
})

const { floor } = Math
/** Coins of a won round by the rules, where all right pays `most`. */
const coinsBy = (most: number, { correct, total }: Pick<Result, 'correct' | 'total'>) =>
  100 * correct < 60 * total ? 0 : 100 * correct >= 80 * total ? most : floor(most - (80 - (100 * correct) / total) / 10)

/** Voids one question that was answered wrong. */
async function voidOne({ questions }: Started, place: number): Promise<void> {
  await regrader.correct(must(questions[place], 'the round has so many').id, null)
  await regrader.run()
}

type Opens = (player: TestPlayer) => Promise<Started>
const category = (slug: keyof Quiz['fixture']['categories']) => ({ type: 'category', type_id: quiz.fixture.categories[slug] })

describe('a round whose reward is paid once', () => {
  it.each<[string, number, Opens]>([
    ['guess the word', 10, player => quiz.open(player, 'get_guess_the_word', category('words'))],
    ['audio', 4, player => quiz.open(player, 'get_audio_questions', category('sounds'))],
    ['maths', 4, player => quiz.open(player, 'get_maths_questions', category('numbers'))],
    ['fun and learn', 4, player => quiz.open(player, 'get_fun_n_learn_questions', { fun_n_learn_id: quiz.fixture.passages.en[0] })],
    ['the quiz of the day', 4, player => quiz.open(player, 'get_daily_quiz', {})],
    ['multi-match', 4, player => quiz.open(player, 'get_multi_match_questions_by_level', { category: 'mixes', level: 1 })],
  ])('pays and scores the difference: %s', async (_, most, opens) => {
    const alice = await quiz.player()
    const started = await opens(alice)
    const total = started.questions.length
    // One right answer too few to win.
    const rights = Math.ceil(0.6 * total) - 1
    const result = await quiz.playThrough(alice, started, rights)
    expect(result).toMatchObject({ won: false, coins_earned: 0 })
    const [coins, score] = [await coinsOf(alice), await scoreOf(alice)]
    await voidOne(started, total - 1)
    const after = await regrader.resultOf(alice, result.play_id)
    const worth = coinsBy(most, { correct: rights + 1, total })
    expect(after).toMatchObject({ correct: rights + 1, won: true, coins_earned: worth })
    const { score_correct, score_wrong } = {
      score_correct: result.mode === 'multi_match' ? 8 : 4,
      score_wrong: result.mode === 'multi_match' ? 4 : 2,
    }
    const points = (right: number) => Math.max(0, right * score_correct - (total - right) * score_wrong)
    expect([result.score, after.score]).toEqual([points(rights), points(rights + 1)])
    expect([await coinsOf(alice), await scoreOf(alice)]).toEqual([coins + worth, score + points(rights + 1) - points(rights)])
  })

  it('is paid once per category, whichever of its rounds becomes a win', async () => {
    const alice = await quiz.player()
    const open = () => quiz.open(alice, 'get_maths_questions', category('numbers'))
    const lost = await open()
    const result = await quiz.playThrough(alice, lost, 5)
    await quiz.playThrough(alice, await open(), 10)
    const coins = await coinsOf(alice)
    await voidOne(lost, 9)
    expect(await coinsOf(alice)).toBe(coins)
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ won: true, coins_earned: 0, coins_note: 'already_won' })
  })
})

describe('a round that pays no coins', () => {
  it('still scores: true and false', async () => {
    const alice = await quiz.player()
    const started = await quiz.open(alice, 'get_questions_by_type', { type: 'true_false' })
    const result = await quiz.playThrough(alice, started, 5)
    const score = await scoreOf(alice)
    await voidOne(started, 9)
    expect(await scoreOf(alice)).toBe(score + 6)
    expect(await regrader.resultOf(alice, result.play_id)).toMatchObject({ correct: 6, coins_earned: 0, coins_note: null })
  })

  it('shows the corrected result: self-learning challenge', async () => {
    const alice = await quiz.player()
    const started = await quiz.open(alice, 'get_questions_for_self_challenge', { category_slug: 'science', limit: 5, minutes: 3 })
    await quiz.answer(alice, started.play, started.questions[0], 'wrong')
    await alice.call('finish_play', { play_id: started.play.id })
    const [coins, score] = [await coinsOf(alice), await scoreOf(alice)]
    await voidOne(started, 0)
    expect(await regrader.resultOf(alice, started.play.id)).toMatchObject({ correct: 1, wrong: 0, percentage: 20 })
    expect([await coinsOf(alice), await scoreOf(alice)]).toEqual([coins, score])
  })
})

describe('a test from the bank', () => {
  type Begun = Started & { test: TestSheet }
  async function begin(player: TestPlayer, type: 'tutor' | 'timed' | 'cat'): Promise<Begun> {
    const reply = await player.call('get_questions_test', { q_test_type: type, q_test_length: 10, q_pool: 'all' })
    const questions = Listed.array()
      .parse(reply.data)
      .flatMap(one => ('options' in one ? [one] : []))
    return { play: Play.parse(reply.play), test: TestSheet.parse(reply.test), questions }
  }
  const resultOf = async (player: TestPlayer, { test }: Begun) =>
    TestResult.parse((await player.call('get_test_result', { quiz_id: test.quiz_id })).data)

  it.each(['tutor', 'timed'] as const)('gives all points for a voided question: %s', async type => {
    const alice = await quiz.player()
    const started = await begin(alice, type)
    for (const [place, question] of started.questions.entries())
      await quiz.answer(alice, started.play, question, place < 4 ? 'right' : 'wrong')
    await alice.call('finish_play', { play_id: started.play.id })
    const before = await resultOf(alice, started)
    expect(before.correct).toBe(4)
    const known = must(quiz.fixture.known.get(must(started.questions.at(-1), 'there are ten').id), 'it is of the fixture')
    await voidOne(started, started.questions.length - 1)
    const worth = known.question_type === 'multi_select' ? known.answer.length : 1
    expect(await resultOf(alice, started)).toMatchObject({
      correct: 5,
      obtained_points: before.obtained_points + worth,
      points_possible: before.points_possible,
    })
  })

  it('keeps the items of an adaptive test and why it ended, and updates its estimate and verdict', async () => {
    const alice = await quiz.player()
    const started = await begin(alice, 'cat')
    for (let question = started.questions[0]; question;)
      question = (await quiz.answer(alice, started.play, question, 'wrong')).data.next_question ?? undefined
    const before = await resultOf(alice, started)
    expect(before).toMatchObject({ result: 'fail', correct: 0, adaptive: { stopped_by: 'confident' } })
    const asked = must(before.adaptive, 'it is adaptive').progress.map(({ question_id }) => question_id)
    // So many that the rules would no longer stop as confident.
    for (const id of asked.slice(0, 11)) await regrader.correct(id, null)
    await regrader.run()
    const after = await resultOf(alice, started)
    expect(after).toMatchObject({ result: 'pass', correct: 11, adaptive: { stopped_by: 'confident' } })
    expect(after.adaptive?.progress.map(({ question_id }) => question_id)).toEqual(asked)
    expect(after.adaptive?.ability.theta).toBeGreaterThan(0)
    expect(after.adaptive?.ability.low).toBeLessThan(0)
  })
})
