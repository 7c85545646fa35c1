// SQL of the dashboard's stats. Past hours are counted once and stored; counting on demand is bounded.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export interface HourStats {
  new_players: number
  plays: number
  answers: number
  coins_in: number
  coins_out: number
}

export interface StatPeriod {
  from: Date
  until: Date
}

/** End of the last counted hour; null if none is counted. */
export async function readCountedUntil(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`select max(hour) + interval '1 hour' as until from hour_stats`.execute(db)
  return rows[0]?.until ?? null
}

/** The hour of the first account. */
export async function readFirstHour(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ hour: Date | null }>`
    select date_trunc('hour', min(registered_at), 'UTC') as hour from accounts`.execute(db)
  return rows[0]?.hour ?? null
}

/** Transfers between players and the house: transfers between players or through an escrow are neither in nor out. */
const moved = ({ from, until }: StatPeriod) => sql`
  select t.created_at as at, case when f.id is not null then t.amount else 0 end as coins_in,
    case when f.id is null then t.amount else 0 end as coins_out
  from transfers t
    left join ledger_accounts f on f.id = t.from_id and f.kind in ('house', 'payouts')
    left join ledger_accounts o on o.id = t.to_id and o.kind in ('house', 'payouts')
  where t.created_at >= ${from} and t.created_at < ${until} and (f.id is null) <> (o.id is null)`

/** Counts by hour of the span; hours without events are missing. */
const counted = (span: StatPeriod): RawBuilder<HourStats & { hour: Date }> => sql`
  select date_trunc('hour', at, 'UTC') as hour, sum(new_players)::int as new_players, sum(plays)::int as plays, sum(answers)::int as answers,
    sum(coins_in)::bigint as coins_in, sum(coins_out)::bigint as coins_out
  from (
    select registered_at as at, 1 as new_players, 0 as plays, 0 as answers, 0::bigint as coins_in, 0::bigint as coins_out
      from accounts where registered_at >= ${span.from} and registered_at < ${span.until}
    union all select started_at, 0, 1, 0, 0, 0 from plays where started_at >= ${span.from} and started_at < ${span.until}
    union all select answered_at, 0, 0, 1, 0, 0 from answers
      where answered_at >= ${span.from} and answered_at < ${span.until} and answer is not null
    union all select at, 0, 0, 0, coins_in, coins_out from (${moved(span)}) moves
  ) happened group by 1`

/** Counts past hours. Empty hours get rows, too, so that the next count continues after them. */
export async function storeHours(tx: Tx, span: StatPeriod): Promise<void> {
  await sql`
    insert into hour_stats (hour, new_players, plays, answers, coins_in, coins_out)
    select h.hour, coalesce(c.new_players, 0), coalesce(c.plays, 0), coalesce(c.answers, 0), coalesce(c.coins_in, 0), coalesce(c.coins_out, 0)
    from generate_series(${span.from}::timestamptz, ${span.until}::timestamptz - interval '1 hour', interval '1 hour') h (hour)
      left join (${counted(span)}) c on c.hour = h.hour
    on conflict do nothing`.execute(tx)
}

/** Updates BRIN indexes with new rows: PostgreSQL does that itself, the embedded database does not. */
export async function summarizeIndexes(db: Db): Promise<void> {
  await sql`
    select brin_summarize_new_values(leaf.relid) from unnest(array['plays_by_time', 'answers_by_time', 'transfers_by_time']) name
    cross join lateral pg_partition_tree(name::regclass) leaf where leaf.isleaf`.execute(db)
}

export async function countNow(db: Db, span: StatPeriod): Promise<(HourStats & { hour: Date })[]> {
  return (await counted(span).execute(db)).rows
}

/** @returns stats by day in UTC; days without a row are missing */
export async function readDays(db: Db, since: Date): Promise<(HourStats & { day: string })[]> {
  const { rows } = await sql<HourStats & { day: string }>`
    select to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day, sum(new_players)::int as new_players, sum(plays)::int as plays,
      sum(answers)::int as answers, sum(coins_in)::bigint as coins_in, sum(coins_out)::bigint as coins_out
    from hour_stats where hour >= ${since} group by 1 order by 1`.execute(db)
  return rows
}
