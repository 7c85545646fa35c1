// Notifies the players who have registered for a contest: once ten minutes before its start, and once when it is open.

import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { type NewNotice, notify } from '../../../rewards/notices/index.ts'
import { markTold, readUntold, type Untold } from '../registration-store.ts'

/** A transaction notifies a bounded number of players. If a process dies, the next run notifies the players who are not marked yet. */
export async function tellRegistered(db: Db, now: Date): Promise<void> {
  for (const contest of await readUntold(db, now)) {
    for (let isMore = true; isMore;) {
      isMore = await inTransaction(db, async tx => {
        const told = await markTold(tx, contest)
        await notify(tx, ...told.accountIds.map(accountId => noticeOf(contest, accountId, now)))
        return told.isMore
      })
    }
  }
}

const minuteMs = 60_000

function noticeOf(contest: Untold, accountId: number, at: Date): NewNotice {
  const { id, starts_at, stage } = contest
  const common = { accountId, typeId: id, at }
  if (stage === 2) return { ...common, type: 'contest_started', key: `${subjectOf(contest)}:started`, params: {} }
  const count = Math.ceil((starts_at.getTime() - at.getTime()) / minuteMs)
  return { ...common, type: 'contest_soon', key: `${subjectOf(contest)}:soon`, params: { count } }
}

/** The weekly cups of all languages are one: a player who has registered for several is notified once. */
const subjectOf = ({ id, kind, starts_at }: Untold) => (kind === 'weekly' ? `cup:${starts_at.toISOString()}` : `contest:${id}`)
