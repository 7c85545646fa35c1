// SQL of saved page files.

import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface PageFile {
  path: string
  bytes: Buffer
  is_brotli: boolean
}

/** Notes that a running server has these files. @returns the paths that are not stored yet */
export async function noteHad(db: Db, paths: string[], now: Date): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    update page_files set had_at = ${now} where path = any(${paths}::text[]) returning path`.execute(db)
  const stored = new Set(rows.map(({ path }) => path))
  return paths.filter(path => !stored.has(path))
}

/** Skips files that another process has stored meanwhile: they are the same. */
export async function insertPageFiles(db: Db, files: PageFile[], now: Date): Promise<void> {
  await db
    .insertInto('page_files')
    .values(files.map(file => ({ ...file, had_at: now })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function readPageFile(db: Db, path: string): Promise<PageFile | undefined> {
  return db.selectFrom('page_files').select(['path', 'bytes', 'is_brotli']).where('path', '=', path).executeTakeFirst()
}

export async function deletePageFiles(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('page_files').where('had_at', '<', before).execute()
}
