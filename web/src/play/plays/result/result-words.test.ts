import type { DataOf } from '@trivium/contract/platform/action'
import type { Result } from '@trivium/contract/play/plays'
import type { solo } from '@trivium/contract/play/solo'
import { describe, expect, it } from 'vitest'
import { untakenIn } from './daily/daily-untaken.ts'
import { wordsFor } from './result-words.ts'

const lost = (mode: Result['mode']) => ({ mode, won: false, level: null, percentage: 20 })

describe('the words of a result', () => {
  it.each([
    ['a lost level', lost('quiz_zone'), true, 'result.lost_text'],
    ['a lost level whose review has a price', lost('quiz_zone'), false, 'result.lost_text_paid'],
    ['the daily quiz, which has one try', lost('daily_quiz'), true, 'result.lost_text_daily'],
    ['practice', lost('practice'), true, 'result.finished_text'],
    ['a won round, which needs no text', { ...lost('audio'), won: true }, true, null],
  ] as const)('fit %s', (_what, result, isReviewFree, text) => {
    expect(wordsFor(result, { untaken: null, isReviewFree }).text).toBe(text)
  })

  it('say that a daily quiz without answers does not count, and whether it can be started', () => {
    const words = (canBegin: boolean) => wordsFor({ ...lost('daily_quiz'), percentage: 0 }, { untaken: { canBegin }, isReviewFree: true })
    expect(words(true)).toEqual({ title: 'result.untaken', text: 'result.untaken_open_text' })
    expect(words(false)).toEqual({ title: 'result.untaken', text: 'result.untaken_text' })
  })
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
