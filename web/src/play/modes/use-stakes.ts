// What a player can pay as an entry against others: what they were given only once they have played.

import { useSession } from '../../platform/session/session.ts'

/** @returns whether an entry of so many coins has to wait until more has been played, and how many plays are missing */
export function useStakes() {
  const coins = useSession(session => session.user?.coins ?? 0)
  const stakes = useSession(session => session.user?.stakes)
  const missing = stakes?.plays_missing ?? 0
  return { missing, mustPlayFirst: (entry: number) => missing > 0 && coins >= entry && (stakes?.coins ?? 0) < entry }
}
