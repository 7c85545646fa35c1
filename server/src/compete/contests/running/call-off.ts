// Calls a contest off and ends its plays. When all have ended, the job refunds every entry (close.ts).

import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { endWindow } from '../../../play/plays/index.ts'
import { readEntries } from '../entry-store.ts'
import { lockContest, updateContest } from '../store.ts'

/** @returns false if it is over, called off already, or does not exist */
export async function callOffContest(db: Db, id: number, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const contest = await lockContest(tx, id)
    const mayBe = contest && (contest.state === 'announced' || contest.state === 'open') && contest.called_off_at === null
    if (!mayBe) return false
    await updateContest(tx, id, { called_off_at: now })
    const entries = await readEntries(tx, id)
    await endWindow(
      tx,
      entries.flatMap(({ playId }) => playId ?? []),
      now,
    )
    return true
  })
}
