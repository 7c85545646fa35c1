// SQL of the queue of payment requests, for treasurers.

import { type SelectQueryBuilder, sql } from 'kysely'
import type { InputOf } from '@trivium/contract/platform/action'
import type { payoutAdmin } from '@trivium/contract/rewards/payouts.admin'
import type { Db } from '../../platform/db/connect.ts'
import type { AccountRow } from '../../platform/db/lock-accounts.ts'
import type { Tables } from '../../platform/db/tables/schema.ts'
import type { PayoutRow } from './store.ts'
import type { Page } from '../../platform/db/page.ts'

export interface QueuedRow extends PayoutRow {
  name: string
  account_status: AccountRow['status']
  decider: string | null
  payer: string | null
}

type Wanted = InputOf<typeof payoutAdmin.get_payouts>
type Query<Row> = SelectQueryBuilder<Tables & { p: Tables['payouts'] }, 'p', Row>

/** Counting stops here. */
const mostCounted = 10_000

const queued = (db: Db) =>
  db
    .selectFrom('payouts as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .leftJoin('accounts as d', 'd.id', 'p.decided_by')
    .leftJoin('accounts as b', 'b.id', 'p.paid_by')
    .selectAll('p')
    .select(['a.name', 'a.status as account_status', 'd.name as decider', 'b.name as payer'])

export function readQueued(db: Db, id: number): Promise<QueuedRow | undefined> {
  return queued(db).where('p.id', '=', id).executeTakeFirst()
}

/** The upper bound, in index order, of all texts that begin with `beginning`. */
const after = (beginning: string) => `${beginning}\u{10ffff}`

const beginsWith = (column: string, beginning: string) =>
  sql<boolean>`lower(${sql.ref(column)}) collate "C" >= ${beginning} and lower(${sql.ref(column)}) collate "C" < ${after(beginning)}`

/** Searches by number, address and name; each search has its index. */
function found(search: string) {
  const text = search.toLowerCase()
  return sql<boolean>`p.id in (
    select ${/^\d{1,9}$/.test(text) ? Number(text) : 0}::int
    union all select id from payouts where ${beginsWith('address', text)}
    union all select o.id from payouts o join accounts a on a.id = o.account_id where ${beginsWith('a.name', text)})`
}

function narrowed<Row>(query: Query<Row>, { state, payment_type, search }: Wanted): Query<Row> {
  return query
    .$if(state !== undefined, narrow => narrow.where('p.state', '=', state ?? 'pending'))
    .$if(payment_type !== undefined, narrow => narrow.where('p.payment_type', '=', payment_type ?? 'paypal'))
    .$if(search !== undefined, narrow => narrow.where(found(search ?? '')))
}

/** Finds the page by index first, and then reads the names of its rows only. */
export async function readQueue(db: Db, wanted: Wanted, { offset, limit }: Page): Promise<QueuedRow[]> {
  const { sort = 'id', order = 'desc' } = wanted
  const ids = await narrowed(db.selectFrom('payouts as p').select('p.id'), wanted)
    .$if(sort === 'coins', query => query.orderBy('p.coins', order))
    .orderBy('p.id', order)
    .offset(offset)
    .limit(limit)
    .execute()
  if (ids.length === 0) return []
  const rows = await queued(db)
    .where(
      'p.id',
      'in',
      ids.map(({ id }) => id),
    )
    .execute()
  const place = new Map(ids.map(({ id }, index) => [id, index]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

export async function countQueue(db: Db, wanted: Wanted): Promise<number> {
  const some = narrowed(db.selectFrom('payouts as p').select('p.id'), wanted).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Payouts that can be paid now, the oldest first. Those of deactivated accounts are held. */
export function readBatch(db: Db): Promise<QueuedRow[]> {
  return queued(db).where('p.state', '=', 'approved').where('a.status', '<>', 'deactivated').orderBy('p.id').execute()
}
