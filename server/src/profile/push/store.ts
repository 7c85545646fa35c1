// SQL of subscriptions and choices. The queue is in queue-store.ts.

import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { PushSubscriptions } from '../../platform/db/tables/push-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'

/** When several processes start together, the first insert wins. @returns the key that was kept */
export async function saveVapidKey(db: Db, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: 'vapid', value })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', 'vapid').executeTakeFirstOrThrow()
  return row.value
}

export interface PushChoices {
  notices: boolean
  daily_quiz: boolean
  invitations: boolean
  week: boolean
}

export async function readChoices(db: Db, accountId: number): Promise<PushChoices> {
  const row = await db
    .selectFrom('push_choices')
    .select(['notices', 'daily_quiz', 'invitations', 'week'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? { notices: true, daily_quiz: true, invitations: true, week: true }
}

/** Without `week`, it stays as it is. */
export async function writeChoices(db: Db, accountId: number, choices: Omit<PushChoices, 'week'> & Partial<PushChoices>): Promise<void> {
  await db
    .insertInto('push_choices')
    .values({ account_id: accountId, ...choices })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(choices))
    .execute()
}

export async function isSubscribed(db: Db, session: Buffer): Promise<boolean> {
  const row = await db.selectFrom('push_subscriptions').select('session').where('session', '=', session).executeTakeFirst()
  return row !== undefined
}

/** @returns false for a session that has just ended */
export async function lockSession(tx: Tx, session: Buffer): Promise<boolean> {
  const row = await tx.selectFrom('sessions').select('token_hash').where('token_hash', '=', session).forKeyShare().executeTakeFirst()
  return row !== undefined
}

/** One per session. The browser now belongs to this session: messages for the previous account must not appear there. */
export async function writeSubscription(tx: Tx, row: Insertable<PushSubscriptions>): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where(eb => eb.or([eb('session', '=', row.session), eb('endpoint', '=', row.endpoint)]))
    .execute()
  await tx.insertInto('push_subscriptions').values(row).execute()
}

export async function deleteSubscription(db: Db, session: Buffer): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session', '=', session).execute()
}

/** Deletes the subscription only if its endpoint is still the one that the push service reported as gone. */
export async function deleteGone(db: Db, session: Buffer, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session', '=', session).where('endpoint', '=', endpoint).execute()
}

export async function clearFcmId(db: Db, session: Buffer, fcmId: string): Promise<void> {
  await db.updateTable('sessions').set({ fcm_id: null }).where('token_hash', '=', session).where('fcm_id', '=', fcmId).execute()
}
