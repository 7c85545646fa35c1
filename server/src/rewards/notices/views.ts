// A notice, for its player.

import type { Notice } from '@trivium/contract/rewards/notices'
import type { Db } from '../../platform/db/connect.ts'
import type { AnnouncementTexts } from '../../platform/db/tables/schedule-tables.ts'
import { mediaPath } from '../../platform/media/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { codeOf, type Say, sayIn } from '../../platform/settings/index.ts'
import { type NoticeRow, readUnread } from './store.ts'

// An unread notice with its text in the player's language.
export async function findUnread(
  db: Db,
  of: { id: number; accountId: number },
  { webLanguage, settings }: { webLanguage: string | null; settings: Settings },
): Promise<Notice | null> {
  const row = await readUnread(db, of)
  return row ? presentNotice(row, await readerOf(db, webLanguage, settings)) : null
}

/** The reader: the function that gives the texts, and language codes in order of preference. */
export interface Reader {
  say: Say
  codes: string[]
}

export async function readerOf(db: Db, webLanguage: string | null, settings: Settings): Promise<Reader> {
  const [say, own, byDefault] = await Promise.all([
    sayIn(db, webLanguage, settings.default_web_language),
    codeOf(db, webLanguage, settings),
    codeOf(db, null, settings),
  ])
  return { say, codes: [own, byDefault] }
}

/** @param consoleUrl the origin of the console, if it is not that of the players */
export function presentNotice(row: NoticeRow, reader: Reader, consoleUrl = ''): Notice {
  return {
    id: row.id,
    ...wordsOf(row, reader),
    image: row.image && mediaPath(row.image),
    type: row.type,
    type_id: row.type_id,
    link: row.type === 'question_sent_back' ? `${consoleUrl}/admin/#/questions/${row.type_id}` : row.link,
    date_sent: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

function wordsOf({ type, params, texts }: NoticeRow, { say, codes }: Reader): { title: string; message: string } {
  if (texts) return wordsIn(texts, codes)
  return { title: say(`notice.${type}.title`, params), message: say(`notice.${type}.message`, params) }
}

/** The text in the first of these languages that it has, otherwise in any. */
export function wordsIn(texts: AnnouncementTexts, codes: readonly string[]): { title: string; message: string } {
  const code = codes.find(wanted => Object.hasOwn(texts, wanted)) ?? Object.keys(texts)[0]
  return (code === undefined ? undefined : texts[code]) ?? { title: '', message: '' }
}
