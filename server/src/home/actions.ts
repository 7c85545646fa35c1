// The home page's suggestions, collected from several domains in one call.

import { home } from '@trivium/contract/home'
import { handle } from '../api/handle.ts'
import { badgeSummary } from '../badges/index.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import { contestSummary } from '../contests/index.ts'
import { countUnread } from '../notices/index.ts'
import { openPlaySummary } from '../plays/index.ts'
import { practiceToday } from '../practice/index.ts'
import { dailySummary } from '../solo/index.ts'
import { leaveTracesOf } from '../traces/index.ts'
import { readNews } from './store.ts'

export const homeActions = handle(home, {
  async get_player_home({ language_id }, context) {
    const { db, player, now, settings } = context
    const language = await resolveLanguage(context, language_id)
    // Questions missed a moment ago are due as well, so the latest answers are rated first.
    await leaveTracesOf(db, player.id, settings)
    const due = { accountId: player.id, languageId: language.id, timezone: player.timezone, now, settings }
    const [open_play, daily_quiz, practice, contest, badges, unread_notifications, news] = await Promise.all([
      openPlaySummary(context, language.code),
      dailySummary(context),
      practiceToday(db, due),
      contestSummary(context, language.id),
      badgeSummary(db, player.id, settings),
      countUnread(db, player.id),
      readNews(db, language.id, language.code),
    ])
    return {
      open_play,
      daily_quiz,
      practice_due: practice.due,
      contest,
      next_badge: badges.next,
      badges_to_claim: badges.toClaim,
      unread_notifications,
      news,
    }
  },
})
