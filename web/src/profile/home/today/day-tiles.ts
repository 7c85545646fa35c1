// The tiles of the day, besides the next step. A tile with zero is left out, and nothing appears twice.

import type { PlayerHome } from '@trivium/contract/profile/home'
import type { Mode } from '@trivium/contract/platform/mode-names'
import { doneShare } from '@trivium/rules/rewards/nearest-badge'
import { modes } from '../../../platform/modes/modes.ts'
import { isFirstDay, type NextStep } from './next-step.ts'

export type DayTile = 'daily' | 'contest' | 'league' | 'practice' | 'badge'

export function dayTilesOf(home: PlayerHome, step: NextStep): DayTile[] {
  if (isFirstDay(home)) return []
  const { contest, league, practice_due, badges_to_claim, next_badge } = home
  const isDailyNext = step.kind === 'daily' || (step.kind === 'open' && countsDay(step.play.mode))
  const says: Record<DayTile, boolean> = {
    daily: !isDailyNext,
    contest: contest !== null,
    league: league !== null,
    practice: practice_due > 0 && step.kind !== 'practice',
    badge: badges_to_claim > 0 || (next_badge !== null && shareShown(next_badge) > 0),
  }
  return dayTiles.filter(tile => says[tile])
}

/** Whether the open round is the quiz of the day. */
const countsDay = (mode: Mode) => modes[mode] === modes.daily_quiz

const dayTiles = ['daily', 'contest', 'league', 'practice', 'badge'] as const satisfies DayTile[]

/** In whole percent. */
export const shareShown = (badge: NonNullable<PlayerHome['next_badge']>) => Math.floor(doneShare(badge) * 100)
