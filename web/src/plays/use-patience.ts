// Asks again while the server cannot be reached. What is asked this way may arrive twice, and must count once.
// What counts as such is in patience.ts.

import { useCallback, useEffect, useRef, useState } from 'react'
import { waitMsAfter } from './patience.ts'

export function usePatience() {
  const [isSilent, setSilent] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  /** Null once the screen has gone. @throws CallError with a refusal, or with a failure that asking again would not mend. */
  const patiently = useCallback(async <Reply>(question: () => Promise<Reply>): Promise<Reply | null> => {
    while (isMounted.current) {
      try {
        const reply = await question()
        setSilent(false)
        return isMounted.current ? reply : null
      } catch (error) {
        const waitMs = waitMsAfter(error)
        setSilent(waitMs !== null)
        if (waitMs === null) throw error
        await new Promise(resolve => setTimeout(resolve, waitMs))
      }
    }
    return null
  }, [])
  return { isSilent, patiently }
}

export type Patiently = ReturnType<typeof usePatience>['patiently']
