// Calls of players about plays. The engine is start, answer, lifeline and settle; the rules are in rules/src.

import { plays } from '@trivium/contract/play/plays'
import { showAnswer } from '@trivium/rules/play/plays/grading'
import { type Context, handle } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { submitAnswer } from './answering/answer.ts'
import { annotate, annotationsOf } from './answering/annotations.ts'
import { useHint } from './answering/hint.ts'
import { useLifeline } from './answering/lifeline.ts'
import { presentOpen } from './starting/open.ts'
import { currentPlay, leavePlay, newestOpenPlay, readPlayerPlay, shownPlay } from './starting/player-play.ts'
import { settle } from './settling/settle.ts'
import { rankChangeOf } from './settling/rank-change.ts'
import { isShared, type Drivers } from './answering/shared.ts'
import { readAnswers } from './answering/answer-store.ts'
import { answerKeyOf } from '../../bank/questions/index.ts'
import type { PlayRow } from './store.ts'
import { readReviewable, reviewOf } from './review.ts'
import { answerModeOf, shownResult } from './views.ts'
import { charge } from '../../rewards/wallet/index.ts'
import { questionsOf } from '../questions/index.ts'

/** @param drivers of battles and adaptive tests */
export const playActions = (drivers: Drivers) =>
  handle(plays, {
    submit_answer: (given, context) => submitAnswer(given, context, drivers),
    use_lifeline: useLifeline,
    use_hint: useHint,

    async finish_play({ play_id }, context) {
      return inTransaction(context.db, async tx => {
        const play = await readPlayerPlay(tx, play_id, context)
        // While the battle goes on, the refusal rolls the leaving back.
        if (isShared(play)) return (await drivers.shared.leave(play, { ...context, db: tx })) ?? refuse('play_open')
        await settle(tx, play, context.settings, context.now)
        return shownResult(play)
      })
    },

    async get_play({ play_id, peek = false }, context) {
      const read = peek ? currentPlay : shownPlay
      const play = play_id === undefined ? await newestToResume(context, read) : await read(play_id, context)
      if (play === null || play.result) return { data: [], play: null, answers: [], result: play && shownResult(play) }
      const open = await (isShared(play) ? drivers.shared.present(play, context) : presentOpen({ play, resumed: true }, context))
      return { ...open, answers: await answersSoFar(play, context), result: null }
    },

    leave_play: async ({ play_id }, context) => ({ waits: (await leavePlay(play_id, context)).left_at !== null }),

    get_rank_change: async ({ play_id }, context) => rankChangeOf(play_id, context),

    annotate_question: annotate,
    get_annotations: annotationsOf,

    async get_play_review({ play_id }, context) {
      const { play, result } = await readReviewable(play_id, context)
      const data = await reviewOf(play, context)
      await chargeReview(context, play.id)
      return { data, result }
    },
  })

/** A review is charged once per play, however often the player opens it. */
async function chargeReview({ db, player, settings }: Context, playId: number): Promise<void> {
  if (settings.review_price === 0) return
  const keys = { title: 'review', reference: `play:${playId}`, idempotencyKey: `review:${playId}` } as const
  await inTransaction(db, tx => charge(tx, { accountId: player.id, amount: settings.review_price, ...keys }))
}

/** The newest open play may end while it is read: then an older one may still be open. */
async function newestToResume(context: Context, read: typeof currentPlay): Promise<PlayRow | null> {
  for (;;) {
    const id = (await newestOpenPlay(context))?.id
    if (id === undefined) return null
    const play = await read(id, context)
    if (!play.result) return play
  }
}

/** Answers given before a reload. They show right or wrong only if the player already knew it. */
export async function answersSoFar(play: PlayRow, { db }: Pick<Context, 'db'>) {
  const questions = await questionsOf(db, play)
  const answers = await readAnswers(db, play)
  const logged = answers.map(answer => {
    const question = must(questions.get(answer.question_id), 'questions of plays are never deleted')
    const frozen = must(play.questions[answer.position], 'answers are kept by position')
    const correct = answerModeOf(play, question) === 2 ? null : answer.correct
    return { question_id: answer.question_id, your_answer: showAnswer(answer.answer, answerKeyOf(question), frozen), correct }
  })
  const drafts = Object.entries(play.drafts).map(([position, draft]) => {
    const frozen = must(play.questions[Number(position)], 'drafts are kept by position')
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    return { question_id: question.id, your_answer: showAnswer(draft, answerKeyOf(question), frozen), correct: null }
  })
  return [...logged, ...drafts]
}
