import type { Message } from '@trivium/contract/people/messages'
import { useEffect, useRef } from 'react'
import { ask, CallError, queryClient } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'

/** Marks the messages on screen as read. They keep their mark until the next visit. */
export function useMarkMessagesRead(rows: Message[]): void {
  const marked = useRef('')
  const newest = rows.find(({ read }) => !read)?.date ?? ''
  useEffect(() => {
    if (newest <= marked.current) return
    marked.current = newest
    void markRead(newest)
  }, [newest])
}

/** Continues when the page is left. A failure is not reported, because the next visit tries again. */
async function markRead(upTo: string): Promise<void> {
  try {
    const { data } = await ask('mark_messages_read', { up_to: upTo })
    updateUser({ unread_messages: data.unread })
    void queryClient.invalidateQueries({ queryKey: ['get_messages'], refetchType: 'none' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
