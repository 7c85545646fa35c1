// Changes of the list of an exam, and of groups on it, while people sit the exam.

import { must, refuse } from '../../../platform/api/refuse.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { readPlay } from '../../../play/plays/index.ts'
import { giveMinutes, say } from '../board/interventions.ts'
import { type ExamRow, readExam } from '../store.ts'
import { readRunning, type RunningRow } from './store.ts'

export interface ListChange {
  now: Date
  /** The member of staff who changes the list. */
  by: number
}

/**
 * Runs a change of these exams' lists. A running attempt gains at once the extra time that its examinee has got; it never loses any. The
 * caller has locked the exams, so that nobody starts them meanwhile with the earlier time.
 * @throws Refused exam_started
 */
export async function changeLists<Result>(
  tx: Tx,
  examIds: readonly number[],
  change: ListChange,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = new Map<number, RunningRow[]>()
  for (const id of examIds) before.set(id, await readRunning(tx, id))
  const result = await work()
  for (const [id, running] of before) if (running.length > 0) await lengthenRunning(tx, id, running, change)
  return result
}

async function lengthenRunning(tx: Tx, examId: number, before: readonly RunningRow[], change: ListChange): Promise<void> {
  const after = new Map((await readRunning(tx, examId)).map(row => [row.play_id, row.extra_percent]))
  const changed = before.filter(row => after.get(row.play_id) !== row.extra_percent)
  if (changed.length === 0) return
  const exam = must(await readExam(tx, examId), 'exams are not deleted')
  for (const row of changed) await lengthen(tx, exam, { ...row, after: after.get(row.play_id) ?? 0 }, change)
}

async function lengthen(
  tx: Tx,
  exam: ExamRow,
  { account_id, play_id, extra_percent: before, after }: RunningRow & { after: number },
  { now, by }: ListChange,
): Promise<void> {
  const play = must(await readPlay(tx, play_id), 'plays of exams are kept')
  if (play.closes_at < now) return
  if (after < before) refuse('exam_started')
  const minutes = (exam.duration_minutes * (after - before)) / 100
  await giveMinutes(tx, play, minutes)
  const said = { event: 'extra_time', detail: `+${minutes} `, notice: 'exam_extra_time' } as const
  const reason = `${before} % → ${after} %`
  await say(tx, said, { exam, playId: play.id, examineeId: account_id, examinerId: by, reason, at: now })
}
