// SQL that reads exams as their examiners see them.

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { isManagedBy } from '../board/managers-store.ts'
import { columns, type ExamRow } from '../store.ts'
import type { Page } from '../../../platform/db/page.ts'

interface Named {
  id: number
  name: string
}

export interface FrameRow extends ExamRow {
  examinees: number
  attempts: number
  examiner: Named | null
  managers: Named[]
}

const frames = sql`
  select ${columns},
    (select count(*)::int from exam_seats s where s.exam_id = e.id) as examinees,
    (select count(*)::int from exam_attempts t where t.exam_id = e.id) as attempts,
    (select jsonb_build_object('id', a.id, 'name', a.name) from accounts a where a.id = e.examiner_id) as examiner,
    coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'name', a.name) order by a.name, a.id)
      from exam_managers c join accounts a on a.id = c.account_id where c.exam_id = e.id), '[]') as managers
  from exams e`

export async function readFrame(db: Db, id: number): Promise<FrameRow | undefined> {
  const { rows } = await sql<FrameRow>`${frames} where e.id = ${id}`.execute(db)
  return rows[0]
}

export interface WantedExams {
  /** Only exams managed by this account; null: all. */
  managerId: number | null
  languageId: number | undefined
  when: 'open' | 'upcoming' | 'past' | undefined
  now: Date
}

function wanted({ managerId, languageId, when, now }: WantedExams): RawBuilder<unknown> {
  const times = {
    open: sql`e.starts_at <= ${now} and e.ends_at > ${now}`,
    upcoming: sql`e.starts_at > ${now}`,
    past: sql`e.ends_at <= ${now}`,
  }
  return sql`${managerId === null ? sql`true` : isManagedBy(managerId)}
    and (${languageId === undefined} or e.language_id = ${languageId ?? 0}) and ${when === undefined ? sql`true` : times[when]}`
}

/** Newest first. */
export async function readFrames(db: Db, by: WantedExams, { offset, limit }: Page): Promise<FrameRow[]> {
  const { rows } = await sql<FrameRow>`
    ${frames} where e.id in (
      select e.id from exams e where ${wanted(by)} order by e.starts_at desc, e.id desc offset ${offset} limit ${limit})
    order by e.starts_at desc, e.id desc`.execute(db)
  return rows
}

const mostCounted = 10_000

export async function countExams(db: Db, by: WantedExams): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from exams e where ${wanted(by)} limit ${mostCounted}) counted`.execute(db)
  return rows[0]?.total ?? 0
}
