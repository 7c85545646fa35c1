// Streaks of days in a row, per account and kind. The rules are in rules/src/streaks.ts.

import { countDay as withDay, currentLength } from '@trivium/rules/streaks'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { deleteStreaks, insertStreak, lockStreak, readLastDay, readRow, type StreakKind, updateStreak } from './store.ts'

export type { StreakKind } from './store.ts'

export interface CountedDay {
  length: number
  best: number
  /** False when this day, or a later one, was counted before. */
  isNewDay: boolean
}

/** Counts `day` (YYYY-MM-DD, in the player's time zone) once, even if several calls do so at the same time. */
export function countDay(db: Db, { accountId, kind, day }: { accountId: number; kind: StreakKind; day: string }): Promise<CountedDay> {
  return inTransaction(db, async tx => {
    const first = withDay(null, day)
    if (await insertStreak(tx, accountId, kind, first)) return { length: first.length, best: first.best, isNewDay: true }
    const known = await lockStreak(tx, accountId, kind)
    const counted = withDay(known, day)
    const isNewDay = counted !== known
    if (isNewDay) await updateStreak(tx, accountId, kind, counted)
    return { length: counted.length, best: counted.best, isNewDay }
  })
}

/** Whether `countDay` would change nothing: this read saves a transaction for every further call of a day. */
export async function isDayCounted(
  db: Db,
  { accountId, kind, day }: { accountId: number; kind: StreakKind; day: string },
): Promise<boolean> {
  const lastDay = await readLastDay(db, accountId, kind)
  return lastDay !== undefined && lastDay >= day
}

/** @returns a length of 0 when the streak is broken as of `today` */
export async function readStreak(
  db: Db,
  { accountId, kind, today }: { accountId: number; kind: StreakKind; today: string },
): Promise<{ length: number; best: number }> {
  const row = (await readRow(db, accountId, kind)) ?? null
  return { length: currentLength(row, today), best: row?.best ?? 0 }
}

/** The days on which somebody came are personal data: they are deleted with the account. */
export const forgetStreaks = deleteStreaks
