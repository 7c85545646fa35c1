// SQL of the players' reports.

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export async function countReportsSince(tx: Db, accountId: number, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('reports')
    .select(eb => eb.fn.countAll<number>().as('reports'))
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(row.reports)
}

/** @returns false if the player already has an open report on this question */
export async function insertReport(tx: Db, report: { accountId: number; questionId: number; reason: string; at: Date }): Promise<boolean> {
  const row = await tx
    .insertInto('reports')
    .values({ account_id: report.accountId, question_id: report.questionId, reason: report.reason, created_at: report.at })
    // A literal as in the partial index: PostgreSQL cannot match a parameter to it.
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'question_id'])
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
