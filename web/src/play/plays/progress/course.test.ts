import { describe, expect, it } from 'vitest'
import { aPlay, aQuestion, anOutcome } from '../../../../test/play.ts'
import { cueOf, endedRunOf, hasPips, pipsOf, runOf } from './course.ts'
import { openedPlay, type PlayState, playReducer } from '../conversation/play-state.ts'

const questions = [1, 2, 3, 4, 5].map(id => aQuestion(id))
const opened = (answers: [number, boolean | null][], answered = answers.length) =>
  openedPlay({
    data: questions,
    play: aPlay({ total: 5, answered, current_question_id: answered + 1 }),
    answers: answers.map(([question_id, correct]) => ({ question_id, your_answer: 'a', correct })),
  })

function answer(state: PlayState, correct: boolean | null): PlayState {
  const answered = state.play.answered + 1
  const sent = playReducer(state, { type: 'handed_in', answer: 'a' })
  return playReducer(sent, {
    type: 'feedback',
    outcome: anOutcome({ correct, answered, score: state.play.score + (correct ? 4 : 0), current_question_id: answered + 1 }),
  })
}
const next = (state: PlayState) => playReducer(state, { type: 'went_on' })

describe('the pips', () => {
  it('show the revealed verdicts, also for answers before a reload', () => {
    expect(
      pipsOf(
        opened([
          [1, true],
          [2, false],
        ]),
      ),
    ).toEqual(['right', 'wrong', 'open', 'open', 'open'])
  })

  it('follow the answers', () => {
    const first = answer(opened([]), true)
    expect(pipsOf(first)).toEqual(['right', 'open', 'open', 'open', 'open'])
    expect(pipsOf(answer(next(first), false))).toEqual(['right', 'wrong', 'open', 'open', 'open'])
  })

  it('show no verdict that the server has not revealed', () => {
    expect(pipsOf(answer(opened([[1, null]]), null))).toEqual(['answered', 'answered', 'open', 'open', 'open'])
  })

  it('show answers without a verdict as answered, until the server reveals the verdict', () => {
    const resumed = opened([], 2)
    expect(pipsOf(resumed).slice(0, 3)).toEqual(['answered', 'answered', 'open'])
    const reply = { data: questions, play: resumed.play, answers: [{ question_id: 1, your_answer: 'a', correct: true }] }
    expect(pipsOf(playReducer(resumed, { type: 'looked_again', reply })).slice(0, 3)).toEqual(['right', 'answered', 'open'])
  })

  it('keep the verdicts this page has seen when a reply lacks them', () => {
    const feedback = answer(opened([]), true)
    const reply = { data: questions, play: { ...feedback.play, current_question_id: 2 } }
    expect(pipsOf(playReducer(feedback, { type: 'loaded', reply }))[0]).toBe('right')
  })

  it('exist for up to twenty questions, but not if the number of questions is open', () => {
    expect(hasPips({ play: aPlay({ total: 20 }) })).toBe(true)
    expect(hasPips({ play: aPlay({ total: 21 }) })).toBe(false)
    expect(hasPips({ play: aPlay({ total: 20, least: 10 }) })).toBe(false)
  })
})

describe('a run of right answers', () => {
  it('grows with each right answer, and ends with a wrong one', () => {
    const two = answer(next(answer(opened([]), true)), true)
    expect(runOf(two)).toBe(2)
    expect(runOf(next(two))).toBe(2)
    expect(runOf(answer(next(two), false))).toBe(0)
  })

  it.each([
    ['nothing was answered', [], 0],
    ['the server reveals nothing', [null, null], 0],
    ['an earlier verdict is not revealed', [true, null, true], 1],
    ['all answers were right', [true, true, true], 3],
  ] as const)('is counted if %s', (_, verdicts, run) => {
    expect(runOf(opened(verdicts.map((correct, index) => [index + 1, correct])))).toBe(run)
  })
})

it('gains points with the feedback', () => {
  const feedback = answer(opened([]), true)
  expect(feedback.gained).toBe(4)
  expect(answer(next(feedback), false).gained).toBe(0)
})

describe('a run that ends', () => {
  it('is as long as the right answers before the wrong one', () => {
    const run = answer(next(answer(next(answer(opened([]), true)), true)), true)
    expect([runOf(run), endedRunOf(run)]).toEqual([3, 0])
    const ended = answer(next(run), false)
    expect([runOf(ended), endedRunOf(ended)]).toEqual([0, 3])
    expect(endedRunOf(answer(next(ended), false))).toBe(0)
    expect(endedRunOf(answer(next(run), null))).toBe(0)
  })
})

it('sounds the end of a run differently from a wrong answer', () =>
  expect([cueOf(true, 9), cueOf(false, 2), cueOf(false, 3)]).toEqual(['right', 'wrong', 'broken']))
