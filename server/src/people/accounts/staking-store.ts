// SQL of coins that players were given and may not stake yet.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { isPlayed } from '../../rewards/wallet/index.ts'

export interface Unplayed {
  accountId: number
  playsMissing: number
  /** Coins that the account was given. */
  given: number
}

/**
 * The accounts that are not known to have played enough. Plays are counted up to the number needed; gifts are summed only for the few that
 * lack plays.
 */
const unplayedAmong = (accountIds: readonly number[], plays: number): RawBuilder<Unplayed> => sql`
  select a.id as "accountId", missing.plays as "playsMissing",
    case when missing.plays > 0 then (
      select coalesce(sum(t.amount), 0)::int from transfers t join ledger_accounts house on house.id = t.from_id
      where t.to_id = holder.id and house.name like 'house:bonus%') else 0 end as given
  from accounts a join ledger_accounts holder on holder.owner_id = a.id
  cross join lateral (
    select ${plays}::int - count(*)::int as plays
    from (select from plays f where f.account_id = a.id and ${isPlayed} limit ${plays}) played) missing
  where a.id = any(${[...accountIds]}::int[]) and a.may_stake_since is null`

export async function readUnplayed(db: Db, accountIds: readonly number[], plays: number): Promise<Unplayed[]> {
  const { rows } = await sql<Unplayed>`
    select * from (${unplayedAmong(accountIds, plays)}) u where "playsMissing" > 0`.execute(db)
  return rows
}

/** Like `readUnplayed`, and marks all others as having played enough. The accounts must be locked. */
export async function notePlayed(db: Db, accountIds: readonly number[], { plays, at }: { plays: number; at: Date }): Promise<Unplayed[]> {
  const { rows } = await sql<Unplayed>`
    with looked_at as materialized (${unplayedAmong(accountIds, plays)}), noted as (
      update accounts a set may_stake_since = ${at} from looked_at l where a.id = l."accountId" and l."playsMissing" <= 0
    )
    select * from looked_at where "playsMissing" > 0`.execute(db)
  return rows
}

/** For accounts of the demo and of tests, which count as having played before. */
export async function notePlayedBefore(db: Db, accountId: number, at: Date): Promise<void> {
  await db.updateTable('accounts').set({ may_stake_since: at }).where('id', '=', accountId).execute()
}
