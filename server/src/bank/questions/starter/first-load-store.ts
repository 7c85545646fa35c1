// Loads the starter content into a new database, which has no questions to compare with.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export async function hasNoQuestions(tx: Db): Promise<boolean> {
  return (await tx.selectFrom('questions').select('id').limit(1).executeTakeFirst()) === undefined
}

/**
 * Runs `work` on a table without indexes, except those of its keys, and makes them again: to build an index once takes a fifth of the time
 * of changing it for every row. In the transaction of `tx`, so that an interrupted load leaves them as they were.
 */
export async function withoutIndexes(tx: Db, work: () => Promise<void>): Promise<void> {
  const indexes = await ownIndexes(tx)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx)
  await work()
  for (const { definition } of indexes) await sql.raw(definition).execute(tx)
}

/** None if another role owns the table (DATABASE_OWNER_URL): only the owner may drop them. */
async function ownIndexes(tx: Db): Promise<{ name: string; definition: string }[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'questions'::regclass and not i.indisunique and pg_has_role(c.relowner, 'usage')`.execute(tx)
  return rows
}
