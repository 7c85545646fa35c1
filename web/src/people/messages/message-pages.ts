// The cached pages of the messages.

import type { Message } from '@trivium/contract/people/messages'
import { ask } from '../../platform/calls/actions.ts'
import { onceEach, usePages } from '../../platform/session/use-pages.ts'
import { withWords } from './message-words.ts'

export const messagesPath = '/profile/messages/'
const pageSize = 20

export function useMessagePages() {
  const pages = usePages('get_messages', {
    input: {},
    askPage: (offset, signal) => ask('get_messages', { offset, limit: pageSize }, { signal }),
    countRows: page => page.data.length,
    countAll: page => page.total,
  })
  // A new message between two calls shifts the pages.
  const rows: Message[] = onceEach(withWords(pages.data?.pages.flatMap(page => page.data) ?? []), ({ id }) => id)
  return { pages, rows }
}
