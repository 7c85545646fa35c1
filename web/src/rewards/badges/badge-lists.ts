// The display order of badges.

import type { Badge } from '@trivium/contract/rewards/badges'
import { nearestFirst } from '@trivium/rules/rewards/nearest-badge'

export const nearestLocked = (badges: Badge[]): Badge[] => nearestFirst(badges.filter(({ status }) => status === 'locked'))

/** Unlocked badges, latest first. */
export function newestBadges(badges: Badge[], most: number): Badge[] {
  const unlocked = badges.filter(({ unlocked_at: at }) => at !== null)
  return unlocked.toSorted((one, other) => (other.unlocked_at ?? '').localeCompare(one.unlocked_at ?? '')).slice(0, most)
}
