// An open play as its player may see it: what starting, resuming and looking again answer.

import type { Context } from '../api/handle.ts'
import { must } from '../api/refuse.ts'
import { categoryName, slugsOf } from '../catalogue/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { lockOwnPlay } from './own-play.ts'
import { type StartedPlay, startOrResume, type Target } from './start.ts'
import { newestOpenPlay, type PlayRow, readQuestions, type ShownQuestion } from './store.ts'
import { answeredSoFar, presentPlay, presentQuestion } from './views.ts'

export const questionsOf = (play: PlayRow, { db }: Pick<Context, 'db'>) =>
  readQuestions(
    db,
    play.questions.map(question => question.question_id),
  )

export async function presentOpen({ play, resumed, questions: read }: StartedPlay, context: Context) {
  const questions = read ?? (await questionsOf(play, context))
  const slugs = await slugsOfPlay(play, questions, context)
  const data = play.questions.map(frozen => {
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    return presentQuestion(question, frozen, play.rules.secondsPerQuestion)
  })
  const currentType = data[play.position]?.question_type
  const words = new Map([...questions.values()].map(({ id, word }) => [id, word]))
  return { data, play: presentPlay(play, { slugs, currentType, words, now: context.now, resumed }) }
}

/** Questions that lie where the play does have brought the names with them. */
async function slugsOfPlay({ category_id }: PlayRow, questions: Map<number, ShownQuestion>, { db }: Context) {
  const there = [...questions.values()].find(question => question.category_id === category_id)
  return there ? { category: there.category_slug, subcategory: there.subcategory_slug } : slugsOf(db, category_id)
}

/** Starts the play, or resumes the open one of the same target. */
export async function openPlay(context: Context, target: Target) {
  return presentOpen(await startOrResume(context, target), context)
}

/** @throws Refused document_not_found, NotYours */
export async function questionIdsOf(playId: number, context: Context): Promise<number[]> {
  const play = await inTransaction(context.db, tx => lockOwnPlay(tx, playId, context))
  return play.questions.map(question => question.question_id)
}

/** The play to carry on with, in a few words. */
export async function openPlaySummary({ db, player, now }: Context, languageCode: string) {
  const play = await newestOpenPlay(db, player.id, now)
  if (!play) return null
  const place = play.category_id === null ? null : await categoryName(db, play.category_id, languageCode)
  return { id: play.id, mode: play.mode, category: place, level: play.level, answered: answeredSoFar(play), total: play.questions.length }
}
