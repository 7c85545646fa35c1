// Sums that a play adds to its player's day, per category of its questions, so that statistics need not scan the log of answers.

import type { Tx } from '../../../platform/db/transaction.ts'
import { must } from '../../../platform/api/refuse.ts'
import { readQuestions } from '../../../bank/questions/index.ts'
import { formatOf } from '../format.ts'
import type { DayRow } from '../answering/save-store.ts'
import type { Settling } from './settling-store.ts'
import type { PlayRow } from '../store.ts'

/** For a play whose answers are not revealed yet: sums per category would reveal them when a category has one question. */
const noCategory = 0

/**
 * The first category's row holds the play and its coins, so that sums count them once. An exam adds nothing: statistics count its attempts
 * once their marks are released (assess/exams/board/revealed.ts).
 */
export async function dayRowsOf(tx: Tx, play: PlayRow, answers: Settling['answers'], coins: number): Promise<DayRow[]> {
  const { reviewFrom } = formatOf(play)
  if (reviewFrom === 'release') return []
  const questions = await readQuestions(
    tx,
    answers.map(answer => answer.question_id),
  )
  const isSecret = reviewFrom !== 'end_of_play'
  const leafOf = (id: number) => (isSecret ? noCategory : must(questions.get(id), 'questions of plays are never deleted').category_id)
  const byLeaf = Map.groupBy(answers, answer => leafOf(answer.question_id))
  return [...byLeaf]
    .toSorted(([one], [other]) => one - other)
    .map(([category_id, there], index) => ({
      category_id,
      plays: index === 0 ? 1 : 0,
      answered: there.filter(({ answer }) => answer).length,
      correct: there.filter(({ correct }) => correct).length,
      coins: index === 0 ? coins : 0,
    }))
}
