// SQL of uploads: files that staff uploaded. Unused ones are deleted after a while, unless staff wants to keep them.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { isUsed } from './places-store.ts'
import { type NewMedia, storeMedia } from './store.ts'

const dayMs = 86_400_000
/** After two days an editor has used an upload, or nobody will. */
const newDays = 2
/** Somebody may undo the change that dropped it: in the history of a question or a setting. */
export const droppedDays = 30

export interface NewUpload {
  media: NewMedia
  accountId: number
  at: Date
  forExams: boolean
  isKept: boolean
  title: string | null
  size: { width: number; height: number } | null
}

/** Before the names of uploads for the bank: `uploads_in` finds them in texts. */
export const libraryPrefix = 'upload'

/**
 * The name marks the file as an upload, because the same bytes in the starter content are a separate file, and so are those of an exam:
 * who uploads a picture for the bank must not find what an examiner wrote about it. @returns the name
 */
export async function storeUpload(db: Db, { media, accountId, at, forExams, isKept, title, size }: NewUpload): Promise<string> {
  const named = { ...media, name: forExams ? `${libraryPrefix}-exam` : libraryPrefix }
  const name = await storeMedia(db, named)
  // The sweep may be deleting the same file at this moment.
  if ((await lockMedia(db, [name])).length > 0) await storeMedia(db, named)
  const deleteAt = isKept ? null : new Date(at.getTime() + newDays * dayMs)
  await sql`
    insert into uploads (name, account_id, uploaded_at, for_exams, kept, delete_at, title, width, height)
    values (${name}, ${accountId}, ${at}, ${forExams}, ${isKept}, ${deleteAt}, ${title}, ${size?.width ?? null}, ${size?.height ?? null})
    on conflict (name) do update set kept = uploads.kept or excluded.kept, title = coalesce(uploads.title, excluded.title),
      for_exams = uploads.for_exams and excluded.for_exams, width = excluded.width, height = excluded.height,
      delete_at = case when uploads.kept or excluded.kept then null else greatest(uploads.delete_at, excluded.delete_at) end`.execute(db)
  return name
}

/** Stores the pictures and sounds that an import brings. Nobody's description of the same file changes. */
export async function storeImported(tx: Tx, importId: number, at: Date): Promise<void> {
  const store = () =>
    sql`
      insert into media (name, type, bytes) select media, type, bytes from import_media where import_id = ${importId} order by media
      on conflict do nothing`.execute(tx)
  await store()
  const { rows } = await sql<{ media: string }>`select media from import_media where import_id = ${importId}`.execute(tx)
  // The sweep may be deleting one of them at this moment.
  const gone = await lockMedia(
    tx,
    rows.map(({ media }) => media),
  )
  if (gone.length > 0) await store()
  await sql`
    insert into uploads (name, account_id, uploaded_at, for_exams, import_id, title, width, height)
    select m.media, i.account_id, ${at}, false, i.id, nullif(m.title, ''), m.width, m.height
    from import_media m join imports i on i.id = m.import_id
    where m.import_id = ${importId} and i.account_id is not null and m.media ${sql.raw(`like '${libraryPrefix}-%'`)}
    on conflict do nothing`.execute(tx)
}

/**
 * Locks uploads that a transaction is about to use, so that they are not deleted before its end.
 * @returns the names that have no media (any more)
 */
export async function lockMedia(tx: Db, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from media where name = any(${names}::text[]) order by name for key share`.execute(tx)
  const found = new Set(rows.map(({ name }) => name))
  return names.filter(name => !found.has(name))
}

const most = 200

/**
 * Notes which uploads nothing uses any more, and deletes those that nothing has used for long enough. An upload that is used again in the
 * same moment stays: its user has locked it (`lockMedia`), or the second look finds it used.
 */
export async function sweepUploads(db: Db, now: Date): Promise<void> {
  const used = isUsed(sql<string>`u.name`)
  await sql`update uploads u set delete_at = null where u.delete_at is not null and ${used}`.execute(db)
  const later = new Date(now.getTime() + droppedDays * dayMs)
  await sql`update uploads u set delete_at = ${later} where u.delete_at is null and not u.kept and not ${used}`.execute(db)
  let deleted = most
  while (deleted === most) deleted = await inTransaction(db, tx => deleteDue(tx, now))
}

async function deleteDue(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    select m.name from media m join uploads u on u.name = m.name
    where u.delete_at <= ${now}::timestamptz and not u.kept order by m.name limit ${most} for update skip locked`.execute(tx)
  // A new statement, so that it sees what was committed before the locks.
  return deleteUnusedMedia(
    tx,
    rows.map(({ name }) => name),
  )
}

/** @param names of media that this transaction has locked. @returns how many were not used and are deleted */
export async function deleteUnusedMedia(tx: Tx, names: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from media m where m.name = any(${names}::text[]) and not ${isUsed(sql<string>`m.name`)}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
