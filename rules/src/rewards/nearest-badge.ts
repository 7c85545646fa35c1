// Picks the locked badge to show as the next one.

import type { BadgeType } from '@trivium/contract/rewards/badges'

export interface Reaching {
  type: BadgeType
  progress: number
  counter: number
}

/** Badges that a single play can unlock. */
const ofOnePlay = new Set<BadgeType>(['dashing_debut', 'brainiac', 'super_sonic', 'flashback'])

/**
 * Sorts locked badges: first those at least half done, then those that a single play can unlock, then the others; within each group by
 * share of progress, greatest first. power_elite (for unlocking other badges) comes last until at most two badges are missing, because
 * every new badge moves it, so it is no goal by itself.
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
