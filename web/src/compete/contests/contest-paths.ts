import type { Contest, ContestDetail } from '@trivium/contract/compete/contests'
import { modes, resultPath } from '../../platform/modes/modes.ts'

type Named = Pick<Contest, 'id'>

export const contestPath = ({ id }: Named): string => `${modes.contest.path}${id}/`
export const leaderboardPath = (contest: Named): string => `${contestPath(contest)}leaderboard/`

/** The result of the player's own round, which has the answers once the contest is over; null without a finished round. */
export const ownResultPath = ({ my_play }: Pick<ContestDetail, 'my_play'>): string | null =>
  my_play?.state === 'finished' && my_play.play_id !== null ? resultPath({ mode: 'contest', id: my_play.play_id }) : null
