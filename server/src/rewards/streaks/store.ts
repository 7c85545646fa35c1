// All SQL of streaks.

import type { Streak } from '@trivium/rules/rewards/streaks'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export type StreakKind = 'app' | 'daily_quiz'

const streakOf = (db: Db, accountId: number, kind: StreakKind) =>
  db
    .selectFrom('streaks')
    .select(['length', 'best', 'run', 'last_day as lastDay', 'freezes', sql<string[]>`frozen_days::text[]`.as('frozenDays')])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)

export function readRow(db: Db, accountId: number, kind: StreakKind): Promise<Streak | undefined> {
  return streakOf(db, accountId, kind).executeTakeFirst()
}

export function lockStreak(tx: Db, accountId: number, kind: StreakKind): Promise<Streak> {
  return streakOf(tx, accountId, kind).forUpdate().executeTakeFirstOrThrow()
}

export async function readLastDay(db: Db, accountId: number, kind: StreakKind): Promise<string | undefined> {
  return (await readRow(db, accountId, kind))?.lastDay
}

const columnsOf = ({ length, best, run, lastDay, freezes, frozenDays }: Streak) => ({
  length,
  best,
  run,
  last_day: lastDay,
  freezes,
  frozen_days: sql<string[]>`${frozenDays}::date[]`,
})

/** @returns false when there is a row already */
export async function insertStreak(tx: Db, accountId: number, kind: StreakKind, streak: Streak): Promise<boolean> {
  const row = await tx
    .insertInto('streaks')
    .values({ account_id: accountId, kind, ...columnsOf(streak) })
    .onConflict(conflict => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateStreak(tx: Db, accountId: number, kind: StreakKind, streak: Streak): Promise<void> {
  await tx.updateTable('streaks').set(columnsOf(streak)).where('account_id', '=', accountId).where('kind', '=', kind).execute()
}

export async function deleteStreaks(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('streaks').where('account_id', '=', accountId).execute()
}
