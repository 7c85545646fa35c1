// SQL of the judged rows of an import: preview, counts, and export of refused rows.

import { sql } from 'kysely'
import type { RowVerdict } from '@trivium/contract/bank/import-names'
import type { Db } from '../../../platform/db/connect.ts'
import type { StagedQuestion } from '../judging/judge.ts'
import type { RowPlace } from '../judging/row-place.ts'
import type { Page } from '../../../platform/db/page.ts'

export interface RowFilter {
  verdict?: RowVerdict | undefined
  /** Only rows with losses. */
  lost?: boolean | undefined
}

const losesSomething = sql<boolean>`lost <> '{}'`

export async function readVerdicts(db: Db, importId: number, { verdict, lost }: RowFilter, { offset, limit }: Page) {
  let query = db
    .selectFrom('import_rows')
    .select(['row', 'file', 'file_row as fileRow', 'verdict', 'reason', 'text', 'lost', 'cells', 'other_row', 'other_id'])
    .where('import_id', '=', importId)
  if (verdict) query = query.where('verdict', '=', verdict)
  if (lost) query = query.where(losesSomething)
  return query.orderBy('row').offset(offset).limit(limit).execute()
}

export type VerdictRow = Awaited<ReturnType<typeof readVerdicts>>[number]

export async function countShown(db: Db, importId: number, { verdict, lost }: RowFilter): Promise<number> {
  let query = db
    .selectFrom('import_rows')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('import_id', '=', importId)
  if (verdict) query = query.where('verdict', '=', verdict)
  if (lost) query = query.where(losesSomething)
  return (await query.executeTakeFirstOrThrow()).total
}

export interface StagedRow extends RowPlace {
  question: StagedQuestion
}

/** The questions of these rows, as they were read. */
export async function readStaged(db: Db, importId: number, rows: number[]): Promise<Map<number, StagedRow>> {
  if (rows.length === 0) return new Map()
  const found = await db
    .selectFrom('import_rows')
    .select(['row', 'file', 'file_row as fileRow', 'question'])
    .where('import_id', '=', importId)
    .where(sql<boolean>`row = any(${rows}::int[])`)
    .where('question', 'is not', null)
    .execute()
  // judge.ts has written import_rows.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return new Map(found.map(({ question, ...place }) => [place.row, { ...place, question: question as StagedQuestion }]))
}

export async function correctVerdicts(
  db: Db,
  importId: number,
  rows: { row: number; verdict: RowVerdict; reason: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update import_rows i set verdict = r.verdict, reason = r.reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row int, verdict text, reason text)
    where i.import_id = ${importId} and i.row = r.row`.execute(db)
}

/** Counts the rows per verdict, and the rows with losses. */
export async function countVerdicts(db: Db, importId: number): Promise<Partial<Record<RowVerdict | 'lost', number>>> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['verdict', eb => eb.fn.countAll<number>().as('rows'), sql<number>`count(*) filter (where ${losesSomething})::int`.as('lossy')])
    .where('import_id', '=', importId)
    .groupBy('verdict')
    .execute()
  const lost = rows.reduce((sum, { lossy }) => sum + lossy, 0)
  return { ...Object.fromEntries(rows.map(({ verdict, rows: count }) => [verdict, count])), lost }
}

const mostSentences = 30

/** Sentences on losses, the most frequent first. */
export async function countLosses(db: Db, importId: number): Promise<{ sentence: string; rows: number }[]> {
  const { rows } = await sql<{ sentence: string; rows: number }>`
    select sentence, count(*)::int as rows from import_rows, unnest(lost) as sentence
    where import_id = ${importId} and ${losesSomething} group by sentence order by rows desc, sentence limit ${mostSentences}`.execute(db)
  return rows
}

const cursorRows = 500

/** Refused rows in portions, in order. */
export async function* readRefused(db: Db, importId: number) {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('import_rows')
      .select(['row', 'file', 'file_row as fileRow', 'reason', 'text', 'question', 'cells'])
      .where('import_id', '=', importId)
      .where('verdict', '=', 'refused')
      .where('row', '>', after)
      .orderBy('row')
      .limit(cursorRows)
      .execute()
    const last = rows.at(-1)
    if (!last) return
    after = last.row
    yield rows
  }
}

/** Numbers of refused rows whose cells are not stored yet. */
export async function readRefusedNumbers(db: Db, importId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select('row')
    .where('import_id', '=', importId)
    .where('verdict', '=', 'refused')
    .where('cells', 'is', null)
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(({ row }) => row)
}

export async function saveCells(db: Db, importId: number, lines: { number: number; cells: string[] }[]): Promise<void> {
  await sql`
    update import_rows i set cells = array(select jsonb_array_elements_text(r.cells))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r(number int, cells jsonb)
    where i.import_id = ${importId} and i.row = r.number`.execute(db)
}
