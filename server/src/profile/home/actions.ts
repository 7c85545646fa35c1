// The home page's suggestions, collected from several domains in one call.

import { home } from '@trivium/contract/profile/home'
import { addDays, localDay, startOfDay } from '@trivium/rules/platform/days'
import { countDay, noFreezes } from '@trivium/rules/rewards/streaks'
import { type Context, handle } from '../../platform/api/handle.ts'
import { readExamTitle } from '../../assess/exams/index.ts'
import { badgeSummary } from '../../rewards/badges/index.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { contestSummary } from '../../compete/contests/index.ts'
import { leagueSummary } from '../../rewards/leagues/index.ts'
import { countUnread } from '../../rewards/notices/index.ts'
import { openPlaySummary } from '../../play/plays/index.ts'
import { practiceToday } from '../../play/practice/index.ts'
import { dailySummary } from '../../play/solo/index.ts'
import { writePlayStatsOf } from '../../play/play-stats/index.ts'
import { presentNextLevel } from './next-level.ts'
import { readJourney, readNews } from './store.ts'

/** The play to resume. Only plays in free order can be exams, so others cost no further statement. */
async function namedOpenPlay(context: Context, languageCode: string) {
  const play = await openPlaySummary(context, languageCode)
  return play && { ...play, title: play.order === 'free' ? await readExamTitle(context.db, play.id) : null }
}

export const homeActions = handle(home, {
  async get_player_home({ language_id }, context) {
    const { db, player, now, settings } = context
    const language = await resolveLanguage(context, language_id)
    // Questions missed a moment ago are due as well, so the latest answers are rated first.
    await writePlayStatsOf(db, player.id, settings)
    const today = localDay(now, player.timezone)
    const asked = { yesterday: startOfDay(addDays(today, -1), player.timezone), today: startOfDay(today, player.timezone) }
    const due = { accountId: player.id, languageId: language.id, timezone: player.timezone, now, settings }
    const [open_play, daily_quiz, practice, contest, league, badges, unread_notifications, news, journey] = await Promise.all([
      namedOpenPlay(context, language.code),
      dailySummary(context),
      practiceToday(db, due),
      contestSummary(context, language.id),
      leagueSummary(context),
      badgeSummary(db, player.id, settings),
      countUnread(db, player.id),
      readNews(db, language.id, language.code),
      readJourney(db, { accountId: player.id, languageId: language.id, ...asked }),
    ])
    return {
      open_play,
      rounds_finished: journey.rounds_finished,
      // The length with today counted, whether or not another call has counted it yet.
      days_in_a_row: countDay(journey.streak, today, noFreezes).length,
      best_yesterday: journey.best_yesterday,
      continue: await presentNextLevel(db, journey.next, language.code),
      daily_quiz,
      practice_due: practice.due,
      contest,
      league,
      next_badge: badges.next,
      badges_to_claim: badges.toClaim,
      unread_notifications,
      news,
    }
  },
})
