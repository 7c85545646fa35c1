// Interventions of an examiner: seats, extra time, voiding, reopening. Each is logged, and the examinee is notified.

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
import { attemptOfManagedExam, managedExam, lockManagedExam } from './managers.ts'
import { readSeatOfAccount, readSeatOfPlay, type SeatRow } from './board-store.ts'
import { noteEvents } from '../sitting/event-store.ts'
import { deleteExaminee, isStartedBy, upsertExaminee } from '../paper/paper-store.ts'
import { isActiveAccount } from './people-store.ts'
import type { ExamRow } from '../store.ts'
import { isReleased } from './revealed.ts'

type Admin = typeof examAdmin

export function seatExaminee(input: InputOf<Admin['seat_examinee']>, context: StaffContext): Promise<ExamSeat> {
  const { exam_id, account_id, extra_percent, hides_timer = false, has_larger_text = false } = input
  const { db, audit } = context
  return inTransaction(db, async tx => {
    const exam = await lockManagedExam(exam_id, { ...context, db: tx })
    if (!(await isActiveAccount(tx, account_id))) refuse('user_not_found')
    const before = await readSeatOfAccount(tx, exam_id, account_id)
    if (before) await lengthen(tx, before, { exam, extra_percent }, context)
    await upsertExaminee(tx, { exam_id, account_id, extra_percent, hides_timer, has_larger_text })
    audit({
      subject: `exam:${exam_id}`,
      before: before && { account_id, extra_percent: before.extra_percent },
      after: { account_id, extra_percent, hides_timer, has_larger_text },
    })
    return presentSeat(must(await readSeatOfAccount(tx, exam_id, account_id), 'it was just written'))
  })
}

/** Gives extra time from the list to a running attempt at once; it never shortens the time. @throws Refused exam_started */
async function lengthen(
  tx: Tx,
  { account_id, play_id, state, extra_percent: before }: SeatRow,
  { exam, extra_percent }: { exam: ExamRow; extra_percent: number },
  { now, player }: StaffContext,
): Promise<void> {
  const play = play_id !== null && state === 'open' && extra_percent !== before ? await readPlay(tx, play_id) : undefined
  if (!play || play.closes_at < now) return
  if (extra_percent < before) refuse('exam_started')
  const minutes = (exam.duration_minutes * (extra_percent - before)) / 100
  await giveMinutes(tx, play, minutes)
  const reason = `${before} % → ${extra_percent} %`
  const said = { event: 'extra_time', detail: `+${minutes} `, notice: 'exam_extra_time' } as const
  await say(tx, said, { exam, playId: play.id, examineeId: account_id, examinerId: player.id, reason, at: now })
}

export function unseatExaminee(
  { exam_id, account_id }: InputOf<Admin['unseat_examinee']>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { db, audit } = context
  return inTransaction(db, async tx => {
    await managedExam(exam_id, { ...context, db: tx })
    if (await isStartedBy(tx, exam_id, account_id)) refuse('exam_started')
    if (!(await deleteExaminee(tx, exam_id, account_id))) refuse('document_not_found')
    audit({ subject: `exam:${exam_id}`, before: { account_id } })
    return {}
  })
}

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
async function say(
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
    return { event: 'extra_time', detail: `+${minutes} `, notice: 'exam_extra_time' }
  })
}

async function giveMinutes(tx: Tx, play: PlayRow, minutes: number): Promise<void> {
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
    return { event: 'reopened', detail: `+${minutes} `, notice: 'exam_reopened' }
  })
}
