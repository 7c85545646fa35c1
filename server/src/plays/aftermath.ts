// What a finished play leaves behind besides its result: figures of its items, practice, statistics, badges. All in the
// transaction that ends it.

import type { BadgeType } from '@trivium/contract/badges'
import { progressFromPlay } from '@trivium/rules/badges'
import { localDay } from '@trivium/rules/days'
import { modeTable } from '@trivium/rules/modes'
import { recordProgress } from '../badges/index.ts'
import type { Tx } from '../db/transaction.ts'
import { recordFirstAnswers } from '../items/index.ts'
import { reviewAnswers } from '../practice/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { readStreak } from '../streaks/index.ts'
import { recordSpeeds } from './statistics-store.ts'
import { type AnswerRow } from './answer-store.ts'
import { markCategoryPlayed, type PlayRow } from './store.ts'

export interface Ending {
  settings: Settings
  timezone: string
  at: Date
}

/** @returns the badges it has unlocked. */
export async function leaveTraces(tx: Tx, play: PlayRow, answers: AnswerRow[], ending: Ending): Promise<BadgeType[]> {
  // Who only looked has not played: nothing is known about the questions, and nothing was missed.
  if (!wasPlayed(answers)) return []
  await markCategoryPlayed(tx, play, ending.at)
  await recordItems(tx, play, answers)
  await recordSpeeds(tx, play.account_id, answers.filter(hasTime))
  // Practice rates each answer as it comes, and what was not reached there stays due.
  if (play.mode !== 'practice') await reviewAll(tx, play, answers, ending)
  return recordBadges(tx, play, answers, ending)
}

export const wasPlayed = (answers: AnswerRow[]) => answers.some(answer => answer.answer !== null)

/** Answers of one clock for the whole play have no time of their own, and neither have questions that were passed or lapsed. */
const hasTime = ({ answer, ms }: AnswerRow) => Boolean(answer) && ms > 0

/**
 * What came after giving up has no time either: only what lapsed has. In a play that was left alone the clock runs on to the end;
 * the last question somebody can have seen is the one after the last answer.
 */
function reached(answers: AnswerRow[]): AnswerRow[] {
  const lastAnswered = answers.findLastIndex(({ answer }) => answer !== null)
  return answers.filter(({ answer, ms }, index) => answer !== null || (ms > 0 && index <= lastAnswered + 1))
}

/** Only first meetings count, and only answers: of what lapsed nobody knows who saw it, and choices and times leave it out, too. */
async function recordItems(tx: Tx, play: PlayRow, answers: AnswerRow[]): Promise<void> {
  const right = answers.filter(answer => answer.correct).length
  const others = play.questions.length - 1
  const met = answers.filter(answer => answer.is_first && answer.answer !== null)
  await recordFirstAnswers(tx, {
    answers: met.map(answer => ({
      questionId: answer.question_id,
      correct: answer.correct,
      ms: hasTime(answer) ? answer.ms : null,
      restShare: others === 0 ? null : (right - (answer.correct ? 1 : 0)) / others,
    })),
  })
}

/** What was left unanswered was missed as well, if it was there to see: in free order every question is, from the start. */
async function reviewAll(tx: Tx, play: PlayRow, answers: AnswerRow[], { settings, at }: Ending): Promise<void> {
  const { account_id: accountId, mode, language_id: languageId } = play
  if (languageId === null) return
  const seen = modeTable[mode].order === 'free' ? answers : reached(answers)
  const reviewed = seen.map(answer => ({
    questionId: answer.question_id,
    languageId,
    correct: answer.correct,
    ms: hasTime(answer) ? answer.ms : null,
  }))
  await reviewAnswers(tx, { accountId, mode, at, answers: reviewed }, settings)
}

async function recordBadges(tx: Tx, play: PlayRow, answers: AnswerRow[], { settings, timezone, at }: Ending): Promise<BadgeType[]> {
  const accountId = play.account_id
  const isDaily = play.mode === 'daily_quiz'
  const streak = isDaily ? await readStreak(tx, { accountId, kind: 'daily_quiz', today: localDay(at, timezone) }) : null
  const timed = answers.filter(hasTime)
  const facts = {
    mode: play.mode,
    total: play.questions.length,
    answered: answers.filter(answer => answer.answer).length,
    correct: play.correct,
    lifelinesUsed: Object.keys(play.lifelines).length,
    hintsUsed: play.questions.reduce((sum, question) => sum + (question.hints?.length ?? 0), 0),
    meanMs: timed.reduce((sum, answer) => sum + answer.ms, 0) / Math.max(1, timed.length),
    dailyStreak: streak?.length ?? null,
  }
  return recordProgress(tx, { accountId, settings, at }, progressFromPlay(facts, settings))
}
