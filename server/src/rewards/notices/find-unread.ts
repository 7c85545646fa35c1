// An unread notice with its text in the player's language.

import type { Notice } from '@trivium/contract/rewards/notices'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { readUnread } from './store.ts'
import { presentNotice, readerOf } from './views.ts'

export async function findUnread(
  db: Db,
  of: { id: number; accountId: number },
  { webLanguage, settings }: { webLanguage: string | null; settings: Settings },
): Promise<Notice | null> {
  const row = await readUnread(db, of)
  return row ? presentNotice(row, await readerOf(db, webLanguage, settings)) : null
}
