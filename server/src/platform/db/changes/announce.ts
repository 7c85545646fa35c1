// Announces an event in a room to every server process by NOTIFY: the room and the event's number. PostgreSQL sends it at the commit.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'

export const liveChannel = 'live'
export const jobsChannel = 'jobs'

/** For a statement of the same transaction, as in `select ${announcement('account', sql`account_id`, sql`id`)} from inserted`. */
export const announcement = (kind: string, key: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
  sql`pg_notify(${liveChannel}, ${kind}::text || ':' || ${key}::text || ':' || ${number}::text)`

/** Announces an event that is already committed. @param line `kind:key:number` */
export async function announceNow(db: Db, line: string): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${line})`.execute(db)
}

/** Tells every process which job has work. @param line `process:job:time`, of wake.ts */
export async function announceWork(db: Db, line: string): Promise<void> {
  await sql`select pg_notify(${jobsChannel}, ${line})`.execute(db)
}
