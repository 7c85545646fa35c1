import type { Q } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'
import { choices, matchesOf } from '../../../test/play.ts'
import { answerWords as inWords, pairsIn } from './answer-words.ts'

const options = choices('Mars', 'Venus')
const plain = { options: [], matches: [], unit: null }
const answerWords = (question: Partial<Q> & Pick<Q, 'question_type'>, answer: string | null) =>
  inWords({ ...plain, ...question }, answer, String)

describe('answerWords', () => {
  it('shows the texts of the keys, in their order', () => {
    expect(answerWords({ question_type: 'sequence', options }, 'b,a')).toEqual(['Venus', 'Mars'])
    expect(answerWords({ question_type: 'multiple_choice', options }, null)).toEqual([])
  })

  it('describes an option that is only a picture', () => {
    const pictures = options.map(option => ({ ...option, text: '', image: 'p.png', image_text: `Picture of ${option.text}` }))
    expect(answerWords({ question_type: 'multiple_choice', options: pictures }, 'b')).toEqual(['Picture of Venus'])
  })

  it('shows pairs as texts, and ignores impossible pairs', () => {
    const matching = { question_type: 'matching', options, matches: matchesOf(3) } as const
    expect(answerWords(matching, 'a-3,b-1')).toEqual(['Mars – Match 3', 'Venus – Match 1'])
    expect(pairsIn('a-3,k-1,b-13,c,d-,-4,j-12')).toEqual([
      { option: 'a', match: '3' },
      { option: 'j', match: '12' },
    ])
  })

  it('gives a number its unit', () => {
    const number = { question_type: 'number' } as const
    expect(answerWords({ ...number, unit: 'km' }, '42')).toEqual(['42\u00a0km'])
    expect(answerWords({ ...number, unit: '%' }, '42')).toEqual(['42%'])
    expect(answerWords({ ...number, unit: null }, '-0.5')).toEqual(['-0.5'])
    expect(answerWords({ ...number, unit: 'km' }, '')).toEqual([])
    expect(['1.500', '1.500 km'].map(typed => inWords({ ...plain, ...number, unit: 'km' }, typed))).toEqual([
      ['1.500\u00a0km'],
      ['1.500 km'],
    ])
  })

  it('shows a word as it is, even if it looks like a key', () => {
    expect(answerWords({ question_type: 'guess_the_word', options: [] }, 'São Tomé')).toEqual(['São Tomé'])
    expect(answerWords({ question_type: 'guess_the_word', options: [] }, 'a')).toEqual(['a'])
    expect(answerWords({ question_type: 'guess_the_word', options: [] }, '')).toEqual([])
  })
})
