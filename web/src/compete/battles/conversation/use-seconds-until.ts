import { useEffect, useState } from 'react'
import { msUntil } from '../../../platform/calls/server-clock.ts'

const wholeSeconds = (time: string | null) => (time === null ? 0 : Math.ceil(msUntil(time) / 1000))

/** Whole seconds until a time of the server, never below 0. */
export function useSecondsUntil(time: string | null): number {
  const [seconds, setSeconds] = useState(() => wholeSeconds(time))
  useEffect(() => {
    const look = () => {
      const left = wholeSeconds(time)
      setSeconds(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 100)
    look()
    return () => clearInterval(timer)
  }, [time])
  return seconds
}
