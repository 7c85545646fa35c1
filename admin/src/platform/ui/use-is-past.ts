// Whether a time is past, for a page that stays open until then.

import { useEffect, useState } from 'react'

/** The longest wait of a browser's timer. */
const longestMs = 2 ** 31 - 1

/** @param time in ISO 8601, compared with the clock of the computer */
export function useIsPast(time: string): boolean {
  const [now, setNow] = useState(Date.now)
  const leftMs = Date.parse(time) - now
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(leftMs, longestMs))
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs <= 0
}
