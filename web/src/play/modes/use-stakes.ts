// The coins a player can stake against others: granted coins count only after enough plays.

import { useSession } from '../../platform/session/session.ts'

/** @returns whether an entry of this many coins requires more plays first, and how many are missing */
export function useStakes() {
  const coins = useSession(session => session.user?.coins ?? 0)
  const stakes = useSession(session => session.user?.stakes)
  const missing = stakes?.plays_missing ?? 0
  return { missing, mustPlayFirst: (entry: number) => missing > 0 && coins >= entry && (stakes?.coins ?? 0) < entry }
}
