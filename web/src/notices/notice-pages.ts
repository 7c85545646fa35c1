// The notices as they are read, page by page.

import type { Notice } from '@trivium/contract/notices'
import type { InfiniteData } from '@tanstack/react-query'
import { actionKey, ask, queryClient } from '../actions.ts'
import type { Success } from '../api.ts'
import { usePages } from '../use-pages.ts'

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

/** Each notice once, by its id, the newest first. Of two with one id the later told is the truer. */
export function mergeNotices(known: Notice[], arrived: Notice[]): Notice[] {
  const byId = new Map([...known, ...arrived].map(notice => [notice.id, notice]))
  return [...byId.values()].toSorted((one, other) => other.id - one.id)
}

/** One that has just been told joins those that are known. */
export function keepNotice(notice: Notice, unread: number): void {
  queryClient.setQueryData<NoticePages>(noticePagesKey(), known => {
    const [first, ...rest] = known?.pages ?? []
    if (!known || !first) return known
    const data = mergeNotices(first.data, [notice])
    const total = first.total + data.length - first.data.length
    return { ...known, pages: [{ ...first, data, total, unread }, ...rest.map(page => ({ ...page, total, unread }))] }
  })
}

/** The next visit asks anew; until then what was new keeps its mark. */
export function outdateNotices(): void {
  void queryClient.invalidateQueries({ queryKey: ['get_notifications'], refetchType: 'none' })
}
