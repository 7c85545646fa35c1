import { describe, expect, it } from 'vitest'
import { aPlay, aQuestion } from '../../../../test/play.ts'
import {
  type FreeEvent,
  freeReducer,
  type FreeState,
  mayFinish,
  nextUnsaved,
  openedFreePlay,
  type OpenFreePlay,
  placesOf,
  saveStateOf,
  unsavedDrafts,
} from './free-play-state.ts'

const at = (second: number) => `2026-11-21T10:00:${String(second).padStart(2, '0')}.000Z`

const play = (second: number) =>
  aPlay({
    mode: 'self_challenge',
    order: 'free',
    started_at: at(0),
    answered: 0,
    seconds_per_question: null,
    total_seconds: 300,
    deadline: at(59),
    now: at(second),
    version: second,
    current_question_id: null,
  })

function reply(second: number, answers: Record<number, string> = {}): OpenFreePlay {
  const given = Object.entries(answers).map(([id, answer]) => ({ question_id: Number(id), your_answer: answer }))
  return { data: [1, 2, 3].map(id => aQuestion(id)), play: play(second), answers: given }
}

const after = (state: FreeState, ...events: FreeEvent[]) => events.reduce(freeReducer, state)
const answered = (questionId: number, answer: string): FreeEvent => ({ type: 'answered', questionId, answer })
/** The reply to an answer of question 1. */
const saved = (second: number, answer: string, deadline = at(59)): FreeEvent => ({
  type: 'saved',
  questionId: 1,
  answer,
  clock: { deadline, now: at(second), version: second },
})

describe('opening a play of free order', () => {
  it('shows the drafts on the server, at the first question without one', () => {
    const state = openedFreePlay(reply(1, { 1: 'b' }))
    expect(state.drafts).toEqual({ 1: 'b' })
    expect(state.index).toBe(1)
    expect(nextUnsaved(state)).toBeNull()
  })

  it('restores and sends drafts that were unsent before a reload', () => {
    const state = openedFreePlay(reply(1, { 1: 'b', 2: 'a' }), { 1: 'c', 2: '' })
    expect(state.drafts).toEqual({ 1: 'c' })
    expect(unsavedDrafts(state)).toEqual({ 1: 'c', 2: '' })
    expect(nextUnsaved(after(state, answered(3, 'd'), { type: 'went_to', index: 1 }))).toBe(1)
  })
})

describe('answers of free order', () => {
  it('keeps only the last draft of a question', () => {
    const state = after(openedFreePlay(reply(1)), answered(1, 'a'), answered(1, 'b'))
    expect(unsavedDrafts(state)).toEqual({ 1: 'b' })
  })

  it('loses no draft when the player goes on at once', () => {
    const state = after(
      openedFreePlay(reply(1)),
      answered(1, 'a'),
      { type: 'went_to', index: 1 },
      answered(2, 'b'),
      { type: 'went_to', index: 2 },
      saved(2, 'a'),
    )
    expect(nextUnsaved(state)).toBe(2)
  })

  it('sends a draft again that changed while it was in flight', () => {
    const state = after(openedFreePlay(reply(1)), answered(1, 'a'), answered(1, 'c'), saved(2, 'a'))
    expect(nextUnsaved(state)).toBe(1)
    expect(state.drafts[1]).toBe('c')
  })

  it('sends nothing when an answer is back at its saved value', () => {
    const state = after(openedFreePlay(reply(1, { 1: 'a' })), answered(1, 'b'), answered(1, 'a'))
    expect(nextUnsaved(state)).toBeNull()
  })

  it('clears an answer', () => {
    const state = after(openedFreePlay(reply(1, { 1: 'a' })), { type: 'taken_back', questionId: 1 })
    expect(state.drafts).toEqual({})
    expect(unsavedDrafts(state)).toEqual({ 1: '' })
    expect(state.taken).toBe(1)
  })

  it('sends the question on screen last', () => {
    const state = after(openedFreePlay(reply(1)), answered(1, 'a'), answered(3, 'b'))
    expect(nextUnsaved(state)).toBe(3)
  })

  it('changes nothing after the hand-in, unless the hand-in failed', () => {
    const state = after(openedFreePlay(reply(1)), { type: 'handed_in' }, answered(1, 'a'))
    expect(state.drafts).toEqual({})
    expect(after(state, { type: 'hand_in_failed' }, answered(1, 'a')).drafts).toEqual({ 1: 'a' })
    expect(after(state, { type: 'got_stuck' }, answered(1, 'a')).drafts).toEqual({ 1: 'a' })
  })
})

describe('mayFinish', () => {
  const unsaved = after(openedFreePlay(reply(1)), answered(1, 'a'))
  it.each([
    [false, 'before the hand-in', openedFreePlay(reply(1))],
    [true, 'after the hand-in with everything saved', after(openedFreePlay(reply(1)), { type: 'handed_in' })],
    [false, 'after the hand-in with an unsaved answer', after(unsaved, { type: 'handed_in' })],
    [false, 'after the hand-in, if the server cannot take an answer', after(unsaved, { type: 'handed_in' }, { type: 'got_stuck' })],
    [false, 'when the clock has run out', after(openedFreePlay(reply(1)), { type: 'ran_out' })],
    [false, 'when the clock has run out with an unsaved answer', after(unsaved, { type: 'ran_out' })],
    [false, 'when the server says that the clock has run out', after(openedFreePlay(reply(1)), { type: 'looked_again', reply: reply(59) })],
  ])('is %s %s', (expected, _when, state) => {
    expect(mayFinish(state)).toBe(expected)
  })
})

describe('a clock that has run out', () => {
  const due = after(openedFreePlay(reply(1)), { type: 'ran_out' })

  it('changes nothing: until the server says that the play is over, the player can still answer', () => {
    expect(due).toMatchObject({ phase: 'open', isDue: true })
    expect(after(due, answered(1, 'a')).drafts).toEqual({ 1: 'a' })
  })

  it('goes on if the server says that there is time left', () => {
    const moved = { ...reply(3), play: { ...play(3), deadline: '2026-11-21T10:05:00.000Z' } }
    expect(after(due, { type: 'looked_again', reply: moved })).toMatchObject({ isDue: false, play: { deadline: moved.play.deadline } })
  })

  it('reports a failed read until the server replies', () => {
    const failed = after(due, { type: 'look_failed' })
    expect(failed).toMatchObject({ isDue: true, isUnknown: true })
    expect(after(failed, { type: 'looked_again', reply: reply(59) })).toMatchObject({ isDue: true, isUnknown: false })
  })
})

describe('a clock that is moved', () => {
  const later = '2026-11-21T10:10:59.000Z'
  const moved = (second: number, deadline = later): FreeEvent => ({
    type: 'looked_again',
    reply: { ...reply(second), play: { ...play(second), deadline } },
  })

  it('reports the move to the player once, with the difference', () => {
    const state = after(openedFreePlay(reply(1)), moved(2))
    expect(state.moved).toEqual({ byMs: 600_000, leftMs: 657_000, version: 2 })
    expect(after(state, moved(3)).moved).toEqual(state.moved)
    expect(after(state, { type: 'move_noted' }, moved(3)).moved).toBeNull()
  })

  it('is also known from the reply to an answer', () => {
    const state = after(openedFreePlay(reply(1)), answered(1, 'a'), saved(4, 'a', later))
    expect(state).toMatchObject({ play: { deadline: later, version: 4 }, moved: { byMs: 600_000 } })
  })

  it('is not moved back by an older reply', () => {
    const state = after(openedFreePlay(reply(1)), moved(5), answered(1, 'a'), saved(4, 'a'), { type: 'looked_again', reply: reply(3) })
    expect(state.play.deadline).toBe(later)
    expect(state.saved).toEqual({ 1: 'a' })
  })
})

describe('going to a question', () => {
  it.each([-1, 3])('stays where it is instead of going to %i', index => {
    expect(after(openedFreePlay(reply(1)), { type: 'went_to', index }).index).toBe(0)
  })
})

describe('background updates', () => {
  it('show the answers of another tab, and keep unsent drafts', () => {
    const state = after(openedFreePlay(reply(1)), answered(1, 'a'), { type: 'looked_again', reply: reply(2, { 1: 'd', 2: 'b' }) })
    expect(state.drafts).toEqual({ 1: 'a', 2: 'b' })
    expect(nextUnsaved(state)).toBe(1)
  })

  it('ignore a reply older than the last save', () => {
    const state = after(openedFreePlay(reply(1)), answered(1, 'a'), saved(5, 'a'), { type: 'looked_again', reply: reply(4) })
    expect(state.drafts).toEqual({ 1: 'a' })
  })

  it('ignore a reply older than any save, even if an older save arrives last', () => {
    const saved = (questionId: number, answer: string, second: number): FreeEvent => ({
      type: 'saved',
      questionId,
      answer,
      clock: { deadline: at(59), now: at(second), version: second },
    })
    const changed = after(openedFreePlay(reply(1)), answered(1, 'a'), answered(2, 'b'))
    const state = after(changed, saved(2, 'b', 5), saved(1, 'a', 3), { type: 'looked_again', reply: reply(4, { 1: 'a' }) })
    expect(state.drafts).toEqual({ 1: 'a', 2: 'b' })
  })

  it('remount the input if another tab changed the answer on screen, and only then', () => {
    const look = (answers: Record<number, string>) =>
      after(openedFreePlay(reply(1)), { type: 'looked_again', reply: reply(2, answers) }).taken
    expect([look({ 1: 'd' }), look({ 2: 'd' }), look({})]).toEqual([1, 0, 0])
  })
})

describe('saveStateOf', () => {
  const unsaved = after(openedFreePlay(reply(1)), answered(1, 'a'))
  it.each([
    ['saved', openedFreePlay(reply(1)), true],
    ['saving', unsaved, false],
    ['waiting', unsaved, true],
    ['stuck', after(unsaved, { type: 'got_stuck' }), false],
  ] as const)('says %s', (expected, state, isSilent) => {
    expect(saveStateOf(state, isSilent)).toBe(expected)
  })
})

describe('placesOf', () => {
  it('reports answered, marked and current questions', () => {
    const state = after(openedFreePlay(reply(1)), answered(2, 'a'))
    expect(placesOf(state, new Set([3])).map(({ isAnswered, isMarked, isCurrent }) => [isAnswered, isMarked, isCurrent])).toEqual([
      [false, false, true],
      [true, false, false],
      [false, true, false],
    ])
  })
})
