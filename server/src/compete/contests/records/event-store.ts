// SQL of contest events. The database writes them (0021-contest-events.sql); here we number and read them.

import { sql } from 'kysely'
import type { LinkedEvent } from '@trivium/rules/compete/battles/verify-chain'
import { advisoryLocks } from '../../../platform/db/advisory-locks.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

export interface UnlinkedEvent {
  id: number
  contestId: number
  at: number
  kind: string
  payload: object
}

const atMs = sql`(extract(epoch from e.at) * 1000)::bigint`

/** Holds the lock until the transaction ends. */
export async function lockLinking(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.contestEvents})`.execute(tx)
}

/** Events without a number, oldest first. @param contestId null: of all contests */
export async function readUnlinked(db: Db, limit: number, contestId: number | null): Promise<UnlinkedEvent[]> {
  const { rows } = await sql<UnlinkedEvent>`
    select e.id, e.contest_id as "contestId", ${atMs} as at, e.kind, e.payload from contest_events e
    where e.seq is null ${contestId === null ? sql`` : sql`and e.contest_id = ${contestId}`} order by e.id limit ${limit}`.execute(db)
  return rows
}

/** The last linked event of each contest that has one. */
export async function readEnds(tx: Tx, contestIds: number[]): Promise<Map<number, { seq: number; hash: string }>> {
  const { rows } = await sql<{ contestId: number; seq: number; hash: string }>`
    select asked.id as "contestId", e.seq, e.hash from unnest(${contestIds}::int[]) as asked (id)
      cross join lateral (
        select seq, hash from contest_events where contest_id = asked.id and seq is not null order by seq desc limit 1
      ) e`.execute(tx)
  return new Map(rows.map(({ contestId, seq, hash }) => [contestId, { seq, hash }]))
}

export async function saveLinks(tx: Tx, links: { id: number; seq: number; hash: string }[]): Promise<void> {
  await sql`
    update contest_events e set seq = l.seq, hash = l.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (id bigint, seq int, hash text) where e.id = l.id`.execute(tx)
}

/** Linked events in order, after the number `after`. */
export async function readLinked(db: Db, contestId: number, { after, limit }: { after: number; limit: number }): Promise<LinkedEvent[]> {
  const { rows } = await sql<LinkedEvent>`
    select e.seq, ${atMs} as at, e.kind, null::int as seat, e.payload, e.hash from contest_events e
    where e.contest_id = ${contestId} and e.seq > ${after} order by e.seq limit ${limit}`.execute(db)
  return rows
}

export async function countLinked(db: Db, contestId: number): Promise<number> {
  const { rows } = await sql<{ events: number | null }>`
    select max(seq) as events from contest_events where contest_id = ${contestId}`.execute(db)
  return rows[0]?.events ?? 0
}

/** Number of entries whose score, time, place or prize differs from the record. */
export async function countOtherOutcomes(db: Db, contestId: number): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    with events as (
      select kind, payload from contest_events where contest_id = ${contestId}
    ), finished as (
      select (payload->>'account_id')::int as account_id, (payload->>'score')::int as score, (payload->>'ms')::int as ms
      from events where kind = 'finished'
    ), won as (
      select (winner->>'account_id')::int as account_id, (winner->>'place')::int as place, (winner->>'prize')::int as prize
      from events cross join lateral jsonb_array_elements(payload->'winners') as winner where kind = 'closed'
    ), regraded as (
      select distinct on (account_id) account_id, (payload->>'score')::int as score, (payload->>'ms')::int as ms,
        (payload->>'place')::int as place, (payload->>'prize')::int as prize
      from (select seq, payload, (payload->>'account_id')::int as account_id from contest_events
        where contest_id = ${contestId} and kind = 'entry_regraded') said
      order by account_id, seq desc
    )
    select count(*)::int as others
    from contest_entries e left join finished f on f.account_id = e.account_id left join won w on w.account_id = e.account_id
      left join regraded r on r.account_id = e.account_id
    where e.contest_id = ${contestId}
      and case when r.account_id is null
        then (e.score, e.ms, e.place, e.prize) is distinct from (f.score, f.ms, w.place, w.prize)
        else (e.score, e.ms, e.place, e.prize) is distinct from (r.score, r.ms, r.place, r.prize) end`.execute(db)
  return rows[0]?.others ?? 0
}
