import type { Play, Q } from '@trivium/contract/play/plays'
import { describe, expect, it } from 'vitest'
import { aPlay, aQuestion } from '../../../../test/play.ts'
import { hintProblem, lifelineProblem } from './help-problem.ts'

const used = (name: string, effect: Partial<Play['effects'][number]> = {}) =>
  aPlay({
    lifelines: aPlay().lifelines.map(entry => ({ ...entry, used: entry.name === name })),
    effects: [{ question_id: 2, removed: [], shares: null, respondents: 0, estimated: false, letters: [], tries: [], ...effect }],
  })

describe('lifelineProblem', () => {
  const coins = 100

  it('predicts the refusals of the server', () => {
    expect(lifelineProblem(aPlay(), aQuestion(2), { name: 'skip', coins: 2 })).toBeNull()
    expect(lifelineProblem(aPlay(), aQuestion(2), { name: 'skip', coins: 1 })).toBe('not_enough_coins')
    expect(lifelineProblem(used('skip'), aQuestion(2), { name: 'skip', coins })).toBe('lifeline_used')
    expect(lifelineProblem(aPlay({ lifelines: [] }), aQuestion(2), { name: 'skip', coins })).toBe('lifeline_not_allowed')
  })

  it('never allows fifty-fifty and the poll in the same play', () => {
    const half = used('fifty_fifty', { removed: ['a', 'c'] })
    expect(lifelineProblem(half, aQuestion(2), { name: 'audience_poll', coins })).toBe('lifeline_excluded')
    expect(lifelineProblem(half, aQuestion(3), { name: 'audience_poll', coins })).toBe('lifeline_excluded')
    const asked = used('audience_poll', { shares: { a: 100 } })
    expect(lifelineProblem(asked, aQuestion(2), { name: 'fifty_fifty', coins })).toBe('lifeline_excluded')
  })

  it.each(['multiple_choice', 'audio', 'maths'] as const)('allows fifty-fifty if one of several options is right: %s', question_type => {
    expect(lifelineProblem(aPlay(), aQuestion(2, { question_type }), { name: 'fifty_fifty', coins })).toBeNull()
  })

  it.each([
    ['true_false', 2],
    ['multi_select', 4],
    ['sequence', 4],
    ['multiple_choice', 2],
  ] as const)('does not allow it for %s with %i options', (question_type, count) => {
    const asked = aQuestion(2, { question_type, options: aQuestion(2).options.slice(0, count) })
    expect(lifelineProblem(aPlay(), asked, { name: 'fifty_fifty', coins })).toBe('lifeline_not_allowed')
  })
})

describe('hintProblem', () => {
  const word = (count = 5): Q =>
    aQuestion(2, { question_type: 'guess_the_word', options: [], letters: { count, blanks: [], others: false } })
  const feedback = (count: number) => {
    const letters = Array.from({ length: count }, (_, position) => ({ position, letter: 'x' }))
    return { ...used('', { letters }), hint_price: 1 }
  }

  it.each([
    ['none was bought', 0, 5, 1, null],
    ['there are too few coins', 0, 5, 0, 'not_enough_coins'],
    ['one was bought', 1, 5, 1, null],
    ['all were bought', 2, 5, 9, 'hint_used_up'],
    ['only one letter is unknown', 1, 2, 9, 'hint_used_up'],
  ] as const)('predicts whether the server refuses if %s', (_when, bought, letters, coins, problem) => {
    expect(hintProblem(feedback(bought), word(letters), coins)).toBe(problem)
  })
})
