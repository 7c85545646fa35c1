import { useEffect, useState } from 'react'
import { msUntil } from '../../calls/server-clock.ts'

/** A longer timer would overflow and fire at once. */
const longestTimerMs = 2 ** 31 - 1

/** Whether a time of the server has passed; always false for null. */
export function useIsPast(time: string | null): boolean {
  const [past, setPast] = useState<string | null>(null)
  useEffect(() => {
    if (time === null || msUntil(time) > longestTimerMs) return
    const timer = setTimeout(() => setPast(time), msUntil(time))
    return () => clearTimeout(timer)
  }, [time])
  return time !== null && (past === time || msUntil(time) === 0)
}
