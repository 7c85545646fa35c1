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
 * Locked badges, the one that is furthest along first; of equals the one that a single play can win. The badge for having badges
 * comes last until two at most are missing: every first badge moves it, yet nobody sets out for it.
 */
export function nearestFirst<Locked extends Reaching>(locked: Locked[]): Locked[] {
  return locked.toSorted(
    (one, other) =>
      Number(isFarOff(one)) - Number(isFarOff(other)) ||
      doneShare(other) - doneShare(one) ||
      Number(ofOnePlay.has(other.type)) - Number(ofOnePlay.has(one.type)),
  )
}

const isFarOff = ({ type, progress, counter }: Reaching) => type === 'power_elite' && counter - progress > 2

/** 0 to 1. */
export const doneShare = ({ progress, counter }: Omit<Reaching, 'type'>) =>
  counter <= 0 ? 0 : Math.min(1, Math.max(0, progress / counter))
