// What groups and invitations ask of exams, which are in an area above this one: app.ts passes it in.

import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { InvitedExam, Terms } from '../lists/index.ts'

export interface ExamList {
  describe: (db: Db, examId: number) => Promise<InvitedExam>
  /** Locks out changes of the exam by staff, who lock the exam before its invitations. */
  share: (tx: Tx, examId: number) => Promise<void>
  /** Puts an account on the list of an exam. */
  seat: (tx: Tx, seat: Terms & { exam_id: number; account_id: number; listed_email: string }) => Promise<void>
  /** Members who are sitting an exam of the group, with the extra time that the group gives them: it cannot become less. */
  readSitting: (db: Db, groupId: number) => Promise<Map<number, number>>
  /** Nobody starts an exam of the group until the transaction ends. Staff lock the group first, then its exams. */
  lockOf: (tx: Tx, groupId: number, now: Date) => Promise<void>
  /** Runs a change of members or of their terms. Running attempts gain at once the extra time that it gives. */
  changeMembers: <Result>(tx: Tx, groupId: number, change: { now: Date; by: number }, work: () => Promise<Result>) => Promise<Result>
  /** Before members leave: those who have begun an exam stay on its list, by name. @param accountId null: all members */
  keepStarted: (tx: Tx, groupId: number, accountId: number | null) => Promise<void>
}
