// A notice as its player reads it.

import type { Notice } from '@trivium/contract/notices'
import type { Say } from '../settings/index.ts'
import type { NoticeRow } from './store.ts'

export function presentNotice(row: NoticeRow, say: Say): Notice {
  return {
    id: row.id,
    title: say(`notice.${row.type}.title`, row.params),
    message: say(`notice.${row.type}.message`, row.params),
    image: null,
    type: row.type,
    type_id: row.type_id,
    date_sent: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}
