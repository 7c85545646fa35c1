// Which locked badge is shown as the next one, and how far somebody is with it.

import type { BadgeType } from '@trivium/contract/badges'

export interface Reaching {
  type: BadgeType
  progress: number
  counter: number
}

/** Those a single play can win. */
const ofOnePlay = new Set<BadgeType>(['dashing_debut', 'brainiac', 'super_sonic', 'flashback'])

/**
 * Locked badges: first those that are half done at least, then those a single play can win, then the others; of each kind the one that
 * is furthest along first. The badge for having badges comes last until two at most are missing: every first badge moves it, yet
 * nobody sets out for it.
 */
export function nearestFirst<Locked extends Reaching>(locked: Locked[]): Locked[] {
  return locked.toSorted((one, other) => kindOf(one) - kindOf(other) || doneShare(other) - doneShare(one))
}

function kindOf(badge: Reaching): number {
  const { type, progress, counter } = badge
  if (type === 'power_elite' && counter - progress > 2) return 3
  if (doneShare(badge) >= 0.5) return 0
  return ofOnePlay.has(type) ? 1 : 2
}

/** 0 to 1. */
export const doneShare = ({ progress, counter }: Omit<Reaching, 'type'>) =>
  counter <= 0 ? 0 : Math.min(1, Math.max(0, progress / counter))
