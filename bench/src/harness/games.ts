// The solo modes, and how to play each, for the measurements of all modes.

import { Play, Q } from '@trivium/contract/play/plays'
import type { Database, Db } from '../../../server/src/platform/db/connect.ts'
import { migrate } from '../../../server/src/platform/db/upkeep/migrate.ts'
import { loadStarterContent } from '../../../server/src/bank/questions/index.ts'
import { changeSetting } from '../../../server/src/platform/settings/index.ts'

export interface GameStart {
  mode: string
  action: string
  fields: Record<string, string | number>
}

/** The modes get long clocks, so that no question lapses on a slow machine. */
const clocks = ['quiz_zone', 'daily_quiz', 'true_and_false', 'guess_the_word', 'fun_and_learn', 'audio', 'maths', 'multi_match'] as const

/** A database with the starter content. */
export async function prepareGames(database: Database): Promise<void> {
  await migrate(database)
  await loadStarterContent(database)
  for (const mode of clocks) await changeSetting(database.db, `${mode}_seconds`, 3600, new Date())
}

export async function startsOf(db: Db): Promise<GameStart[]> {
  const idOf = async (type: 'guess_the_word' | 'audio' | 'maths' | 'fun_and_learn') =>
    (
      await db
        .selectFrom('categories')
        .select('id')
        .where('type', '=', type)
        .where('parent_id', 'is', null)
        .orderBy('position')
        .limit(1)
        .executeTakeFirstOrThrow()
    ).id
  const text = await db.selectFrom('passages').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  const inCategory = async (mode: 'guess_the_word' | 'audio' | 'maths', action: string) => ({
    mode,
    action,
    fields: { type: 'category', type_id: await idOf(mode) },
  })
  return [
    { mode: 'quiz_zone', action: 'get_questions_by_level', fields: { category: 'food', level: 1 } },
    { mode: 'daily_quiz', action: 'get_daily_quiz', fields: {} },
    { mode: 'true_and_false', action: 'get_questions_by_type', fields: { type: 'true_false' } },
    await inCategory('guess_the_word', 'get_guess_the_word'),
    { mode: 'self_challenge', action: 'get_questions_for_self_challenge', fields: { category_slug: 'geography', limit: 10, minutes: 10 } },
    { mode: 'fun_and_learn', action: 'get_fun_n_learn_questions', fields: { fun_n_learn_id: text.id } },
    await inCategory('audio', 'get_audio_questions'),
    await inCategory('maths', 'get_maths_questions'),
    { mode: 'multi_match', action: 'get_multi_match_questions_by_level', fields: { category: 'space-match', level: 1 } },
    // These come last, because they need questions that earlier plays bookmarked and missed.
    { mode: 'bookmarks', action: 'get_bookmark_questions', fields: { type: 'quiz_zone' } },
    { mode: 'practice', action: 'get_practice_questions', fields: {} },
  ]
}

export type CallName = 'fetch' | 'answer' | 'last' | 'bookmark'
/** Sends a call. @returns the body of its reply */
export type Send = (step: CallName, action: string, fields: object) => Promise<string>

/** Plays one play from its start to its end. */
export async function playOnce(send: Send, { mode, action, fields }: GameStart): Promise<void> {
  const { play, data } = JSON.parse(await send('fetch', action, fields))
  const questions = Q.array().parse(data)
  const { id } = Play.parse(play)
  for (const [index, question] of questions.entries()) {
    const isLast = index === questions.length - 1 && mode !== 'self_challenge'
    await send(isLast ? 'last' : 'answer', 'submit_answer', { play_id: id, question_id: question.id, answer: answerTo(question) })
    if (mode === 'quiz_zone') await send('bookmark', 'set_bookmark', { question_id: question.id, status: 1, type: 'quiz_zone' })
  }
  if (mode === 'self_challenge') await send('last', 'finish_play', { play_id: id })
}

/** Chooses always the first option: some answers are right, and the wrong ones provide questions for practice. */
function answerTo({ question_type, options }: Q): string {
  if (question_type === 'guess_the_word') return 'word'
  return question_type === 'sequence' ? options.map(option => option.key).join(',') : 'a'
}
