// Which badges to show first, and how far each is.

import type { Badge } from '@trivium/contract/badges'

/** The locked badges, the one that is furthest along first. */
export function nearestFirst(badges: Badge[]): Badge[] {
  const locked = badges.filter(({ status }) => status === 'locked')
  return locked.toSorted((one, other) => doneShare(other) - doneShare(one))
}

/** 0 to 1. */
export const doneShare = ({ progress, counter }: Pick<Badge, 'progress' | 'counter'>) =>
  counter <= 0 ? 0 : Math.min(1, Math.max(0, progress / counter))

/** Unlocked ones, the latest first. */
export function newestBadges(badges: Badge[], most: number): Badge[] {
  const unlocked = badges.filter(({ unlocked_at: at }) => at !== null)
  return unlocked.toSorted((one, other) => (other.unlocked_at ?? '').localeCompare(one.unlocked_at ?? '')).slice(0, most)
}
