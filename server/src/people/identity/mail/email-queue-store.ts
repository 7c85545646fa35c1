// SQL of emails that the mail server has not taken yet (0041-waiting-letters.sql).

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'

export interface QueuedEmail {
  id: string
  sealed: string
}

const firstWaitSeconds = 15
/** Longer than a mail server may take. */
const leastWaitSeconds = 60
const longestWaitSeconds = 300
/** As long as the links are valid. */
const lifeSeconds = 3600

export async function queueEmail(db: Db, sealed: string, now: Date): Promise<void> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const dueAt = after(firstWaitSeconds)
  await sql`insert into email_queue (sealed, due_at, expires_at) values (${sealed}, ${dueAt}, ${after(lifeSeconds)})`.execute(db)
  wakeJob(db, 'email_queue', dueAt)
}

/** For emails that are sent by the job alone, in the caller's transaction. */
export async function queueEmails(
  tx: Db,
  sealed: readonly string[],
  { now, lifeSeconds }: { now: Date; lifeSeconds: number },
): Promise<void> {
  if (sealed.length === 0) return
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1000)
  await sql`
    insert into email_queue (sealed, due_at, expires_at)
    select one, ${now}::timestamptz, ${expiresAt}::timestamptz from unnest(${[...sealed]}::text[]) with ordinality as s (one, place)
    order by place`.execute(tx)
  wakeJob(tx, 'email_queue', now)
}

export async function readNextEmail(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(least(due_at, expires_at)) as at from email_queue`.execute(db)
  return rows[0]?.at ?? null
}

/** Takes the due email that expires first, so that many invitations do not delay a new password. If it is not dropped, it is due again later, twice as late each time, for other processes, too. */
export async function claimEmail(db: Db, now: Date): Promise<QueuedEmail | undefined> {
  const { rows } = await sql<QueuedEmail>`
    update email_queue l set tries = l.tries + 1, due_at = ${now}::timestamptz + make_interval(secs =>
      greatest(${leastWaitSeconds}, least(${longestWaitSeconds}, ${firstWaitSeconds} * 2 ^ least(l.tries, 10))))
    from (
      select id from email_queue where due_at <= ${now} order by expires_at, due_at limit 1 for update skip locked
    ) due
    where l.id = due.id
    returning l.id::text as id, l.sealed`.execute(db)
  return rows[0]
}

export async function dropEmail(db: Db, { id }: QueuedEmail): Promise<void> {
  await sql`delete from email_queue where id = ${id}::bigint`.execute(db)
}

/** @returns the number of emails that were never sent */
export async function dropExpiredEmails(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from email_queue where expires_at <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0)
}
