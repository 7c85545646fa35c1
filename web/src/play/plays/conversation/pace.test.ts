import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anOutcome, aPlay, aQuestion, aResult } from '../../../../test/play.ts'
import { goesOnInMs, wordsToRead } from './pace.ts'

const play = aPlay({ seconds_per_question: 30 })
const answeredAt = Date.parse('2026-11-21T10:01:00.000Z')
/** The next clock starts four seconds after the answer. */
const told = anOutcome({ now: new Date(answeredAt).toISOString(), deadline: new Date(answeredAt + 34_000).toISOString() })
const state = { outcome: told, play, isHeld: false, words: 0 }

describe('the verdict goes by itself', () => {
  it.each([
    [0, 1500],
    [4, 2900],
    [20, 8500],
    // Half of the next clock: a question must not be lost.
    [100, 19_000],
  ])('after the time to read %i words: %i ms', (words, ms) => expect(goesOnInMs({ ...state, words }, answeredAt)).toBe(ms))

  it('never earlier than it can be read, and never after half of the next clock', () =>
    fc.assert(
      fc.property(fc.nat(300), fc.nat(60_000), (words, passed) => {
        const left = goesOnInMs({ ...state, words }, answeredAt + passed) ?? -1
        expect(left).toBe(Math.max(0, Math.min(1500 + 350 * words, 19_000) - passed))
      }),
    ))

  it('after the last question, too, if it had a clock', () => {
    const outcome = { ...told, deadline: null, result: aResult() }
    expect(goesOnInMs({ ...state, outcome, words: 10 }, answeredAt)).toBe(5000)
    expect(goesOnInMs({ ...state, outcome, words: 10, isHeld: true }, answeredAt)).toBeNull()
    expect(goesOnInMs({ ...state, outcome, play: aPlay({ seconds_per_question: null }) }, answeredAt)).toBeNull()
  })

  it('when it is read, if the next question waits; a held one stays', () => {
    const outcome = { ...told, deadline: null }
    expect(goesOnInMs({ ...state, outcome, words: 100 }, answeredAt)).toBe(36_500)
    expect(goesOnInMs({ ...state, outcome, words: 100, isHeld: true }, answeredAt)).toBeNull()
  })

  it('when the next clock starts, where nothing is told', () =>
    expect(goesOnInMs({ ...state, outcome: { ...told, correct: null }, words: 9 }, answeredAt)).toBe(4000))

  it('not while the player holds it, up to half of the next clock', () =>
    expect(goesOnInMs({ ...state, isHeld: true }, answeredAt)).toBe(19_000))
})

describe('the verdict stays', () => {
  const untimed = aPlay({ seconds_per_question: null, deadline: null })
  it.each([
    ['before it comes', { ...state, outcome: null }],
    ['where no clock runs', { ...state, play: untimed, outcome: { ...told, deadline: null } }],
    ['at the end of a play without a clock', { ...state, play: untimed, outcome: { ...told, deadline: null, result: aResult() } }],
  ])('%s', (_, kept) => expect(goesOnInMs(kept, answeredAt)).toBeNull())

  it('not at all, if one clock runs for all questions and nothing is told', () => {
    const open = aPlay({ seconds_per_question: null, total_seconds: 600 })
    expect(goesOnInMs({ ...state, play: open, outcome: { ...told, correct: null, correct_answer: null } }, 0)).toBe(0)
    expect(goesOnInMs({ ...state, play: open, outcome: { ...told, deadline: null } }, 0)).toBeNull()
  })
})

describe('wordsToRead', () => {
  const question = aQuestion(1)
  it('counts the note, and the right answer if it is another one', () => {
    const note = 'It is the longest river of Africa.'
    expect(wordsToRead(anOutcome({ note }), question)).toBe(7)
    expect(wordsToRead(anOutcome({ correct: false, correct_answer: 'b', note }), question)).toBe(8)
    expect(wordsToRead(anOutcome({ note: null }), question)).toBe(0)
  })

  it.each([
    ['Nile, the river', 3],
    ['هذا أطول نهر', 3],
    ['', 0],
  ])('in any script: %s', (note, words) => expect(wordsToRead(anOutcome({ note }), question)).toBe(words))
})
