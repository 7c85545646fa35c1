// Notifies a player: a notice is kept until it is read, and pushed to open pages when the transaction commits (see room.ts).

import type { Db } from '../../platform/db/connect.ts'
import { insertNotices, type NewNotice } from './store.ts'

/** Call it in the transaction of the event: if that is rolled back, so is the notice. */
export async function notify(tx: Db, ...notices: NewNotice[]): Promise<void> {
  if (notices.length > 0) await insertNotices(tx, notices)
}
