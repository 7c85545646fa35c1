import { useEffect, useState } from 'react'
import { msUntil } from '../../calls/server-clock.ts'

export const hourMs = 3_600_000

/** Milliseconds until a time, by the server's clock, never below 0. Updates every second in the last hour, and less often before that. */
export function useMsLeft(moment: string): number {
  const [leftMs, setLeftMs] = useState(() => msUntil(moment))
  const isNear = leftMs < hourMs
  useEffect(() => {
    const look = () => setLeftMs(msUntil(moment))
    look()
    const timer = setInterval(look, isNear ? 1000 : 10_000)
    return () => clearInterval(timer)
  }, [moment, isNear])
  return leftMs
}
