// SQL of won things, for the staff who send them.

import { type SelectQueryBuilder } from 'kysely'
import type { thingFilters, ThingState } from '@trivium/contract/compete/contest-names'
import type { Db } from '../../../platform/db/connect.ts'
import type { AccountRow } from '../../../platform/db/lock-accounts.ts'
import type { Page } from '../../../platform/db/page.ts'
import type { Tables } from '../../../platform/db/tables/schema.ts'
import type { WonThingRow } from './store.ts'

export interface QueuedThingRow extends WonThingRow {
  contest: string | null
  winner: string
  account_status: AccountRow['status']
  email: string | null
  mobile: string | null
  sender: string | null
}

/** Counting stops here. */
const mostCounted = 10_000

type Filter = (typeof thingFilters)[number] | undefined

const statesOf = { waiting: ['waiting'], to_send: ['to_send'], sent: ['sent'], off: ['declined', 'gone'] } satisfies Record<
  NonNullable<Filter>,
  ThingState[]
>

function narrowed<Row>(query: SelectQueryBuilder<Tables & { w: Tables['won_things'] }, 'w', Row>, filter: Filter) {
  return filter === undefined ? query : query.where('w.state', 'in', statesOf[filter])
}

const queued = (db: Db) =>
  db
    .selectFrom('won_things as w')
    .innerJoin('contests as c', 'c.id', 'w.contest_id')
    .innerJoin('accounts as a', 'a.id', 'w.account_id')
    .leftJoin('accounts as s', 's.id', 'w.sent_by')
    .selectAll('w')
    .select(['c.name as contest', 'a.name as winner', 'a.status as account_status', 'a.email', 'a.mobile', 's.name as sender'])

export function readQueuedThing(db: Db, id: number): Promise<QueuedThingRow | undefined> {
  return queued(db).where('w.id', '=', id).executeTakeFirst()
}

interface Ordered extends Page {
  order: 'asc' | 'desc'
}

/** Finds the page by index first, and then reads the names of its rows only. */
export async function readQueuedThings(db: Db, filter: Filter, { offset, limit, order }: Ordered): Promise<QueuedThingRow[]> {
  const page = await narrowed(db.selectFrom('won_things as w').select('w.id'), filter)
    .orderBy('w.id', order)
    .offset(offset)
    .limit(limit)
    .execute()
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  return queued(db).where('w.id', 'in', ids).orderBy('w.id', order).execute()
}

export async function countQueuedThings(db: Db, filter: Filter): Promise<number> {
  const some = narrowed(db.selectFrom('won_things as w').select('w.id'), filter).limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}
