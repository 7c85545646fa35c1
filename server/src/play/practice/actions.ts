// A player's practice: the cards that are due, the forecast, and a play of them.

import { practice } from '@trivium/contract/play/practice'
import { localDay } from '@trivium/rules/platform/days'
import { forecast } from '@trivium/rules/play/practice/practice'
import { type Context, handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { findLanguage, resolveLanguage } from '../../bank/catalogue/index.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { missedIn, openPlay } from '../plays/index.ts'
import { aheadTarget, drawAhead, drawDue, dueByDay, practiceTarget, practiceToday } from './due.ts'
import { countElsewhere, nextDueAt, readCard } from './store.ts'
import { presentPractice, presentReason } from './views.ts'

/** @param writePlayStatsOf rates the latest answers; passed in because play-stats/ imports this domain */
export const practiceActions = (writePlayStatsOf: (db: Db, accountId: number, settings: Settings) => Promise<void>) =>
  handle(practice, {
    async get_practice({ language_id }, context) {
      const { db, now, player, settings } = context
      await writePlayStatsOf(db, player.id, settings)
      const language = await findLanguage(context, language_id)
      // An unknown language id finds no cards.
      const deck = { accountId: player.id, languageId: language?.id ?? 0, timezone: player.timezone, now, settings }
      const [{ done, due }, byDay, next, elsewhere] = await Promise.all([
        practiceToday(db, deck),
        dueByDay(db, deck),
        nextDueAt(db, deck),
        countElsewhere(db, deck),
      ])
      const today = localDay(now, player.timezone)
      const limit = settings.practice_daily_limit
      return presentPractice({ done, due, limit, next, byDay, forecast: forecast(today, byDay, Math.max(0, limit - done)), elsewhere })
    },

    async get_practice_questions({ language_id, ahead = false, play_id }, context) {
      const { db, player, settings } = context
      // Questions missed a moment ago are due as well, so the latest answers are rated first.
      await writePlayStatsOf(db, player.id, settings)
      if (play_id !== undefined) return openMissed(play_id, language_id, context)
      return openCards(ahead, language_id, context)
    },

    async get_practice_reason({ question_id }, { db, player, settings }) {
      await writePlayStatsOf(db, player.id, settings)
      const card = (await readCard(db, player.id, question_id)) ?? refuse('document_not_found')
      return presentReason(card)
    },
  })

/** Asks the due questions, or some that are not due yet. */
async function openCards(isAhead: boolean, languageId: number | undefined, context: Context) {
  const { player, now, settings } = context
  const language = await resolveLanguage(context, languageId)
  return openPlay(context, {
    mode: 'practice',
    target: (isAhead ? aheadTarget : practiceTarget)(language.id),
    leafId: null,
    level: null,
    languageId: language.id,
    async draw(tx, activeQuestions) {
      const practising = { accountId: player.id, languageId: language.id, timezone: player.timezone, now, settings }
      if (isAhead) return drawAhead(tx, practising, activeQuestions, settings.questions_per_play)
      const due = await drawDue(tx, practising, activeQuestions)
      return due.isDoneForToday ? refuse('practice_done') : due.ids
    },
  })
}

/** Asks the missed questions of a finished play again, whatever is due: practice brings nothing that the day's limit would have to limit. */
async function openMissed(playId: number, languageId: number | undefined, context: Context) {
  const missed = await missedIn(playId, context)
  return openPlay(context, {
    mode: 'practice',
    target: `missed:${playId}`,
    leafId: null,
    level: null,
    languageId: missed.languageId ?? (await resolveLanguage(context, languageId)).id,
    draw: async () => missed.ids,
  })
}
