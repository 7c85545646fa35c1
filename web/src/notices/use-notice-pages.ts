import type { InfiniteData } from '@tanstack/react-query'
import { actionKey, ask, queryClient } from '../actions.ts'
import type { Success } from '../api.ts'
import { usePages } from '../use-pages.ts'

const pageSize = 20
export type NoticePages = InfiniteData<Success<'get_notifications'>, number>

export const noticePagesKey = () => [...actionKey('get_notifications', {}), 'pages']

export function useNoticePages() {
  return usePages('get_notifications', {
    input: {},
    askPage: (offset, signal) => ask('get_notifications', { offset, limit: pageSize }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
}

/** The next visit asks anew; until then what was new keeps its mark. */
export function outdateNotices(): void {
  void queryClient.invalidateQueries({ queryKey: ['get_notifications'], refetchType: 'none' })
}
