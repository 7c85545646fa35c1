import type { Notice } from '@trivium/contract/rewards/notices'
import { useEffect, useRef } from 'react'
import { ask, CallError } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { outdateNotices } from './notice-pages.ts'

/** Marks the notices on screen as read. */
export function useMarkRead(rows: Notice[]): void {
  const marked = useRef(0)
  const newest = rows.find(({ read }) => !read)?.id ?? 0
  useEffect(() => {
    if (newest <= marked.current) return
    marked.current = newest
    void markRead(newest)
  }, [newest])
}

/** Continues when the page is left. A failure is not reported, because the next visit tries again. */
async function markRead(upToId: number): Promise<void> {
  try {
    const { data } = await ask('mark_notifications_read', { up_to_id: upToId })
    updateUser({ unread_notifications: data.unread })
    outdateNotices()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
