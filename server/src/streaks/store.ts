// All SQL of streaks.

import type { Streak } from '@trivium/rules/streaks'
import type { Db } from '../db/connect.ts'

export type StreakKind = 'app' | 'daily_quiz'

const streakOf = (db: Db, accountId: number, kind: StreakKind) =>
  db.selectFrom('streaks').select(['length', 'best', 'last_day as lastDay']).where('account_id', '=', accountId).where('kind', '=', kind)

export function readRow(db: Db, accountId: number, kind: StreakKind): Promise<Streak | undefined> {
  return streakOf(db, accountId, kind).executeTakeFirst()
}

export function lockStreak(tx: Db, accountId: number, kind: StreakKind): Promise<Streak> {
  return streakOf(tx, accountId, kind).forUpdate().executeTakeFirstOrThrow()
}

export async function readLastDay(db: Db, accountId: number, kind: StreakKind): Promise<string | undefined> {
  return (await readRow(db, accountId, kind))?.lastDay
}

/** @returns false when there is a row already */
export async function insertStreak(tx: Db, accountId: number, kind: StreakKind, { length, best, lastDay }: Streak): Promise<boolean> {
  const row = await tx
    .insertInto('streaks')
    .values({ account_id: accountId, kind, length, best, last_day: lastDay })
    .onConflict(conflict => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateStreak(tx: Db, accountId: number, kind: StreakKind, { length, best, lastDay }: Streak): Promise<void> {
  await tx
    .updateTable('streaks')
    .set({ length, best, last_day: lastDay })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .execute()
}

export async function deleteStreaks(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('streaks').where('account_id', '=', accountId).execute()
}
