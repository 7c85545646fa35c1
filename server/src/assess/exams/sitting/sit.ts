// Starts an exam with its key, or resumes it; afterwards only this device may go on with it.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { exams, Sitting } from '@trivium/contract/assess/exams'
import { lockActiveAccount } from '../../../people/accounts/index.ts'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, Outdated, type Tx } from '../../../platform/db/transaction.ts'
import { answersSoFar, openPlay, readPlayerPlay } from '../../../play/plays/index.ts'
import { endAbsence } from './absence.ts'
import { insertAttempt, readAttempt, readAttemptOfPlay, readOpenSitting, takeSeat } from './attempt-store.ts'
import { noteEvents } from './event-store.ts'
import { refuseWrongKey } from '../results/key.ts'
import { nameOf } from '../board/people-store.ts'
import { shareExam } from '../paper/paper-store.ts'
import { freshSeed, paperFor } from '../paper/draws.ts'
import { type OwnExam, readOwnExam } from '../store.ts'
import { durationSeconds, phaseOf, sittingOf, sittingUntil, windowEnd } from './times.ts'

type Sit = typeof exams.get_exam_module_questions

export async function sitExam(asked: InputOf<Sit>, context: Context): Promise<ResultOf<Sit>> {
  const { db, now, player } = context
  const exam = (await readOwnExam(db, await examAsked(asked, context), player.id)) ?? refuse('document_not_found')
  const sitting = (await readOpenSitting(db, exam.id, player.id)) ?? sittingOf(exam, now, player.timezone)
  const sat = { examId: exam.id, accountId: player.id, sitting }
  if (!(await readAttempt(db, sat))) await refuseUnlessAdmitted(exam, asked, context)
  const drawSeed = freshSeed()
  return inTransaction(db, async tx => {
    // The examiner may change the exam until it is first started.
    await shareExam(tx, exam.id)
    const terms = must(await readOwnExam(tx, exam.id, player.id), 'exams are not deleted')
    const open = await openPlay(
      { ...context, db: tx },
      {
        mode: 'exam',
        target: `exam:${exam.id}:${sitting}`,
        leafId: null,
        level: null,
        languageId: terms.language_id,
        totalSeconds: durationSeconds(terms),
        mayChangeAnswers: terms.answer_again,
        ...(!terms.is_daily && { windowEndsAt: windowEnd(terms) }),
        async refuseUnlessDue(within) {
          const attempt = await readAttempt(within, sat)
          // Another call has started it since we looked for an open play: look again, and resume that play.
          if (attempt?.ended_by === null) throw new Outdated()
          if (attempt) refuse('already_played')
        },
        draw: () => paperFor(tx, exam.id, drawSeed),
      },
    )
    if (!open.play.resumed) {
      // Nobody else knows the new play yet, so we may lock the account after it.
      await lockActiveAccount(tx, player.id)
      if (!(await insertAttempt(tx, { ...sat, playId: open.play.id, drawSeed }, sittingUntil(terms, sitting)))) refuse('already_played')
    }
    const here = { ...context, db: tx }
    const place = await takePlace(tx, terms, { playId: open.play.id, isNew: !open.play.resumed }, here)
    return { ...open, answers: await answersSoFar(await readPlayerPlay(tx, open.play.id, here), here), sitting: place }
  })
}

/** @throws Refused document_not_found, already_played */
async function examAsked({ exam_module_id, play_id }: InputOf<Sit>, { db, player }: Context): Promise<number> {
  if (play_id === undefined) return exam_module_id ?? refuse('document_not_found')
  const attempt = await readAttemptOfPlay(db, play_id)
  if (attempt?.account_id !== player.id) refuse('document_not_found')
  if (attempt.ended_by !== null) refuse('already_played')
  return attempt.exam_id
}

/** Checks the window first, then that a key is given, that it is right, and that the rules are accepted. */
async function refuseUnlessAdmitted(exam: OwnExam, { exam_key, agreed }: InputOf<Sit>, context: Context): Promise<void> {
  const phase = phaseOf(exam, context.now)
  if (phase !== 'open') refuse(phase === 'upcoming' ? 'exam_not_started' : 'exam_over')
  if (exam_key === undefined) refuse('exam_key_required')
  await refuseWrongKey(exam, exam_key, context)
  if (agreed !== true) refuse('agree_to_rules')
}

/** Makes this the seat that counts, and ends an absence. */
async function takePlace(tx: Tx, exam: OwnExam, { playId, isNew }: { playId: number; isNew: boolean }, context: Context): Promise<Sitting> {
  const { now, player, settings } = context
  const attempt = must(await readAttemptOfPlay(tx, playId), 'an exam is an attempt')
  const { absences } = await endAbsence(tx, attempt, await readPlayerPlay(tx, playId, context), context)
  const { seat, last_number } = await takeSeat(tx, playId)
  await noteEvents(tx, {
    examId: exam.id,
    playId,
    accountId: player.id,
    event: isNew ? 'started' : 'resumed',
    detail: String(seat),
    at: now,
  })
  return {
    exam_id: exam.id,
    title: exam.title,
    watermark: await nameOf(tx, player.id),
    seat,
    last_number,
    answer_again: exam.answer_again,
    strict_away: exam.strict_away,
    away_seconds: settings.exam_away_seconds,
    warned: !exam.strict_away && absences > 0,
    hides_timer: exam.hides_timer,
    has_larger_text: exam.has_larger_text,
    total_marks: exam.total_marks,
  }
}
