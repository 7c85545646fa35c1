// SQL about what a player is being asked at the moment: db/asked-now.ts says what that is.

import { sql } from 'kysely'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { askedNow, type OtherPlays, sameFacts } from '../db/asked-now.ts'
import type { Tx } from '../db/transaction.ts'
import type { PlayRow } from './store.ts'

/** Serialises what makes a player's plays ask something new. Take it before you lock a play: others who need both do so. */
export async function lockAsking(tx: Tx, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.asking}::int, ${accountId}::int)`.execute(tx)
}

export async function readAskedNow(tx: Tx, others: OtherPlays, now: Date): Promise<number[]> {
  const { rows } = await askedNow(others, now).execute(tx)
  return rows.map(row => row.id)
}

export interface Asking extends OtherPlays {
  questionIds: number[]
}

export async function lockOpenPlayAsking(tx: Tx, { accountId, except, questionIds }: Asking): Promise<PlayRow | undefined> {
  const same = sameFacts(sql`select unnest(${questionIds}::int[])`)
  return tx
    .selectFrom('plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .where('target', '<>', except)
    .where(
      sql<boolean>`exists (
        select 1 from jsonb_array_elements(plays.questions) with ordinality as asked (question, number)
        where asked.number > plays.position and (asked.question->>'question_id')::int in (${same}))`,
    )
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}
