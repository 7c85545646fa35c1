// A week of a player, from Monday to Sunday in the player's days.

import { addDays } from '@trivium/rules/platform/days'
import type { Db } from '../../platform/db/connect.ts'
import { readStrongest, readSums } from './store.ts'

const weekday = (day: string) => (new Date(day).getUTCDay() + 6) % 7

export const isSunday = (day: string): boolean => weekday(day) === 6

export const mondayOf = (day: string): string => addDays(day, -weekday(day))

/** This week on its Sunday, otherwise the last one. */
export const reviewedWeek = (today: string): string => (isSunday(today) ? mondayOf(today) : addDays(mondayOf(today), -7))

/** Sums of the week and of the week before, in two statements. */
export async function readWeek(db: Db, accountId: number, monday: string) {
  const next = addDays(monday, 7)
  const [rows, strongest] = await Promise.all([
    readSums(db, accountId, { from: addDays(monday, -7), until: next }),
    readStrongest(db, accountId, { from: monday, until: next }),
  ])
  const [before, during] = [rows.filter(({ day }) => day < monday), rows.filter(({ day }) => day >= monday)]
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(monday, index)
      const { asked = 0, correct = 0 } = during.find(row => row.day === day) ?? {}
      return { day, asked, correct }
    }),
    rounds: sum(during, 'plays'),
    strongest,
    before: { asked: sum(before, 'asked'), correct: sum(before, 'correct') },
  }
}

const sum = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) => rows.reduce((total, row) => total + row[key], 0)
