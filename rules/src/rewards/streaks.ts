// Streaks: consecutive calendar days in the player's time zone (rules/src/platform/days.ts). Daylight saving does not break them. A freeze
// that the player holds keeps a streak over a missed day.

import type { FlameState } from '@trivium/contract/rewards/flame-states'
import { addDays } from '../platform/days.ts'

export interface Streak {
  /** Number of days counted; frozen days between them add nothing. */
  length: number
  /** The longest length so far. */
  best: number
  /** Days in a row without a frozen day between them. */
  run: number
  /** The last day counted, as YYYY-MM-DD. */
  lastDay: string
  /** Number of freezes held. */
  freezes: number
  /** Days that a freeze has bridged within the last 30 days, for the calendar; oldest first. */
  frozenDays: string[]
}

export interface FreezeRules {
  /** The most that a player holds. 0: freezes are off. */
  most: number
  /** A player earns one whenever the length is a multiple of this. 0: freezes are off. */
  every: number
}

export const noFreezes: FreezeRules = { most: 0, every: 0 }

const shownDays = 30
const dayMs = 86_400_000

/** @returns the same streak if `day` already counts, or is earlier because the player moved to a zone further west */
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

/** The length as of `today`: a streak is alive if it reached yesterday, or if the player holds freezes for all days missed since. */
export function currentLength(streak: Streak | null, today: string, rules: FreezeRules): number {
  return streak && missedBetween(streak.lastDay, today) <= usable(streak, rules) ? streak.length : 0
}

/** What the flame shows. */
export function flameOf(streak: Streak | null, today: string, rules: FreezeRules): { days: number; state: FlameState } {
  const days = currentLength(streak, today, rules)
  if (!streak || days === 0) return { days: 0, state: 'asleep' }
  if (streak.lastDay >= today) return { days, state: 'lit' }
  return { days, state: waitingDays(streak, today, rules).length > 0 ? 'frozen' : 'open' }
}

/** Missed days for which freezes will be spent when `today` is counted; until then the freezes stay held. */
export function waitingDays(streak: Streak | null, today: string, rules: FreezeRules): string[] {
  return streak && currentLength(streak, today, rules) > 0 ? daysBetween(streak.lastDay, today) : []
}

/** Days to count until the player earns the next freeze; null if no more can be held. */
export function daysToFreeze(streak: Streak | null, today: string, rules: FreezeRules): number | null {
  if (!isOn(rules) || usable(streak, rules) >= rules.most) return null
  return rules.every - (currentLength(streak, today, rules) % rules.every)
}

/** Usable freezes: at most `most`, which the operator may have lowered. */
export function usable(streak: Streak | null, rules: FreezeRules): number {
  return isOn(rules) ? Math.min(streak?.freezes ?? 0, rules.most) : 0
}

const isOn = ({ most, every }: FreezeRules) => most > 0 && every > 0

/** Number of days between two; 0 if the second is not later. */
const missedBetween = (last: string, day: string) => Math.max(0, (Date.parse(day) - Date.parse(last)) / dayMs - 1)

const daysBetween = (last: string, day: string) => Array.from({ length: missedBetween(last, day) }, (_, index) => addDays(last, index + 1))
