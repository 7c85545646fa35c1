import type { PlayerHome } from '@trivium/contract/profile/home'
import { describe, expect, it } from 'vitest'
import { dayTilesOf } from './day-tiles.ts'
import { dayToGreet, nextStepOf } from './next-step.ts'

const capitals: NonNullable<PlayerHome['continue']> = {
  mode: 'quiz_zone',
  category: 'Geography',
  category_slug: 'geography',
  subcategory: 'Capitals',
  subcategory_slug: 'capitals',
  level: 3,
  best_percentage: 60,
}
const later: PlayerHome = {
  open_play: {
    id: 7,
    mode: 'audio',
    category: 'Music',
    level: null,
    answered: 2,
    total: 5,
    order: 'one_by_one',
    has_clocks: true,
    title: null,
    ends_at: null,
  },
  rounds_finished: 10,
  days_in_a_row: 4,
  best_yesterday: null,
  continue: capitals,
  daily_quiz: { state: 'open', streak: 3, coins: 8 },
  practice_due: 4,
  contest: null,
  league: null,
  next_badge: { type: 'big_thing', progress: 40, counter: 100 },
  badges_to_claim: 0,
  unread_notifications: 0,
  news: [],
}
const free: PlayerHome = { ...later, open_play: null }
const done: PlayerHome = { ...free, daily_quiz: { ...free.daily_quiz, state: 'done' } }
const first: PlayerHome = {
  ...free,
  rounds_finished: 0,
  days_in_a_row: 1,
  daily_quiz: { state: 'open', streak: 0, coins: 4 },
  practice_due: 0,
}

describe('what to do next', () => {
  it('is the most urgent of all possible steps', () => {
    const allBegun: PlayerHome = { ...done, continue: null }
    const steps = [later, free, done, allBegun, { ...allBegun, practice_due: 0 }].map(nextStepOf)
    expect(steps.map(step => [step.kind, 'to' in step ? step.to : null])).toEqual([
      ['open', '/audio-questions/play/7/'],
      ['daily', null],
      ['continue', null],
      ['practice', '/practice/'],
      ['play', '/learn/'],
    ])
  })

  it('is always the first round for a player who has finished none', () => {
    expect(nextStepOf(first)).toEqual({ kind: 'first', level: capitals })
    expect(nextStepOf({ ...first, open_play: later.open_play })).toMatchObject({ kind: 'open' })
    expect(nextStepOf({ ...first, continue: null })).toMatchObject({ kind: 'daily' })
  })
})

describe('the tiles of the day', () => {
  const tilesOf = (home: PlayerHome) => dayTilesOf(home, nextStepOf(home))
  const newBadge: PlayerHome['next_badge'] = { type: 'big_thing', progress: 3, counter: 1000 }

  it('are missing on the first day', () => {
    expect(tilesOf(first)).toEqual([])
    expect(tilesOf({ ...first, open_play: later.open_play, badges_to_claim: 1, practice_due: 2 })).toEqual([])
  })

  it('repeat nothing of the next step', () => {
    expect(tilesOf(later)).toEqual(['daily', 'practice', 'badge'])
    expect(tilesOf(free)).toEqual(['practice', 'badge'])
    expect(tilesOf(done)).toEqual(['daily', 'practice', 'badge'])
    const league = { tier: 'silver', rank: 4, members: 30, rival: null, ends_at: '2026-11-30T00:00:00.000Z' } as const
    expect(tilesOf({ ...done, league })).toEqual(['daily', 'league', 'practice', 'badge'])
    expect(tilesOf({ ...done, continue: null })).toEqual(['daily', 'badge'])
    const isDaily: PlayerHome['open_play'] = later.open_play && { ...later.open_play, mode: 'daily_quiz' }
    expect(tilesOf({ ...later, open_play: isDaily, daily_quiz: { ...later.daily_quiz, state: 'playing' } })).toEqual(['practice', 'badge'])
  })

  it('show no zeros: no badge at 0 % unless one can be claimed, and no practice without questions', () => {
    const quiet: PlayerHome = { ...done, practice_due: 0, next_badge: newBadge }
    expect(tilesOf(quiet)).toEqual(['daily'])
    expect(tilesOf({ ...quiet, badges_to_claim: 2 })).toEqual(['daily', 'badge'])
    expect(tilesOf({ ...quiet, next_badge: null })).toEqual(['daily'])
  })
})

describe('the day in the greeting', () => {
  const dayOf = (days_in_a_row: number, streak: number, more: Partial<PlayerHome> = {}) =>
    dayToGreet({ ...free, days_in_a_row, daily_quiz: { state: 'open', streak, coins: 4 }, ...more })

  it('appears from the second day on, once the player has finished a round', () => {
    expect([dayOf(1, 0), dayOf(2, 0), dayOf(2, 1), dayOf(10, 10)]).toEqual([null, 2, 2, 10])
    expect(dayOf(2, 0, { rounds_finished: 0 })).toBeNull()
  })

  it('never contradicts the streak of the daily quiz', () => {
    expect([dayOf(10, 3), dayOf(3, 9)]).toEqual([null, null])
  })
})
