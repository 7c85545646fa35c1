// A badge, for its player.

import type { Badge, BadgeType } from '@trivium/contract/rewards/badges'
import type { Settings } from '../../platform/settings/defaults.ts'
import type { Say } from '../../platform/settings/index.ts'
import type { BadgeRow } from './store.ts'

export function presentBadge(type: BadgeType, row: BadgeRow | undefined, settings: Settings, say: Say): Badge {
  const { counter, reward } = settings.badges[type]
  const unlockedAt = row?.unlocked_at ?? null
  return {
    type,
    name: say(`badge.${type}.name`),
    note: say(`badge.${type}.note`, numbersOf(type, settings)),
    reward,
    counter,
    // An unlocked badge stays complete, even if the setting requires more by now.
    progress: unlockedAt ? counter : Math.min(row?.progress ?? 0, counter),
    status: row?.claimed_at ? 'claimed' : unlockedAt ? 'unlocked' : 'locked',
    unlocked_at: unlockedAt?.toISOString() ?? null,
  }
}

const saysMoreThan = new Set<BadgeType>(['elite', 'power_elite', 'sharing_caring'])

/** The numbers in the note. "More than 50" means 51. */
function numbersOf(type: BadgeType, settings: Settings) {
  const { counter } = settings.badges[type]
  return {
    count: saysMoreThan.has(type) ? counter - 1 : counter,
    questions: settings.badge_least_questions,
    seconds: type === 'flashback' ? settings.flashback_seconds : settings.super_sonic_seconds,
  }
}
