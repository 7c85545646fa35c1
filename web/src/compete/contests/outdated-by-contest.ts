import type { ActionName } from '@trivium/contract'

/** The reads to invalidate after entering a contest, and after the end of a round in one. */
export const outdatedByContest: ActionName[] = [
  'get_contest',
  'get_contest_detail',
  'get_contest_of_play',
  'get_contest_leaderboard',
  'get_player_home',
  'get_user_by_id',
  'get_tracker_data',
]
