// Writes play stats: stats and choices of items, speeds, practice cards. No reply waits for them. The statement that saves a play also
// queues it (play_stats_queue); the job here writes the queue in batches, one transaction per batch.

import { hasTime } from '@trivium/rules/play/engine/outcome'
import { formatOf } from '@trivium/rules/play/engine/state'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { recordFirstAnswers } from '../../bank/items/index.ts'
import { type Practised, reviewAnswers } from '../practice/index.ts'
import { endOfPlay } from '../plays/index.ts'
import { choiceNow } from '../../bank/questions/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { addChoices, addSpeeds, type Choice, readTracedPlays, takeQueuedStats, type TracedAnswer, type TracedPlay } from './store.ts'

type TraceSettings = Pick<Settings, 'practice_slow_seconds'>

/** Queue entries per batch: enough to save most of the statements, few enough to hold no locks for long. */
const batch = 100

/** Writes all due play stats of all players. @returns the number of queue entries */
export async function writePlayStats(db: Db, settings: TraceSettings): Promise<number> {
  let total = 0
  for (;;) {
    const left = await inTransaction(db, tx => leaveBatch(tx, settings, null))
    total += left
    if (left < batch) return total
  }
}

/** Call it before reading a player's own stats or cards, so that the latest plays are included. */
export async function writePlayStatsOf(db: Db, accountId: number, settings: TraceSettings): Promise<void> {
  await inTransaction(db, tx => leaveBatch(tx, settings, accountId))
}

async function leaveBatch(tx: Tx, settings: TraceSettings, accountId: number | null): Promise<number> {
  const due = await takeQueuedStats(tx, accountId, batch)
  if (due.length === 0) return 0
  const plays = await readTracedPlays(tx, [...new Set(due.map(trace => trace.play_id))])
  const ended = plays.filter(play => due.some(trace => trace.play_id === play.id && trace.position === endOfPlay))
  const figured = ended.filter(play => formatOf(play).stats.items)
  await recordFirstAnswers(tx, { answers: figured.flatMap(firstAnswersOf) })
  await addChoices(tx, choicesOf(figured))
  const timed = ended.filter(play => !play.isDeleted && formatOf(play).stats.speeds)
  await addSpeeds(
    tx,
    timed.map(play => ({ accountId: play.account_id, answers: play.answers.filter(hasTime) })),
  )
  const practised = plays.filter(play => !play.isDeleted).flatMap(play => practisedIn(play, due))
  await reviewAnswers(tx, practised, settings)
  return due.length
}

/** Only first answers count. Lapsed questions are left out, here and in choices and times: nobody knows whether the player saw them. */
function firstAnswersOf({ answers }: TracedPlay) {
  return answers.filter(isFirstAnswer).map(answer => ({
    questionId: answer.question_id,
    correct: answer.correct,
    ms: hasTime(answer) ? answer.ms : null,
    restShare: restShareOf(answer, answers),
  }))
}

/** The share of right answers among the others of the play; null when there are no others. */
function restShareOf({ correct }: TracedAnswer, answers: TracedAnswer[]): number | null {
  const right = answers.filter(answer => answer.correct).length
  const others = answers.length - 1
  return others === 0 ? null : (right - (correct ? 1 : 0)) / others
}

const isFirstAnswer = ({ is_first, answer }: TracedAnswer) => is_first && answer !== null

/** Five options have 120 orders; ten have millions. */
const mostOrdered = 5

/** Leaves out answers that few players give alike: typed words and numbers, pairs, and orders of many options. */
function isCounted({ answer, is_typed, question_type }: TracedAnswer): boolean {
  if (!answer || is_typed || question_type === 'matching') return false
  return question_type !== 'sequence' || answer.split(',').length <= mostOrdered
}

function choicesOf(plays: TracedPlay[]): Choice[] {
  const counted = new Map<string, Choice>()
  for (const { answers } of plays) {
    for (const given of answers.filter(isFirstAnswer)) {
      const { question_id, answer } = given
      if (answer === null || !isCounted(given)) continue
      const choice = choiceNow(given, answer, given)
      const key = `${question_id} ${choice}`
      const { times, rest_attempts, rest_sum } = counted.get(key) ?? { times: 0, rest_attempts: 0, rest_sum: 0 }
      const rest = restShareOf(given, answers)
      const sums = { times: times + 1, rest_attempts: rest_attempts + (rest === null ? 0 : 1), rest_sum: rest_sum + (rest ?? 0) }
      counted.set(key, { question_id, choice, ...sums })
    }
  }
  return [...counted.values()]
}

/** An unanswered question counts as missed if the player saw it: in free order all questions are visible from the start. */
function practisedIn(play: TracedPlay, due: { play_id: number; position: number }[]): Practised[] {
  const { order, stats } = formatOf(play)
  const positions = new Set(due.filter(trace => trace.play_id === play.id).map(trace => trace.position))
  if (stats.cards === null) return []
  // Practice rates each answer on its own; a question that was not reached there stays due.
  const isRated = stats.cards === 'each_answer' ? ({ position }: TracedAnswer) => positions.has(position) : () => positions.has(endOfPlay)
  const seen = order === 'free' || stats.cards === 'each_answer' ? play.answers : reached(play.answers)
  return seen.filter(isRated).map(answer => ({
    accountId: play.account_id,
    mode: play.mode,
    at: (stats.cards === 'at_end' ? play.finished_at : null) ?? new Date(answer.answered_at),
    questionId: answer.question_id,
    languageId: answer.language_id,
    correct: answer.correct,
    ms: hasTime(answer) ? answer.ms : null,
  }))
}

/**
 * The questions the player can have seen. Questions left after giving up have no time; lapsed ones have. In an abandoned play the clock
 * runs on to the end, so the player can have seen only the first lapsed question after the last answer.
 */
function reached(answers: TracedAnswer[]): TracedAnswer[] {
  const lastAnswered = answers.findLastIndex(({ answer }) => answer !== null)
  return answers.filter(({ answer, ms }, index) => answer !== null || (ms > 0 && index <= lastAnswered + 1))
}
