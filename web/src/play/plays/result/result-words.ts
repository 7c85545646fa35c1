import type { Result } from '@trivium/contract/play/plays'
import { modes } from '../../../platform/modes/modes.ts'
import { isExercise } from '../../modes/index.ts'
import type { Untaken } from './daily/daily-untaken.ts'

interface Known {
  untaken: Untaken | null
  isReviewFree: boolean
}

/** Exercises are neither won nor lost: their text points to the review. The texts must promise only what the mode offers. */
export function wordsFor(result: Pick<Result, 'mode' | 'won' | 'level' | 'percentage'>, known: Known) {
  const words = wordsOf(result, known)
  return result.percentage === 100 ? { ...words, title: 'result.perfect' as const } : words
}

function wordsOf({ mode, won, level }: Pick<Result, 'mode' | 'won' | 'level'>, { untaken, isReviewFree }: Known) {
  if (untaken) {
    return { title: 'result.untaken', text: untaken.canBegin ? 'result.untaken_open_text' : 'result.untaken_text' } as const
  }
  if (isExercise(mode)) return { title: 'result.finished', text: 'result.finished_text' } as const
  // The gains of a won round are shown below.
  if (won) return { title: level === null ? 'result.won_round' : 'result.won', text: null } as const
  // These modes allow only one try, so the text must not suggest another.
  if (modes[mode].next === 'review') return { title: 'result.finished', text: 'result.lost_text_daily' } as const
  return { title: 'result.lost', text: isReviewFree ? 'result.lost_text' : 'result.lost_text_paid' } as const
}
