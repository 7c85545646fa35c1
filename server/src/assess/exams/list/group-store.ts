// SQL of groups on the lists of exams.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import { lockExam } from '../paper/paper-store.ts'

export interface ExamGroupRow {
  id: number
  name: string
  members: number
}

export async function readExamGroups(db: Db, examId: number): Promise<ExamGroupRow[]> {
  const { rows } = await sql<ExamGroupRow>`
    select g.id, g.name, (select count(*)::int from group_members m where m.group_id = g.id) as members
    from exam_groups x join groups g on g.id = x.group_id where x.exam_id = ${examId} order by g.name, g.id`.execute(db)
  return rows
}

export async function setExamGroups(tx: Tx, examId: number, groupIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('exam_groups').where('exam_id', '=', examId).execute()
  if (groupIds.length === 0) return
  await tx
    .insertInto('exam_groups')
    .values(groupIds.map(id => ({ exam_id: examId, group_id: id })))
    .execute()
}

/** Exams with one of the groups on their list that people may start now or are sitting, in the order in which they are locked. */
export async function readLiveExamsOf(db: Db, groupIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exams e
    where e.id in (select exam_id from exam_groups where group_id = any(${[...groupIds]}::int[])) and e.starts_at <= ${now}
      and (e.ends_at > ${now} or exists (select from exam_attempts t where t.exam_id = e.id and t.ended_by is null))
    order by e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Nobody can start an exam of the group until the transaction ends. */
export async function lockExamsOf(tx: Tx, groupId: number, now: Date): Promise<void> {
  for (const id of await readLiveExamsOf(tx, [groupId], now)) await lockExam(tx, id)
}

/** Members who are sitting an exam of the group, with the extra time that the group gives them. */
export async function readMembersSitting(db: Db, groupId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ account_id: number; extra_percent: number }>`
    select m.account_id, m.extra_percent from group_members m
    where m.group_id = ${groupId} and exists (select from exam_groups x join exam_attempts t on t.exam_id = x.exam_id
      where x.group_id = m.group_id and t.account_id = m.account_id and t.ended_by is null)`.execute(db)
  return new Map(rows.map(row => [row.account_id, row.extra_percent]))
}

/** Exams of the group that this member, or any, has begun. */
export async function readExamsStartedBy(db: Db, groupId: number, accountId: number | null): Promise<number[]> {
  const { rows } = await sql<{ exam_id: number }>`
    select x.exam_id from exam_groups x
    where x.group_id = ${groupId} and exists (select from group_members m join exam_attempts t on t.account_id = m.account_id
      where m.group_id = x.group_id and t.exam_id = x.exam_id and (${accountId}::int is null or m.account_id = ${accountId}))
    order by x.exam_id`.execute(db)
  return rows.map(({ exam_id }) => exam_id)
}

/**
 * Puts members of a group who have begun the exam on its list by name, with the terms that they have: they are about to leave the group, or
 * the group the list. An own id that somebody else has there is left out.
 */
export async function keepStarted(
  tx: Tx,
  examId: number,
  { groupId, accountId }: { groupId: number; accountId: number | null },
): Promise<void> {
  await sql`
    insert into examinees as e (exam_id, account_id, own_id, extra_percent, hides_timer, has_larger_text, listed_email)
    select s.exam_id, s.account_id,
      case when row_number() over (partition by s.own_id order by s.account_id) = 1
        and not exists (select from examinees o where o.exam_id = s.exam_id and o.own_id = s.own_id) then s.own_id end,
      s.extra_percent, s.hides_timer, s.has_larger_text, s.listed_email
    from exam_seats s join group_members m on m.group_id = ${groupId} and m.account_id = s.account_id
    where s.exam_id = ${examId} and (${accountId}::int is null or s.account_id = ${accountId})
      and exists (select from exam_attempts t where t.exam_id = ${examId} and t.account_id = s.account_id)
    order by s.account_id
    on conflict (exam_id, account_id) do update set own_id = coalesce(e.own_id, excluded.own_id), extra_percent = excluded.extra_percent,
      hides_timer = excluded.hides_timer, has_larger_text = excluded.has_larger_text`.execute(tx)
}
