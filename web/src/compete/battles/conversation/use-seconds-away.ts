import type { RoomUser } from '@trivium/contract/compete/battles'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { secondsAway } from './battle-state.ts'

/** Counts down to the time when an absent player counts as gone; null for one who is there. */
export function useSecondsAway({ away_until, state }: Pick<RoomUser, 'away_until' | 'state'>): number | null {
  const [now, setNow] = useState(serverNow)
  const isAway = state === 'away'
  useEffect(() => {
    if (!isAway) return
    const look = () => setNow(serverNow())
    const timer = setInterval(look, 250)
    const first = setTimeout(look)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [isAway])
  return secondsAway({ away_until, state }, now)
}
