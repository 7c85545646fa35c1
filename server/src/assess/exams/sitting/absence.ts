// Absence from an exam. Leaving the page moves the play's `closes_at` to now + exam_away_seconds; the sweep or the next call then settles
// the attempt. So the server's clock decides, and a page that never says "back" changes nothing. A lost connection is no absence (rooms.ts).

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { exams } from '@trivium/contract/assess/exams'
import { closingTime } from '@trivium/rules/play/plays/clock'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { currentPlay, moveEnd, type PlayRow } from '../../../play/plays/index.ts'
import { type AttemptRow, pauseAbsences, readAttemptOfPlay, setAway } from './attempt-store.ts'
import { noteEvents } from './event-store.ts'
import { readExam } from '../store.ts'

type Note = typeof exams.note_absence

export function noteAbsence({ play_id, away, kind, seat }: InputOf<Note>, context: Context): Promise<ResultOf<Note>> {
  return inTransaction(context.db, async tx => {
    const play = await currentPlay(play_id, { ...context, db: tx })
    const attempt = (await readAttemptOfPlay(tx, play_id)) ?? refuse('document_not_found')
    const exam = must(await readExam(tx, attempt.exam_id), 'exams are not deleted')
    const warned = (absences: number) => !exam.strict_away && absences > 0
    if (play.state === 'finished') return { over: true, warned: warned(attempt.absences), ends_at: null }
    if (seat !== undefined && seat < play.seat) refuse('sat_elsewhere')
    if (!away) {
      const { absences } = await endAbsence(tx, attempt, play, context)
      return { over: false, warned: warned(absences), ends_at: null }
    }
    const isDecisive = exam.strict_away || attempt.absences > 0
    if (attempt.away_since === null) await beginAbsence(tx, { attempt, play, isDecisive, kind }, context)
    return { over: false, warned: warned(attempt.absences), ends_at: isDecisive ? play.closes_at.toISOString() : null }
  })
}

interface Absence {
  attempt: AttemptRow
  play: PlayRow
  /** Whether the absence ends the exam if it lasts too long. */
  isDecisive: boolean
  kind: string
}

async function beginAbsence(tx: Tx, { attempt, play, isDecisive, kind }: Absence, { now, player, settings }: Context): Promise<void> {
  // Lock order: the play before the attempt, as in the code that ends a play.
  if (isDecisive) {
    const endsAt = new Date(now.getTime() + settings.exam_away_seconds * 1000)
    const deadlineAt = must(play.deadline_at, 'an exam has a clock')
    await moveEnd(tx, play, { deadlineAt, closesAt: endsAt < play.closes_at ? endsAt : play.closes_at })
  }
  await setAway(tx, play.id, now, attempt.absences)
  await noteEvents(tx, { examId: attempt.exam_id, playId: play.id, accountId: player.id, event: 'away', detail: kind, at: now })
}

/** The examinee is back in time, or late for the first time in an exam that only warns. @returns number of absences that were too long */
export async function endAbsence(
  tx: Tx,
  attempt: AttemptRow,
  play: PlayRow,
  { now, settings }: Pick<Context, 'now' | 'settings'>,
): Promise<{ absences: number }> {
  const { away_since, exam_id, play_id, account_id, absences } = attempt
  if (away_since === null) return { absences }
  const awayMs = now.getTime() - away_since.getTime()
  const isTooLong = awayMs > settings.exam_away_seconds * 1000
  const counted = absences + (isTooLong ? 1 : 0)
  await restoreEnd(tx, play)
  await setAway(tx, play_id, null, counted)
  const seconds = String(Math.round(awayMs / 1000))
  const said = { examId: exam_id, playId: play_id, accountId: account_id, at: now }
  await noteEvents(
    tx,
    { ...said, event: 'back', detail: seconds },
    ...(isTooLong ? [{ ...said, event: 'warned' as const, detail: seconds }] : []),
  )
  return { absences: counted }
}

/** Nobody could come back during an outage. play/plays/settling/end-store.ts has moved the clocks; this logs the reason for examiners. */
export async function pauseSittings(tx: Tx, from: Date, pauseMs: number, at: Date): Promise<void> {
  const exams = await pauseAbsences(tx, from, pauseMs)
  const detail = `${Math.round(pauseMs / 1000)} s`
  await noteEvents(tx, ...exams.map(examId => ({ examId, playId: null, accountId: null, event: 'outage' as const, detail, at })))
}

/** Sets the end of the play back to its clock. */
async function restoreEnd(tx: Tx, play: PlayRow): Promise<void> {
  const deadlineAt = must(play.deadline_at, 'an exam has a clock')
  await moveEnd(tx, play, { deadlineAt, closesAt: closingTime(deadlineAt, play.rules.graceSeconds) })
}
