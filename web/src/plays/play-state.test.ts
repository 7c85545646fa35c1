import type { AnswerOutcome, LifelineEffect, Play, Q, Result } from '@trivium/contract/plays'
import { describe, expect, it } from 'vitest'
import { effectOn, goesOnInMs, hintProblem, lifelineProblem, openedPlay, playReducer, verdictOf } from './play-state.ts'

const question = (id: number, options = 4): Q => ({
  id,
  category: { slug: 'space', name: 'Space' },
  subcategory: null,
  language_id: 1,
  level: 1,
  question_type: options === 2 ? 'true_false' : 'multiple_choice',
  question: `Question ${id}?`,
  image: null,
  audio: null,
  audio_text: null,
  passage_id: null,
  options: (['a', 'b', 'c', 'd'] as const).slice(0, options).map(key => ({ key, text: key, image: null })),
  letters: null,
  seconds: 30,
  difficulty: 'medium',
  marks: 1,
  source: null,
})

const play: Play = {
  id: 7,
  mode: 'quiz_zone',
  category_slug: 'space',
  subcategory_slug: null,
  level: 1,
  started_at: '2026-11-21T10:00:00.000Z',
  total: 3,
  answered: 1,
  seconds_per_question: 30,
  total_seconds: null,
  deadline: '2026-11-21T10:01:00.000Z',
  now: '2026-11-21T10:00:30.000Z',
  current_question_id: 2,
  score: 4,
  correct: 1,
  wrong: 0,
  lifelines: (['fifty_fifty', 'audience_poll', 'reset_timer', 'skip'] as const).map(name => ({
    name,
    price: 2,
    used: false,
    allowed: true,
  })),
  effects: [],
  hint_price: null,
  hints_per_question: 2,
  resumed: true,
}

const outcome: AnswerOutcome = {
  correct: true,
  correct_answer: 'b',
  note: null,
  score: 8,
  answered: 2,
  remaining: 1,
  deadline: '2026-11-21T10:01:34.000Z',
  now: '2026-11-21T10:01:00.000Z',
  current_question_id: 3,
  result: null,
}

const result: Result = {
  play_id: 7,
  mode: 'quiz_zone',
  total: 3,
  answered: 3,
  correct: 2,
  wrong: 1,
  percentage: 66.67,
  won: true,
  coins_earned: 0,
  score: 6,
  coins: 100,
  duration_ms: 30_000,
  category_slug: 'space',
  subcategory_slug: null,
  level: 1,
  level_unlocked: null,
  coins_note: null,
  badges: [],
  finished_at: outcome.now,
}

const opened = () => openedPlay({ data: [question(1), question(2), question(3, 2)], play })
const worked = (effect: Partial<LifelineEffect> & Pick<LifelineEffect, 'lifeline'>) =>
  playReducer(opened(), { type: 'lifeline_worked', questionId: 2, effect: { coins: 98, ...effect } })

describe('playReducer', () => {
  it('opens at the question whose clock runs', () => {
    expect(opened()).toMatchObject({ index: 1, phase: 'choosing', answer: '' })
  })

  it('takes one answer a question: a second one while it is sent changes nothing', () => {
    const sending = playReducer(opened(), { type: 'handed_in', answer: 'b' })
    expect(playReducer(sending, { type: 'handed_in', answer: 'c' })).toBe(sending)
    expect(playReducer(sending, { type: 'answer_changed', answer: 'c' })).toBe(sending)
  })

  it('shows the outcome first and goes where the server says then', () => {
    const told = playReducer(playReducer(opened(), { type: 'handed_in', answer: 'b' }), { type: 'told', outcome })
    expect(told).toMatchObject({ phase: 'told', index: 1, play: { score: 8, deadline: outcome.deadline } })
    expect(playReducer(told, { type: 'went_on' })).toMatchObject({ phase: 'choosing', index: 2, answer: '', outcome: null })
  })

  it('goes where another tab has gone, and keeps what is chosen when nothing happened', () => {
    const chosen = playReducer(opened(), { type: 'answer_changed', answer: 'a,b' })
    const look = (change: Partial<Play>) =>
      playReducer(chosen, { type: 'looked_again', reply: { data: chosen.questions, play: { ...play, ...change } } })
    expect(look({ score: 4 })).toMatchObject({ index: 1, answer: 'a,b' })
    expect(look({ answered: 2, current_question_id: 3 })).toMatchObject({ index: 2, answer: '' })
    expect(look({ answered: 0, current_question_id: 1 })).toBe(chosen)
  })

  it('does not let news take away an answer on its way, nor its outcome', () => {
    const sending = playReducer(opened(), { type: 'handed_in', answer: 'b' })
    const reply = { data: sending.questions, play: { ...play, answered: 2, current_question_id: 3 } }
    expect(playReducer(sending, { type: 'looked_again', reply })).toBe(sending)
    expect(playReducer(sending, { type: 'loaded', reply })).toMatchObject({ phase: 'choosing', index: 2 })
  })

  it('keeps what lifelines have done', () => {
    const half = worked({ lifeline: 'fifty_fifty', removed: ['a', 'c'] })
    expect(effectOn(half.play, question(2))?.removed).toEqual(['a', 'c'])
    expect(worked({ lifeline: 'reset_timer', deadline: '2026-11-21T10:02:00.000Z' }).play.deadline).toBe('2026-11-21T10:02:00.000Z')
    const skipped = worked({ lifeline: 'skip', question: question(9), deadline: '2026-11-21T10:02:00.000Z' })
    expect(skipped.questions.map(entry => entry.id)).toEqual([1, 9, 3])
    expect(skipped.play.current_question_id).toBe(9)
  })
})

describe('an answer the server could not take', () => {
  it('waits for a look at the server, and is not sent again by itself', () => {
    const stuck = playReducer(playReducer(opened(), { type: 'handed_in', answer: 'b' }), { type: 'got_stuck' })
    expect(stuck).toMatchObject({ phase: 'stuck', answer: 'b' })
    expect(playReducer(stuck, { type: 'handed_in', answer: 'c' })).toBe(stuck)
    expect(playReducer(stuck, { type: 'loaded', reply: { data: stuck.questions, play } })).toMatchObject({ phase: 'choosing', index: 1 })
  })
})

describe('looking again after an answer got stuck', () => {
  const stuckWith = (question_type: Q['question_type'], answer: string) => {
    const data = opened().questions.map(one => ({ ...one, question_type }))
    const state = playReducer(openedPlay({ data, play }), { type: 'handed_in', answer })
    return { data, state: playReducer(state, { type: 'got_stuck' }) }
  }

  it.each([
    ['guess_the_word', 'saturn', 'saturn'],
    ['sequence', 'b,a,c', 'b,a,c'],
    ['multi_select', 'a,b', 'a,b'],
    ['multiple_choice', 'b', ''],
  ] as const)('keeps what was put together for %s: %s', (type, answer, kept) => {
    const { data, state } = stuckWith(type, answer)
    expect(playReducer(state, { type: 'loaded', reply: { data, play } })).toMatchObject({ phase: 'choosing', answer: kept })
  })

  it('takes nothing of it to another question', () => {
    const { data, state } = stuckWith('guess_the_word', 'saturn')
    const reply = { data, play: { ...play, answered: 2, current_question_id: 3 } }
    expect(playReducer(state, { type: 'loaded', reply })).toMatchObject({ index: 2, answer: '' })
  })
})

describe('going on by itself', () => {
  const now = Date.parse(outcome.now)
  const last = { ...outcome, deadline: null, current_question_id: null, result }
  const untimed = { ...play, seconds_per_question: null, deadline: null }
  it.each([
    ['when the next clock starts', 4000, { play, outcome }],
    ['at the end of a timed play', 4000, { play, outcome: last }],
    ['not while nothing is told', null, { play, outcome: null }],
    ['not where no clock runs', null, { play: untimed, outcome: { ...outcome, deadline: null } }],
    ['not at the end of a play without a clock', null, { play: untimed, outcome: last }],
  ])('comes %s', (_when, waitMs, state) => {
    expect(goesOnInMs(state, now)).toBe(waitMs)
  })
})

describe('hints', () => {
  const word = (count = 5): Q => ({ ...question(2), question_type: 'guess_the_word', options: [], letters: { count, blanks: [] } })
  const guessing = (count?: number) => openedPlay({ data: [question(1), word(count)], play: { ...play, hint_price: 1 } })
  const hinted = (state: ReturnType<typeof guessing>, position: number, letter: string) =>
    playReducer(state, { type: 'hint_came', questionId: 2, letter: { position, letter } })

  it('keep every letter once', () => {
    const twice = hinted(hinted(hinted(guessing(), 0, 'S'), 3, 'u'), 3, 'u')
    expect(effectOn(twice.play, word())?.letters).toEqual([
      { position: 0, letter: 'S' },
      { position: 3, letter: 'u' },
    ])
  })

  it('are refused when they are used up, all shown, or too dear', () => {
    expect(hintProblem(guessing(), 1)).toBeNull()
    expect(hintProblem(guessing(), 0)).toBe('not_enough_coins')
    expect(hintProblem(hinted(guessing(), 0, 'S'), 1)).toBeNull()
    expect(hintProblem(hinted(hinted(guessing(), 0, 'S'), 1, 'a'), 9)).toBe('hint_used_up')
    expect(hintProblem(hinted(guessing(1), 0, 'S'), 9)).toBe('hint_used_up')
  })
})

describe('verdictOf', () => {
  it.each([
    [true, 'b', 'right'],
    [false, 'a', 'wrong'],
    [false, 'b', 'late'],
    [false, '', 'over'],
    [null, 'b', 'saved'],
  ] as const)('puts correct %s for the answer "%s" as %s', (correct, answer, verdict) => {
    expect(verdictOf({ ...outcome, correct }, answer)).toBe(verdict)
  })
})

describe('verdictOf for words', () => {
  it.each([
    ['sao tome', 'late'],
    ['São Tomé', 'late'],
    ['Sao Paulo', 'wrong'],
  ] as const)('compares %s as the server does', (answer, verdict) => {
    expect(verdictOf({ ...outcome, correct: false, correct_answer: 'São Tomé' }, answer)).toBe(verdict)
  })
})

describe('lifelineProblem', () => {
  it('knows what the server would refuse', () => {
    expect(lifelineProblem(opened(), 'skip', 2)).toBeNull()
    expect(lifelineProblem(opened(), 'skip', 1)).toBe('not_enough_coins')
    expect(lifelineProblem(worked({ lifeline: 'skip' }), 'skip', 100)).toBe('lifeline_used')
    expect(lifelineProblem(worked({ lifeline: 'fifty_fifty', removed: ['a', 'c'] }), 'audience_poll', 100)).toBe('lifeline_excluded')
    expect(lifelineProblem(worked({ lifeline: 'audience_poll', shares: { a: 100 } }), 'fifty_fifty', 100)).toBe('lifeline_excluded')
    expect(lifelineProblem({ ...opened(), index: 2 }, 'fifty_fifty', 100)).toBe('lifeline_not_allowed')
  })
})
