// SQL of letters and of the players' choice. Which accounts an announcement reaches by email is in notices/announcement-store.ts.

import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

export function readChoice(db: Db, accountId: number) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('mail_choices as c', 'c.account_id', 'a.id')
    .select(['a.email', 'a.web_language', 'a.status', 'c.email as asked_email', 'c.asked_at', 'c.confirmed_at', 'c.stopped_at'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
}

/** Locks the account, so that calls at the same time are counted one after the other. */
export async function lockAddress(tx: Tx, accountId: number): Promise<string | null> {
  const { email } = await tx.selectFrom('accounts').select('email').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow()
  return email
}

export async function countAsked(db: Db, email: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('mail_choices')
    .select(eb => eb.fn.countAll<number>().as('asked'))
    .where(eb => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('asked_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.asked)
}

export async function askForLetters(tx: Tx, accountId: number, email: string, at: Date): Promise<void> {
  const asked = { email, asked_at: at, confirmed_at: null, stopped_at: null }
  await tx
    .insertInto('mail_choices')
    .values({ account_id: accountId, ...asked })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(asked))
    .execute()
}

/** @returns false if the player has asked again since, or has stopped letters */
export async function confirmLetters(db: Db, accountId: number, askedAt: Date, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_choices')
    .set(eb => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(at)) }))
    .where('account_id', '=', accountId)
    .where('asked_at', '=', askedAt)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function stopLetters(db: Db, accountId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_choices')
    .set({ stopped_at: at })
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes in the letter that its link stopped letters. */
export async function noteStop(db: Db, announcementId: number, accountId: number, at: Date): Promise<void> {
  await db
    .updateTable('letters')
    .set({ stopped_at: at })
    .where('announcement_id', '=', announcementId)
    .where('account_id', '=', accountId)
    .where('stopped_at', 'is', null)
    .execute()
}

/** Announcements whose notices are being sent already: they cannot be changed any more. */
const toMail = (db: Db) =>
  db.selectFrom('announcements').where('by_mail', '=', true).where('mailed_at', 'is', null).where('state', 'in', ['sending', 'sent'])

export async function readToMail(db: Db, now: Date): Promise<number[]> {
  const rows = await toMail(db).select('id').where('send_at', '<=', now).orderBy('send_at').orderBy('id').limit(20).execute()
  return rows.map(({ id }) => id)
}

export async function readNextToMail(db: Db): Promise<Date | null> {
  const { at } = await toMail(db)
    .select(eb => eb.fn.min('send_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

export async function endMailing(db: Db, announcementId: number, at: Date): Promise<void> {
  await db.updateTable('announcements').set({ mailed_at: at }).where('id', '=', announcementId).execute()
}

export async function endLetter(db: Db, announcementId: number, accountId: number, state: 'sent' | 'failed'): Promise<void> {
  await db.updateTable('letters').set({ state }).where('announcement_id', '=', announcementId).where('account_id', '=', accountId).execute()
}

/** The mail server has surely not taken it, so that another try sends it once. */
export async function giveBackLetter(db: Db, announcementId: number, accountId: number, again: Date): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('announcement_id', '=', announcementId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'begun')
    .execute()
  wakeJob(db, 'letters', again)
}
