import type { Result } from '@trivium/contract/play/plays'
import type { Settling } from './settling-store.ts'
import { hasTime } from '../store.ts'

/** How fast the given answers were. The fastest is one of the right answers, because a wrong guess can be quick. */
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
