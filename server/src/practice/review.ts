// Answers change the cards of their questions: the first miss makes one.

import type { Mode } from '@trivium/contract/plays'
import { enoughAttempts, type ItemFigures } from '@trivium/rules/item-figures'
import { ratingOf, review } from '@trivium/rules/practice'
import type { Tx } from '../db/transaction.ts'
import { readFigures } from '../items/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { type CardRow, lockCards, saveCards } from './store.ts'

export interface PracticedAnswer {
  questionId: number
  languageId: number
  /** False for what was left unanswered too. */
  correct: boolean
  /** Null when nobody measured it. */
  ms: number | null
}

interface Batch {
  accountId: number
  mode: Mode
  at: Date
  answers: readonly PracticedAnswer[]
}

/** Rates every answer whose question has a card or was missed; one statement reads the cards, one writes them. */
export async function reviewAnswers(tx: Tx, batch: Batch, settings: Pick<Settings, 'practice_slow_seconds'>): Promise<void> {
  const ids = batch.answers.map(answer => answer.questionId)
  if (ids.length === 0) return
  const cards = await lockCards(tx, batch.accountId, ids)
  const concerned = batch.answers.filter(answer => !answer.correct || cards.has(answer.questionId))
  // Only a right answer can be a slow one.
  const figures = await readFigures(
    tx,
    concerned.filter(answer => answer.correct).map(answer => answer.questionId),
  )
  for (const answer of concerned) {
    const slowMs = slowFrom(figures.get(answer.questionId), settings)
    cards.set(answer.questionId, reviewed(cards.get(answer.questionId) ?? null, answer, batch, slowMs))
  }
  await saveCards(tx, [...cards.values()])
}

function reviewed(row: CardRow | null, answer: PracticedAnswer, { accountId, mode, at }: Batch, slowMs: number): CardRow {
  return {
    account_id: accountId,
    question_id: answer.questionId,
    language_id: answer.languageId,
    ...review(row, ratingOf({ ...answer, slowMs }), at),
    missed_mode: row?.missed_mode ?? mode,
    missed_at: row?.missed_at ?? at,
    times_missed: (row?.times_missed ?? 0) + (answer.correct ? 0 : 1),
    times_practised: (row?.times_practised ?? 0) + (mode === 'practice' ? 1 : 0),
  }
}

/** Twice as long as half of the players take, where enough have answered to know that. */
function slowFrom(figures: ItemFigures | undefined, settings: Pick<Settings, 'practice_slow_seconds'>): number {
  const isKnown = figures !== undefined && figures.attempts >= enoughAttempts && figures.medianMs !== null
  return isKnown ? 2 * (figures.medianMs ?? 0) : settings.practice_slow_seconds * 1000
}
