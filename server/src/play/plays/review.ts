// A finished play with its answers, once its player may see the right ones.

import type { Peers, Result, ReviewItem } from '@trivium/contract/play/plays'
import { formatOf } from '@trivium/rules/play/engine/state'
import type { Context } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { asFrozenIn, questionsOf, readShownQuestions, shownQuestionsOf } from '../questions/index.ts'
import { readAnswersOf, readSavedAnswers } from './answering/answer-store.ts'
import { readPeers } from './answering/peers.ts'
import { currentPlay } from './starting/player-play.ts'
import type { PlayRow } from './store.ts'
import { isTold, mayReview, presentReview } from './views.ts'

const notYet = { end_of_play: 'play_open', end_of_window: 'contest_not_over', release: 'exam_not_released' } as const

/** @throws Refused document_not_found, play_open, contest_not_over, exam_not_released; NotYours */
export async function readReviewable(playId: number, context: Context): Promise<{ play: PlayRow; result: Result }> {
  const play = await currentPlay(playId, context)
  const result = play.result ?? refuse('play_open')
  if (!isTold(play)) refuse('play_open')
  if (!mayReview(play, await questionsOf(context.db, play), context.now)) refuse(notYet[formatOf(play).reviewFrom])
  return { play, result }
}

/** @throws Refused answers_archived */
export async function reviewOf(play: PlayRow, { db }: Pick<Context, 'db'>): Promise<ReviewItem[]> {
  const [questions, answers] = await Promise.all([shownQuestionsOf(db, play), readSavedAnswers(db, play)])
  const all = play.questions.map((frozen, position) => ({
    frozen,
    question: must(questions.get(frozen.question_id), 'questions of plays are never deleted'),
    given: answers.find(answer => answer.position === position),
  }))
  // Questions that a contest or an exam asks now are left out of the reviews of older plays.
  const shown = all.filter(({ question }) => question.sealed_by === null)
  const peersOf = formatOf(play).tellsPeers !== null ? await readPeers(db, shown) : new Map<number, Peers>()
  return shown.map(({ frozen, question, given }) => {
    const peers = peersOf.get(question.id)
    return { ...presentReview(play, question, { frozen, given }), ...(peers && { peers }) }
  })
}

/**
 * Reads what it takes to present all questions of finished plays, also those that an exam asks now: only for the managers of that exam.
 * @returns presents one play, so that the caller can do other work in between; null if its answers are archived
 */
export async function readManagedReviews(db: Db, plays: readonly PlayRow[]): Promise<(play: PlayRow) => ReviewItem[] | null> {
  const ids = new Set(plays.flatMap(({ questions }) => questions.map(({ question_id }) => question_id)))
  const [questions, answers] = await Promise.all([
    readShownQuestions(db, [...ids]),
    readAnswersOf(
      db,
      plays.map(({ id }) => id),
    ),
  ])
  const byPlay = Map.groupBy(answers, ({ play_id }) => play_id)
  return play => {
    const given = new Map(byPlay.get(play.id)?.map(answer => [answer.position, answer]))
    if (given.size === 0) return null
    const asked = asFrozenIn(play, questions)
    return play.questions.map((frozen, position) => {
      const question = must(asked.get(frozen.question_id), 'questions of plays are never deleted')
      return presentReview(play, question, { frozen, given: given.get(position) })
    })
  }
}

/**
 * The questions of a finished play that its player missed, in their order, as far as they are still asked.
 * @throws as readReviewable; Refused answers_archived, no_questions
 */
export async function missedIn(playId: number, context: Context): Promise<{ ids: number[]; languageId: number | null }> {
  const { play } = await readReviewable(playId, context)
  // An exam has its own questions: nothing else asks them.
  if (formatOf(play).stats.cards === null) refuse('no_questions')
  const [questions, answers] = await Promise.all([questionsOf(context.db, play), readSavedAnswers(context.db, play)])
  const right = new Set(answers.filter(({ correct }) => correct).map(({ position }) => position))
  const missed = play.questions.filter((_, position) => !right.has(position)).map(({ question_id }) => question_id)
  const isAsked = (id: number) => questions.get(id)?.is_active === true && questions.get(id)?.sealed_by === null
  return { ids: missed.filter(isAsked), languageId: play.language_id }
}
