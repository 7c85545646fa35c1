import type { DataOf } from '@trivium/contract/platform/action'
import type { Result } from '@trivium/contract/play/plays'
import type { solo } from '@trivium/contract/play/solo'
import { describe, expect, it } from 'vitest'
import { untakenIn } from './daily/daily-untaken.ts'
import { moodFor, titleFor } from './result-words.ts'

const lost = (mode: Result['mode']) => ({ mode, won: false, level: null, percentage: 20, answered: 10 })

describe('the title of a result', () => {
  it.each([
    ['a lost level', lost('quiz_zone'), 'result.lost'],
    ['a won level', { ...lost('quiz_zone'), won: true, level: 1, percentage: 70 }, 'result.won'],
    ['a won round', { ...lost('audio'), won: true, percentage: 70 }, 'result.won_round'],
    ['the daily quiz, which has one try', lost('daily_quiz'), 'result.finished'],
    ['practice, which nobody loses', lost('practice'), 'result.finished'],
    ['a round without a mistake', { ...lost('practice'), percentage: 100 }, 'result.perfect'],
  ] as const)('fits %s', (_what, result, title) => expect(titleFor(result, null)).toBe(title))

  it('says that a daily quiz without answers does not count', () => {
    expect(titleFor({ ...lost('daily_quiz'), percentage: 0 }, { canBegin: true })).toBe('result.untaken')
  })
})

describe('the figure', () => {
  it.each([
    ['glad of a win', { ...lost('quiz_zone'), won: true, percentage: 70 }, 'glad'],
    ['proud of a perfect round', { ...lost('quiz_zone'), won: true, percentage: 100 }, 'proud'],
    ['wry after a loss', lost('quiz_zone'), 'wry'],
    ['not smiling at 0 %', { ...lost('quiz_zone'), percentage: 0 }, 'lost'],
    ['glad of half an exercise', { ...lost('practice'), percentage: 50 }, 'glad'],
    ['asleep when nothing was answered', { ...lost('quiz_zone'), percentage: 0, answered: 0 }, 'sleepy'],
  ] as const)('is %s', (_what, result, mood) => expect(moodFor(result)).toBe(mood))
})

describe('a daily quiz', () => {
  const day = { day: '2026-11-21', percentage: 0, won: false, frozen: false }
  const calendar = (state: 'open' | 'playing' | 'done', play_id: number | null): DataOf<(typeof solo)['get_daily_quiz_calendar']> => ({
    today: day.day,
    state,
    streak: 0,
    best_streak: 0,
    freezes: { held: 0, most: 2, waiting: 0, next_in: 7 },
    days: [{ ...day, play_id }],
    next_at: '2026-11-22T00:00:00.000Z',
    coins: 4,
  })
  const untouched = { mode: 'daily_quiz', answered: 0, play_id: 7 } as const

  it.each([
    ['lapsed without an answer, and can be started again', calendar('open', null), { canBegin: true }],
    ['started again meanwhile', calendar('playing', null), { canBegin: true }],
    ['taken in another play', calendar('done', 8), { canBegin: false }],
    ['taken, although every question lapsed', calendar('done', 7), null],
    ['not known yet', undefined, { canBegin: false }],
  ])('is %s', (_how, known, untaken) => {
    expect(untakenIn(untouched, known)).toEqual(untaken)
  })

  it('counts with one answer; other modes always count', () => {
    expect(untakenIn({ ...untouched, answered: 1 }, calendar('open', null))).toBeNull()
    expect(untakenIn({ ...untouched, mode: 'quiz_zone' }, calendar('open', null))).toBeNull()
  })
})
