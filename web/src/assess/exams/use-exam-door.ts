import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../platform/session/session.ts'

/** Refetches the exam when its examiner changes its start, time or questions. */
export function useExamDoor(examId: number): void {
  const token = useSession(session => session.token)
  const client = useQueryClient()
  useEffect(() => {
    if (token === null) return undefined
    const onMessage = () => void client.invalidateQueries({ queryKey: ['get_exam_module'] })
    let isLeft = false
    let leave = () => {}
    // Loaded lazily: the page does not wait for the socket.
    import('../../platform/calls/live.ts').then(
      ({ joinPatiently }) => {
        if (!isLeft) leave = joinPatiently(token, `examdoor:${examId}`, { onMessage, onHeard: () => {} })
      },
      (error: unknown) => console.warn('no live changes of this exam', error),
    )
    return () => {
      isLeft = true
      leave()
    }
  }, [examId, token, client])
}
