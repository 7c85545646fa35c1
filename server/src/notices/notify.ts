// Notifies a player: a notice is kept until it is read, and pushed to open pages when the transaction commits (see room.ts).

import type { NoticeType } from '@trivium/contract/notices'
import type { Db } from '../db/connect.ts'
import { deleteNotices, insertNotice } from './store.ts'

export interface NewNotice {
  accountId: number
  /** Its texts are notice.<type>.title and notice.<type>.message. */
  type: NoticeType
  /** An account gets one notice per key, ever. */
  key: string
  /** Values for the texts; `count` selects the plural. No data about other people: a notice may outlive their accounts. */
  params: Record<string, string | number>
  typeId?: number
  at: Date
}

/** Call it in the transaction of the event: if that is rolled back, so is the notice. */
export async function notify(tx: Db, notice: NewNotice): Promise<void> {
  await insertNotice(tx, notice)
}

/** A deleted account's notices are deleted with it. */
export const forgetNotices = deleteNotices
