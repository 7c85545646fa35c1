import type { PlayerHome } from '@trivium/contract/home'
import { describe, expect, it } from 'vitest'
import { nextStepOf } from './next-step.ts'

const home: PlayerHome = {
  open_play: { id: 7, mode: 'audio', category: 'Music', level: null, answered: 2, total: 5, order: 'one_by_one', has_clocks: true },
  daily_quiz: { state: 'open', streak: 3, coins: 8 },
  practice_due: 4,
  contest: null,
  next_badge: null,
  badges_to_claim: 0,
  unread_notifications: 0,
  news: [],
}

describe('what to do next', () => {
  it('is the most urgent of all there is to do', () => {
    const noPlay = { ...home, open_play: null }
    const dailyDone: PlayerHome = { ...noPlay, daily_quiz: { ...home.daily_quiz, state: 'done' } }
    const steps = [home, noPlay, dailyDone, { ...dailyDone, practice_due: 0 }].map(nextStepOf)
    expect(steps.map(({ kind, to }) => [kind, to])).toEqual([
      ['open', '/audio-questions/play/7/'],
      ['daily', '/quiz-play/daily-quiz-dashboard/'],
      ['practice', '/practice/'],
      ['play', '/quiz-zone/'],
    ])
  })
})
