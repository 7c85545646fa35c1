// SQL of restore drills.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { DrillCheck } from '../../platform/db/tables/admin-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'

export type DrillRow = Awaited<ReturnType<typeof readDrill>>

export async function insertDrill(tx: Tx, file: string, at: Date): Promise<number> {
  const { id } = await tx.insertInto('restore_drills').values({ file, at }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function endDrill(db: Db, { id, checks, at }: { id: number; checks: DrillCheck[]; at: Date }): Promise<void> {
  const is_sound = checks.every(check => check.is_sound)
  await db
    .updateTable('restore_drills')
    .set({ checks: JSON.stringify(checks), is_sound, ended_at: at })
    .where('id', '=', id)
    .execute()
}

export const readDrill = (db: Db, id: number) => db.selectFrom('restore_drills').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const readDrills = (db: Db, { offset, limit }: Page) =>
  db.selectFrom('restore_drills').selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()

export async function countDrills(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('restore_drills')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Tables that never lose rows. */
const growing = ['accounts', 'transfers', 'audit_entries'] as const

export async function countLive(db: Db): Promise<Record<string, number>> {
  const counts: [string, number][] = []
  for (const table of growing) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    counts.push([table, rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts)
}
