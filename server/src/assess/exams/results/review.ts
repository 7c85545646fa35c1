// The review of an exam after its release.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { exams } from '@trivium/contract/assess/exams'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { currentPlay, reviewOf } from '../../../play/plays/index.ts'
import { readAttemptOfPlay, readLastAttempt } from '../sitting/attempt-store.ts'
import { ownResult } from '../sitting/hand-in.ts'
import { readOwnExams } from '../store.ts'
import { isReleased } from '../board/revealed.ts'
import { presentExam } from '../views.ts'

type Review = typeof exams.get_exam_review

type Result = typeof exams.get_exam_result

export async function readResult({ play_id }: InputOf<Result>, context: Context): Promise<ResultOf<Result>> {
  const { db, player } = context
  const asked = await readAttemptOfPlay(db, play_id)
  if (asked?.account_id !== player.id) refuse('document_not_found')
  const play = await currentPlay(play_id, context)
  if (play.state === 'open') refuse('play_open')
  const exam = must((await readOwnExams(db, [asked.exam_id], player.id)).get(asked.exam_id), 'a foreign key keeps the exam')
  const attempt = must(await readAttemptOfPlay(db, play.id), 'it was just read')
  const { revealed: result } = await ownResult(play.id, context)
  return { data: result, exam: presentExam(exam, { attempt, result }, context) }
}

/** Without `play_id`: the last attempt. */
export async function reviewExam({ exam_module_id, play_id }: InputOf<Review>, context: Context): Promise<ResultOf<Review>> {
  const { db, player } = context
  const asked = play_id === undefined ? await readLastAttempt(db, player.id, exam_module_id) : await readAttemptOfPlay(db, play_id)
  if (!asked || asked.exam_id !== exam_module_id || asked.account_id !== player.id) refuse('document_not_found')
  const play = await currentPlay(asked.play_id, context)
  if (play.state === 'open') refuse('play_open')
  const exam = must((await readOwnExams(db, [exam_module_id], player.id)).get(exam_module_id), 'a foreign key keeps the exam')
  if (!isReleased(exam)) refuse('exam_not_released')
  const attempt = must(await readAttemptOfPlay(db, play.id), 'it was just read')
  const { revealed: result } = await ownResult(play.id, context)
  return { data: await reviewOf(play, context), exam: presentExam(exam, { attempt, result }, context), result }
}
