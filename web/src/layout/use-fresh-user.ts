import { useEffect } from 'react'
import { useAction } from '../actions.ts'
import { updateUser, useSession } from '../session.ts'

/** Coins, score and rank as they are now: at the start, and when the player comes back. Counts the day for the streak, too. */
export function useFreshUser(): void {
  const isSignedIn = useSession(session => session.token !== null)
  const { data, dataUpdatedAt } = useAction('get_user_by_id', {}, { enabled: isSignedIn, staleTimeMs: 60_000 })
  useEffect(() => {
    if (data) updateUser(data.data)
    // A reply that equals the one before is news all the same: coins may have been spent and won back in between.
  }, [data, dataUpdatedAt])
}
