// Lists that grow by a 'more' button: pages of one action, one after the other.

import type { ActionName } from '@trivium/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { actionKey, type CallError } from './actions.ts'
import type { CallInput, Success } from './api.ts'
import { useSession } from './session.ts'

interface PagesOptions<Name extends ActionName> {
  /** What stays the same on every page. */
  input: CallInput<Name>
  askPage: (offset: number, signal: AbortSignal) => Promise<Success<Name>>
  /** How many rows a page brought; the next one starts after them. */
  countRows: (page: Success<Name>) => number
  /** How many rows there are to page through. */
  countAll: (page: Success<Name>) => number
}

/** `data.pages` are replies as useAction gives them; `hasNextPage` and `fetchNextPage` are for the button. */
export function usePages<Name extends ActionName>(name: Name, { input, askPage, countRows, countAll }: PagesOptions<Name>) {
  // Both decide what the server answers, and so belong to the key.
  useSession(session => session.token !== null)
  useSession(session => session.contentLanguageId)
  const rowsOf = (pages: Success<Name>[]) => pages.reduce((sum, page) => sum + countRows(page), 0)
  return useInfiniteQuery<Success<Name>, CallError, { pages: Success<Name>[] }, readonly unknown[], number>({
    // Beside the key of useAction, whose cache holds a single reply.
    queryKey: [...actionKey(name, input), 'pages'],
    queryFn: ({ pageParam, signal }) => askPage(pageParam, signal),
    initialPageParam: 0,
    // It would fetch every page again, one after the other.
    refetchOnWindowFocus: false,
    getNextPageParam: (last, pages) => {
      const loaded = rowsOf(pages)
      return countRows(last) > 0 && loaded < countAll(last) ? loaded : undefined
    },
  })
}

/** Somebody may have moved between two pages while they were fetched: each shows once. */
export function onceEach<Row>(rows: Row[], keyOf: (row: Row) => number): Row[] {
  return [...new Map(rows.map(row => [keyOf(row), row])).values()]
}
