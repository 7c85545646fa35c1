// A rank as all players see it: with the name the player chose, never an address.

import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { mediaPath } from '../../platform/media/index.ts'
import type { RankedRow } from './store.ts'

export function presentRanked({ id, name, profile, score }: RankedRow, rank: number): Ranked {
  return { user_id: id, name, profile: profile && mediaPath(profile), score, user_rank: rank }
}
