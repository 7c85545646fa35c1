// Compares the graders with slow and obvious ones.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerKey, isRight, keyAt, parseAnswer, rightPairs } from './grading.ts'
import { pointsGiven, pointsPossible } from './item-points.ts'
import { seededRandom, shuffled } from '../../platform/random.ts'

const places = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A matching question and a player's choice: for each option by stored index, the stored index of a match, or nothing. */
const matchingGame = fc.integer({ min: 2, max: 10 }).chain(options =>
  fc.integer({ min: 2, max: 12 }).chain(matches =>
    fc.record({
      matches: fc.constant(matches),
      answer: fc.array(fc.nat(matches - 1), { minLength: options, maxLength: options }),
      chosen: fc.array(fc.option(fc.nat(matches - 1)), { minLength: options, maxLength: options }),
      isRight: fc.boolean(),
      seed: fc.nat(),
    }),
  ),
)

it('counts right pairs in any shuffle and any order of the pairs', () => {
  fc.assert(
    fc.property(matchingGame, ({ matches, answer, chosen, isRight: copies, seed }) => {
      const random = seededRandom(seed)
      const said = copies ? answer : chosen
      const shown = { order: shuffled(places(answer.length), random), matches: shuffled(places(matches), random) }
      const key: AnswerKey = { question_type: 'matching', options: answer.length, answer, word: null, matches }
      const pairs = said.flatMap((match, option) =>
        match === null ? [] : [`${keyAt(shown.order.indexOf(option))}-${shown.matches.indexOf(match) + 1}`],
      )
      const given = parseAnswer(shuffled(pairs, random).join(','), key, shown)
      const right = answer.filter((match, option) => said[option] === match).length
      expect(pairs.length === 0 ? 0 : rightPairs(given ?? '', key)).toBe(right)
      expect(pointsGiven(given, key, {})).toBe(pairs.length === 0 ? 0 : right)
      expect(pointsPossible(key, {})).toBe(answer.length)
      expect(isRight(given, key)).toBe(right === answer.length)
    }),
  )
})

it('counts a number as right within the tolerance', () => {
  const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(whole, fc.nat(1000), fc.oneof(whole, fc.integer({ min: -1100, max: 1100 })), (value, tolerance, off) => {
      const key: AnswerKey = { question_type: 'number', options: 0, answer: [], word: null, number: { value, tolerance, unit: null } }
      const given = parseAnswer(String(value + off), key, { order: [] })
      expect(isRight(given, key)).toBe(Math.abs(off) <= tolerance)
      expect(pointsGiven(given, key, {})).toBe(Math.abs(off) <= tolerance ? 1 : 0)
    }),
  )
})

it.each([
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x7b',
  '1_000',
  '9'.repeat(61),
  '٣'.repeat(61),
  '½',
  '12²',
  '--3',
  '3-',
  '1e',
  '',
  ' ',
  'null',
  'constructor',
  '__proto__',
  '1,2,3,4',
  '3;drop',
])('does not count %j as a right number', text => {
  const key: AnswerKey = { question_type: 'number', options: 0, answer: [], word: null, number: { value: 3, tolerance: 0.5, unit: null } }
  expect(isRight(parseAnswer(text, key, { order: [] }), key)).toBe(false)
})

it('rejects too many or malformed pairs', () => {
  const key: AnswerKey = { question_type: 'matching', options: 3, answer: [0, 1, 2], word: null, matches: 3 }
  const shown = { order: [0, 1, 2], matches: [0, 1, 2] }
  for (const text of [`a-1${',a-1'.repeat(100_000)}`, 'a-1000000000', 'a-١', 'ａ-1', 'a–1', 'a-1,b-1e0', `a-${'1'.repeat(100_000)}`])
    expect(parseAnswer(text, key, shown)).toBeNull()
})
