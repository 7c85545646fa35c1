import { durationIn } from '../../platform/ui/text/time-left.ts'

/** Minutes and seconds, rounded to five seconds, because the text says "about". */
export function paceIn(code: string, eachSeconds: number): string {
  const seconds = Math.max(5, Math.round(eachSeconds / 5) * 5)
  return durationIn(code, ['minute', Math.floor(seconds / 60)], ['second', seconds % 60])
}
