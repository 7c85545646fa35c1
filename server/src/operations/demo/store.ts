// SQL of the demo: right answers, and the ledger's clock while the demo is made.

import { sql } from 'kysely'
import type { Database, Db } from '../../platform/db/connect.ts'

export function readKeys(db: Db, questionIds: number[]) {
  return db
    .selectFrom('questions')
    .select(['id', 'question_type', 'options', 'matches', 'answer', 'word', 'accepted', 'number', 'difficulty'])
    .where('id', 'in', questionIds)
    .execute()
}

export async function countAccounts(db: Db): Promise<number> {
  const row = await db.selectFrom('accounts').select(db.fn.countAll<number>().as('accounts')).executeTakeFirstOrThrow()
  return Number(row.accounts)
}

/**
 * The ledger dates transfers by the database's clock, which we cannot move. While the demo is made, a sequence of seconds replaces it. No
 * row is written by hand, and afterwards the schema is as the migrations made it.
 */
export async function moveLedgerClock(db: Db, at: Date): Promise<void> {
  await sql`select setval('demo_clock', ${Math.floor(at.getTime() / 1000)})`.execute(db)
}

export const lendLedgerClock = (database: Database) =>
  database.withOwnerSession(session =>
    session.run(`
      create sequence if not exists demo_clock;
      alter table transfers alter column created_at set default to_timestamp(pg_sequence_last_value('demo_clock'));`),
  )

export const returnLedgerClock = (database: Database) =>
  database.withOwnerSession(session =>
    session.run(`
      alter table transfers alter column created_at set default now();
      drop sequence if exists demo_clock;`),
  )

const name = 'demo'
type DemoState = 'unfinished' | 'made'

/** @returns null if the database is no demo */
export async function readDemoState(db: Db): Promise<DemoState | null> {
  const row = await db.selectFrom('loaded_content').select('version').where('name', '=', name).executeTakeFirst()
  if (!row) return null
  return row.version === 'made' ? 'made' : 'unfinished'
}

export async function storeDemoState(db: Db, version: DemoState): Promise<void> {
  await db
    .insertInto('loaded_content')
    .values({ name, version })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ version, loaded_at: new Date() }))
    .execute()
}
