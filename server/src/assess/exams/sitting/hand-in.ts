// Hands an exam in. What the client says about it is a claim: it is kept for the examiner, and changes nothing.

import { notUnderstood } from '@trivium/contract/platform/fields'
import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { ExamResult, exams } from '@trivium/contract/assess/exams'
import { noteClaim } from '../../../platform/api/claims.ts'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { handIn } from '../../../play/plays/index.ts'
import { type AttemptRow, saveClaim, readAttemptOfPlay, readLastAttempt, readReopenedVersion } from './attempt-store.ts'
import { resultsOf } from '../results/result.ts'
import { readOwnExams } from '../store.ts'
import { revealedResult } from '../board/revealed.ts'

type HandIn = typeof exams.set_exam_module_result

/** An exam that the claim does not name is the one that was started last. */
export async function handInExam(claim: InputOf<HandIn>, context: Context): Promise<ResultOf<HandIn>> {
  const { db, player } = context
  const { exam_module_id, version } = claim
  const named = exam_module_id === undefined || exam_module_id === notUnderstood ? null : exam_module_id
  const attempt = (await readLastAttempt(db, player.id, named)) ?? refuse('document_not_found')
  await handIn(attempt.play_id, context, tx => sinceReopened(tx, attempt.play_id, version === notUnderstood ? undefined : version))
  await saveClaim(db, attempt.play_id, {
    rules_violated: claim.rules_violated === true,
    captured_question_ids: claim.captured_question_ids ?? '',
  })
  const { whole, revealed } = await ownResult(attempt.play_id, context)
  const { exam_module_id: _named, version: _version, statistics: _statistics, captured_question_ids: _captured, ...said } = claim
  const { total_duration, obtained_marks, rules_violated } = whole
  noteClaim(context, said, { total_duration, obtained_marks, rules_violated })
  return revealed
}

/**
 * A page sends its hand-in again until it is heard. Meanwhile the exam may have ended, and its examiner may have reopened it: what its
 * examinee wanted then ends nothing now. Clients that name no version are always heard.
 */
async function sinceReopened(tx: Tx, playId: number, version: number | undefined): Promise<void> {
  const reopened = version === undefined ? null : await readReopenedVersion(tx, playId)
  if (version !== undefined && reopened !== null && version < reopened) refuse('exam_reopened')
}

interface OwnResult {
  /** As it is. */
  whole: ExamResult
  /** As its examinee may see it now. */
  revealed: ExamResult
}

/** Of the own attempt of this play, which has ended. */
export async function ownResult(playId: number, { db, player }: Pick<Context, 'db' | 'player'>): Promise<OwnResult> {
  const attempt: AttemptRow = must(await readAttemptOfPlay(db, playId), 'the attempt was just read')
  const exams = await readOwnExams(db, [attempt.exam_id], player.id)
  const whole = must((await resultsOf(db, [attempt], exams)).get(playId), 'the attempt has ended')
  return { whole, revealed: revealedResult(whole, must(exams.get(attempt.exam_id), 'a foreign key keeps the exam')) }
}
