// Stores pictures, sounds and printable pages in the database, so that one backup has everything. A name contains the hash of the bytes,
// so the content under a name never changes.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { must } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/mp4': 'm4a',
  'audio/webm': 'weba',
  'application/pdf': 'pdf',
}

export interface NewMedia {
  /** Goes before the hash, for people who read the address. */
  name?: string
  type: string
  bytes: Uint8Array
}

/** @returns the name under which the media will be served */
export function nameOfMedia({ name, type, bytes }: NewMedia): string {
  const extension = must(extensions[type], `media of the type ${type}`)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const prefix = name
    ? `${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60)}-`
    : ''
  return `${prefix}${hash}.${extension}`
}

/** Storing the same bytes again changes nothing. @returns the name under which the media is served */
export async function storeMedia(db: Db, media: NewMedia): Promise<string> {
  const { type, bytes } = media
  const fullName = nameOfMedia(media)
  await db
    .insertInto('media')
    .values({ name: fullName, type, bytes: Buffer.from(bytes) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return fullName
}

export function readMedia(db: Db, name: string) {
  return db.selectFrom('media').select(['type', 'bytes']).where('name', '=', name).executeTakeFirst()
}

/** Reads type and length, but not the bytes. */
export function describeMedia(db: Db, name: string) {
  return db
    .selectFrom('media')
    .select(['type', eb => eb.fn<number>('octet_length', ['bytes']).as('length')])
    .where('name', '=', name)
    .executeTakeFirst()
}

export interface ByteRange {
  first: number
  last: number
}

/** Reads only the bytes from `first` to `last`, both inclusive. */
export async function readMediaPart(db: Db, name: string, { first, last }: ByteRange): Promise<Buffer | undefined> {
  const { rows } = await sql<{ bytes: Buffer }>`
    select substring(bytes from ${first + 1}::int for ${last - first + 1}::int) as bytes from media where name = ${name}`.execute(db)
  return rows[0] && Buffer.from(rows[0].bytes)
}

export async function isStored(db: Db, name: string): Promise<boolean> {
  return (await describeMedia(db, name)) !== undefined
}

export async function deleteMedia(db: Db, name: string): Promise<void> {
  await db.deleteFrom('media').where('name', '=', name).execute()
}
