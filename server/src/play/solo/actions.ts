// Starts a play in each mode for one player, with questions that the server picks. The engine is plays/, the modes are rules/src/play/modes.ts.

import { solo } from '@trivium/contract/play/solo'
import { handle } from '../../platform/api/handle.ts'
import { resolveLanguage } from '../../bank/catalogue/index.ts'
import { openPlay } from '../plays/index.ts'
import { openCategory, openChallenge } from './categories.ts'
import { dailyCalendar, openDailyQuiz } from './daily.ts'
import { openLevel } from './levels.ts'
import { listTexts, openText } from './reading.ts'
import { readFreeLeaves } from './store.ts'
import { drawOfTypes } from '../questions/index.ts'

export const soloActions = handle(solo, {
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
    const among = { leafIds, languageId: language.id, accountIds: [context.player.id], now: context.now }
    return openPlay(context, {
      mode: 'true_and_false',
      target: `true_and_false:${language.id}`,
      leafId: null,
      level: null,
      languageId: language.id,
      draw: (tx, avoid) => drawOfTypes(tx, [type], { ...among, avoid }, context.settings.questions_per_play, Math.random()),
    })
  },
})
