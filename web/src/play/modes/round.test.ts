import { expect, it } from 'vitest'
import { roundOf } from './round.ts'

it('has as many questions as the settings say, but no more than are available', () => {
  const questions = (questions_per_play?: number) => {
    const config = questions_per_play === undefined ? null : { questions_per_play }
    return [roundOf('daily_quiz', config).questions, roundOf('maths', config, 7).questions, roundOf('maths', config, 40).questions]
  }
  expect(questions()).toEqual([10, 7, 10])
  expect(questions(5)).toEqual([5, 5, 5])
  expect(questions(20)).toEqual([20, 7, 20])
})

it.each([
  ['quiz_zone', { secondsEach: 30, coins: 4, points: { right: 4, wrong: 2 } }],
  ['multi_match', { secondsEach: 45, coins: 4, points: { right: 8, wrong: 4 } }],
  ['guess_the_word', { secondsEach: 60, coins: 10, points: { right: 4, wrong: 2 } }],
  ['true_and_false', { secondsEach: 12, coins: 0, points: { right: 4, wrong: 2 } }],
  ['practice', { secondsEach: null, coins: 0, points: null }],
] as const)('of %s follows the rules of its mode', (mode, round) => expect(roundOf(mode, null)).toMatchObject(round))

it('follows the settings of its mode', () => {
  const config = { maths_seconds: 20, maximum_winning_coins: 6, score_correct: 5, score_wrong: 0 }
  expect(roundOf('maths', config)).toMatchObject({ secondsEach: 20, coins: 6, points: { right: 5, wrong: 0 } })
})

it.each([
  ['quiz_zone', 2, { offered: 4, free: 1, priceCoins: 2 }],
  ['multi_match', 2, null],
  ['daily_quiz', 0, null],
  ['true_and_false', 0, null],
] as const)('of %s is mild up to level %i, with these lifelines', (mode, mildUpTo, lifelines) =>
  expect(roundOf(mode, null)).toMatchObject({ mildUpTo, lifelines }),
)

it('has as many mild levels as the settings say', () => {
  const config = { deducts_from_level: 1, free_lifelines: 0, lifeline_price: 5 }
  expect(roundOf('quiz_zone', config)).toMatchObject({ mildUpTo: 0, lifelines: { free: 0, priceCoins: 5 } })
})
