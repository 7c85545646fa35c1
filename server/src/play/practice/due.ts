// Which cards are due for practice, within the day's limit.

import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { type DueOnDay, forecastDays } from '@trivium/rules/play/practice/practice'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { countByDay, countDue, countPractised, readAhead, readDue } from './store.ts'

interface Practising {
  accountId: number
  languageId: number
  /** The player's own time zone: the limit is per day of the player. */
  timezone: string
  now: Date
  settings: Pick<Settings, 'practice_daily_limit'>
}

export const practiceTarget = (languageId: number) => `practice:${languageId}`
export const aheadTarget = (languageId: number) => `practice_ahead:${languageId}`

/** Questions to practise at any time, due or not, outside the day's limit: some of those that are due next. */
export function drawAhead(db: Db, practising: Practising, activeQuestions: number[], count: number): Promise<number[]> {
  return readAhead(db, practising, activeQuestions, { among: 4 * count, count })
}

/**
 * The questions to practise now, longest overdue first. `isDoneForToday`: the day's limit is reached, whatever else is due.
 * @param activeQuestions questions that other open plays ask
 */
export async function drawDue(
  db: Db,
  practising: Practising,
  activeQuestions: number[],
): Promise<{ ids: number[]; isDoneForToday: boolean }> {
  const { left } = await practisedToday(db, practising)
  return left === 0
    ? { ids: [], isDoneForToday: true }
    : { ids: await readDue(db, practising, activeQuestions, left), isDoneForToday: false }
}

/** `done`: questions practised today. `due`: cards due now, within the day's limit, and not asked by another open play. */
export async function practiceToday(db: Db, practising: Practising): Promise<{ done: number; due: number }> {
  const { done, left } = await practisedToday(db, practising)
  return { done, due: await countDue(db, practising, practiceTarget(practising.languageId), left) }
}

/** Questions that an open practice play in another language still asks count against the limit. */
async function practisedToday(db: Db, practising: Practising): Promise<{ done: number; left: number }> {
  const { timezone, now, settings } = practising
  const { done, promised } = await countPractised(db, practising, startOfDay(localDay(now, timezone), timezone), now)
  return { done, left: Math.max(0, settings.practice_daily_limit - done - promised) }
}

/** Cards due per day in the player's time zone: overdue ones count for today, those after the forecast for the day after it. */
export async function dueByDay(db: Db, { timezone, now, ...deck }: Practising): Promise<DueOnDay[]> {
  const today = localDay(now, timezone)
  const starts = Array.from({ length: forecastDays }, (_, index) => startOfDay(addDays(today, index + 1), timezone))
  const counted = await countByDay(db, deck, starts)
  return counted.map(({ day, due }) => ({ day: addDays(today, day), due }))
}
