// Tries something that changes the service: says that it is under way, what went wrong, and what was done.

import { useState } from 'react'
import { useNotify } from 'react-admin'
import { messageOf } from '../ui/message-of.ts'

export function useAttempt() {
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** @returns whether it was done */
  async function attempt(work: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true)
    setProblem(null)
    try {
      await work()
      notify(done)
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
