// Streaks: consecutive calendar days in the player's time zone (rules/src/platform/days.ts). Daylight saving does not break them.
// A freeze, held from before, keeps a streak over a missed day.

import { addDays } from '../platform/days.ts'

export interface Streak {
  /** Days counted: frozen ones lie between them and add nothing. */
  length: number
  /** The longest length so far. */
  best: number
  /** Days in a row without a frozen one between them. */
  run: number
  /** The last day counted, as YYYY-MM-DD. */
  lastDay: string
  /** Freezes held. */
  freezes: number
  /** Days that were kept by a freeze and that a calendar of 30 days may still show, oldest first. */
  frozenDays: string[]
}

export interface FreezeRules {
  /** The most that are held. 0: there are no freezes. */
  most: number
  /** One is earned whenever the length is a multiple of this. 0: there are no freezes. */
  every: number
}

export const noFreezes: FreezeRules = { most: 0, every: 0 }

const shownDays = 30
const dayMs = 86_400_000

/** @returns the same streak when `day` already counts, or lies back because the player moved to a zone further west. */
export function countDay(streak: Streak | null, day: string, rules: FreezeRules): Streak {
  if (streak && day <= streak.lastDay) return streak
  const missed = streak ? missedBetween(streak.lastDay, day) : 0
  const isAlive = streak !== null && missed <= usable(streak, rules)
  const spent = isAlive ? missed : 0
  const length = isAlive ? streak.length + 1 : 1
  const run = isAlive && spent === 0 ? streak.run + 1 : 1
  const held = (streak?.freezes ?? 0) - spent
  const isEarned = isOn(rules) && length % rules.every === 0 && held < rules.most
  return {
    length,
    best: Math.max(streak?.best ?? 0, length),
    run,
    lastDay: day,
    freezes: isEarned ? held + 1 : held,
    frozenDays: [...(streak?.frozenDays ?? []), ...(isAlive ? daysBetween(streak.lastDay, day) : [])].filter(
      frozen => frozen > addDays(day, -shownDays),
    ),
  }
}

/** The length as of `today`: a streak can still go on when it reached yesterday, or when freezes are held for all days missed since. */
export function currentLength(streak: Streak | null, today: string, rules: FreezeRules): number {
  return streak && missedBetween(streak.lastDay, today) <= usable(streak, rules) ? streak.length : 0
}

/** Missed days that freezes will be spent on if `today` is counted: until then they are only waiting. */
export function waitingDays(streak: Streak | null, today: string, rules: FreezeRules): string[] {
  return streak && currentLength(streak, today, rules) > 0 ? daysBetween(streak.lastDay, today) : []
}

/** Days to count until the next freeze is earned; null when no more can be held. */
export function daysToFreeze(streak: Streak | null, today: string, rules: FreezeRules): number | null {
  if (!isOn(rules) || usable(streak, rules) >= rules.most) return null
  return rules.every - (currentLength(streak, today, rules) % rules.every)
}

/** Never more than the rules allow now: the operator may have lowered the most. */
export function usable(streak: Streak | null, rules: FreezeRules): number {
  return isOn(rules) ? Math.min(streak?.freezes ?? 0, rules.most) : 0
}

const isOn = ({ most, every }: FreezeRules) => most > 0 && every > 0

/** How many days lie between two; none when the second is not the later one. */
const missedBetween = (last: string, day: string) => Math.max(0, (Date.parse(day) - Date.parse(last)) / dayMs - 1)

const daysBetween = (last: string, day: string) => Array.from({ length: missedBetween(last, day) }, (_, index) => addDays(last, index + 1))
