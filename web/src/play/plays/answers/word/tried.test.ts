import type { LetterMark, Try } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'
import { bestMarks, knownIn, signsOf, triedSlots } from './tried.ts'

const marks: Record<string, LetterMark> = { '●': 'place', '◐': 'elsewhere', '○': 'absent' }
const tried = (letters: string, signs: string): Try =>
  [...letters].map((letter, index) => ({ letter, mark: marks[[...signs][index] ?? '○'] ?? 'absent' }))

/** New York. */
const letters = { count: 8, blanks: [{ position: 3, text: ' ' }] }
const first = tried('nowyeno', '●◐●●◐○○')

describe('knownIn', () => {
  it('puts letters in their place beside the blanks, and keeps bought ones', () => {
    const known = knownIn(letters, { letters: [{ position: 1, letter: 'e' }], tries: [first] })
    expect(known).toEqual([
      { position: 1, letter: 'e' },
      { position: 0, letter: 'n' },
      { position: 2, letter: 'w' },
      { position: 4, letter: 'y' },
    ])
    expect(knownIn(letters, undefined)).toEqual([])
  })

  it('ignores letters beyond the word', () => {
    const long = tried('newyorkyork', '●●●●●●●●●●●')
    expect(knownIn(letters, { letters: [], tries: [long] }).map(({ position }) => position)).toEqual([0, 1, 2, 4, 5, 6, 7])
  })
})

describe('triedSlots', () => {
  it('breaks a try where the word has its blanks', () =>
    expect(triedSlots(first, letters).map(({ text }) => text)).toEqual(['n', 'o', 'w', ' ', 'y', 'e', 'n', 'o']))

  it('shows a try of another length as it is', () =>
    expect(triedSlots(tried('york', '○○○○'), letters).map(({ text, mark }) => [text, mark])).toEqual(
      [...'york'].map(letter => [letter, 'absent']),
    ))
})

it('keeps the best mark of each letter, whatever its case and accents', () => {
  const best = bestMarks([tried('Éa', '○◐'), tried('eA', '●○')])
  expect([...best]).toEqual([
    ['e', 'place'],
    ['a', 'elsewhere'],
  ])
})

describe('signsOf', () => {
  const item = { letters: { ...letters, others: false }, tries: [first], your_answer: 'new-york', correct_answer: 'New York' }
  it('tells each guess as signs, without a letter', () => {
    expect(signsOf(item)).toBe('●◐●●◐○○ ●●●●●●●')
    expect(signsOf({ ...item, your_answer: 'neworke' })).toBe('●◐●●◐○○ ●●●◐◐◐○')
  })

  it('is empty without a guess, and for other questions', () => {
    expect(signsOf({ ...item, your_answer: null })).toBe('')
    expect(signsOf({ ...item, letters: null })).toBe('')
  })
})
