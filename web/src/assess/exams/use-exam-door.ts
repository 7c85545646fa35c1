import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../platform/session/session.ts'

/** Asks for the exam again when its examiner has changed it: its start, its time, its questions. */
export function useExamDoor(examId: number): void {
  const token = useSession(session => session.token)
  const client = useQueryClient()
  useEffect(() => {
    if (token === null) return undefined
    const onMessage = () => void client.invalidateQueries({ queryKey: ['get_exam_module'] })
    let isLeft = false
    let leave = () => {}
    // The socket is no part of what the page waits for.
    import('../../platform/calls/live.ts').then(
      ({ joinPatiently }) => {
        if (!isLeft) leave = joinPatiently(token, `examdoor:${examId}`, { onMessage, onHeard: () => {} })
      },
      (error: unknown) => console.warn('nobody tells of this exam', error),
    )
    return () => {
      isLeft = true
      leave()
    }
  }, [examId, token, client])
}
