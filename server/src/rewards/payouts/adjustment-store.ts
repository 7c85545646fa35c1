// Corrections of balances.

import { type Insertable, type Selectable, sql } from 'kysely'
import type { InputOf } from '@trivium/contract/platform/action'
import type { payoutAdmin } from '@trivium/contract/rewards/payouts.admin'
import type { Db } from '../../platform/db/connect.ts'
import type { Adjustments } from '../../platform/db/tables/payout-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'

export interface AdjustmentRow extends Selectable<Adjustments> {
  name: string
  asker: string
  decider: string | null
}

type Wanted = InputOf<typeof payoutAdmin.get_adjustments>

/** Counting stops here. */
const mostCounted = 10_000

const named = (db: Db) =>
  db
    .selectFrom('adjustments as j')
    .innerJoin('accounts as a', 'a.id', 'j.account_id')
    .innerJoin('accounts as s', 's.id', 'j.asked_by')
    .leftJoin('accounts as d', 'd.id', 'j.decided_by')
    .selectAll('j')
    .select(['a.name', 's.name as asker', 'd.name as decider'])

export function readAdjustment(db: Db, id: number): Promise<AdjustmentRow | undefined> {
  return named(db).where('j.id', '=', id).executeTakeFirst()
}

export function readAdjustments(db: Db, { state, account_id, order }: Wanted, page: Page): Promise<AdjustmentRow[]> {
  return named(db)
    .$if(state !== undefined, query => query.where('j.state', '=', state ?? 'waiting'))
    .$if(account_id !== undefined, query => query.where('j.account_id', '=', account_id ?? 0))
    .orderBy('j.id', order ?? 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countAdjustments(db: Db, { state, account_id }: Wanted): Promise<number> {
  const some = db
    .selectFrom('adjustments')
    .select('id')
    .$if(state !== undefined, query => query.where('state', '=', state ?? 'waiting'))
    .$if(account_id !== undefined, query => query.where('account_id', '=', account_id ?? 0))
    .limit(mostCounted)
  const { total } = await db
    .selectFrom(some.as('counted'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Coins that this member of staff gave or took alone since `since`, for this player and for all. Both accounts must be locked. */
export async function sumAlone(
  tx: Tx,
  { accountId, staffId, since }: { accountId: number; staffId: number; since: Date },
): Promise<{ ofPlayer: number; ofAll: number }> {
  const { rows } = await sql<{ ofPlayer: number; ofAll: number }>`
    select coalesce(sum(abs(coins)) filter (where account_id = ${accountId}), 0)::bigint as "ofPlayer",
      coalesce(sum(abs(coins)), 0)::bigint as "ofAll"
    from adjustments where asked_by = ${staffId} and state = 'done' and decided_by is null and asked_at > ${since}`.execute(tx)
  return rows[0] ?? { ofPlayer: 0, ofAll: 0 }
}

interface Adjusting {
  staffId: number
  accountId: number
  since: Date
}

/** Whether this member of staff has corrected this player's balance, or confirmed a correction of it. */
export async function hasAdjustedSince(db: Db, { staffId, accountId, since }: Adjusting): Promise<boolean> {
  const row = await db
    .selectFrom('adjustments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .where(eb => eb.or([eb('asked_by', '=', staffId), eb('decided_by', '=', staffId)]))
    .where(sql<Date>`coalesce(decided_at, asked_at)`, '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAdjustment(tx: Tx, adjustment: Insertable<Adjustments>): Promise<number> {
  const { id } = await tx.insertInto('adjustments').values(adjustment).returning('id').executeTakeFirstOrThrow()
  return id
}

interface LedgerCheck {
  state: 'done' | 'refused'
  by: number
  at: Date
}

/** @returns false when it was already decided */
export async function decideAdjustment(tx: Tx, id: number, { state, by, at }: LedgerCheck): Promise<boolean> {
  const decided = await tx
    .updateTable('adjustments')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return decided.numUpdatedRows > 0n
}
