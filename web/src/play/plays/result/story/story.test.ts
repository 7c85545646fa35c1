import { describe, expect, it } from 'vitest'
import { aResult } from '../../../../../test/play.ts'
import { asksForRank, bestOf, isCut, isFloored, statsOf, starsIn, tellsFastest } from './story.ts'

describe('the figures of a result', () => {
  it('leave out zero values', () => {
    const perfect = aResult({ total: 10, answered: 10, correct: 10, wrong: 0, score: 40, coins_earned: 4 })
    expect(statsOf(perfect)).toEqual(['correct', 'per_answer', 'score', 'coins'])
    const lost = aResult({ total: 10, answered: 8, correct: 1, wrong: 7, score: 0, coins_earned: 0 })
    expect(statsOf(lost)).toEqual(['correct', 'wrong', 'unanswered', 'per_answer'])
  })

  it('name the right answers even if there are none, because the round was about them', () => {
    const nothing = aResult({ total: 10, answered: 0, correct: 0, wrong: 0, score: 0, average_ms: null })
    expect(statsOf(nothing)).toEqual(['correct', 'unanswered'])
  })

  it('show the time of the round if one clock ran for all questions', () => {
    const challenge = aResult({ mode: 'self_challenge', level: null, score: 0, average_ms: null, fastest_ms: null })
    expect(statsOf(challenge)).toEqual(['correct', 'wrong', 'time'])
    expect(statsOf({ ...challenge, answered: 0 })).toEqual(['correct', 'wrong', 'unanswered'])
  })
})

describe('the score', () => {
  it('is told with what the round showed, if the leaderboards counted less', () => {
    const cut = aResult({ score: 32, shown_score: 40, score_note: 'scored_today' })
    expect([cut, { ...cut, score_note: null }, aResult()].map(isCut)).toEqual([true, false, false])
    expect(statsOf({ ...cut, score: 0 })).toContain('score')
  })

  it('of less than 0 takes nothing from the leaderboards', () => {
    const results = [aResult({ score: 0, shown_score: -6 }), aResult({ score: 6, shown_score: 6 }), aResult({ score: 0 })]
    expect(results.map(isFloored)).toEqual([true, false, false])
  })
})

describe('the best so far', () => {
  it.each([
    [90, 80, 'beaten'],
    [80, 80, 'equalled'],
    [70, 80, 'stands'],
    [70, null, null],
    [70, 0, null],
  ])('%s %% after %s %% is %s', (percentage, best_before, best) => expect(bestOf({ percentage, best_before })).toBe(best))
})

describe('the stars of a level', () => {
  it.each([
    ['a first perfect round', 100, null, { has: 3, now: 3, fresh: 3, nextAt: null }],
    ['one better than before', 80, 60, { has: 2, now: 2, fresh: 1, nextAt: 100 }],
    ['one worse than before', 60, 80, { has: 2, now: 1, fresh: 0, nextAt: 100 }],
    ['a lost first round', 59.99, null, { has: 0, now: 0, fresh: 0, nextAt: 60 }],
  ])('after %s', (_what, percentage, best_before, stars) => {
    expect(starsIn({ level: 1, percentage, best_before }, [60, 80, 100])).toEqual(stars)
  })

  it('are none without levels', () => expect(starsIn({ level: null, percentage: 100, best_before: null }, [60, 80, 100])).toBeNull())
})

describe('the rest of the story', () => {
  it('mentions the fastest answer if several were right', () => {
    expect([2, 3].map(correct => tellsFastest({ fastest_ms: 900, correct }))).toEqual([false, true])
    expect(tellsFastest({ fastest_ms: null, correct: 9 })).toBe(false)
  })

  it('asks for the rank only after recent points that count on leaderboards', () => {
    const now = Date.parse('2026-11-21T10:02:00.000Z')
    expect(asksForRank(aResult(), now)).toBe(true)
    expect(asksForRank(aResult({ score: 0 }), now)).toBe(false)
    expect(asksForRank(aResult({ mode: 'self_challenge' }), now)).toBe(false)
    expect(asksForRank(aResult(), now + 3_600_000)).toBe(false)
  })
})
