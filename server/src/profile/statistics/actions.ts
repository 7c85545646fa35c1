// Calls of players about their own stats.

import { statistics } from '@trivium/contract/profile/statistics'
import { noteClaim } from '../../platform/api/claims.ts'
import { handle } from '../../platform/api/handle.ts'
import { writePlayStatsOf } from '../../play/play-stats/index.ts'
import { ratioIn, statisticsOf } from './statistics.ts'

export const statisticsActions = handle(statistics, {
  async get_users_statistics(_input, context) {
    await writePlayStatsOf(context.db, context.player.id, context.settings)
    return statisticsOf(context)
  },

  async set_users_statistics(claim, context) {
    const { questions_answered, correct_answers } = await statisticsOf(context)
    const { category_id } = claim
    const ratio = typeof category_id === 'number' && category_id > 0 ? await ratioIn(context, category_id) : null
    noteClaim(context, claim, { questions_answered, correct_answers, ratio })
    return { questions_answered, correct_answers }
  },
})
