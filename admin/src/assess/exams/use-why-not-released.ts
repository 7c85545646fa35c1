import type { ExamPaper } from '@trivium/contract/assess/exams.admin'
import { writtenTime } from '../../platform/ui/formats.ts'
import { useIsPast } from '../../platform/ui/use-is-past.ts'

type Exam = Pick<ExamPaper, 'release_when' | 'ends_at' | 'attempts'>

/** Why the examiner cannot release the results of an unreleased exam now; null if they can. */
export function useWhyNotReleased({ release_when, ends_at, attempts }: Exam): string | null {
  const isOver = useIsPast(ends_at)
  if (release_when === 'hand_in') return 'Each examinee sees the results at hand-in.'
  if (release_when === 'end') return 'The server releases the results when the exam is over.'
  if (!isOver) return `You can release the results when the exam is over: ${writtenTime(ends_at)}.`
  return attempts === 0 ? 'Nobody has sat this exam, so it has no results to release.' : null
}
