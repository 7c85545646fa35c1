import { describe, expect, it } from 'vitest'
import { openTrivia } from './open-trivia.ts'

const good = {
  type: 'multiple',
  difficulty: 'easy',
  category: 'Entertainment: Music',
  question: 'Who plays the bass?',
  correct_answer: 'Ann',
  incorrect_answers: ['Bob', 'Cy', 'Di'],
}

function outcomeOf(row: unknown) {
  const [read] = openTrivia.read([row])
  return read && 'refused' in read ? read.refused : 'good'
}

describe('a row of Open Trivia DB', () => {
  it('keeps category, licence and source', () => {
    const [read] = openTrivia.read([good])
    expect(read).toMatchObject({
      row: 1,
      question: { category: 'Entertainment', subcategory: 'Music', source: { name: 'Open Trivia Database', licence: 'CC BY-SA 4.0' } },
    })
  })

  it('holds no formula: dollars stay dollars', () => {
    const [read] = openTrivia.read([{ ...good, question: 'Who is NOT in A$AP Mob: A$AP Rocky or A$AP Ferg?', correct_answer: '$5' }])
    expect(read).toMatchObject({
      question: { question: String.raw`Who is NOT in A\$AP Mob: A\$AP Rocky or A\$AP Ferg?`, options: ['$5', 'Bob', 'Cy', 'Di'] },
    })
  })

  it('puts true first', () => {
    const [read] = openTrivia.read([{ ...good, type: 'boolean', correct_answer: 'False', incorrect_answers: ['True'] }])
    expect(read).toMatchObject({ question: { type: 'true_false', options: ['True', 'False'], answer: [1] } })
  })

  it.each([
    ['null', null, 'is not a question'],
    ['a number for the question', { ...good, question: 7 }, 'question: '],
    ['no difficulty', { ...good, difficulty: undefined }, 'difficulty: '],
    ['an unknown difficulty', { ...good, difficulty: 'nightmare' }, 'difficulty: is none of easy, medium, hard'],
    ['an unknown type', { ...good, type: 'essay' }, 'type: is neither multiple nor boolean'],
    ['a blank question', { ...good, question: '   ' }, 'question: is empty'],
    ['an endless question', { ...good, question: 'why '.repeat(1000) }, 'question: is longer than 2000 characters'],
    ['a NUL', { ...good, correct_answer: 'A\u0000n' }, 'correct_answer: holds control characters'],
    ['half a character', { ...good, correct_answer: 'A\ud800' }, 'correct_answer: holds control characters'],
    ['the right answer among the wrong ones', { ...good, incorrect_answers: ['Bob', ' Ann', 'Di'] }, 'two of its answers are the same'],
    ['too few answers', { ...good, incorrect_answers: ['Bob'] }, 'has fewer than three answers to choose from'],
    ['a boolean without True', { ...good, type: 'boolean' }, 'its answers are not True and False'],
  ])('is refused with %s', (_, row, reason) => {
    expect(outcomeOf(row)).toContain(reason)
  })

  it('is recognised with and without the reply around it, and nothing else is', () => {
    expect([[good], { results: [good] }].map(content => openTrivia.recognises(content))).toEqual([true, true])
    expect([null, [], {}, 'text', { results: [] }, [{ question: 'x' }]].map(content => openTrivia.recognises(content))).toEqual(
      Array(6).fill(false),
    )
  })
})
