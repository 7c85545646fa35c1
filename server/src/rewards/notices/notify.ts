// Notifies a player: a notice is kept until it is read, and pushed to open pages when the transaction commits (see room.ts).

import type { Db } from '../../platform/db/connect.ts'
import { insertNotices, type NewNotice } from './store.ts'

/** Isolates the direction of a text from the text around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

/** Call it in the transaction of the event: if that is rolled back, so is the notice. */
export async function notify(tx: Db, ...notices: NewNotice[]): Promise<void> {
  if (notices.length > 0) await insertNotices(tx, notices)
}
