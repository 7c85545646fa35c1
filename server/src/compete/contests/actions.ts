// The calls of players about contests.

import { contests } from '@trivium/contract/compete/contests'
import { notUnderstood } from '@trivium/contract/platform/fields'
import { noteClaim } from '../../platform/api/claims.ts'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { contestDetail, contestDraw, contestOfPlay, contestRanking } from './detail.ts'
import { enterContest } from './enter.ts'
import { readResult } from './entry-store.ts'
import { listContests } from './lists.ts'
import { contestRegistrations, registerForContest } from './register.ts'
import { readContest } from './store.ts'

export const contestActions = handle(contests, {
  get_contest: listContests,
  get_contest_detail: contestDetail,
  get_contest_of_play: contestOfPlay,
  get_questions_by_contest: enterContest,
  register_for_contest: registerForContest,
  get_contest_registrations: contestRegistrations,
  get_contest_leaderboard: contestRanking,
  get_contest_draw: contestDraw,

  async set_contest_leaderboard(claim, context) {
    const { contest_id: id, questions_attended, correct_answers, score } = claim
    const contest = id === undefined || id === notUnderstood ? undefined : await readContest(context.db, id)
    if (!contest) refuse('document_not_found')
    const result = await readResult(context.db, contest.id, context.player.id)
    const truth = { questions_attended: result.answered, correct_answers: result.correct, score: result.score }
    noteClaim(context, { questions_attended, correct_answers, score }, truth)
    return truth
  },
})
