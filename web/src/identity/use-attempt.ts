import { useState } from 'react'
import { problemOf } from './sign-in.ts'
import { useIdentityProblems } from './use-problem-text.ts'

/** For what is tried at the press of a button: whether it is under way, and what went wrong last. */
export function useAttempt(isBusyAtFirst = false) {
  const { textOf } = useIdentityProblems()
  const [isBusy, setBusy] = useState(isBusyAtFirst)
  const [problem, setProblem] = useState('')
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    try {
      await act()
    } catch (error) {
      setProblem(textOf(problemOf(error)))
      setBusy(false)
    }
  }
  return { isBusy, setBusy, problem, attempt }
}
