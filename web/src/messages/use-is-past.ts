import { useEffect, useState } from 'react'
import { msUntil } from '../server-clock.ts'

const hasPassed = (time: string | null) => time !== null && msUntil(time) === 0

/** Whether a time of the server has come; null never comes. */
export function useIsPast(time: string | null): boolean {
  const [isPast, setPast] = useState(() => hasPassed(time))
  useEffect(() => {
    setPast(hasPassed(time))
    if (time === null || hasPassed(time)) return
    const timer = setTimeout(() => setPast(true), msUntil(time))
    return () => clearTimeout(timer)
  }, [time])
  return isPast
}
