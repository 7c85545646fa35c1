import type { Result } from '@trivium/contract/play/plays'
import type { Settling } from './settling-store.ts'
import { hasTime } from '../store.ts'

/** How fast the given answers were; the fastest only of those that were right: a wrong guess is no feat. */
export function speedOf(
  answers: Pick<Settling['answers'][number], 'answer' | 'correct' | 'ms'>[],
): Pick<Result, 'average_ms' | 'fastest_ms'> {
  const timed = answers.filter(hasTime)
  const right = timed.filter(({ correct }) => correct).map(({ ms }) => ms)
  return {
    average_ms: timed.length === 0 ? null : Math.round(timed.reduce((sum, { ms }) => sum + ms, 0) / timed.length),
    fastest_ms: right.length === 0 ? null : Math.round(Math.min(...right)),
  }
}
