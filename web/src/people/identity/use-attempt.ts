import { useState } from 'react'
import { problemOf } from './sign-in/sign-in.ts'
import { useIdentityProblems } from './use-problem-text.ts'

/** The state of an action behind a button: whether it is running, and the last problem. */
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
