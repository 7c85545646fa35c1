import type { ContestPlace } from '@trivium/contract/compete/contests'
import { ask } from '../../../platform/calls/actions.ts'
import { onceEach, usePages } from '../../../platform/session/use-pages.ts'

const pageSize = 50
const liveMs = 10_000
const closingMs = 1500

/** The leaderboard of a contest; it refreshes automatically until the places are final. */
export function usePlaces(contestId: number) {
  const query = usePages('get_contest_leaderboard', {
    input: { contest_id: contestId },
    askPage: (offset, signal) => ask('get_contest_leaderboard', { contest_id: contestId, offset, limit: pageSize }, { signal }),
    countRows: page => page.data.top_users.length,
    countAll: page => page.total,
    refetchEveryMs: ({ state }) => (state === 'live' ? liveMs : state === 'closing' && closingMs),
  })
  const pages = query.data?.pages ?? []
  // Each page repeats the player's own place and the totals; those of the last page are the newest.
  const newest = pages.at(-1)
  const places: ContestPlace[] = onceEach(
    pages.flatMap(page => page.data.top_users),
    ({ user_id }) => user_id,
  )
  return { query, newest, places }
}
