import type { Contest } from '@trivium/contract/compete/contests'
import { ask } from '../../platform/calls/actions.ts'
import { serverNow } from '../../platform/calls/server-clock.ts'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import { askSoonestInMs } from './contest-dates.ts'

export interface Contests {
  live: Contest[]
  upcoming: Contest[]
  past: Contest[]
}

/** Every page repeats the live and upcoming contests; paging applies to the past ones. */
export function useContests() {
  const query = usePages('get_contest', {
    input: {},
    askPage: (offset, signal) => ask('get_contest', { offset }, { signal }),
    countRows: page => page.data.past.length,
    countAll: page => page.total,
    refetchEveryMs: ({ data }) => askSoonestInMs([...data.live, ...data.upcoming], serverNow()),
  })
  const pages = query.data?.pages ?? []
  const [first] = pages
  const contests: Contests | null = first
    ? {
        live: first.data.live,
        upcoming: first.data.upcoming,
        past: onceEach(
          pages.flatMap(page => page.data.past),
          ({ id }) => id,
        ),
      }
    : null
  return { query, contests }
}
