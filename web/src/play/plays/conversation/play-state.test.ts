import type { LifelineEffect, Play, Q } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'
import { aPlay, aQuestion, anOutcome } from '../../../../test/play.ts'
import { effectOn } from '../answers/answer-input-props.ts'
import { goesOnInMs } from './pace.ts'
import { openedPlay, playReducer, type PlayState, questionOf, verdictOf } from './play-state.ts'

const question = aQuestion
const play = aPlay()
const outcome = anOutcome()

const opened = () => openedPlay({ data: [question(1), question(2), question(3)], play })
const worked = (effect: Partial<LifelineEffect> & Pick<LifelineEffect, 'lifeline'>) =>
  playReducer(opened(), { type: 'lifeline_worked', questionId: 2, effect: { coins: 98, next_price: 2, version: 6, ...effect } })

describe('playReducer', () => {
  it('opens at the question whose clock runs', () => {
    expect(opened()).toMatchObject({ index: 1, phase: 'choosing', answer: '' })
  })

  it('takes one answer per question: while it is being sent, a second one changes nothing', () => {
    const sending = playReducer(opened(), { type: 'handed_in', answer: 'b' })
    expect(playReducer(sending, { type: 'handed_in', answer: 'c' })).toBe(sending)
    expect(playReducer(sending, { type: 'answer_changed', answer: 'c' })).toBe(sending)
  })

  it('shows the feedback first, and then goes to the question that the server names', () => {
    const feedback = playReducer(playReducer(opened(), { type: 'handed_in', answer: 'b' }), { type: 'feedback', outcome })
    expect(feedback).toMatchObject({ phase: 'feedback', index: 1, play: { score: 8, deadline: outcome.deadline } })
    expect(playReducer(feedback, { type: 'went_on' })).toMatchObject({ phase: 'choosing', index: 2, answer: '', outcome: null })
  })

  it('follows another tab, and keeps the choice if nothing happened', () => {
    const chosen = playReducer(opened(), { type: 'answer_changed', answer: 'a,b' })
    const look = (change: Partial<Play>) =>
      playReducer(chosen, { type: 'looked_again', reply: { data: chosen.questions, play: { ...play, ...change } } })
    expect(look({ score: 4 })).toMatchObject({ index: 1, answer: 'a,b' })
    expect(look({ answered: 2, current_question_id: 3, version: 6 })).toMatchObject({ index: 2, answer: '' })
    expect(look({ answered: 0, current_question_id: 1, version: 4 })).toBe(chosen)
  })

  it('does not let a background update discard an answer in flight', () => {
    const sending = playReducer(opened(), { type: 'handed_in', answer: 'b' })
    const reply = { data: sending.questions, play: { ...play, answered: 2, current_question_id: 3 } }
    expect(playReducer(sending, { type: 'looked_again', reply })).toBe(sending)
    expect(playReducer(sending, { type: 'loaded', reply })).toMatchObject({ phase: 'choosing', index: 2 })
  })

  it('knows the price of the next lifeline once the free one is used', () => {
    const lifelines = play.lifelines.map(entry => ({ ...entry, price: 0 }))
    const free = openedPlay({ data: [question(2)], play: { ...play, lifelines } })
    const effect = { lifeline: 'reset_timer', coins: 100, next_price: 2, version: 6 } as const
    const after = playReducer(free, { type: 'lifeline_worked', questionId: 2, effect })
    expect(after.play.lifelines.map(({ price, used }) => [price, used])).toEqual([
      [2, false],
      [2, false],
      [2, true],
      [2, false],
    ])
  })

  it('keeps the effects of lifelines', () => {
    const half = worked({ lifeline: 'fifty_fifty', removed: ['a', 'c'] })
    expect(effectOn(half.play, question(2))?.removed).toEqual(['a', 'c'])
    expect(worked({ lifeline: 'reset_timer', deadline: '2026-11-21T10:02:00.000Z' }).play.deadline).toBe('2026-11-21T10:02:00.000Z')
    const skipped = worked({ lifeline: 'skip', question: question(9), deadline: '2026-11-21T10:02:00.000Z' })
    expect(skipped.questions.map(entry => entry.id)).toEqual([1, 9, 3])
    expect(skipped.play.current_question_id).toBe(9)
  })

  it('clears the draft after a skip, and keeps it after any other lifeline', () => {
    const drafted = playReducer(opened(), { type: 'answer_changed', answer: 'a,b' })
    const after = (effect: Pick<LifelineEffect, 'lifeline'> & Partial<LifelineEffect>) =>
      playReducer(drafted, { type: 'lifeline_worked', questionId: 2, effect: { coins: 98, next_price: 2, version: 6, ...effect } })
    expect(after({ lifeline: 'skip', question: question(9) })).toMatchObject({ index: 1, answer: '' })
    expect(after({ lifeline: 'reset_timer' }).answer).toBe('a,b')
  })
})

describe('an answer that the server could not take', () => {
  it('waits until the page reloads the state, and is not sent again automatically', () => {
    const stuck = playReducer(playReducer(opened(), { type: 'handed_in', answer: 'b' }), { type: 'got_stuck' })
    expect(stuck).toMatchObject({ phase: 'stuck', answer: 'b' })
    expect(playReducer(stuck, { type: 'handed_in', answer: 'c' })).toBe(stuck)
    expect(playReducer(stuck, { type: 'loaded', reply: { data: stuck.questions, play } })).toMatchObject({ phase: 'choosing', index: 1 })
  })
})

describe('a play whose questions open one at a time', () => {
  const sealed = (id: number) => ({ id, sealed: true as const })
  const one = aPlay({ opens: 'one', answered: 0, current_question_id: 1 })
  const first = () => openedPlay({ data: [question(1), sealed(2), sealed(3)], play: one })
  const feedback = (change: Parameters<typeof anOutcome>[0]) =>
    playReducer(playReducer(first(), { type: 'handed_in', answer: 'b' }), { type: 'feedback', outcome: anOutcome(change) })

  it('shows the question that the answer has opened, in place of its sealed entry', () => {
    const opened = feedback({ current_question_id: 2, next_question: question(2) })
    expect(questionOf(opened)?.id).toBe(1)
    expect(playReducer(opened, { type: 'went_on' })).toMatchObject({ index: 1, phase: 'choosing', questions: [{}, question(2), sealed(3)] })
  })

  it('appends a question that was not listed', () => {
    const went = playReducer(feedback({ current_question_id: 9, next_question: question(9) }), { type: 'went_on' })
    expect(questionOf(went)?.id).toBe(9)
    expect(went.questions.map(({ id }) => id)).toEqual([1, 2, 3, 9])
  })

  it.each([
    ['still sealed', 2],
    ['not known', 9],
  ])('asks for the next question while it is %s, and shows no other instead', (_why, current_question_id) => {
    const went = playReducer(feedback({ current_question_id }), { type: 'went_on' })
    expect(went.phase).toBe('looking')
    expect(questionOf(went)).toBeUndefined()
    const reply = { data: [question(1), question(current_question_id)], play: { ...one, answered: 1, current_question_id } }
    expect(questionOf(playReducer(went, { type: 'loaded', reply }))?.id).toBe(current_question_id)
  })

  it('lets the player retry if the server does not send the question', () => {
    const reply = { data: [sealed(1)], play: one }
    const stuck = playReducer(openedPlay(reply), { type: 'loaded', reply })
    expect(stuck.phase).toBe('stuck')
    expect(playReducer(openedPlay(reply), { type: 'got_stuck' }).phase).toBe('stuck')
    expect(playReducer(stuck, { type: 'loaded', reply: { data: [question(1)], play: one } })).toMatchObject({ phase: 'choosing', index: 0 })
  })

  it('reopens at the open question after a reload', () => {
    const data = [question(1), question(2), sealed(3)]
    expect(openedPlay({ data, play: { ...one, answered: 1, current_question_id: 2 } })).toMatchObject({ index: 1, phase: 'choosing' })
  })
})

describe('reloading the state after an answer got stuck', () => {
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
  ] as const)('keeps the draft of a %s: %s', (type, answer, kept) => {
    const { data, state } = stuckWith(type, answer)
    expect(playReducer(state, { type: 'loaded', reply: { data, play } })).toMatchObject({ phase: 'choosing', answer: kept })
  })

  it('does not carry the draft over to another question', () => {
    const { data, state } = stuckWith('guess_the_word', 'saturn')
    const reply = { data, play: { ...play, answered: 2, current_question_id: 3 } }
    expect(playReducer(state, { type: 'loaded', reply })).toMatchObject({ index: 2, answer: '' })
  })
})

describe('hints', () => {
  const word = (count = 5): Q => ({
    ...question(2),
    question_type: 'guess_the_word',
    options: [],
    letters: { count, blanks: [], others: false },
  })
  const guessing = (count?: number) => openedPlay({ data: [question(1), word(count)], play: { ...play, hint_price: 1 } })
  const hinted = (state: ReturnType<typeof guessing>, position: number, letter: string) =>
    playReducer(state, { type: 'hint_came', questionId: 2, letter: { position, letter } })

  it('keep each letter once', () => {
    const twice = hinted(hinted(hinted(guessing(), 0, 'S'), 3, 'u'), 3, 'u')
    expect(effectOn(twice.play, word())?.letters).toEqual([
      { position: 0, letter: 'S' },
      { position: 3, letter: 'u' },
    ])
  })
})

describe('verdictOf', () => {
  it.each([
    [true, 'b', 'right'],
    [false, 'a', 'wrong'],
    [false, 'b', 'late'],
    [false, '', 'over'],
    [null, 'b', 'saved'],
  ] as const)('reports correct %s for the answer "%s" as %s', (correct, answer, verdict) => {
    expect(verdictOf({ ...outcome, correct }, answer, question(1))).toBe(verdict)
  })
})

describe.each([
  ['guess_the_word', 'São Tomé', 'sao tome', 'late'],
  ['guess_the_word', 'São Tomé', 'São Tomé', 'late'],
  ['guess_the_word', 'São Tomé', 'st thomas', 'late'],
  ['guess_the_word', 'São Tomé', 'Sao Paulo', 'wrong'],
  ['number', '1500', '1.510 m', 'late'],
  ['number', '1500', '1511', 'wrong'],
  ['matching', 'a-1,b-12', 'a-1,b-12', 'late'],
  ['matching', 'a-1,b-12', 'a-1,b-2', 'wrong'],
] as const)('verdictOf a late %s, where %s is right', (question_type, correct_answer, answer, verdict) => {
  it(`compares ${answer} as the server does`, () => {
    const late = { ...outcome, correct: false, correct_answer, also_right: ['St. Thomas'], tolerance: 10 }
    expect(verdictOf(late, answer, aQuestion(1, { question_type, unit: 'm' }))).toBe(verdict)
  })
})

describe('a player without input', () => {
  const data = [question(1), question(2), question(3), question(4)]
  const begun = () => openedPlay({ data, play })
  const lapse = (state: PlayState) =>
    playReducer(playReducer(state, { type: 'handed_in', answer: '' }), {
      type: 'feedback',
      outcome: anOutcome({ correct: false, current_question_id: (state.play.current_question_id ?? 0) + 1, deadline: play.deadline }),
    })
  const goOn = (state: PlayState) => playReducer(state, { type: 'went_on' })

  const left = (state: PlayState) => playReducer(state, { type: 'left' })

  it('counts as away after two questions that lapsed without input, once the round waits', () => {
    const afterOne = goOn(lapse(begun()))
    expect(afterOne).toMatchObject({ phase: 'choosing', index: 2 })
    expect(goOn(lapse(afterOne))).toMatchObject({ phase: 'choosing', index: 3 })
    expect(goOn(left(lapse(afterOne)))).toMatchObject({ phase: 'away', index: 3 })
  })

  it('goes on at once after a touch, and the page asks for the waiting question', () => {
    const touched = playReducer(left(lapse(goOn(lapse(begun())))), { type: 'touched' })
    expect(goOn(touched)).toMatchObject({ phase: 'looking', index: 3 })
  })

  it("continues with the server's current question on return", () => {
    const away = goOn(left(lapse(goOn(lapse(begun())))))
    const reply = { data, play: { ...play, answered: 3, current_question_id: 4 } }
    expect(playReducer(away, { type: 'looked_again', reply })).toBe(away)
    expect(playReducer(away, { type: 'loaded', reply })).toMatchObject({ phase: 'choosing', index: 3, untouched: 0, isLeft: false })
  })

  it('keeps the feedback open with a touch, up to half of the next clock', () => {
    const feedback = playReducer(playReducer(begun(), { type: 'handed_in', answer: 'a' }), {
      type: 'feedback',
      outcome: anOutcome({ deadline: play.deadline, correct: true }),
    })
    const startsAt = Date.parse(play.deadline ?? '') - 30_000
    const held = playReducer(feedback, { type: 'touched' })
    expect(goesOnInMs({ ...held, words: 5 }, startsAt - 4000)).toBe(19_000)
    expect(goOn(held)).toMatchObject({ phase: 'choosing', isHeld: false })
  })

  it('keeps the feedback of a wrong answer open by itself, and of a lapsed question only with a touch', () => {
    const wrong = anOutcome({ deadline: play.deadline, correct: false })
    const after = (answer: string) => playReducer(playReducer(begun(), { type: 'handed_in', answer }), { type: 'feedback', outcome: wrong })
    expect([after('a').isHeld, after('').isHeld]).toEqual([true, false])
    expect(playReducer(after('a'), { type: 'touched' })).toMatchObject({ isHeld: true, untouched: -1 })
    expect(goOn(after('a')).isHeld).toBe(false)
  })

  it('does not keep the feedback open with the touch that gives the answer', () => {
    const touched = playReducer(begun(), { type: 'touched' })
    expect(touched.isHeld).toBe(false)
    expect(playReducer(playReducer(touched, { type: 'handed_in', answer: 'a' }), { type: 'touched' }).isHeld).toBe(false)
  })

  it('counts as present again after any touch or answer', () => {
    const touched = playReducer(goOn(lapse(begun())), { type: 'touched' })
    expect(lapse(touched).untouched).toBe(0)
    const answered = playReducer(goOn(lapse(begun())), { type: 'handed_in', answer: 'a' })
    expect(playReducer(answered, { type: 'feedback', outcome: anOutcome({ correct: true }) }).untouched).toBe(0)
  })
})

describe('a try at a word', () => {
  const tried = [{ letter: 'a', mark: 'place' as const }]
  const asked = () => openedPlay({ data: [question(1), question(2)], play })
  const sent = (state: PlayState) => playReducer(state, { type: 'handed_in', answer: 'ab' })
  const outcome = anOutcome({ correct: null, tried, current_question_id: 2, deadline: play.deadline, version: 9 })

  it('is told, and the question stays open with empty boxes', () => {
    const after = playReducer(sent(asked()), { type: 'tried', outcome, tried })
    expect(after).toMatchObject({ phase: 'choosing', answer: '', outcome: null, play: { version: 9, effects: [{ tries: [tried] }] } })
  })

  it('appears once, even if its reply comes twice, and keeps bought letters', () => {
    const bought = playReducer(asked(), { type: 'hint_came', questionId: 2, letter: { position: 1, letter: 'b' } })
    const again = [1, 2].reduce(state => playReducer(sent(state), { type: 'tried', outcome, tried }), bought)
    expect(again.play.effects).toMatchObject([{ question_id: 2, letters: [{ position: 1, letter: 'b' }], tries: [tried] }])
  })
})
