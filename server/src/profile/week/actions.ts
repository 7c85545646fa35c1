import { week } from '@trivium/contract/profile/week'
import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { nameIn } from '@trivium/rules/people/names'
import { handle } from '../../platform/api/handle.ts'
import { codeOf } from '../../platform/settings/index.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { placeInWeek } from '../../rewards/leagues/index.ts'
import { readBestRun } from './store.ts'
import { mondayOf, readWeek, reviewedWeek } from './week.ts'

export const weekActions = handle(week, {
  async get_week_review(asked, context) {
    const { db, now, player, settings } = context
    const today = localDay(now, player.timezone)
    const monday = asked.week === undefined ? reviewedWeek(today) : mondayOf(asked.week)
    const next = addDays(monday, 7)
    const from = startOfDay(monday, player.timezone)
    const [sums, best_run, league, language] = await Promise.all([
      readWeek(db, player.id, monday),
      readBestRun(db, player.id, { from, until: startOfDay(next, player.timezone) }),
      placeInWeek(context, monday),
      resolveLanguage(context, undefined),
    ])
    const spoken = player.webLanguage === null ? language.code : await codeOf(db, player.webLanguage, settings)
    const { strongest, ...rest } = sums
    const named = strongest && {
      name: strongest.names[spoken] ?? nameIn(strongest.names, language.code),
      percentage: Math.round((1000 * strongest.correct) / strongest.asked) / 10,
    }
    return { week: monday, is_over: today >= next, ...rest, best_run, league, strongest: named }
  },
})
