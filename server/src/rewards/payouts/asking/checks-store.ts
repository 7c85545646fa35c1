// SQL of the checks before a payout: the player's connections, and where the coins came from. Each query uses an index and reads one
// player.

import { sql } from 'kysely'
import type { PayoutPerson, PayoutChecks } from '@trivium/contract/rewards/payouts.admin'
import type { Db } from '../../../platform/db/connect.ts'
import type { PayoutRow } from '../store.ts'

type Pairs = PayoutChecks['pairs']
/** How many of each list are shown. */
const most = 20
/** Returned coins and corrections are not earned. */
const notEarned = ['payout_returned', 'battle_refund', 'contest_refund', 'adjustment']
/** The sample: this many of the most recently active players. */
const sample = 300

export async function readSameAddress(db: Db, { account_id, address_hash }: PayoutRow): Promise<PayoutPerson[]> {
  return db
    .selectFrom('payouts as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select(['a.id', 'a.name'])
    .distinct()
    .where('p.address_hash', '=', address_hash)
    .where('p.account_id', '<>', account_id)
    .orderBy('a.id')
    .limit(most)
    .execute()
}

export async function readInviter(db: Db, accountId: number): Promise<PayoutPerson | null> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('accounts as i', 'i.id', 'a.referred_by')
    .select(['i.id', 'i.name'])
    .where('a.id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export async function readInvitedAlong(db: Db, accountId: number): Promise<PayoutPerson[]> {
  const { rows } = await sql<PayoutPerson>`
    select a.id, a.name from accounts a
    where a.id <> ${accountId} and exists (select from payouts p where p.account_id = a.id)
      and (a.referred_by = ${accountId} or a.referred_by = (select referred_by from accounts where id = ${accountId}))
    order by a.id limit ${most}`.execute(db)
  return rows
}

export async function readBattlePartners(db: Db, accountId: number, now: Date): Promise<Pairs['battles']> {
  const { rows } = await sql<Pairs['battles'][number]>`
    select a.id, a.name, met.battles, met.coins_won from (
      select o.account_id, count(*)::int as battles, sum(m.coins)::int as coins_won
      from battle_seats m join battle_seats o on o.battle_id = m.battle_id and o.account_id <> m.account_id
      where m.account_id = ${accountId} and m.paid > 0 and o.paid > 0 and m.joined_at > ${now}::timestamptz - interval '90 days'
      group by o.account_id order by count(*) desc, o.account_id limit 5
    ) met join accounts a on a.id = met.account_id order by met.battles desc, a.id`.execute(db)
  return rows
}

export async function readPace(db: Db, accountId: number, now: Date): Promise<{ day: string; coins: number }[]> {
  const { rows } = await sql<{ day: string; coins: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(amount)::bigint as coins from transfers
    where to_id = (select id from ledger_accounts where owner_id = ${accountId})
      and created_at > ${now}::timestamptz - interval '30 days' and title <> all(${notEarned}::text[])
    group by 1 order by 1`.execute(db)
  return rows
}

/** The median of what the players of a sample earn in 30 days. */
export async function readMedianPace(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ median: number | null }>`
    with seen as (select distinct account_id from (select account_id from sessions order by last_used_at desc limit ${sample}) last)
    select percentile_cont(0.5) within group (order by coalesce(earned.coins, 0))::float8 as median
    from seen join ledger_accounts w on w.owner_id = seen.account_id, lateral (
      select sum(amount)::float8 as coins from transfers
      where to_id = w.id and created_at > ${now}::timestamptz - interval '30 days' and title <> all(${notEarned}::text[])
    ) earned`.execute(db)
  return rows[0]?.median ?? 0
}

export async function readSources(db: Db, accountId: number): Promise<PayoutChecks['sources']> {
  const { rows } = await sql<PayoutChecks['sources'][number]>`
    select title, sum(amount)::bigint as coins, count(*)::int as times from transfers
    where to_id = (select id from ledger_accounts where owner_id = ${accountId})
    group by title order by sum(amount) desc, title limit 50`.execute(db)
  return rows
}

export function readEarlier(db: Db, { id, account_id }: PayoutRow) {
  return db
    .selectFrom('payouts')
    .select(['id', 'state', 'coins', 'asked_at'])
    .where('account_id', '=', account_id)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
