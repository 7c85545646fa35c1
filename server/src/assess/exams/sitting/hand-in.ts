// Hands an exam in. The client's own result is only a claim: it is stored for the examiner and changes nothing.

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

/** A claim that names no exam means the last one started. */
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
 * A page repeats its hand-in until it gets a reply. Meanwhile the exam may have ended and its examiner may have reopened it: the old
 * hand-in must not end the reopened attempt. Clients that name no version are always accepted.
 */
async function sinceReopened(tx: Tx, playId: number, version: number | undefined): Promise<void> {
  const reopened = version === undefined ? null : await readReopenedVersion(tx, playId)
  if (version !== undefined && reopened !== null && version < reopened) refuse('exam_reopened')
}

interface OwnResult {
  /** The full result. */
  whole: ExamResult
  /** The result as its examinee may see it now. */
  revealed: ExamResult
}

/** The result of the player's own ended attempt. */
export async function ownResult(playId: number, { db, player }: Pick<Context, 'db' | 'player'>): Promise<OwnResult> {
  const attempt: AttemptRow = must(await readAttemptOfPlay(db, playId), 'the attempt was just read')
  const exams = await readOwnExams(db, [attempt.exam_id], player.id)
  const whole = must((await resultsOf(db, [attempt], exams)).get(playId), 'the attempt has ended')
  return { whole, revealed: revealedResult(whole, must(exams.get(attempt.exam_id), 'a foreign key keeps the exam')) }
}
