// For tests: a random bank of every question type, with everything that our questions can have.

import fc from 'fast-check'
import { fold } from '@trivium/contract/platform/fold'
import type { OwnRow } from '../../src/bank/imports/formats/own-json.ts'
import { trickyTexts } from './tricky-texts.ts'

const tricky = fc.constantFrom(...trickyTexts)
const letters = fc.stringMatching(/^[a-zäöéñعم]{1,7}(?: [a-zäöéñعم]{1,7}){0,2}$/)
const text = fc
  .array(fc.oneof({ weight: 2, arbitrary: letters }, { weight: 1, arbitrary: tricky }), { minLength: 1, maxLength: 3 })
  .map(parts => parts.join(' '))
/** Begins and ends with letters, so that the text between them is kept unchanged. */
const sentence = fc.tuple(letters, text, letters).map(parts => parts.join(' '))
const optional = <Of>(value: fc.Arbitrary<Of>) => fc.option(value, { nil: undefined, freq: 2 })
const name = fc.stringMatching(/^[a-z]{2,6}(?: [a-z]{2,6})?$/).map(word => `K${word}`)

const types = ['multiple_choice', 'true_false', 'multi_select', 'sequence', 'matching', 'number', 'guess_the_word'] as const

const distinct = (most: number) => fc.uniqueArray(text, { minLength: 2, maxLength: most, selector: said => fold(said).toLowerCase() })

const besides = fc.record({
  note: optional(sentence),
  level: optional(fc.integer({ min: 1, max: 9 })),
  difficulty: fc.constantFrom(0.25, 0.5, 0.875),
  category: name,
  subcategory: optional(name),
  tags: optional(fc.uniqueArray(name, { minLength: 1, maxLength: 3 })),
  marks: optional(fc.integer({ min: 2, max: 20 })),
  minus_marks: optional(fc.constantFrom(0.25, 1.5)),
  image: optional(fc.constantFrom('a.png', 'b.webp')),
  active: fc.boolean(),
  keeps_order: fc.boolean(),
})

const asked = fc.record({
  type: fc.constantFrom(...types),
  question: sentence,
  options: distinct(6),
  matches: distinct(5),
  right: fc.nat(1000),
  remark: optional(sentence),
  value: fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.constantFrom(0.5, -3.75, 1.234, 12_500, 1e6)),
  tolerance: fc.constantFrom(0, 0, 0.5, 2),
  unit: optional(fc.constantFrom('km', '%', 'm/s²')),
  words: fc.uniqueArray(fc.constantFrom('Wörd', 'ورد', 'l’eau vive', 'two words', '漢字かな', 'Plato'), { minLength: 1, maxLength: 3 }),
  hasShares: fc.boolean(),
})

export type FullRow = OwnRow & { key: string; type: (typeof types)[number] }

/** A random bank in which keys, and ids of other systems, are unique. */
export const fullBank = (most: number): fc.Arbitrary<FullRow[]> =>
  fc
    .array(
      fc.tuple(asked, besides).map(([one, beside]) => ({ ...rowOf(one), ...beside })),
      { minLength: 1, maxLength: most },
    )
    .map(rows => rows.map((row, index) => ({ ...row, key: `own:q${index}`, question: `${row.question} ${'abcdefgh'[index]}` })))

type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never

function rowOf({ type, question, options, matches, right, remark, value, tolerance, unit, words, hasShares }: Asked): Omit<FullRow, 'key'> {
  if (type === 'number') return { type, question, number: { value, tolerance, unit: unit ?? null } }
  if (type === 'guess_the_word') {
    const [word = '', ...accepted] = words
    return { type, question, word, ...(accepted.length > 0 && { accepted }) }
  }
  const shown = type === 'true_false' ? ['True', 'False'] : options
  const answer = answerOf(type, right, shown.length, matches.length)
  if (type === 'matching') return { type, question, options, matches: matches.map(said => ({ text: said })), answer }
  const remarks =
    remark !== undefined && type !== 'sequence' ? shown.map((_, index) => (index === right % shown.length ? remark : null)) : null
  const shares = hasShares && type === 'multiple_choice' ? shown.map((_, index) => (answer.includes(index) ? 100 : -25)) : null
  return { type, question, options: shown, answer, ...(remarks && { remarks }), ...(shares && { shares }) }
}

function answerOf(type: Asked['type'], right: number, options: number, matches: number): number[] {
  const all = Array.from({ length: options }, (_, index) => index)
  if (type === 'sequence') return all.toSorted((a, b) => ((a * 7 + right) % 11) - ((b * 7 + right) % 11))
  if (type === 'matching') return all.map(index => (index + right) % matches)
  if (type !== 'multi_select') return [right % options]
  return [...new Set([right % options, (right + 1) % options])].toSorted((a, b) => a - b)
}
