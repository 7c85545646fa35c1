// SQL of imports: the file, its rows, and its state. judging/question-store.ts changes the bank.

import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Selectable, sql } from 'kysely'
import type { ImportState, RowVerdict } from '@trivium/contract/bank/import-names'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Db } from '../../platform/db/connect.ts'
import type { Imports, SheetName } from '../../platform/db/tables/import-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Page } from '../../platform/db/page.ts'
import type { RowPlace } from './judging/row-place.ts'
import type { FoundMedia } from './reading/attached.ts'
import { wakeJob } from '../../platform/scheduler/wake.ts'

export type ImportRecord = Selectable<Imports>

const chunkBytes = 256 * 1024

export interface NewImport {
  accountId: number | null
  name: string
  bytes: number
  format: string
  languageId: number
  columns: string[] | null
  signature: string | null
  mapping: Mapping | null
  /** The sheets of a workbook; null for other formats. */
  sheets: SheetName[] | null
  /** For a table: see Table. */
  samples: string[][] | null
  categoryId: number | null
  level: number | null
  source: string | null
}

export async function insertImport(
  db: Db,
  { accountId, languageId, categoryId, columns, mapping, sheets, samples, ...rest }: NewImport,
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      ...rest,
      account_id: accountId,
      language_id: languageId,
      category_id: categoryId,
      state: 'reading',
      columns: columns && JSON.stringify(columns),
      mapping: mapping && JSON.stringify(mapping),
      sheets: sheets && JSON.stringify(sheets),
      samples: samples && JSON.stringify(samples),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  wakeJob(db, 'imports')
  return id
}

export async function storeFile(db: Db, importId: number, path: string): Promise<void> {
  let position = 0
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    const bytes: Buffer = chunk
    await db.insertInto('import_chunks').values({ import_id: importId, position: position++, bytes }).execute()
  }
}

/** @returns false when the file has been deleted */
export async function fetchFile(db: Db, importId: number, path: string): Promise<boolean> {
  let position = 0
  async function* chunks() {
    for (;;) {
      const row = await db
        .selectFrom('import_chunks')
        .select('bytes')
        .where('import_id', '=', importId)
        .where('position', '=', position++)
        .executeTakeFirst()
      if (!row) return
      yield Buffer.from(row.bytes)
    }
  }
  await pipeline(Readable.from(chunks()), createWriteStream(path))
  return position > 1
}

export async function deleteFile(db: Db, importId: number): Promise<void> {
  for (const table of ['import_chunks', 'import_media'] as const) await db.deleteFrom(table).where('import_id', '=', importId).execute()
}

const described = (db: Db) =>
  db.selectFrom('imports as i').leftJoin('accounts as a', 'a.id', 'i.account_id').selectAll('i').select('a.name as by')

export type ListedImport = Awaited<ReturnType<typeof listImports>>[number]

export function findImport(db: Db, id: number): Promise<ListedImport | undefined> {
  return described(db).where('i.id', '=', id).executeTakeFirst()
}

export function listImports(db: Db, { offset, limit }: Page) {
  return described(db).orderBy('i.id', 'desc').offset(offset).limit(limit).execute()
}

export async function countImports(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('imports')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export function lockImport(tx: Tx, id: number): Promise<ImportRecord | undefined> {
  return tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface ImportChange {
  state?: ImportState
  problem?: string | null
  language_id?: number
  category_id?: number | null
  level?: number | null
  publishes?: boolean
  mapping?: string | null
  columns?: string | null
  samples?: string | null
  signature?: string | null
  lost?: string
  source?: string | null
  with_contradictions?: boolean
  counts?: string
  progress?: number
  created_categories?: number[]
  claimed_by?: string | null
  claimed_at?: Date | null
  finished_at?: Date | null
  is_cleared?: boolean
}

export async function updateImport(db: Db, id: number, change: ImportChange): Promise<void> {
  await db.updateTable('imports').set(change).where('id', '=', id).execute()
  if (change.state === 'reading' || change.state === 'running') wakeJob(db, 'imports')
}

/** Claims a waiting import for this process. Two processes never claim the same one. */
export async function claimImport(db: Db, by: string, at: Date): Promise<ImportRecord | undefined> {
  return db
    .updateTable('imports')
    .set({ claimed_by: by, claimed_at: at, progress: 0 })
    .where('id', '=', eb =>
      eb
        .selectFrom('imports')
        .select('id')
        .where('state', 'in', ['reading', 'running'])
        .where('claimed_at', 'is', null)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** When the next import is due: one that no process has claimed is due now, a claimed one `deadMs` after the last heartbeat of its process. */
export async function readNextImport(db: Db, deadMs: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(coalesce(claimed_at + make_interval(secs => ${(deadMs + 1) / 1000}), created_at)) as at
    from imports where state in ('reading', 'running')`.execute(db)
  return rows[0]?.at ?? null
}

/** @returns whether this process still holds the claim: another one takes it over after a minute without a heartbeat */
export async function saveHeartbeat(
  db: Db,
  { id, by, at, progress }: { id: number; by: string; at: Date; progress: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ claimed_at: at, progress })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .where('state', 'in', ['reading', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the claim of this process. @returns false when another process has taken it over */
export async function endClaim(db: Db, id: number, by: string, change: ImportChange): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...change, claimed_by: null, claimed_at: null })
    .where('id', '=', id)
    .where('claimed_by', '=', by)
    .where('state', 'in', ['reading', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks imports as failed whose process has sent no heartbeat since. */
export async function failAbandoned(db: Db, since: Date, problem: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'failed', problem, claimed_by: null, claimed_at: null })
    .where('state', 'in', ['reading', 'running'])
    .where('claimed_at', '<', since)
    .execute()
}

export interface JudgedRow extends RowPlace {
  verdict: RowVerdict
  reason: string
  text: string
  question: object | null
  lost: string[]
  /** The row of the same file, or the question, that the row doubles, contradicts, changes or equals. */
  otherRow: number | null
  otherId: number | null
}

export async function insertRows(db: Db, importId: number, rows: JudgedRow[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, row, file, file_row, verdict, reason, text, question, lost, other_row, other_id)
    select ${importId}::int, row, file, "fileRow", verdict, reason, text, question, lost, "otherRow", "otherId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row int, file text, "fileRow" int, verdict text, reason text, text text, question jsonb,
      lost text[], "otherRow" int, "otherId" int)`.execute(db)
}

export async function deleteRows(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute()
  await db.deleteFrom('import_media').where('import_id', '=', importId).execute()
}

/** Before the table is analysed, PostgreSQL would sort all remaining rows for each portion instead of using the index; forbid sorting. */
export async function followIndexes(tx: Tx, isOn: boolean): Promise<void> {
  await (isOn ? sql`set local enable_sort = off` : sql`set local enable_sort = on`).execute(tx)
}

/** Rows above `mostBytes` are split into several portions of at least one row each. */
export async function readRows(
  db: Db,
  importId: number,
  { verdicts, after, limit, mostBytes }: { verdicts: readonly RowVerdict[]; after: number; limit: number; mostBytes: number },
) {
  // pg_column_size is exact for uncompressed rows (most of them) without converting them to text.
  const { rows } = await sql<{ row: number; verdict: RowVerdict; question: unknown }>`
    select row, verdict, question from (
      select row, verdict, question, sum(bytes) over (order by row) - bytes as before
      from (select row, verdict, question,
          case when pg_column_compression(question) is null then pg_column_size(question) else octet_length(question::text) end as bytes
        from import_rows
        where import_id = ${importId} and verdict = any(${verdicts}::text[]) and row > ${after} order by row limit ${limit}) next
    ) measured where before < ${mostBytes} order by row`.execute(db)
  return rows
}

export async function readMapping(db: Db, signature: string): Promise<Mapping | null> {
  const row = await db.selectFrom('import_mappings').select('mapping').where('signature', '=', signature).executeTakeFirst()
  return row?.mapping ?? null
}

export async function rememberMapping(db: Db, signature: string, mapping: Mapping, now: Date): Promise<void> {
  const row = { mapping: JSON.stringify(mapping), used_at: now }
  await db
    .insertInto('import_mappings')
    .values({ signature, ...row })
    .onConflict(conflict => conflict.column('signature').doUpdateSet(row))
    .execute()
}

export async function stageMedia(db: Db, importId: number, { media, type, bytes, title, size }: FoundMedia): Promise<void> {
  await db
    .insertInto('import_media')
    .values({ import_id: importId, media, type, bytes, title, width: size?.width ?? null, height: size?.height ?? null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function isMedia(db: Db, name: string, kind: 'image' | 'audio'): Promise<boolean> {
  const row = await db.selectFrom('media').select('type').where('name', '=', name).executeTakeFirst()
  return row?.type.startsWith(`${kind}/`) ?? false
}

/** Deletes files of unfinished imports, and rows, once they are old. */
export async function deleteOldFiles(db: Db, before: { files: Date; rows: Date }): Promise<void> {
  const old = db.selectFrom('imports').select('id').where('state', 'not in', ['reading', 'running'])
  for (const table of ['import_chunks', 'import_media'] as const) {
    await db
      .deleteFrom(table)
      .where('import_id', 'in', old.where('created_at', '<', before.files))
      .execute()
  }
  await db
    .deleteFrom('import_rows')
    .where('import_id', 'in', old.where('created_at', '<', before.rows))
    .execute()
  await db.deleteFrom('export_tickets').where('created_at', '<', before.files).execute()
}

export async function readLanguageCodes(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('languages').select(['id', 'code']).orderBy('id').execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

export function listUncleared(db: Db, before: Date) {
  return db
    .selectFrom('imports')
    .select(['id', 'created_categories'])
    .where('state', '=', 'undone')
    .where('is_cleared', '=', false)
    .where('finished_at', '<', before)
    .execute()
}
