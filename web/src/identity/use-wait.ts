import { useEffect, useState } from 'react'

const waitSeconds = 60

/** One message or code a minute: counts the seconds down until the next may be asked for. */
export function useWait(initialSeconds = waitSeconds) {
  const [secondsLeft, setSecondsLeft] = useState(initialSeconds)
  const isWaiting = secondsLeft > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSecondsLeft(seconds => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  return { secondsLeft, startWait: () => setSecondsLeft(waitSeconds) }
}
