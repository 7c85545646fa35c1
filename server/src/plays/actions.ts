// What players may ask about plays. The engine is start, answer, lifeline, settle; the rules are in rules/src.

import { plays } from '@trivium/contract/plays'
import { statistics } from '@trivium/contract/statistics'
import { showAnswer } from '@trivium/rules/grading'
import { noteClaim } from '../api/claims.ts'
import { type Context, handle } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { inTransaction } from '../db/transaction.ts'
import { submitAnswer } from './answer.ts'
import { isUntakenDaily } from './daily.ts'
import { useHint } from './hint.ts'
import { useLifeline } from './lifeline.ts'
import { presentOpen, questionsOf } from './open.ts'
import { lockOwnPlay, showOwnPlay } from './own-play.ts'
import { settle } from './settle.ts'
import { ratioIn, statisticsOf } from './statistics.ts'
import { readAnswers } from './answer-store.ts'
import { newestOpenPlay, type PlayRow, type readQuestions } from './store.ts'
import { answerKeyOf, presentReview } from './views.ts'
import { moveCoins, playerLedger } from '../wallet/index.ts'

export const playActions = handle(
  { ...plays, ...statistics },
  {
    submit_answer: submitAnswer,
    use_lifeline: useLifeline,
    use_hint: useHint,

    async finish_play({ play_id }, context) {
      return inTransaction(context.db, async tx => {
        const play = await lockOwnPlay(tx, play_id, context)
        return settle(tx, play, context.settings, context.now)
      })
    },

    async get_play({ play_id }, context) {
      const play =
        play_id === undefined ? await newestToResume(context) : await inTransaction(context.db, tx => showOwnPlay(tx, play_id, context))
      if (play === null || play.result) return { data: [], play: null, answers: [], result: play?.result ?? null }
      const questions = await questionsOf(play, context)
      const open = await presentOpen({ play, resumed: true, questions }, context)
      return { ...open, answers: await answersSoFar(play, questions, context), result: null }
    },

    async get_play_review({ play_id }, context) {
      const play = await inTransaction(context.db, tx => lockOwnPlay(tx, play_id, context))
      const result = play.result ?? refuse('play_open')
      const [questions, answers] = await Promise.all([questionsOf(play, context), readAnswers(context.db, play.id)])
      if (isUntakenDaily(play, answers)) refuse('play_open')
      await chargeReview(context, play.id)
      const data = play.questions.map((frozen, position) => {
        const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
        const given = answers.find(answer => answer.position === position)
        return presentReview(play, question, { frozen, given })
      })
      return { data, result }
    },

    get_users_statistics: (_input, context) => statisticsOf(context),

    async set_users_statistics(claim, context) {
      const { questions_answered, correct_answers } = await statisticsOf(context)
      const ratio = claim.category_id ? await ratioIn(context, claim.category_id) : null
      noteClaim(context, claim, { questions_answered, correct_answers, ratio })
      return { questions_answered, correct_answers }
    },
  },
)

/** Once a play, however often it is looked at. */
async function chargeReview({ db, player, settings }: Context, playId: number): Promise<void> {
  const reference = `play:${playId}`
  const charge = { from: playerLedger(player.id), to: 'house:sales', amount: settings.review_price, title: 'review', reference } as const
  if (charge.amount > 0) await moveCoins(db, { ...charge, idempotencyKey: `review:${playId}` })
}

/** The newest may end while we look: then an older one may still be open. */
async function newestToResume(context: Context): Promise<PlayRow | null> {
  for (;;) {
    const id = (await newestOpenPlay(context.db, context.player.id, context.now))?.id
    if (id === undefined) return null
    const play = await inTransaction(context.db, tx => showOwnPlay(tx, id, context))
    if (!play.result) return play
  }
}

/** What was answered before a reload; right or wrong only as far as it was told then. */
async function answersSoFar(play: PlayRow, questions: Awaited<ReturnType<typeof readQuestions>>, { db }: Context) {
  const answers = await readAnswers(db, play.id)
  const logged = answers.map(answer => {
    const question = must(questions.get(answer.question_id), 'questions of plays are never deleted')
    const order = play.questions[answer.position]?.order ?? []
    const correct = play.rules.answerMode === 2 ? null : answer.correct
    return { question_id: answer.question_id, your_answer: showAnswer(answer.answer, answerKeyOf(question), order), correct }
  })
  const drafts = Object.entries(play.drafts).map(([position, draft]) => {
    const frozen = must(play.questions[Number(position)], 'drafts are kept by position')
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    return { question_id: question.id, your_answer: showAnswer(draft, answerKeyOf(question), frozen.order), correct: null }
  })
  return [...logged, ...drafts]
}
