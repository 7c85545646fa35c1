import type { Result } from '@trivium/contract/play/plays'
import type { Mood } from '../../../platform/ui/drawing/mascot.tsx'
import { modes } from '../../../platform/modes/modes.ts'
import { isExercise } from '../../modes/index.ts'
import type { Untaken } from './daily/daily-untaken.ts'

type Rated = Pick<Result, 'mode' | 'won' | 'level' | 'percentage'>

/** Exercises are neither won nor lost, and some modes allow only one try. */
export function titleFor({ mode, won, level, percentage }: Rated, untaken: Untaken | null) {
  if (untaken) return 'result.untaken'
  if (percentage === 100) return 'result.perfect'
  if (isExercise(mode)) return 'result.finished'
  if (won) return level === null ? 'result.won_round' : 'result.won'
  return modes[mode].next === 'review' ? 'result.finished' : 'result.lost'
}

/** How the figure takes it. */
export function moodFor({ mode, won, percentage, answered }: Rated & Pick<Result, 'answered'>): Mood {
  if (answered === 0) return 'sleepy'
  if (percentage === 100) return 'proud'
  if (percentage === 0) return 'lost'
  return won || (isExercise(mode) && percentage >= 50) ? 'glad' : 'wry'
}
