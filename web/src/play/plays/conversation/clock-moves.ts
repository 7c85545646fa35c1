// Compares the clock of a play in two replies of the server, and decides when a change is news to the player.

import type { Play } from '@trivium/contract/play/plays'

export type Clock = Pick<Play, 'deadline' | 'now' | 'version'>

/** Somebody moved the clock while the player was watching. */
export interface ClockMove {
  /** Above 0: the player has this much more time. */
  byMs: number
  /** The time left when the server reported the move. */
  leftMs: number
  /** The version of the play; it tells one move from another. */
  version: number
}

/** Replies may be late or repeated: the one with the higher version is newer. */
export const isOlder = (one: Pick<Clock, 'version'>, than: Pick<Clock, 'version'>): boolean => one.version < than.version

/** Players do not notice smaller differences. */
const leastMs = 1000

/** @returns null if the clock did not move */
export function moveBetween(before: Clock, { deadline, now, version }: Clock): ClockMove | null {
  if (before.deadline === null || deadline === null) return null
  const byMs = Date.parse(deadline) - Date.parse(before.deadline)
  const leftMs = Math.max(0, Date.parse(deadline) - Date.parse(now))
  return Math.abs(byMs) < leastMs ? null : { byMs, leftMs, version }
}

/** The play's clock has run out on the server, but the play has not ended yet: answers in flight still count. */
export const isDue = ({ deadline, now }: Clock): boolean => deadline !== null && Date.parse(deadline) <= Date.parse(now)
