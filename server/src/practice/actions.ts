// What a player may ask about their own practice. Starting a practice play is with the other solo modes.

import { practice } from '@trivium/contract/practice'
import { localDay } from '@trivium/rules/days'
import { forecast } from '@trivium/rules/practice'
import { handle } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { findLanguage } from '../catalogue/index.ts'
import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { dueByDay, practiceToday } from './due.ts'
import { nextDueAt, readCard } from './store.ts'
import { presentPractice, presentReason } from './views.ts'

const { get_practice, get_practice_reason } = practice

/** @param leaveTracesOf rates what was played a moment ago; handed in, since traces rate cards. */
export const practiceActions = (leaveTracesOf: (db: Db, accountId: number, settings: Settings) => Promise<void>) =>
  handle(
    { get_practice, get_practice_reason },
    {
      async get_practice({ language_id }, context) {
        const { db, now, player, settings } = context
        await leaveTracesOf(db, player.id, settings)
        const language = await findLanguage(context, language_id)
        // In a language that is not there nothing is practised.
        const deck = { accountId: player.id, languageId: language?.id ?? 0, timezone: player.timezone, now, settings }
        const [{ done, due }, byDay, next] = await Promise.all([practiceToday(db, deck), dueByDay(db, deck), nextDueAt(db, deck)])
        const today = localDay(now, player.timezone)
        return presentPractice({ done, due, limit: settings.practice_daily_limit, next, byDay, forecast: forecast(today, byDay) })
      },

      async get_practice_reason({ question_id }, { db, player, settings }) {
        await leaveTracesOf(db, player.id, settings)
        const card = (await readCard(db, player.id, question_id)) ?? refuse('document_not_found')
        return presentReason(card)
      },
    },
  )
