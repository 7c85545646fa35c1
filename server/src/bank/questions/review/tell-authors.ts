// Tells the authors of a question how its review went.

import { notify } from '../../../rewards/notices/index.ts'
import type { StaffContext } from '../../../platform/api/handle.ts'
import type { QuestionRow } from '../admin-store.ts'

const mostLetters = 80

interface Outcome {
  type: 'question_accepted' | 'question_sent_back'
  questionId: number
}

export async function tellAuthors(row: QuestionRow, { type, questionId }: Outcome, { db, now, player }: StaffContext): Promise<void> {
  const letters = [...row.question]
  const question = letters.length <= mostLetters ? row.question : `${letters.slice(0, mostLetters).join('').trimEnd()}…`
  const key = `${type}:${row.id}:${now.getTime()}`
  const readers = row.authors.filter(id => id !== player.id)
  await notify(db, ...readers.map(accountId => ({ accountId, type, key, params: { question }, typeId: questionId, at: now })))
}
