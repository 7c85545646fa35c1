import { describe, expect, it } from 'vitest'
import { answerWords } from './answer-words.ts'

const options = [
  { key: 'a' as const, text: 'Mars', image: null },
  { key: 'b' as const, text: 'Venus', image: null },
]

describe('answerWords', () => {
  it('puts keys in words, in their order', () => {
    expect(answerWords({ question_type: 'sequence', options }, 'b,a')).toEqual(['Venus', 'Mars'])
    expect(answerWords({ question_type: 'multiple_choice', options }, null)).toEqual([])
  })

  it('takes a word as it is, also one that looks like a key', () => {
    expect(answerWords({ question_type: 'guess_the_word', options: [] }, 'São Tomé')).toEqual(['São Tomé'])
    expect(answerWords({ question_type: 'guess_the_word', options: [] }, 'a')).toEqual(['a'])
    expect(answerWords({ question_type: 'guess_the_word', options: [] }, '')).toEqual([])
  })
})
