// A rank as everybody sees it: the name the player chose, never an address.

import type { Ranked } from '@trivium/contract/boards'
import { mediaPath } from '../media/index.ts'
import type { RankedRow } from './store.ts'

/** Deleted accounts keep their rank; accounts/ has replaced their name, and their picture is gone. */
export function presentRanked(row: RankedRow, rank: number): Ranked {
  const profile = row.status === 'deleted' || row.profile === null ? null : mediaPath(row.profile)
  return { user_id: row.id, name: row.name, profile, score: row.score, user_rank: rank }
}
