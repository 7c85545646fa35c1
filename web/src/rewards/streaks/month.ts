// The days of a month, each with what the calendar shows.

import type { PlayedDays } from '@trivium/contract/rewards/streaks'

export interface CalendarDay {
  day: string
  /** A day on which the player played is played, also where a freeze kept the streak of the daily quiz. */
  kind: 'played' | 'frozen' | 'today' | 'missed' | 'none'
  answered: number
  /** The play of its daily quiz. */
  dailyPlayId: number | null
}

export function daysOf({ month, today, since, days }: PlayedDays): CalendarDay[] {
  const byDay = new Map(days.map(one => [one.day, one]))
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`
    const { answered = 0, frozen = false, daily_play_id: dailyPlayId = null } = byDay.get(day) ?? {}
    const empty = day === today ? 'today' : day > today || day < since ? 'none' : 'missed'
    return { day, answered, dailyPlayId, kind: answered > 0 || dailyPlayId !== null ? 'played' : frozen ? 'frozen' : empty }
  })
}

/** @param month YYYY-MM */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}
