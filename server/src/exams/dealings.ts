// What an examiner does with single attempts: seats, extra time, voiding, reopening. Each is written down, and the examinee is told.

import type { InputOf } from '@trivium/contract/action'
import type { examOffice } from '@trivium/contract/exam-office'
import type { NoticeType } from '@trivium/contract/notices'
import type { StaffContext } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { notify } from '../notices/index.ts'
import { moveEnd, type PlayRow, readPlay, reopenPlay, settleNow } from '../plays/index.ts'
import { type AttemptRow, setReopened, setVoid } from './attempt-store.ts'
import { presentSeat, type Seat } from './board.ts'
import { attemptInCare, examInCare } from './care.ts'
import { readSeatOfAccount, readSeatOfPlay } from './board-store.ts'
import { noteEvents } from './event-store.ts'
import { deleteExaminee, isStartedBy, upsertExaminee } from './paper-store.ts'
import { isActiveAccount } from './people-store.ts'
import type { ExamRow } from './store.ts'
import { isReleased } from './told.ts'

type Office = typeof examOffice

export async function seatExaminee(input: InputOf<Office['seat_examinee']>, context: StaffContext): Promise<Seat> {
  const { exam_id, account_id, extra_percent, hides_timer = false, has_larger_text = false } = input
  const { db, audit } = context
  await examInCare(exam_id, context)
  if (!(await isActiveAccount(db, account_id))) refuse('user_not_found')
  const before = await readSeatOfAccount(db, exam_id, account_id)
  await inTransaction(db, tx => upsertExaminee(tx, { exam_id, account_id, extra_percent, hides_timer, has_larger_text }))
  audit({
    subject: `exam:${exam_id}`,
    before: before && { account_id, extra_percent: before.extra_percent },
    after: { account_id, extra_percent, hides_timer, has_larger_text },
  })
  return presentSeat(must(await readSeatOfAccount(db, exam_id, account_id), 'it was just written'))
}

export function unseatExaminee(
  { exam_id, account_id }: InputOf<Office['unseat_examinee']>,
  context: StaffContext,
): Promise<Record<string, never>> {
  const { db, audit } = context
  return inTransaction(db, async tx => {
    await examInCare(exam_id, { ...context, db: tx })
    if (await isStartedBy(tx, exam_id, account_id)) refuse('exam_started')
    if (!(await deleteExaminee(tx, exam_id, account_id))) refuse('document_not_found')
    audit({ subject: `exam:${exam_id}`, before: { account_id } })
    return {}
  })
}

interface Dealing {
  tx: Tx
  exam: ExamRow
  attempt: AttemptRow
  play: PlayRow
}

/** @param work says what was done; null when there was nothing to do */
async function deal(
  { play_id, reason }: { play_id: number; reason: string },
  context: StaffContext,
  work: (dealing: Dealing) => Promise<{ event: 'extra_time' | 'voided' | 'reopened'; detail: string; notice: NoticeType }>,
): Promise<Seat> {
  const { db, now, player, audit } = context
  await inTransaction(db, async tx => {
    const { attempt, exam } = await attemptInCare(play_id, { ...context, db: tx })
    const play = must(await readPlay(tx, play_id), 'plays of exams are kept')
    const { event, detail, notice } = await work({ tx, exam, attempt, play })
    const said = { examId: exam.id, playId: play_id, accountId: player.id, event, detail: `${detail}${reason}`, at: now }
    await noteEvents(tx, said)
    audit({ subject: `exam_attempt:${play_id}`, after: { event, detail: said.detail } })
    const params = { exam: exam.title, reason }
    const key = `${notice}:${play_id}:${now.getTime()}`
    await notify(tx, { accountId: attempt.account_id, type: notice, key, params, typeId: exam.id, at: now })
  })
  return presentSeat(must(await readSeatOfPlay(db, play_id), 'the attempt was just there'))
}

const minuteMs = 60_000

export function giveExtraTime({ minutes, ...input }: InputOf<Office['give_extra_time']>, context: StaffContext): Promise<Seat> {
  return deal(input, context, async ({ tx, play }) => {
    if (play.state === 'finished' || play.closes_at < context.now) refuse('play_over')
    const later = (time: Date) => new Date(time.getTime() + minutes * minuteMs)
    const closesAt = isNearer(play) ? play.closes_at : later(play.closes_at)
    await moveEnd(tx, play, { deadlineAt: later(must(play.deadline_at, 'an exam has a clock')), closesAt })
    return { event: 'extra_time', detail: `+${minutes} `, notice: 'exam_extra_time' }
  })
}

/** An absence has brought its end near: only being back takes that away. */
const isNearer = (play: PlayRow) => play.deadline_at !== null && play.closes_at < play.deadline_at

export function voidAttempt(input: InputOf<Office['void_exam_attempt']>, context: StaffContext): Promise<Seat> {
  return deal(input, context, async ({ tx, exam, play }) => {
    if (exam.released_at !== null) refuse('exam_results_released')
    await settleNow(tx, play, context)
    await setVoid(tx, play.id, input.reason)
    return { event: 'voided', detail: '', notice: 'exam_voided' }
  })
}

/** The answers that are saved are there again, and the clock has so many minutes left. */
export function reopenAttempt({ minutes, ...input }: InputOf<Office['reopen_exam_attempt']>, context: StaffContext): Promise<Seat> {
  return deal(input, context, async ({ tx, exam, attempt, play }) => {
    if (attempt.ended_by === null) refuse('play_open')
    // Who may have seen the right answers does not go on.
    if (isReleased(exam)) refuse('exam_results_released')
    const deadlineAt = new Date(context.now.getTime() + minutes * minuteMs)
    const closesAt = new Date(deadlineAt.getTime() + play.rules.graceSeconds * 1000)
    await setReopened(tx, play.id, await reopenPlay(tx, play, { deadlineAt, closesAt }))
    return { event: 'reopened', detail: `+${minutes} `, notice: 'exam_reopened' }
  })
}
