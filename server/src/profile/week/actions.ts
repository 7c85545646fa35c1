import { week } from '@trivium/contract/profile/week'
import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { handle } from '../../platform/api/handle.ts'
import { namesFor } from '../../bank/catalogue/index.ts'
import { placeInWeek } from '../../rewards/leagues/index.ts'
import { readBestRun } from './store.ts'
import { mondayOf, readWeek, reviewedWeek } from './week.ts'

export const weekActions = handle(week, {
  async get_week_review(asked, context) {
    const { db, now, player } = context
    const today = localDay(now, player.timezone)
    const monday = asked.week === undefined ? reviewedWeek(today) : mondayOf(asked.week)
    const next = addDays(monday, 7)
    const from = startOfDay(monday, player.timezone)
    const [sums, best_run, league, nameOf] = await Promise.all([
      readWeek(db, player.id, monday),
      readBestRun(db, player.id, { from, until: startOfDay(next, player.timezone) }),
      placeInWeek(context, monday),
      namesFor(context),
    ])
    const { strongest, ...rest } = sums
    const named = strongest && {
      name: nameOf(strongest.names),
      percentage: Math.round((1000 * strongest.correct) / strongest.asked) / 10,
    }
    return { week: monday, is_over: today >= next, ...rest, best_run, league, strongest: named }
  },
})
