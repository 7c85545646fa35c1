// What happened in a room is told to every server process when the transaction commits, and never when it does not: where, and its number.

import { type RawBuilder, sql } from 'kysely'

export const liveChannel = 'live'

/** For a statement of the same transaction, as in `select ${announcement('account', sql`account_id`, sql`id`)} from inserted`. */
export const announcement = (kind: string, key: RawBuilder<unknown>, number: RawBuilder<unknown>) =>
  sql`pg_notify(${liveChannel}, ${kind}::text || ':' || ${key}::text || ':' || ${number}::text)`
