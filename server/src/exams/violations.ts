// What a page has seen of broken rules, written down for the examiner.

import type { InputOf, ResultOf } from '@trivium/contract/action'
import type { exams } from '@trivium/contract/exams'
import type { Context } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import { currentPlay } from '../plays/index.ts'
import { readAttemptOfPlay } from './attempt-store.ts'
import { countViolations, noteEvents } from './event-store.ts'

/** More tell an examiner nothing more, and a script should not fill the disk. */
const mostOfPlay = 200

type Note = typeof exams.note_violation

export async function noteViolation({ play_id, kind, question_id }: InputOf<Note>, context: Context): Promise<ResultOf<Note>> {
  const { db, now, player } = context
  const play = await currentPlay(play_id, context)
  const attempt = (await readAttemptOfPlay(db, play_id)) ?? refuse('document_not_found')
  if (play.state === 'finished') refuse('play_over')
  const isAsked = play.questions.some(question => question.question_id === question_id)
  if (question_id !== undefined && !isAsked) refuse('document_not_found')
  const violations = await countViolations(db, play_id)
  if (violations >= mostOfPlay) return { violations }
  const questionId = question_id ?? null
  await noteEvents(db, {
    examId: attempt.exam_id,
    playId: play_id,
    accountId: player.id,
    event: 'violation',
    detail: kind,
    questionId,
    at: now,
  })
  return { violations: violations + 1 }
}
