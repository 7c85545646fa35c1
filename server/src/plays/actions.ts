// What players may ask about plays. The engine is start, answer, lifeline, settle; the rules are in rules/src.

import { plays } from '@trivium/contract/plays'
import { statistics } from '@trivium/contract/statistics'
import { type Context, handle, type Handlers } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import type { Built } from '../actions.ts'
import { findTarget, levelsOf, refuseIfLocked, resolveLanguage, slugsOf } from '../catalogue/index.ts'
import { inTransaction } from '../db/transaction.ts'
import { submitAnswer } from './answer.ts'
import { useLifeline } from './lifeline.ts'
import { lockOwnPlay } from './own-play.ts'
import { settle } from './settle.ts'
import { type StartedPlay, startOrResume } from './start.ts'
import { statisticsOf } from './statistics.ts'
import { drawFromLevel, newestOpenPlay, type PlayRow, readAnswers, readQuestions } from './store.ts'
import { answerKeyOf, presentPlay, presentQuestion, presentReview } from './views.ts'
import { showAnswer } from '@trivium/rules/grading'

const { get_questions_by_level, submit_answer, use_lifeline, finish_play, get_play, get_play_review } = plays
const built = { get_questions_by_level, submit_answer, use_lifeline, finish_play, get_play, get_play_review, ...statistics }

export const playActions: Pick<Handlers<Built>, keyof typeof built> = handle(built, {
  async get_questions_by_level(input, context) {
    const language = await resolveLanguage(context.db, input.language_id, context.player)
    const { category, leafId } = await findTarget(context.db, {
      type: 'quiz_zone',
      category: input.category,
      subcategory: input.subcategory,
    })
    await refuseIfLocked(context.db, context.player.id, category)
    const levels = await levelsOf(context.db, { accountId: context.player.id, leafId, languageId: language.id })
    if (input.level > levels.maxLevel) refuse('no_questions')
    if (!levels.levels.some(level => level.level === input.level && level.unlocked)) refuse('level_locked')
    const from = { leafId, languageId: language.id, level: input.level, accountId: context.player.id, without: [] }
    const started = await startOrResume(context, {
      mode: 'quiz_zone',
      target: `quiz_zone:${leafId}:${language.id}:${input.level}`,
      leafId,
      level: input.level,
      nextLevel: levels.levels.find(({ level }) => level > input.level)?.level ?? null,
      languageId: language.id,
      draw: tx => drawFromLevel(tx, from, context.settings.questions_per_play, Math.random()),
    })
    return presentOpen(started, context)
  },

  submit_answer: submitAnswer,
  use_lifeline: useLifeline,

  async finish_play({ play_id }, context) {
    return inTransaction(context.db, async tx => {
      const play = await lockOwnPlay(tx, play_id, context)
      return settle(tx, play, context.settings, context.now)
    })
  },

  async get_play({ play_id }, context) {
    const play =
      play_id === undefined ? await newestToResume(context) : await inTransaction(context.db, tx => lockOwnPlay(tx, play_id, context))
    if (play === null || play.result) return { data: [], play: null, answers: [], result: play?.result ?? null }
    const questions = await questionsOf(play, context)
    const open = await presentOpen({ play, resumed: true, questions }, context)
    return { ...open, answers: await answersSoFar(play, questions, context), result: null }
  },

  async get_play_review({ play_id }, context) {
    const play = await inTransaction(context.db, tx => lockOwnPlay(tx, play_id, context))
    const result = play.result ?? refuse('play_open')
    const [questions, answers] = await Promise.all([questionsOf(play, context), readAnswers(context.db, play.id)])
    const data = play.questions.map((frozen, position) => {
      const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
      return presentReview(
        play,
        question,
        frozen,
        answers.find(answer => answer.position === position),
      )
    })
    return { data, result }
  },

  get_users_statistics: (_input, context) => statisticsOf(context),

  async set_users_statistics(claim, context) {
    const { questions_answered, correct_answers } = await statisticsOf(context)
    const isTrue =
      (claim.questions_answered ?? questions_answered) === questions_answered &&
      (claim.correct_answers ?? correct_answers) === correct_answers
    if (!isTrue) context.log.info({ claim, questions_answered, correct_answers }, 'claim differs from the truth')
    return { questions_answered, correct_answers }
  },
})

/** Looking at an open play may close it, when its time is over: then an older one may still be open. */
async function newestToResume(context: Context): Promise<PlayRow | null> {
  for (;;) {
    const id = (await newestOpenPlay(context.db, context.player.id))?.id
    if (id === undefined) return null
    const play = await inTransaction(context.db, tx => lockOwnPlay(tx, id, context))
    if (!play.result) return play
  }
}

const questionsOf = (play: PlayRow, { db }: Context) =>
  readQuestions(
    db,
    play.questions.map(question => question.question_id),
  )

async function presentOpen({ play, resumed, questions: read }: StartedPlay, context: Context) {
  const questions = read ?? (await questionsOf(play, context))
  const data = play.questions.map(frozen => {
    const question = must(questions.get(frozen.question_id), 'questions of plays are never deleted')
    return presentQuestion(question, frozen, play.rules.secondsPerQuestion)
  })
  const slugs = await slugsOf(context.db, play.category_id)
  const currentType = data[play.position]?.question_type
  return { data, play: presentPlay(play, { slugs, currentType, now: context.now, resumed }) }
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
