import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnswerKey } from './grading.ts'
import { isRight } from './grading.ts'
import { isInQuarters, marksGiven, marksOfAll, type MarkTerms } from './marks.ts'

const key = (own: Partial<AnswerKey>): AnswerKey => ({ question_type: 'multiple_choice', options: 4, answer: [0], word: null, ...own })
const choice = key({})
const set = key({ question_type: 'multi_select', answer: [0, 1] })
const order = key({ question_type: 'sequence', answer: [0, 1, 2, 3] })
const pairs = key({ question_type: 'matching', options: 3, matches: 4, answer: [0, 1, 2] })
const number = key({ question_type: 'number', options: 0, answer: [], number: { value: 9.81, tolerance: 0.01, unit: null } })
const word = key({ question_type: 'guess_the_word', options: 0, answer: [], word: 'Nile', accepted: ['Nilus'] })

describe('marks of an answer', () => {
  it.each<[what: string, given: string | null, key: AnswerKey, terms: MarkTerms, marks: number]>([
    ['right', '0', choice, { marks: 1.5 }, 1.5],
    ['wrong', '1', choice, { marks: 1.5 }, 0],
    ['wrong, with minus marks', '1', choice, { marks: 1, minus: 0.25 }, -0.25],
    ['none', null, choice, { marks: 1, minus: 0.25 }, 0],
    ['passed', '', choice, { marks: 1, minus: 0.25 }, 0],
    ['a number close enough', '9.8', number, { marks: 2, minus: 0.5 }, 2],
    ['a number too far off', '9.7', number, { marks: 2, minus: 0.5, parts: true }, -0.5],
    ['another right word', 'nilus', word, { marks: 1, minus: 1 }, 1],
    ['another word', 'Niger', word, { marks: 1, minus: 1 }, -1],
    // NBME, ACT and many universities: right options minus wrong ones.
    ['one of two', '0', set, { marks: 1, parts: true }, 0.5],
    ['one of two, without part marks', '0', set, { marks: 1, minus: 0.25 }, -0.25],
    ['one right, one wrong', '0,2', set, { marks: 1, minus: 0.25, parts: true }, -0.25],
    ['both and one more', '0,1,2', set, { marks: 1, parts: true }, 0.5],
    ['everything', '0,1,2,3', set, { marks: 1, minus: 0.5, parts: true }, -0.5],
    // Moodle, ordering by adjacent pairs.
    ['two of three neighbours', '0,1,2,3', key({ ...order, answer: [0, 1, 3, 2] }), { marks: 3, parts: true }, 1],
    ['one of three neighbours', '2,3,1,0', order, { marks: 3, parts: true }, 1],
    ['the order upside down', '3,2,1,0', order, { marks: 3, minus: 1, parts: true }, -1],
    // Moodle's question type matching: each pair is worth the same. QTI 3.0, match_correct with mapResponse.
    ['two of three pairs', '0,1,3', pairs, { marks: 3, parts: true }, 2],
    ['two of three pairs of one mark', '0,1,', pairs, { marks: 1, parts: true }, 0.75],
    ['no pair', '1,2,0', pairs, { marks: 3, minus: 0.75, parts: true }, -0.75],
    ['the same match for all', '0,0,0', pairs, { marks: 3, parts: true }, 1],
    // Moodle's fractions: ~%50%one~%50%two~%-50%three.
    ['one of two by shares', '0', set, { marks: 2, parts: true, shares: [50, 50, -50, -50] }, 1],
    ['one of two and a wrong one by shares', '0,2', set, { marks: 2, parts: true, minus: 1, shares: [50, 50, -50, -50] }, 0],
    ['two wrong ones by shares', '2,3', set, { marks: 2, parts: true, minus: 1, shares: [50, 50, -50, -50] }, -1],
    ['two wrong ones by shares, without minus marks', '2,3', set, { marks: 2, parts: true, shares: [50, 50, -50, -50] }, 0],
    ['a second-best choice', '1', choice, { marks: 1, parts: true, shares: [100, 50, 0, -25] }, 0.5],
    ['a choice that costs', '3', choice, { marks: 1, minus: 0.25, parts: true, shares: [100, 50, 0, -25] }, -0.25],
    ['a choice that costs nothing', '2', choice, { marks: 1, minus: 0.25, parts: true, shares: [100, 50, 0, -25] }, 0],
    ['a worthless choice, if no share is negative', '2', choice, { marks: 1, minus: 0.25, parts: true, shares: [100, 50, 0, 0] }, -0.25],
    // Thirds, as Moodle writes them.
    ['two thirds', '0,1', key({ ...set, answer: [0, 1, 2] }), { marks: 3, parts: true, shares: [33.33333, 33.33333, 33.33333, 0] }, 2],
    // QTI's upperBound: mapped values above the marks are cut off.
    ['more than there is', '0,1,2', set, { marks: 1, parts: true, shares: [50, 50, 50, 0] }, 1],
  ])('%s', (_what, given, asked, terms, marks) => expect(marksGiven(given, asked, terms)).toBe(marks))

  it('are full for an answer right by a later key, and for any answer if the question is void', () => {
    const terms = { marks: 1.25, minus: 0.5, parts: true, shares: [100, -50, -50, -50] }
    expect(marksGiven('1', { ...choice, later: [{ answer: [1], word: null, is_void: false }] }, terms)).toBe(1.25)
    expect(marksGiven('3', { ...choice, later: [{ answer: [], word: null, is_void: true }] }, terms)).toBe(1.25)
  })

  it('stay in their bounds, are multiples of 0.25, and are full only for a right answer or by shares', () => {
    const quarters = (most: number) => fc.integer({ min: 1, max: most * 4 }).map(n => n / 4)
    const answers = fc.constantFrom('0', '1', '0,1', '1,2', '0,1,2', '2,0,1,3', '0,1,2,3', '3,2,1,0', '0,,1', ',,2', '0,1,2')
    const shares = fc.option(fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 4, maxLength: 4 }), { nil: undefined })
    fc.assert(
      fc.property(
        fc.constantFrom(choice, set, order, pairs),
        answers,
        fc.record({ marks: quarters(20), part: fc.double({ min: 0, max: 1, noNaN: true }), parts: fc.boolean(), own: shares }),
        (asked, given, { marks, part, parts, own }) => {
          const minus = Math.floor(marks * part * 4) / 4
          const worth = marksGiven(given, asked, { marks, minus, parts, ...(own && { shares: own }) })
          expect(worth).toBeGreaterThanOrEqual(-minus)
          expect(worth).toBeLessThanOrEqual(marks)
          expect(isInQuarters(worth)).toBe(true)
          if (isRight(given, asked)) expect(worth).toBe(marks)
          else if (!own) expect(worth).toBeLessThan(marks)
        },
      ),
    )
  })

  it('never decrease when one more pair is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 1, max: 40 }), (options, quarters) => {
        const asked = key({ question_type: 'matching', options, matches: options, answer: Array.from({ length: options }, (_, n) => n) })
        const of = (right: number) => Array.from({ length: options }, (_, n) => (n < right ? n : '')).join(',')
        const worth = Array.from({ length: options }, (_, n) =>
          marksGiven(of(n + 1), asked, { marks: quarters / 4, minus: 0, parts: true }),
        )
        expect(worth).toEqual(worth.toSorted((one, other) => one - other))
      }),
    )
  })
})

describe('marks of an exam', () => {
  it('are exact, and never below 0', () => {
    expect(marksOfAll([0.25, 1.5, -0.75])).toBe(1)
    expect(marksOfAll([-1, 0.25])).toBe(0)
    expect(marksOfAll([])).toBe(0)
    expect(marksOfAll(Array.from({ length: 4000 }, (_, n) => (n % 3 === 0 ? -0.25 : 0.5)))).toBe(2666 * 0.5 - 1334 * 0.25)
  })
})
