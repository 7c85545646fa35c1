// Counters of plays, for metrics/.

import type { Db } from '../../../platform/db/connect.ts'
import { counter } from '../../../platform/db/counter.ts'
import type { PlayRow } from '../store.ts'

export const playsStarted = counter({ name: 'trivium_plays_started_total', help: 'Plays begun, not resumed', labels: ['mode'] })
export const playsFinished = counter({ name: 'trivium_plays_finished_total', help: 'Plays that have a result', labels: ['mode'] })
export const answersSaved = counter({
  name: 'trivium_answers_total',
  help: 'Answers in the log: right, wrong, skipped by the player, or unanswered when time was up',
  labels: ['mode', 'outcome'],
})

/** Call it when the play has been saved with its new answers. */
export function countAnswers(db: Db, { mode, unsaved }: PlayRow): void {
  for (const { answer, correct } of unsaved) answersSaved.add(db, { mode, outcome: outcomeOf(answer, correct) })
}

function outcomeOf(answer: string | null, correct: boolean): 'right' | 'wrong' | 'skipped' | 'unanswered' {
  if (answer === null) return 'unanswered'
  if (answer === '') return 'skipped'
  return correct ? 'right' : 'wrong'
}
