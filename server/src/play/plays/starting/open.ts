// Presents an open play to its player: the reply to starting, resuming and reloading.

import { formatOf } from '@trivium/rules/play/engine/state'
import type { Play, Q, Sealed } from '@trivium/contract/play/plays'
import type { Context } from '../../../platform/api/handle.ts'
import { categoryName, slugsOf } from '../../../bank/catalogue/index.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { must } from '../../../platform/api/refuse.ts'
import { cachePlay } from '../answering/cached-plays.ts'
import { currentPlay, newestOpenPlay, shownPlay } from './player-play.ts'
import { type StartedPlay, startOrResume, type PlayTarget } from './start.ts'
import { type PlayRow } from '../store.ts'
import { answeredSoFar, presentInPlay, presentPlay } from '../views.ts'
import { presentQuestion, type ShownQuestion, shownQuestionsOf } from '../../questions/index.ts'

interface OpenPlay<Listed> {
  data: Listed[]
  play: Play
}

export async function presentOpen({ play, resumed }: StartedPlay, context: Context): Promise<OpenPlay<Q | Sealed>> {
  const questions = await shownQuestionsOf(context.db, play)
  const slugs = await slugsOfPlay(play, questions, context)
  const data = play.questions.map((_, position) => presentInPlay(play, position, questions))
  const current = play.questions[play.position]
  const currentType = current && questions.get(current.question_id)?.question_type
  const words = new Map([...questions.values()].map(({ id, word }) => [id, word]))
  return { data, play: presentPlay(play, { slugs, currentType, words, now: context.now, resumed }) }
}

/** A question from the play's own category already carries the slugs. */
async function slugsOfPlay({ category_id }: PlayRow, questions: Map<number, ShownQuestion>, { db }: Context) {
  const there = [...questions.values()].find(question => question.category_id === category_id)
  return there ? { category: there.category_slug, subcategory: there.subcategory_slug } : slugsOf(db, category_id)
}

/** Starts the play, or resumes the open one of the same target. */
export async function openPlay(context: Context, target: PlayTarget): Promise<OpenPlay<Q>> {
  const { data, play } = await openInTurn(context, target)
  return { data: data.filter(question => 'options' in question), play }
}

/** Like `openPlay`, for modes whose questions open one at a time. */
export async function openInTurn(context: Context, target: PlayTarget): Promise<OpenPlay<Q | Sealed>> {
  const started = await startOrResume(context, target)
  const open = await presentOpen(started, context)
  cachePlay(context.db, started.play)
  return open
}

/** The current state of an open play of the player; null when it has ended. @throws Refused document_not_found, NotYours */
export async function openById(playId: number, context: Context): Promise<OpenPlay<Q | Sealed> | null> {
  const play = await shownPlay(playId, context)
  return play.state === 'finished' ? null : presentOpen({ play, resumed: true }, context)
}

/** The question that is open now, in modes that open one at a time; null in other modes and after the last question. */
export async function openQuestion(db: Db, play: PlayRow): Promise<Q | null> {
  const frozen = play.questions[play.position]
  if (formatOf(play).opens === 'all' || play.state === 'finished' || !frozen) return null
  const questions = await shownQuestionsOf(db, { questions: [frozen] })
  const shown = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
  return presentQuestion(shown, frozen, play.rules.secondsPerQuestion)
}

/** @throws Refused document_not_found, NotYours */
export async function questionIdsOf(playId: number, context: Context): Promise<number[]> {
  const play = await currentPlay(playId, context)
  return play.questions.map(question => question.question_id)
}

/** A short summary of the play to resume. */
export async function openPlaySummary(context: Context, languageCode: string) {
  const play = await newestOpenPlay(context)
  if (!play) return null
  const place = play.category_id === null ? null : await categoryName(context.db, play.category_id, languageCode)
  const { id, mode, level, rules, questions } = play
  const ends_at = rules.secondsPerQuestion === null ? (play.deadline_at?.toISOString() ?? null) : null
  const driver = { order: formatOf(play).order, has_clocks: rules.secondsPerQuestion !== null && play.left_at === null }
  return {
    id,
    mode,
    category: place,
    level,
    answered: answeredSoFar(play),
    total: questions.length,
    ends_at,
    ...driver,
  }
}
