// One answer: graded and saved in one transaction, once per question.

import type { AnswerOutcome } from '@trivium/contract/plays'
import { answerMs, openNext } from '@trivium/rules/clock'
import { isRight, parseAnswer } from '@trivium/rules/grading'
import { modeTable } from '@trivium/rules/modes'
import type { Context } from '../api/handle.ts'
import { InvalidInput, must, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { reviewAnswers } from '../practice/index.ts'
import { clockOf, clockRulesOf, isThrough, setClock } from './clock.ts'
import { countDailyQuiz, mayTell } from './daily.ts'
import { lockOwnPlay, positionOf } from './own-play.ts'
import { settle } from './settle.ts'
import { logAnswers, readAnswer } from './answer-store.ts'
import { type PlayRow, type QuestionRow, readQuestion, savePlay } from './store.ts'
import { answerKeyOf, presentOutcome } from './views.ts'

interface Given {
  play_id: number
  question_id: number
  answer: string
}

export async function submitAnswer(given: Given, context: Context): Promise<AnswerOutcome> {
  return inTransaction(context.db, async tx => {
    const play = await lockOwnPlay(tx, given.play_id, context)
    const position = positionOf(play, given.question_id)
    const question = await readQuestion(tx, given.question_id)
    const answer = readGiven(given.answer, question, play, position)
    if (modeTable[play.mode].order === 'free') return draft(tx, play, position, answer, context)
    if (position < play.position) return repeated(tx, { play, position, question, answer }, context)
    if (position > play.position) refuse('operation_not_allowed')
    await record(tx, play, question, answer, context)
    const frozen = must(play.questions[position], 'positionOf found it')
    return presentOutcome(play, { question, frozen, answer }, context.now)
  })
}

function readGiven(text: string, question: QuestionRow, play: PlayRow, position: number): string {
  const frozen = must(play.questions[position], 'positionOf found it')
  const answer = parseAnswer(text, answerKeyOf(question), frozen.order)
  if (answer === null) throw new InvalidInput([{ field: 'answer', problem: 'is no possible answer to this question' }])
  return answer
}

async function record(tx: Tx, play: PlayRow, question: QuestionRow, answer: string, context: Context): Promise<void> {
  const { now, settings } = context
  const correct = isRight(answer, answerKeyOf(question))
  const ms = answerMs(clockOf(play), clockRulesOf(play), now.getTime())
  await logAnswers(tx, play, [{ position: play.position, questionId: question.id, answer, correct, ms: ms ?? 0, at: now }])
  if (correct) play.correct += 1
  else if (answer !== '') play.wrong += 1
  await countDailyQuiz(tx, play)
  if (play.mode === 'practice') await ratePractice(tx, play, { question, correct, ms }, context)
  setClock(play, openNext(clockOf(play), clockRulesOf(play), now.getTime()))
  if (isThrough(play, now)) await settle(tx, play, settings, now)
  else await savePlay(tx, play)
}

interface Practised {
  question: QuestionRow
  correct: boolean
  ms: number | null
}

/** Every answer counts at once: who practises half of it and leaves has practised half of it. */
async function ratePractice(tx: Tx, play: PlayRow, { question, correct, ms }: Practised, { now, settings }: Context): Promise<void> {
  const answers = [{ questionId: question.id, languageId: question.language_id, correct, ms }]
  await reviewAnswers(tx, { accountId: play.account_id, mode: play.mode, at: now, answers }, settings)
}

interface Again {
  play: PlayRow
  position: number
  question: QuestionRow
  answer: string
}

/** The same answer again repeats the reply; a question that lapsed says so; another answer is refused. */
async function repeated(tx: Tx, { play, position, question, answer }: Again, { now }: Context) {
  const first = must(await readAnswer(tx, play.id, position), 'every position before the current one is in the log')
  if (first.answer !== null && first.answer !== answer) refuse('already_answered')
  const frozen = must(play.questions[position], 'positionOf found it')
  return presentOutcome(play, (await mayTell(tx, play)) ? { question, frozen, answer: first.answer } : null, now)
}

/** Free order: kept as a draft, changeable until handed in; an empty answer takes it back. */
async function draft(tx: Tx, play: PlayRow, position: number, answer: string, { now }: Context): Promise<AnswerOutcome> {
  if (play.state === 'finished') refuse('play_over')
  const { [position]: _before, ...others } = play.drafts
  play.drafts = answer === '' ? others : { ...others, [position]: answer }
  await savePlay(tx, play)
  return presentOutcome(play, null, now)
}
