import { useEffect } from 'react'
import { isClockInDoubt } from '../../calls/server-clock.ts'
import { useLatest } from './use-latest.ts'

const lookEveryMs = 2000
/** Timers that come so much later stood still: the device has slept, or the page was frozen. */
const longestPauseMs = 8000

/** Acts when the page is on the screen again, has its line again, or has slept: what it shows may be outdated. */
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
