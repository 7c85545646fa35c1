// A member as the others see them: as on the leaderboards, never an address.

import type { Ranked } from '@trivium/contract/rewards/leaderboards'
import { mediaPath } from '../../platform/media/index.ts'
import type { LeagueMember } from './store.ts'

export function presentMember({ id, name, profile, points }: LeagueMember, rank: number): Ranked {
  return { user_id: id, name, profile: profile && mediaPath(profile), score: points, user_rank: rank }
}
