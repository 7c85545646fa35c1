import type { Contest } from '@trivium/contract/compete/contests'
import { modes } from '../../platform/modes/modes.ts'

type Named = Pick<Contest, 'id'>

export const contestPath = ({ id }: Named): string => `${modes.contest.path}${id}/`
export const leaderboardPath = (contest: Named): string => `${contestPath(contest)}leaderboard/`
