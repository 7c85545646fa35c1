// Answers update the practice cards of their questions. The first wrong answer creates the card.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { enoughAttempts, type ItemStats } from '@trivium/rules/bank/items/item-stats'
import { modeTable } from '@trivium/rules/play/modes'
import { ratingOf, review, reviewInPractice } from '@trivium/rules/play/practice/practice'
import type { Tx } from '../../platform/db/transaction.ts'
import { readStats } from '../../bank/items/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { type CardRow, lockCards, saveCards } from './store.ts'

export interface Practised {
  accountId: number
  mode: Mode
  at: Date
  questionId: number
  languageId: number
  /** False for an unanswered question, too. */
  correct: boolean
  /** Null when the time was not measured. */
  ms: number | null
}

/**
 * Rates, in the given order, every answer that was wrong or whose question has a card. One statement reads the cards of all players,
 * one writes them.
 */
export async function reviewAnswers(
  tx: Tx,
  answers: readonly Practised[],
  settings: Pick<Settings, 'practice_slow_seconds'>,
): Promise<void> {
  if (answers.length === 0) return
  const cards = new Map((await lockCards(tx, answers)).map(card => [keyOf(card.account_id, card.question_id), card]))
  const rated = new Map<string, CardRow>()
  // Only right answers can be slow.
  const stats = await readStats(
    tx,
    answers.filter(answer => answer.correct).map(answer => answer.questionId),
  )
  for (const answer of answers) {
    const key = keyOf(answer.accountId, answer.questionId)
    const card = rated.get(key) ?? cards.get(key) ?? null
    if (answer.correct && card === null) continue
    rated.set(key, reviewed(card, answer, slowFrom(stats.get(answer.questionId), settings)))
  }
  await saveCards(tx, [...rated.values()])
}

const keyOf = (accountId: number, questionId: number) => `${accountId} ${questionId}`

function reviewed(row: CardRow | null, { accountId, mode, at, ...answer }: Practised, slowMs: number): CardRow {
  const isPractice = modeTable[mode].stats.cards === 'each_answer'
  const memory = (isPractice ? reviewInPractice : review)(row, ratingOf({ ...answer, slowMs }), at)
  return {
    ...memory,
    account_id: accountId,
    question_id: answer.questionId,
    language_id: answer.languageId,
    missed_mode: row?.missed_mode ?? mode,
    missed_at: row?.missed_at ?? at,
    times_missed: (row?.times_missed ?? 0) + (answer.correct ? 0 : 1),
    times_practised: (row?.times_practised ?? 0) + (isPractice ? 1 : 0),
  }
}

/** Twice the median time of all players, if enough of them have answered; otherwise the setting. */
function slowFrom(stats: ItemStats | undefined, settings: Pick<Settings, 'practice_slow_seconds'>): number {
  const isKnown = stats !== undefined && stats.attempts >= enoughAttempts && stats.medianMs !== null
  return isKnown ? 2 * (stats.medianMs ?? 0) : settings.practice_slow_seconds * 1000
}
