// What the replies of the server say about the clock of a play, and when that is news to the player.

import type { Play } from '@trivium/contract/play/plays'

export type Clock = Pick<Play, 'deadline' | 'now' | 'version'>

/** The clock was moved under the player's eyes. */
export interface ClockMove {
  /** Above 0: the player has so much more. */
  byMs: number
  /** What was left when the server said so. */
  leftMs: number
  /** Of the play: another move is another one. */
  version: number
}

/** Replies come late and twice: the one with the higher number is newer. */
export const isOlder = (one: Pick<Clock, 'version'>, than: Pick<Clock, 'version'>): boolean => one.version < than.version

/** Smaller differences nobody sees. */
const leastMs = 1000

/** @returns null where the clock is as it was */
export function moveBetween(before: Clock, { deadline, now, version }: Clock): ClockMove | null {
  if (before.deadline === null || deadline === null) return null
  const byMs = Date.parse(deadline) - Date.parse(before.deadline)
  const leftMs = Math.max(0, Date.parse(deadline) - Date.parse(now))
  return Math.abs(byMs) < leastMs ? null : { byMs, leftMs, version }
}

/** The play's clock has run out on the server, which has not ended the play yet: what is on its way still counts. */
export const isDue = ({ deadline, now }: Clock): boolean => deadline !== null && Date.parse(deadline) <= Date.parse(now)
