// A rank as everybody sees it: the name the player chose, never an address.

import type { Ranked } from '@trivium/contract/boards'
import { mediaPath } from '../media/index.ts'
import type { RankedRow } from './store.ts'

/** Deleted accounts keep their rank, without name and picture: the client says what they are in the reader's language. */
export function presentRanked({ id, name, profile, score, status }: RankedRow, rank: number): Ranked {
  if (status === 'deleted') return { user_id: id, name: '', profile: null, score, user_rank: rank }
  return { user_id: id, name, profile: profile && mediaPath(profile), score, user_rank: rank }
}
