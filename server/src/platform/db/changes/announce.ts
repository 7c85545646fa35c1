// Announces an event in a room to every server process, when the transaction commits and only then: the room and the event's number.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'

export const liveChannel = 'live'

/** Use it in a statement of the same transaction, as in `select ${announcement('account', sql`account_id`, sql`id`)} from inserted`. */
export const announcement = (kind: string, key: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
  sql`pg_notify(${liveChannel}, ${kind}::text || ':' || ${key}::text || ':' || ${number}::text)`

/** For an event that is committed already. @param line `kind:key:number` */
export async function announceNow(db: Db, line: string): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${line})`.execute(db)
}
