// The next step to suggest: an open play, then the daily quiz, then due practice, otherwise a new level.

import type { PlayerHome } from '@trivium/contract/home'
import { modes, playPath } from '../modes/modes.ts'

type OpenPlay = NonNullable<PlayerHome['open_play']>

export type NextStep =
  | { kind: 'open'; to: string; play: OpenPlay }
  | { kind: 'daily'; to: string; streak: number }
  | { kind: 'practice'; to: string; due: number }
  | { kind: 'play'; to: string }

export function nextStepOf(home: PlayerHome): NextStep {
  if (home.open_play) return { kind: 'open', to: playPath(home.open_play), play: home.open_play }
  if (home.daily_quiz.state === 'open') return { kind: 'daily', to: modes.daily_quiz.path, streak: home.daily_quiz.streak }
  if (home.practice_due > 0) return { kind: 'practice', to: modes.practice.path, due: home.practice_due }
  return { kind: 'play', to: modes.quiz_zone.path }
}
