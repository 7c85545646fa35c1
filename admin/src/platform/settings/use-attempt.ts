// Runs a change of the service. Tells whether it is running and what went wrong, and notifies when it is done.

import { useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../ui/message-of.ts'

export function useAttempt() {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** @param done text of the notification; without it, there is none @returns whether the work succeeded */
  async function attempt(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      if (done !== undefined) notify(done)
      return true
    } catch (error) {
      setProblem(messageOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { attempt, isBusy, problem, forget: () => setProblem(null) }
}
