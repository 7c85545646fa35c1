// Sends announcements: a bounded number of accounts per transaction, in the order of their ids. The transaction also saves the last id, so
// a process may die at any point, and another one continues from there.

import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import {
  type AnnouncementRow,
  readDueAnnouncements,
  readEndOfBatch,
  readNewestAccount,
  takeDue,
  notifyAccounts,
  updateAnnouncement,
  type Circle,
} from './announcement-store.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'
import { languageOf } from '../../platform/settings/index.ts'

// The recipients of an announcement.
interface Meant {
  web_language: string | null
  account_ids: number[] | null
  seen_within_days: number | null
  unseen_for_days: number | null
}

const dayMs = 86_400_000
const dayBefore = (now: Date, days: number | null) =>
  days === null ? null : new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)

export async function circleOf(db: Db, meant: Meant, settings: Settings, now: Date): Promise<Circle> {
  const { web_language, account_ids } = meant
  const seen = { seenSince: dayBefore(now, meant.seen_within_days), unseenSince: dayBefore(now, meant.unseen_for_days) }
  if (web_language === null) return { accountIds: account_ids, spellings: null, isDefault: true, ...seen }
  const [own, byDefault] = await Promise.all([languageOf(db, web_language, settings), languageOf(db, null, settings)])
  // Players choose a language by code, the original clients by name.
  const spellings = [own.code, own.key].map(spelling => spelling.toLowerCase())
  return { accountIds: null, spellings, isDefault: own.code === byDefault.code, ...seen }
}

const accountsPerBatch = 1000

export async function sendAnnouncements(db: Db, settings: Settings, now: Date): Promise<void> {
  for (const id of await readDueAnnouncements(db, now)) {
    for (let isMore = true; isMore;) isMore = await inTransaction(db, tx => sendBatch(tx, id, settings, now))
  }
}

/** @returns whether there is more to send */
export async function sendBatch(tx: Tx, id: number, settings: Settings, now: Date): Promise<boolean> {
  const row = await takeDue(tx, id, now)
  if (!row) return false
  const last = row.last_id ?? (await readNewestAccount(tx))
  const batch = await notifyNext(tx, { ...row, last_id: last }, settings, now)
  const changes = batch === null ? { state: 'sent' as const, sent_at: now } : { state: 'sending' as const, reached_id: batch.upTo }
  await updateAnnouncement(tx, id, { ...changes, last_id: last, notified: row.notified + (batch?.accounts ?? 0) })
  if (batch === null && row.by_mail) wakeJob(tx, 'letters')
  return batch !== null
}

/** @returns null when all recipients have it */
async function notifyNext(tx: Tx, row: AnnouncementRow & { last_id: number }, settings: Settings, at: Date) {
  const { id, reached_id: after, last_id: last } = row
  const circle = await circleOf(tx, row, settings, at)
  const upTo = await readEndOfBatch(tx, circle, { after, last, most: accountsPerBatch })
  return upTo === null ? null : { upTo, accounts: await notifyAccounts(tx, circle, { id, after, upTo, at }) }
}
