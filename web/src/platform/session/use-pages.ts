// Lists that grow with a 'more' button: pages of one action.

import type { ActionName } from '@trivium/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { actionKey, type CallError, networkModeOf, useSessionInKey } from '../calls/actions.ts'
import type { CallInput, Success } from '../calls/api.ts'

interface PagesOptions<Name extends ActionName> {
  /** The input that is the same for every page. */
  input: CallInput<Name>
  askPage: (offset: number, signal: AbortSignal) => Promise<Success<Name>>
  /** The number of rows of a page; the next page starts after them. */
  countRows: (page: Success<Name>) => number
  /** The total number of rows. */
  countAll: (page: Success<Name>) => number
  /** The wait before all pages are read again, from the first one; false stops. Pauses while the tab is hidden. */
  refetchEveryMs?: (first: Success<Name>) => number | false
}

/** `data.pages` are replies as from useAction; `hasNextPage` and `fetchNextPage` are for the button. */
export function usePages<Name extends ActionName>(name: Name, options: PagesOptions<Name>) {
  const { input, askPage, countRows, countAll, refetchEveryMs } = options
  useSessionInKey()
  // Distinct from the key of useAction, whose cache entry is a single reply.
  const queryKey = [...actionKey(name, input), 'pages']
  const rowsOf = (pages: Success<Name>[]) => pages.reduce((sum, page) => sum + countRows(page), 0)
  return useInfiniteQuery<Success<Name>, CallError, { pages: Success<Name>[] }, readonly unknown[], number>({
    queryKey,
    networkMode: networkModeOf(queryKey),
    queryFn: ({ pageParam, signal }) => askPage(pageParam, signal),
    initialPageParam: 0,
    // Off, because it would refetch every page in sequence.
    refetchOnWindowFocus: false,
    ...(refetchEveryMs && {
      refetchInterval: ({ state }) => {
        const [first] = state.data?.pages ?? []
        return first ? refetchEveryMs(first) : false
      },
    }),
    getNextPageParam: (last, pages) => {
      const loaded = rowsOf(pages)
      return countRows(last) > 0 && loaded < countAll(last) ? loaded : undefined
    },
  })
}

/** Removes duplicates: a row may have moved from one page to the next between two calls. */
export function onceEach<Row>(rows: Row[], keyOf: (row: Row) => number | string): Row[] {
  return [...new Map(rows.map(row => [keyOf(row), row])).values()]
}
