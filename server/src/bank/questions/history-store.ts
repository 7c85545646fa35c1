// SQL of the history of a question: the audit rows of its versions, and those of changes of many questions at once (0080-versions.sql).

import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export interface HistoryRow {
  id: number
  at: Date
  name: string | null
  action: string
  subject: string
  before: unknown
  after: unknown
}

const mostRows = 100

export async function readHistory(db: Db, ids: number[]): Promise<HistoryRow[]> {
  const subjects = ids.map(id => `question:${id}`)
  const single = sql`select id from audit_entries where subject = any(${subjects}::text[]) order by id desc limit ${mostRows}`
  const bulk = ids.map(
    id => sql`(select id from audit_entries where subject = 'questions' and questions_in_audit(after) @> ${String(id)}::jsonb
      order by id desc limit ${mostRows})`,
  )
  const { rows } = await sql<HistoryRow>`
    select e.id, e.at, e.action, e.subject, e.before, e.after, a.name
    from audit_entries e left join accounts a on a.id = e.account_id
    where e.id in ((${single}) union ${sql.join(bulk, sql` union `)})
      -- A change that was refused for this question has changed nothing.
      and not exists (
        select from jsonb_array_elements(case when jsonb_typeof(e.after -> 'skipped') = 'array' then e.after -> 'skipped' end) s
        where (s ->> 'id')::int = any(${ids}::int[]))
    order by e.id desc limit ${mostRows}`.execute(db)
  return rows
}
