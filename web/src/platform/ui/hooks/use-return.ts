import { useEffect } from 'react'
import { isClockInDoubt } from '../../calls/server-clock.ts'
import { useLatest } from './use-latest.ts'

const lookEveryMs = 2000
/** If the timer is this late, it stood still: the device has slept, or the page was frozen. */
const longestPauseMs = 8000

/** Calls `act` when the page is visible again, is online again, or has slept, because its data may be outdated. */
export function useReturn(act: () => void): void {
  const latest = useLatest(act)
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && latest.current()
    let lookedAt = performance.now()
    const timer = setInterval(() => {
      const hasSlept = performance.now() - lookedAt > longestPauseMs || isClockInDoubt()
      lookedAt = performance.now()
      if (hasSlept) onReturn()
    }, lookEveryMs)
    document.addEventListener('visibilitychange', onReturn)
    document.addEventListener('resume', onReturn)
    window.addEventListener('pageshow', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onReturn)
      document.removeEventListener('resume', onReturn)
      window.removeEventListener('pageshow', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [latest])
}
