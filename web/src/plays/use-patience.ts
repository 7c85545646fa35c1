// Asks again while the server does not answer. What is asked this way may arrive twice, and must count once.

import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError } from '../actions.ts'

const againMs = 2000

export function usePatience() {
  const [isSilent, setSilent] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  /** Null once the screen has gone. @throws CallError with a refusal. */
  const patiently = useCallback(async <Reply>(question: () => Promise<Reply>): Promise<Reply | null> => {
    while (isMounted.current) {
      try {
        const reply = await question()
        setSilent(false)
        return isMounted.current ? reply : null
      } catch (error) {
        const isSilence = error instanceof CallError && error.refusal === null
        setSilent(isSilence)
        if (!isSilence) throw error
        await new Promise(resolve => setTimeout(resolve, againMs))
      }
    }
    return null
  }, [])
  return { isSilent, patiently }
}

export type Patiently = ReturnType<typeof usePatience>['patiently']
