import type { LaterKey } from '@trivium/rules/play/plays/grading'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arranged, asFrozen, choiceNow, rearranged } from './arranged.ts'

const types = ['multiple_choice', 'multi_select', 'sequence'] as const

/** Texts may repeat. */
const questions = fc
  .record({
    question_type: fc.constantFrom(...types),
    texts: fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('x', 'y', 'ß', '٣')), {
      minLength: 2,
      maxLength: 5,
    }),
    pick: fc.nat(100),
  })
  .map(({ question_type, texts, pick }) => {
    const places = texts.map((_, index) => index)
    const turned = [...places.slice(pick % texts.length), ...places.slice(0, pick % texts.length)]
    const answer =
      question_type === 'sequence'
        ? turned
        : question_type === 'multi_select'
          ? turned.slice(0, 2).toSorted((one, other) => one - other)
          : turned.slice(0, 1)
    const corrections: LaterKey[] = [{ answer: turned.slice(-1), word: null, is_void: false }]
    const options = texts.map(text => ({ text, image: null }))
    return { question_type, options, answer, corrections, is_arranged: false, former_order: null as number[] | null }
  })
type Question = typeof questions extends fc.Arbitrary<infer Generated> ? Generated : never

const textsOf = ({ options, answer }: Pick<Question, 'options' | 'answer'>) => answer.map(index => options[index]?.text)

/** The same question with the options in another author's order. */
function byAnother(question: Question, turn: number): Question {
  const order = question.options.map((_, index) => (index + turn) % question.options.length).toReversed()
  const answer = question.answer.map(index => order.indexOf(index))
  return {
    ...question,
    options: order.map(index => question.options[index] ?? { text: '', image: null }),
    answer: question.question_type === 'multi_select' ? answer.toSorted((one, other) => one - other) : answer,
  }
}

describe('the stored order', () => {
  it('does not change matching, even with more matches than options', () => {
    const options = ['Norway', 'Sweden', 'Denmark'].map(text => ({ text, image: null }))
    const matching = { question_type: 'matching', options, answer: [3, 0, 3] } as const
    expect(arranged(matching)).toEqual(matching)
  })

  it("keeps the right options, does not depend on the author's order, and is stable", () => {
    fc.assert(
      fc.property(questions, fc.nat(5), (question, turn) => {
        const stored = arranged(question)
        const sorted = (texts: (string | undefined)[]) => (question.question_type === 'multi_select' ? texts.map(String).toSorted() : texts)
        expect(sorted(textsOf(stored))).toEqual(sorted(textsOf(question)))
        expect(arranged(stored)).toEqual(stored)
        const { options, answer } = arranged(byAnother(question, turn))
        expect([options, answer]).toEqual([stored.options, stored.answer])
      }),
      { numRuns: 2_000 },
    )
  })

  it('does not change true or false', () => {
    const question = {
      question_type: 'true_false' as const,
      options: [
        { text: 'True', image: null },
        { text: 'False', image: null },
      ],
      answer: [1],
    }
    expect(arranged(question)).toEqual(question)
  })

  it('can be computed in both directions: the former order from a rearranged row, and the new order from an old row', () => {
    fc.assert(
      fc.property(questions, question => {
        const now = rearranged(question)
        const frozenBefore = asFrozen(now, {})
        expect([frozenBefore.options, frozenBefore.answer, frozenBefore.corrections]).toEqual([
          question.options,
          question.answer,
          question.corrections,
        ])
        const frozenSince = now.former_order === null ? {} : { arranged: true }
        expect(asFrozen(now, frozenSince)).toEqual(now)
        expect(asFrozen(question, frozenSince).options).toEqual(now.options)
        expect(choiceNow(now, question.answer.join(), {})).toBe(now.answer.join())
        expect(choiceNow(now, now.answer.join(), frozenSince)).toBe(now.answer.join())
      }),
      { numRuns: 2_000 },
    )
  })
})
