// Streaks of days in a row, per account and kind. The rules are in rules/src/rewards/streaks.ts.

import {
  countDay as withDay,
  currentLength,
  daysToFreeze,
  flameOf,
  type FreezeRules,
  noFreezes,
  usable,
  waitingDays,
} from '@trivium/rules/rewards/streaks'
import { localDay } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { insertStreak, lockStreak, readLastDay, readRow, readStreaks, type StreakKind, updateStreak } from './store.ts'

type FreezeSettings = Pick<Settings, 'streak_freezes_most' | 'streak_freeze_every'>

/** Only the streak of the daily quiz has freezes. */
const rulesOf = (kind: StreakKind, settings: FreezeSettings): FreezeRules =>
  kind === 'daily_quiz' ? { most: settings.streak_freezes_most, every: settings.streak_freeze_every } : noFreezes

export interface CountedDay {
  length: number
  best: number
  /** False when this day, or a later one, was already counted. */
  isNewDay: boolean
}

interface DayToCount {
  accountId: number
  kind: StreakKind
  day: string
  settings: FreezeSettings
}

/** Counts `day` (YYYY-MM-DD, in the player's time zone) once, even under parallel calls; spends and earns freezes. */
export function countDay(db: Db, { accountId, kind, day, settings }: DayToCount): Promise<CountedDay> {
  const rules = rulesOf(kind, settings)
  return inTransaction(db, async tx => {
    const first = withDay(null, day, rules)
    if (await insertStreak(tx, accountId, kind, first)) return { length: first.length, best: first.best, isNewDay: true }
    const known = await lockStreak(tx, accountId, kind)
    const counted = withDay(known, day, rules)
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

export interface StreakOfToday {
  /** 0 when the streak is broken as of today. */
  length: number
  best: number
  /** Days of the streak since the last frozen one. */
  run: number
  freezes: number
  /** Days to count until the next freeze; null when no more can be held. */
  daysToFreeze: number | null
  /** Missed days on which a freeze was spent. */
  frozenDays: string[]
  /** Missed days that freezes will be spent on if today is counted. */
  waitingDays: string[]
}

export async function readStreak(
  db: Db,
  { accountId, kind, today, settings }: { accountId: number; kind: StreakKind; today: string; settings: FreezeSettings },
): Promise<StreakOfToday> {
  const rules = rulesOf(kind, settings)
  const row = (await readRow(db, accountId, kind)) ?? null
  return {
    length: currentLength(row, today, rules),
    best: row?.best ?? 0,
    run: row && currentLength(row, today, noFreezes) > 0 ? row.run : 0,
    freezes: usable(row, rules),
    daysToFreeze: daysToFreeze(row, today, rules),
    frozenDays: row?.frozenDays ?? [],
    waitingDays: waitingDays(row, today, rules),
  }
}

const dailyRules = (settings: FreezeSettings) => rulesOf('daily_quiz', settings)

export async function readFlame(db: Db, { accountId, today, settings }: { accountId: number; today: string; settings: FreezeSettings }) {
  return flameOf((await readRow(db, accountId, 'daily_quiz')) ?? null, today, dailyRules(settings))
}

/** Their lengths, each as of the player's own day; players without a streak are left out. */
export async function readLengths(
  db: Db,
  { accountIds, now, settings }: { accountIds: readonly number[]; now: Date; settings: FreezeSettings },
): Promise<Map<number, number>> {
  const rows = await readStreaks(db, accountIds, 'daily_quiz')
  return new Map(
    rows.map(({ accountId, timezone, ...streak }) => [accountId, currentLength(streak, localDay(now, timezone), dailyRules(settings))]),
  )
}
