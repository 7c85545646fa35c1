// Guesses that need no knowledge must not pay, over the whole stock of written questions. Distractors that code chooses are tested by guesses.ts.

import { contentLanguages } from '@trivium/content/types'
import type { ContentQuestion } from '@trivium/content/types'
import { describe, expect, it } from 'vitest'
import { builtContent } from '../built-content.ts'
import { reviewed } from './reviewed.ts'
import { containsChance, described, intervalOf, namingShare, tellsOf } from './tells.ts'

const written = builtContent().questions.filter(({ isWritten }) => isWritten)
const [sample] = written.filter(({ type, language }) => type === 'multiple_choice' && language === 'en')

/** Which and What ask for a name; Why, How and What happened ask for more. */
const mostNaming = 0.8

describe.each(contentLanguages)('the written questions in %s', language => {
  const questions = written.filter(question => question.language === language)

  it('give nothing away to a player who guesses by their look', () => {
    const telling = tellsOf(questions, language).filter(tell => !containsChance(tell))
    expect(telling.map(described)).toEqual([])
  })

  it('are in no place mostly questions for a name', () => {
    const zone = questions.filter(({ categoryType }) => categoryType === 'quiz_zone')
    const shares = [...Map.groupBy(zone, question => reviewed(question).place)].map(([place, there]) => ({
      place,
      n: there.length,
      share: namingShare(there, language),
    }))
    const high = shares.filter(({ share }) => share > mostNaming)
    expect(high.map(({ place, n, share }) => `${place}: ${Math.round(share * n)} of ${n}`)).toEqual([])
  })
})

describe('a tell', () => {
  const asked = (change: Partial<ContentQuestion>) =>
    Array.from({ length: 30 }, (_, at) => ({ ...sample, ...change, key: `k${at}` }) as ContentQuestion)
  const failing = (change: Partial<ContentQuestion>) =>
    tellsOf(asked(change), 'en')
      .filter(tell => !containsChance(tell))
      .map(({ name }) => name)

  it('lies in an interval that narrows as n grows', () => {
    expect(intervalOf({ hits: 5, n: 10 }).map(share => share.toFixed(2))).toEqual(['0.24', '0.76'])
    expect(intervalOf({ hits: 500, n: 1000 }).map(share => share.toFixed(2))).toEqual(['0.47', '0.53'])
    expect(intervalOf({ hits: 0, n: 0 })).toEqual([0, 1])
  })

  it('is found if statements with an absolute are all false, or with a hedge all true', () => {
    const statement = { type: 'true_false' as const, options: ['True', 'False'] }
    expect(failing({ ...statement, question: 'All swans are white.', answer: [1] })).toEqual(['a statement with an absolute is false'])
    expect(failing({ ...statement, question: 'Most swans are white.', answer: [0] })).toEqual(['a statement with a hedge is true'])
  })

  it('is found if the right option is the longest, or alone repeats a word of the question', () => {
    const options = ['A long and careful answer', 'A short one', 'Another', 'Nothing']
    expect(failing({ question: 'Say it?', options, answer: [0] })).toEqual(['the longest option is right'])
    expect(
      failing({
        question: 'What makes a windmill turn?',
        options: ['Windmill oil', 'River water', 'Working oxen', 'A coal stove'],
        answer: [0],
      }),
    ).toContain('the one option that repeats a word of the question is right')
  })

  it('is found if three of five options are always right', () => {
    const select = { type: 'multi_select' as const, options: ['One', 'Two', 'Three', 'Four', 'Five'], answer: [0, 1, 2] }
    expect(failing(select)).toEqual(['2 of five are right', '3 of five are right', '4 of five are right'])
  })
})
