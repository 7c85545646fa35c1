// How the points of a play moved the player on the all-time leaderboard. Read when the result is shown, so that settling need not wait.

import { formatOf } from '@trivium/rules/play/engine/state'
import type { RankChange } from '@trivium/contract/play/rank-change'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { lastMove } from '../../../rewards/leaderboards/index.ts'
import { currentPlay } from '../starting/player-play.ts'

export async function rankChangeOf(playId: number, context: Context): Promise<RankChange | null> {
  const play = await currentPlay(playId, context)
  const result = play.result ?? refuse('play_open')
  if (!formatOf(play).ranks || result.score <= 0 || play.finished_at === null) return null
  const moved = await lastMove(context.db, play.account_id, play.finished_at)
  return moved && { ...moved, passed: moved.before === null ? 0 : moved.before - moved.after }
}
