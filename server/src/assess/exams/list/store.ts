// SQL of the list of an exam. The view `exam_seats` has everybody on it: by name, or as a member of a group.

import { sql } from 'kysely'
import type { ListedExaminee } from '@trivium/contract/assess/exam-lists.admin'
import type { Db } from '../../../platform/db/connect.ts'
import type { Page } from '../../../platform/db/page.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { ExportedPerson, InvitedExam, Listed, Terms } from '../../../people/lists/index.ts'

/** `%` and `_` are letters here. */
const beginning = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

export async function readList(
  db: Db,
  examId: number,
  { search, offset, limit }: Page & { search: string | undefined },
): Promise<{ rows: ListedExaminee[]; total: number }> {
  const like = search === undefined ? null : beginning(search)
  const seats = sql`from exam_seats s join accounts a on a.id = s.account_id
    where s.exam_id = ${examId} and (${like}::text is null or lower(a.name) like ${like} or lower(s.own_id) like ${like}
      or a.id::text = ${search ?? null}::text)`
  const [{ rows }, counted] = await Promise.all([
    sql<ListedExaminee>`
      select s.account_id, a.name, s.own_id, s.extra_percent, s.hides_timer, s.has_larger_text,
        (select g.name from groups g where g.id = s.group_id) as "group",
        exists (select from exam_attempts t where t.exam_id = s.exam_id and t.account_id = s.account_id) as has_started
      ${seats} order by a.name, a.id offset ${offset} limit ${limit}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${seats}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function readListed(db: Db, examId: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select account_id, own_id, extra_percent, hides_timer, has_larger_text, group_id is null as is_own from exam_seats
    where exam_id = ${examId}`.execute(db)
  return rows
}

export interface RunningRow {
  account_id: number
  play_id: number
  /** On the list; 0 for an account that is not on it. */
  extra_percent: number
}

/** Open attempts of an exam, with the extra time that the list gives their accounts. */
export async function readRunning(db: Db, examId: number): Promise<RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    select t.account_id, t.play_id, coalesce(s.extra_percent, 0) as extra_percent
    from exam_attempts t left join exam_seats s on s.exam_id = t.exam_id and s.account_id = t.account_id
    where t.exam_id = ${examId} and t.ended_by is null order by t.account_id`.execute(db)
  return rows
}

/** What is not given stays; where nothing was given before, the groups of the account give it. */
export interface GivenTerms extends Partial<Terms> {
  account_id: number
  listed_email: string | null
}

/** Puts accounts on the list by name. The caller has locked the exam. */
export async function putExaminees(tx: Tx, examId: number, examinees: readonly GivenTerms[]): Promise<void> {
  if (examinees.length === 0) return
  const rows = examinees.map(one => ({ ...one, gives_own_id: one.own_id !== undefined }))
  await sql`
    insert into examinees as s (exam_id, account_id, own_id, extra_percent, hides_timer, has_larger_text, listed_email)
    select ${examId}::int, p.account_id, case when p.gives_own_id then p.own_id else e.own_id end,
      coalesce(p.extra_percent, e.extra_percent), coalesce(p.hides_timer, e.hides_timer), coalesce(p.has_larger_text, e.has_larger_text),
      coalesce(p.listed_email, e.listed_email)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (account_id int, own_id text, gives_own_id boolean, extra_percent int,
      hides_timer boolean, has_larger_text boolean, listed_email text)
    left join examinees e on e.exam_id = ${examId} and e.account_id = p.account_id order by p.account_id
    on conflict (exam_id, account_id) do update set own_id = excluded.own_id, extra_percent = excluded.extra_percent,
      hides_timer = excluded.hides_timer, has_larger_text = excluded.has_larger_text, listed_email = excluded.listed_email`.execute(tx)
}

export async function isOwnIdListed(db: Db, examId: number, ownId: string, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from exam_seats where exam_id = ${examId} and own_id = ${ownId} and account_id <> ${accountId} limit 1`.execute(db)
  return rows.length > 0
}

export async function deleteExaminee(tx: Tx, examId: number, accountId: number): Promise<boolean> {
  const deleted = await tx.deleteFrom('examinees').where('exam_id', '=', examId).where('account_id', '=', accountId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Puts an invited account on the list. It loses nothing that it has there already; an own id that somebody else has is left out. */
export async function seatInvited(tx: Tx, seat: Terms & { exam_id: number; account_id: number; listed_email: string }): Promise<void> {
  await sql`
    insert into examinees as s (exam_id, account_id, own_id, extra_percent, hides_timer, has_larger_text, listed_email)
    select ${seat.exam_id}::int, ${seat.account_id}::int,
      case when not exists (select from examinees o where o.exam_id = ${seat.exam_id} and o.own_id = ${seat.own_id}) then ${seat.own_id}::text end,
      ${seat.extra_percent}::int, ${seat.hides_timer}::boolean, ${seat.has_larger_text}::boolean, ${seat.listed_email}::text
    on conflict (exam_id, account_id) do update set own_id = coalesce(s.own_id, excluded.own_id),
      extra_percent = greatest(s.extra_percent, excluded.extra_percent), hides_timer = s.hides_timer or excluded.hides_timer,
      has_larger_text = s.has_larger_text or excluded.has_larger_text, listed_email = coalesce(s.listed_email, excluded.listed_email)`.execute(
    tx,
  )
}

export async function readToExport(db: Db, examId: number): Promise<ExportedPerson[]> {
  const { rows } = await sql<ExportedPerson>`
    select s.account_id, s.listed_email as email, a.name, s.own_id, s.extra_percent, s.hides_timer, s.has_larger_text, null as "group"
    from exam_seats s join accounts a on a.id = s.account_id where s.exam_id = ${examId} and s.group_id is null order by a.name, a.id`.execute(
    db,
  )
  return rows
}

export async function readInvitedExam(db: Db, examId: number): Promise<InvitedExam | undefined> {
  const { rows } = await sql<InvitedExam>`
    select e.id, e.title, l.code as language, e.starts_at, e.ends_at, e.duration_minutes
    from exams e join languages l on l.id = e.language_id where e.id = ${examId}`.execute(db)
  return rows[0]
}
