// Numbers and words of results.

import type { ExamineeResult } from '@trivium/contract/assess/exam-results.admin'
import { violations } from '../board-events.tsx'

/** 1:02:03, or 4:05 below an hour. */
export function clockOf(seconds: number | null): string {
  if (seconds === null) return '–'
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

export const clockOfMs = (ms: number | null): string => clockOf(ms === null ? null : Math.round(ms / 1000))
export const marksOf = ({ obtained_marks, total_marks }: ExamineeResult): string =>
  obtained_marks === null ? '–' : `${obtained_marks} of ${total_marks}`
export const percentOf = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)
export const passedOf = (passed: boolean | null): string => (passed === null ? '–' : passed ? 'yes' : 'no')

/** Each kind of violation with its number, and the absences with their length. */
export function noticedIn({ violations: seen, absences }: ExamineeResult): string[] {
  const kinds = [...Map.groupBy(seen, ({ kind }) => kind)].map(
    ([kind, all]) => `${violations[kind]}${all.length > 1 ? ` (${all.length})` : ''}`,
  )
  const away = absences.reduce((sum, { seconds }) => sum + seconds, 0)
  return absences.length === 0 ? kinds : [...kinds, `away ${absences.length === 1 ? 'once' : `${absences.length} times`}, ${away} s`]
}
