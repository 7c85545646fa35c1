// The next step: an open round, the first round, the quiz of the day, the next level, due practice, otherwise the map.

import type { PlayerHome } from '@trivium/contract/profile/home'
import { doors, hasLevels, type LevelMode, modes, playPath } from '../../../platform/modes/modes.ts'

type OpenPlay = NonNullable<PlayerHome['open_play']>
export type NextLevel = NonNullable<PlayerHome['continue']> & { mode: LevelMode }

export type NextStep =
  | { kind: 'open'; to: string; play: OpenPlay }
  | { kind: 'first' | 'continue'; level: NextLevel }
  | { kind: 'daily'; streak: number }
  | { kind: 'practice'; to: string; due: number }
  | { kind: 'play'; to: string }

export function nextStepOf(home: PlayerHome): NextStep {
  const level = levelOf(home)
  if (home.open_play) return { kind: 'open', to: playPath(home.open_play), play: home.open_play }
  if (level && isFirstDay(home)) return { kind: 'first', level }
  if (home.daily_quiz.state === 'open') return { kind: 'daily', streak: home.daily_quiz.streak }
  if (level) return { kind: 'continue', level }
  if (home.practice_due > 0) return { kind: 'practice', to: modes.practice.path, due: home.practice_due }
  return { kind: 'play', to: doors.learn }
}

function levelOf({ continue: level }: PlayerHome): NextLevel | null {
  if (!level) return null
  const { mode } = level
  return hasLevels(mode) ? { ...level, mode } : null
}

/** Until the first round is over, the page suggests only that round. */
export const isFirstDay = (home: PlayerHome) => home.rounds_finished === 0

/** The day in the greeting, from 2 on; null on the first day, and when the streak of the daily quiz is another number. */
export function dayToGreet({ days_in_a_row: days, daily_quiz, rounds_finished }: PlayerHome): number | null {
  const { streak } = daily_quiz
  if (days < 2 || rounds_finished === 0) return null
  return streak === 0 || streak === days || streak === days - 1 ? days : null
}
