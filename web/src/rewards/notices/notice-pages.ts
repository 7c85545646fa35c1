// The cached pages of the notices.

import type { Notice } from '@trivium/contract/rewards/notices'
import type { InfiniteData } from '@tanstack/react-query'
import { actionKey, ask, queryClient } from '../../platform/calls/actions.ts'
import type { Success } from '../../platform/calls/api.ts'
import { usePages } from '../../platform/session/use-pages.ts'

const pageSize = 20
type NoticePages = InfiniteData<Success<'get_notifications'>, number>

const noticePagesKey = () => [...actionKey('get_notifications', {}), 'pages']

export function useNoticePages() {
  return usePages('get_notifications', {
    input: {},
    askPage: (offset, signal) => ask('get_notifications', { offset, limit: pageSize }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
}

/** Merges notices by id, newest first. For equal ids the one that arrived later wins. */
export function mergeNotices(known: Notice[], arrived: Notice[]): Notice[] {
  const byId = new Map([...known, ...arrived].map(notice => [notice.id, notice]))
  return [...byId.values()].toSorted((one, other) => other.id - one.id)
}

/** Adds a pushed notice to the cached pages. */
export function cacheNotice(notice: Notice, unread: number): void {
  queryClient.setQueryData<NoticePages>(noticePagesKey(), known => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first) return known
    const data = mergeNotices(first.data, [notice])
    const total = first.total + data.length - first.data.length
    return { ...known, pages: [{ ...first, data, total, unread }, ...rest.map(page => ({ ...page, total, unread }))] }
  })
}

/** Invalidates the notices without a refetch, so that the next visit loads them and new ones keep their mark until then. */
export function outdateNotices(): void {
  void queryClient.invalidateQueries({ queryKey: ['get_notifications'], refetchType: 'none' })
}
