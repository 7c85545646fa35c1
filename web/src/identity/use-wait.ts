import { useEffect, useState } from 'react'

const waitSeconds = 60

/** One message or code a minute: counts the seconds down until the next may be asked for. */
export function useWait() {
  const [endsAt, setEndsAt] = useState(() => Date.now() + waitSeconds * 1000)
  const [secondsLeft, setSecondsLeft] = useState(waitSeconds)
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    // Browsers stop the ticks of a page in the background, not the clock.
    const timer = setInterval(() => setSecondsLeft(secondsUntil(endsAt, Date.now())), 1000)
    return () => clearInterval(timer)
  }, [isWaiting, endsAt])
  const startWait = () => {
    setEndsAt(Date.now() + waitSeconds * 1000)
    setSecondsLeft(waitSeconds)
  }
  return { secondsLeft, startWait }
}

export const secondsUntil = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000))
