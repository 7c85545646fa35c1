// Tells a player something: kept until read, and pushed to open pages when the transaction commits (see room.ts).

import type { NoticeType } from '@trivium/contract/notices'
import type { Db } from '../db/connect.ts'
import { deleteNotices, insertNotice } from './store.ts'

export interface NewNotice {
  accountId: number
  /** Its texts are notice.<type>.title and notice.<type>.message. */
  type: NoticeType
  /** The same key tells the same account once, ever. */
  key: string
  /** Fill the texts; `count` chooses the plural. Nothing about other people: notices outlive their accounts. */
  params: Record<string, string | number>
  typeId?: number
  at: Date
}

/** Call it inside the transaction of what happened: undone with it, nobody hears of it. */
export async function notify(tx: Db, notice: NewNotice): Promise<void> {
  await insertNotice(tx, notice)
}

/** What a deleted account was told goes with it. */
export const forgetNotices = deleteNotices
