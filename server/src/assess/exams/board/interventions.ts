// Interventions of an examiner: extra time, voiding, reopening. Each is logged, and the examinee is notified.

import { closingTime } from '@trivium/rules/play/plays/clock'
import type { InputOf } from '@trivium/contract/platform/action'
import type { examAdmin } from '@trivium/contract/assess/exams.admin'
import type { NoticeType } from '@trivium/contract/rewards/notices'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { notify } from '../../../rewards/notices/index.ts'
import { moveEnd, type PlayRow, readPlay, reopenPlay, settleNow } from '../../../play/plays/index.ts'
import { type AttemptRow, setReopened, setVoid } from '../sitting/attempt-store.ts'
import { presentSeat, type ExamSeat } from './board.ts'
import { attemptOfManagedExam } from './managers.ts'
import { readSeatOfPlay } from './board-store.ts'
import { noteEvents } from '../sitting/event-store.ts'
import type { ExamRow } from '../store.ts'
import { isReleased } from './revealed.ts'

type Admin = typeof examAdmin

interface Intervention {
  tx: Tx
  exam: ExamRow
  attempt: AttemptRow
  play: PlayRow
}

interface Said {
  event: 'extra_time' | 'voided' | 'reopened'
  detail: string
  notice: NoticeType
}

interface Circumstances {
  exam: ExamRow
  playId: number
  examineeId: number
  examinerId: number
  reason: string
  at: Date
}

/** Logs the intervention and notifies the examinee. @returns the logged detail */
export async function say(
  tx: Tx,
  { event, detail, notice }: Said,
  { exam, playId, examineeId, examinerId, reason, at }: Circumstances,
): Promise<string> {
  const whole = `${detail}${reason}`
  await noteEvents(tx, { examId: exam.id, playId, accountId: examinerId, event, detail: whole, at })
  const key = `${notice}:${playId}:${at.getTime()}`
  await notify(tx, { accountId: examineeId, type: notice, key, params: { exam: exam.title, reason }, typeId: exam.id, at })
  return whole
}

/** @param work intervenes and returns what to log */
async function intervene(
  { play_id, reason }: { play_id: number; reason: string },
  context: StaffContext,
  work: (intervention: Intervention) => Promise<Said>,
): Promise<ExamSeat> {
  const { db, now, player, audit } = context
  await inTransaction(db, async tx => {
    const { attempt, exam } = await attemptOfManagedExam(play_id, { ...context, db: tx })
    const play = must(await readPlay(tx, play_id), 'plays of exams are kept')
    const said = await work({ tx, exam, attempt, play })
    const about = { exam, playId: play_id, examineeId: attempt.account_id, examinerId: player.id, reason, at: now }
    const detail = await say(tx, said, about)
    audit({ subject: `exam_attempt:${play_id}`, after: { event: said.event, detail } })
  })
  return presentSeat(must(await readSeatOfPlay(db, play_id), 'the attempt was just there'))
}

const minuteMs = 60_000

export function giveExtraTime({ minutes, ...input }: InputOf<Admin['give_extra_time']>, context: StaffContext): Promise<ExamSeat> {
  return intervene(input, context, async ({ tx, play }) => {
    if (play.state === 'finished' || play.closes_at < context.now) refuse('play_over')
    await giveMinutes(tx, play, minutes)
    return { event: 'extra_time', detail: `+${minutes} min. `, notice: 'exam_extra_time' }
  })
}

export async function giveMinutes(tx: Tx, play: PlayRow, minutes: number): Promise<void> {
  const later = (time: Date) => new Date(time.getTime() + minutes * minuteMs)
  const closesAt = isNearer(play) ? play.closes_at : later(play.closes_at)
  await moveEnd(tx, play, { deadlineAt: later(must(play.deadline_at, 'an exam has a clock')), closesAt })
}

/** An absence has moved `closes_at` before the deadline: only the examinee's return restores it. */
const isNearer = (play: PlayRow) => play.deadline_at !== null && play.closes_at < play.deadline_at

export function voidAttempt(input: InputOf<Admin['void_exam_attempt']>, context: StaffContext): Promise<ExamSeat> {
  return intervene(input, context, async ({ tx, exam, play }) => {
    if (exam.released_at !== null) refuse('exam_results_released')
    await settleNow(tx, play, context)
    await setVoid(tx, play.id, input.reason)
    return { event: 'voided', detail: '', notice: 'exam_voided' }
  })
}

/** Reopens with the saved answers, and gives the clock `minutes` from now. */
export function reopenAttempt({ minutes, ...input }: InputOf<Admin['reopen_exam_attempt']>, context: StaffContext): Promise<ExamSeat> {
  return intervene(input, context, async ({ tx, exam, attempt, play }) => {
    if (attempt.ended_by === null) refuse('play_open')
    // The examinee may have seen the right answers, so the attempt must not go on.
    if (isReleased(exam)) refuse('exam_results_released')
    const deadlineAt = new Date(context.now.getTime() + minutes * minuteMs)
    const closesAt = closingTime(deadlineAt, play.rules.graceSeconds)
    await setReopened(tx, play.id, await reopenPlay(tx, play, { deadlineAt, closesAt }))
    return { event: 'reopened', detail: `${minutes} min on the clock. `, notice: 'exam_reopened' }
  })
}
