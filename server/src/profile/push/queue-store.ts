// SQL of the queue of push messages. Triggers queue notices and invitations (migration 0039), in the transaction of their event.

import { sql } from 'kysely'
import type { LiveSince } from '../../people/accounts/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { PushMessages } from '../../platform/db/tables/push-tables.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

interface Address {
  endpoint: string | null
  p256dh: string | null
  auth: string | null
  fcmId: string | null
}

export interface DueMessage extends Pick<PushMessages, 'session' | 'channel' | 'kind' | 'subject'>, Address {
  accountId: number
  expiresAt: Date
  tries: number
  webLanguage: string | null
}

const most = 100

/**
 * Takes due messages out of the queue, so that no process takes one again, even if this one dies while sending. A message that arrives
 * twice is worse than a lost one, which is still among the notices.
 * @returns the messages to live sessions of active accounts that still want them
 */
export async function takeDue(
  db: Db,
  { now, usedAfter, openedAfter }: LiveSince & { now: Date },
): Promise<{ taken: number; due: DueMessage[] }> {
  const { rows } = await sql<DueMessage & { isWanted: boolean }>`
    with due as (
      select session, channel, kind, subject from push_messages where next_try_at <= ${now} order by next_try_at limit ${most}
      for update skip locked
    ), taken as (
      update push_messages m set next_try_at = null, tries = m.tries + 1 from due d
        where m.session = d.session and m.channel = d.channel and m.kind = d.kind and m.subject = d.subject
        returning m.*
    )
    select t.session, t.channel, t.kind, t.subject, t.account_id as "accountId", t.expires_at as "expiresAt", t.tries,
      a.web_language as "webLanguage", p.endpoint, p.p256dh, p.auth, s.fcm_id as "fcmId",
      coalesce(a.status = 'active' and s.last_used_at > ${usedAfter} and s.created_at > ${openedAfter} and t.expires_at > ${now} and case t.kind
        when 'notice' then coalesce(c.notices, true) when 'invitation' then coalesce(c.invitations, true)
        else coalesce(c.daily_quiz, true) end, false) as "isWanted"
    from taken t
      left join sessions s on s.token_hash = t.session and s.account_id = t.account_id
      left join accounts a on a.id = s.account_id
      left join push_subscriptions p on p.session = t.session and t.channel = 'web'
      left join push_choices c on c.account_id = t.account_id`.execute(db)
  // The embedded database returns plain byte arrays.
  return { taken: rows.length, due: rows.filter(row => row.isWanted).map(row => ({ ...row, session: Buffer.from(row.session) })) }
}

export async function tryAgain(db: Db, { session, channel, kind, subject }: DueMessage, at: Date): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ next_try_at: at })
    .where('session', '=', session)
    .where('channel', '=', channel)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute()
}

export async function readNextTry(db: Db): Promise<Date | null> {
  const { at } = await db
    .selectFrom('push_messages')
    .select(eb => eb.fn.min('next_try_at').as('at'))
    .executeTakeFirstOrThrow()
  return at
}

/** The time zones of players with a device. */
export async function readZones(db: Db): Promise<string[]> {
  const { rows } = await sql<{ timezone: string }>`
    select distinct a.timezone
    from (select account_id from push_subscriptions union select account_id from sessions where fcm_id is not null) d
      join accounts a on a.id = d.account_id where a.status = 'active'`.execute(db)
  return rows.map(row => row.timezone)
}

interface DailyCall {
  day: string
  target: string
  zones: string[]
  now: Date
  expiresAt: Date
}

/** Queues reminders for players who have not taken the quiz of the day: one per day and device, however often it is called. */
export async function queueDaily(db: Db, { day, target, zones, now, expiresAt }: DailyCall): Promise<void> {
  await sql`
    insert into push_messages (session, channel, kind, subject, account_id, expires_at, next_try_at)
    select d.session, d.channel, 'daily_quiz', ${day}, a.id, ${expiresAt}, ${now}
    from (select distinct account_id from (
        select account_id from push_subscriptions union all select account_id from sessions where fcm_id is not null) every) had
      join accounts a on a.id = had.account_id
      cross join lateral push_devices(a.id) d
      left join push_choices c on c.account_id = a.id
    where a.status = 'active' and a.timezone = any(${zones}::text[]) and coalesce(c.daily_quiz, true)
      and not exists (select from plays p where p.account_id = a.id and p.mode = 'daily_quiz' and p.target >= ${target} and p.taken_at is not null)
    on conflict do nothing`.execute(db)
  wakeJob(db, 'push')
}

/** The caller keeps expired messages for a while, so that none is queued a second time. */
export async function deleteExpired(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('push_messages').where('expires_at', '<', before).execute()
}
