// What a play leaves behind besides its result, that nobody waits for: figures and choices of its items, speeds, practice cards. The
// play notes that they are due in the statement that saves it (traces_due); here they follow in batches, each batch whole or not at all.

import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { recordFirstAnswers } from '../items/index.ts'
import { type Practised, reviewAnswers } from '../practice/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { endOfPlay, formatOf, hasTime } from '../plays/index.ts'
import { addChoices, addSpeeds, type Choice, readTracedPlays, takeTraces, type TracedAnswer, type TracedPlay } from './store.ts'

type TraceSettings = Pick<Settings, 'practice_slow_seconds'>

/** Traces in one batch: enough to save most of the statements, few enough to lock nothing for long. */
const batch = 100

/** Leaves all traces that are due, whoever's they are. @returns how many */
export async function leaveTraces(db: Db, settings: TraceSettings): Promise<number> {
  let total = 0
  for (;;) {
    const left = await inTransaction(db, tx => leaveBatch(tx, settings, null))
    total += left
    if (left < batch) return total
  }
}

/** For whatever shows a player's own: what was played a moment ago is in it. */
export async function leaveTracesOf(db: Db, accountId: number, settings: TraceSettings): Promise<void> {
  await inTransaction(db, tx => leaveBatch(tx, settings, accountId))
}

async function leaveBatch(tx: Tx, settings: TraceSettings, accountId: number | null): Promise<number> {
  const due = await takeTraces(tx, accountId, batch)
  if (due.length === 0) return 0
  const plays = await readTracedPlays(tx, [...new Set(due.map(trace => trace.play_id))])
  const ended = plays.filter(play => due.some(trace => trace.play_id === play.id && trace.position === endOfPlay))
  const figured = ended.filter(play => formatOf(play).leaves.figures)
  await recordFirstAnswers(tx, { answers: figured.flatMap(firstAnswersOf) })
  await addChoices(tx, choicesOf(figured))
  const timed = ended.filter(play => !play.isDeleted && formatOf(play).leaves.speeds)
  await addSpeeds(
    tx,
    timed.map(play => ({ accountId: play.account_id, answers: play.answers.filter(hasTime) })),
  )
  const practised = plays.filter(play => !play.isDeleted).flatMap(play => practisedIn(play, due))
  await reviewAnswers(tx, practised, settings)
  return due.length
}

/** Only first meetings count, and only answers: of what lapsed nobody knows who saw it, and choices and times leave it out, too. */
function firstAnswersOf({ answers }: TracedPlay) {
  const right = answers.filter(answer => answer.correct).length
  const others = answers.length - 1
  return answers.filter(isFirstAnswer).map(answer => ({
    questionId: answer.question_id,
    correct: answer.correct,
    ms: hasTime(answer) ? answer.ms : null,
    restShare: others === 0 ? null : (right - (answer.correct ? 1 : 0)) / others,
  }))
}

const isFirstAnswer = ({ is_first, answer }: TracedAnswer) => is_first && answer !== null

/** Words that players type are no choices, and might be anything. */
function choicesOf(plays: TracedPlay[]): Choice[] {
  const counted = new Map<string, Choice>()
  for (const { question_id, answer, is_typed } of plays.flatMap(play => play.answers.filter(isFirstAnswer))) {
    if (!answer || is_typed) continue
    const key = `${question_id} ${answer}`
    counted.set(key, { question_id, choice: answer, times: (counted.get(key)?.times ?? 0) + 1 })
  }
  return [...counted.values()]
}

/** What was left unanswered was missed as well, if it was there to see: in free order every question is, from the start. */
function practisedIn(play: TracedPlay, due: { play_id: number; position: number }[]): Practised[] {
  const { order, leaves } = formatOf(play)
  const positions = new Set(due.filter(trace => trace.play_id === play.id).map(trace => trace.position))
  if (leaves.cards === null) return []
  // Practice rates each answer as it comes, and what was not reached there stays due.
  const isRated = leaves.cards === 'each_answer' ? ({ position }: TracedAnswer) => positions.has(position) : () => positions.has(endOfPlay)
  const seen = order === 'free' || leaves.cards === 'each_answer' ? play.answers : reached(play.answers)
  return seen.filter(isRated).map(answer => ({
    accountId: play.account_id,
    mode: play.mode,
    at: (leaves.cards === 'at_end' ? play.finished_at : null) ?? new Date(answer.answered_at),
    questionId: answer.question_id,
    languageId: answer.language_id,
    correct: answer.correct,
    ms: hasTime(answer) ? answer.ms : null,
  }))
}

/**
 * What came after giving up has no time either: only what lapsed has. In a play that was left alone the clock runs on to the end;
 * the last question somebody can have seen is the one after the last answer.
 */
function reached(answers: TracedAnswer[]): TracedAnswer[] {
  const lastAnswered = answers.findLastIndex(({ answer }) => answer !== null)
  return answers.filter(({ answer, ms }, index) => answer !== null || (ms > 0 && index <= lastAnswered + 1))
}
