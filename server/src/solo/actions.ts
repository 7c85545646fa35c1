// Starting a play in each of the modes a player plays alone. The engine is plays/, the table of modes rules/src/modes.ts.

import { bookmarks } from '@trivium/contract/bookmarks'
import { practice } from '@trivium/contract/practice'
import { solo } from '@trivium/contract/solo'
import { secondsOfCategory } from '@trivium/rules/modes'
import { handle } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { readBookmarkedIds } from '../bookmarks/index.ts'
import { resolveLanguage } from '../catalogue/index.ts'
import { drawOfType, openPlay } from '../plays/index.ts'
import { drawDue, practiceTarget } from '../practice/index.ts'
import { leaveTracesOf } from '../traces/index.ts'
import { openCategory, openChallenge } from './categories.ts'
import { dailyCalendar, openDailyQuiz } from './daily.ts'
import { openLevel } from './levels.ts'
import { listTexts, openText } from './reading.ts'
import { readFreeLeaves } from './store.ts'

const { get_bookmark_questions } = bookmarks
const { get_practice_questions } = practice

export const soloActions = handle(
  { ...solo, get_bookmark_questions, get_practice_questions },
  {
    get_questions_by_level: (asked, context) => openLevel('quiz_zone', asked, context),
    get_multi_match_questions_by_level: (asked, context) => openLevel('multi_match', asked, context),
    get_guess_the_word: (asked, context) => openCategory('guess_the_word', asked, context),
    get_audio_questions: (asked, context) => openCategory('audio', asked, context),
    get_maths_questions: (asked, context) => openCategory('maths', asked, context),
    get_questions_for_self_challenge: openChallenge,
    get_daily_quiz: openDailyQuiz,
    get_daily_quiz_calendar: (_input, context) => dailyCalendar(context),
    get_fun_n_learn: listTexts,
    get_fun_n_learn_questions: ({ fun_n_learn_id }, context) => openText(fun_n_learn_id, context),

    async get_questions_by_type({ type, language_id }, context) {
      const language = await resolveLanguage(context, language_id)
      const leafIds = await readFreeLeaves(context.db, context.player.id)
      const among = { leafIds, languageId: language.id, accountId: context.player.id }
      return openPlay(context, {
        mode: 'true_and_false',
        target: `true_and_false:${language.id}`,
        leafId: null,
        level: null,
        languageId: language.id,
        draw: (tx, avoid) => drawOfType(tx, type, { ...among, avoid }, context.settings.questions_per_play, Math.random()),
      })
    },

    async get_practice_questions({ language_id }, context) {
      const { player, now, settings } = context
      // What was missed a moment ago is due as well.
      await leaveTracesOf(context.db, player.id, settings)
      const language = await resolveLanguage(context, language_id)
      return openPlay(context, {
        mode: 'practice',
        target: practiceTarget(language.id),
        leafId: null,
        level: null,
        languageId: language.id,
        async draw(tx, askedNow) {
          const practising = { accountId: player.id, languageId: language.id, timezone: player.timezone, now, settings }
          const due = await drawDue(tx, practising, askedNow)
          return due.isDoneForToday ? refuse('practice_done') : due.ids
        },
      })
    },

    async get_bookmark_questions({ type, language_id }, context) {
      const language = await resolveLanguage(context, language_id)
      return openPlay(context, {
        mode: 'bookmarks',
        target: `bookmarks:${type}:${language.id}`,
        leafId: null,
        level: null,
        languageId: language.id,
        seconds: secondsOfCategory[type],
        draw: tx => readBookmarkedIds(tx, context.player.id, type, language.id),
      })
    },
  },
)
