// SQL of the triage of reports.

import { type RawBuilder, sql } from 'kysely'
import type { ReportOutcome, ReportState } from '@trivium/contract/integrity/report-names'
import type { Db } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { managersOf, isManagedBy } from '../../assess/exams/index.ts'
import type { Belonging, Owner, Sight } from './policy.ts'

interface QueueAsked {
  state: ReportState
  sight: Sight
  languageId: number | undefined
  search: string | undefined
}

export interface QueuedQuestion {
  question_id: number
  owner: Owner
  open: number
  closed: number
  newest_at: Date
  newest_reason: string
  regrade: 'running' | 'done' | null
}

const ownerOf = sql<Owner>`case when c.type = 'exam' then 'exam' else 'bank' end`

/** The exam to which a question belongs or belonged, from its key (assess/exams/paper/paper-store.ts). */
const itsExam = sql`left join exams e on e.id = case when c.type = 'exam' then split_part(q.key, ':', 2)::int end`

function isSeen({ bank, exams }: Sight): RawBuilder<boolean> {
  const ofExams = exams === 'all' ? sql`true` : exams === 'none' ? sql`false` : isManagedBy(exams.managedBy)
  return sql<boolean>`case when c.type = 'exam' then e.id is not null and ${ofExams} else ${bank}::boolean end`
}

const queue = ({ state, sight, languageId, search }: QueueAsked): RawBuilder<unknown> => sql`
  select r.question_id, count(*)::int as reports, max(r.created_at) as newest_at
  from reports r join questions q on q.id = r.question_id join categories c on c.id = q.category_id ${itsExam}
  where r.state = ${state} and ${isSeen(sight)}
    ${languageId === undefined ? sql`` : sql`and q.language_id = ${languageId}`}
    ${search === undefined ? sql`` : sql`and position(lower(${search}) in lower(q.question)) > 0`}
  group by r.question_id`

const orders = { newest_at: sql`g.newest_at`, open: sql`g.reports`, id: sql`g.question_id` }

interface QueuePage {
  sort: keyof typeof orders
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

export async function readQueue(db: Db, asked: QueueAsked, { sort, order, offset, limit }: QueuePage): Promise<QueuedQuestion[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<QueuedQuestion>`
    with grouped as (${queue(asked)}), page as (
      select g.*, row_number() over (order by ${orders[sort]} ${direction}, g.question_id desc) as place from grouped g
      order by place offset ${offset} limit ${limit}
    )
    select g.question_id, ${ownerOf} as owner, g.newest_at, last.reason as newest_reason,
      (select count(*)::int from reports r where r.question_id = g.question_id and r.state = 'open') as open,
      (select count(*)::int from reports r where r.question_id = g.question_id and r.state = 'closed') as closed,
      (select x.state from regrades x where x.question_id = g.question_id order by x.id desc limit 1) as regrade
    from page g join questions q on q.id = g.question_id join categories c on c.id = q.category_id
      cross join lateral (
        select r.reason from reports r where r.question_id = g.question_id and r.state = ${asked.state}
        order by r.created_at desc limit 1
      ) last
    order by g.place`.execute(db)
  return rows
}

const mostCounted = 10_000

/** Counts at most 10,000. */
export async function countQueue(db: Db, asked: QueueAsked): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select 1 from (${queue(asked)}) g limit ${mostCounted}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** Undefined unless somebody has reported the question or an earlier version of it. */
export async function readReported(db: Db, questionId: number): Promise<Belonging | undefined> {
  const { rows } = await sql<Belonging>`
    select ${ownerOf} as owner, case when e.id is not null then ${managersOf} end as managers
    from questions q join categories c on c.id = q.category_id ${itsExam}
    where q.id = ${questionId} and (exists (select from reports r where r.question_id = q.id)
      -- '$' comes after '#': what lies between begins with the key and a '#'.
      or exists (select from questions v join reports r on r.question_id = v.id where v.key ~>=~ (q.key || '#') and v.key ~<~ (q.key || '$')))`.execute(
    db,
  )
  return rows[0]
}

export async function readOwner(db: Db, questionId: number): Promise<Owner | undefined> {
  const { rows } = await sql<{ owner: Owner }>`
    select ${ownerOf} as owner from questions q join categories c on c.id = q.category_id where q.id = ${questionId}`.execute(db)
  return rows[0]?.owner
}

export function readReports(db: Db, questionId: number, limit: number) {
  return db
    .selectFrom('reports as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .select(['r.id', 'r.account_id', 'a.name', 'r.reason', 'r.created_at', 'r.state', 'r.outcome', 'r.closed_at', 'r.answer'])
    .where('r.question_id', '=', questionId)
    .orderBy('r.state', 'desc')
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
}

export interface OpenReport {
  id: number
  account_id: number
}

/** Accounts with open reports, in the order in which accounts are locked. */
export async function readReporters(db: Db, questionId: number, ids: number[] | undefined): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select distinct account_id from reports
    where question_id = ${questionId} and state = 'open' ${ids === undefined ? sql`` : sql`and id = any(${ids}::int[])`}
    order by account_id`.execute(db)
  return rows.map(row => row.account_id)
}

/** Locks open reports until the transaction ends, in the order of accounts: a second triage of the same report finds it closed. */
export async function lockOpenReports(tx: Tx, questionId: number, ids: number[] | undefined): Promise<OpenReport[]> {
  const { rows } = await sql<OpenReport>`
    select id, account_id from reports
    where question_id = ${questionId} and state = 'open' ${ids === undefined ? sql`` : sql`and id = any(${ids}::int[])`}
    order by account_id, id for update`.execute(tx)
  return rows
}

export interface Closing {
  outcome: ReportOutcome
  /** The answer for the players; null: none. */
  answer: string | null
  by: number
  at: Date
}

export async function closeReports(tx: Tx, reports: OpenReport[], { outcome, answer, by, at }: Closing): Promise<void> {
  const ids = reports.map(({ id }) => id)
  // A deleted account gets no answer.
  await sql`
    update reports r set state = 'closed', outcome = ${outcome}, closed_at = ${at}, closed_by = ${by},
      answer = case when a.status = 'deleted' then null else ${answer}::text end,
      answered_at = case when a.status = 'deleted' or ${answer}::text is null then null else ${at}::timestamptz end
    from accounts a where a.id = r.account_id and r.id = any(${ids}::int[])`.execute(tx)
}

/** The current version of a question. */
export async function readLatest(db: Db, questionId: number): Promise<{ id: number; is_replaced: boolean } | undefined> {
  const { rows } = await sql<{ id: number; is_replaced: boolean }>`
    with own as (
      select id, key, right(key, length('#' || id)) = '#' || id as is_replaced, left(key, -length('#' || id)) as chain from questions
      where id = ${questionId}
    )
    select coalesce((select q.id from questions q where own.is_replaced and q.key = own.chain), own.id) as id, own.is_replaced from own`.execute(
    db,
  )
  return rows[0]
}
