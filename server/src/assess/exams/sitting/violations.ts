// Logs the rule violations that a page has seen, for the examiner.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { exams } from '@trivium/contract/assess/exams'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { currentPlay } from '../../../play/plays/index.ts'
import { lockAttemptOfPlay } from './attempt-store.ts'
import { countViolations, noteEvents } from './event-store.ts'

/** More would tell an examiner nothing new, and must not fill the disk. */
const mostOfPlay = 200

type Note = typeof exams.note_violation

export async function noteViolation({ play_id, kind, question_id }: InputOf<Note>, context: Context): Promise<ResultOf<Note>> {
  const { db, now, player } = context
  const play = await currentPlay(play_id, context)
  const isAsked = play.questions.some(question => question.question_id === question_id)
  return inTransaction(db, async tx => {
    // The lock makes simultaneous calls count one after the other.
    const attempt = (await lockAttemptOfPlay(tx, play_id)) ?? refuse('document_not_found')
    if (attempt.ended_by !== null) refuse('play_over')
    if (question_id !== undefined && !isAsked) refuse('document_not_found')
    const violations = await countViolations(tx, play_id)
    if (violations >= mostOfPlay) return { violations }
    const said = { examId: attempt.exam_id, playId: play_id, accountId: player.id, questionId: question_id ?? null, at: now }
    await noteEvents(tx, { ...said, event: 'violation', detail: kind })
    return { violations: violations + 1 }
  })
}
