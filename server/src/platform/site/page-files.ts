// Saves the files of pages, so that a page opened before a release still gets files that it loads later, such as the code for formulas or
// for another page. They are in the database, because each process and each image has only the files of its own release.

import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Limits } from '../api/requests/limits.ts'
import { TooManyRequests } from '../api/respond.ts'
import type { SavedFile } from '../api/http/web.ts'
import type { Db } from '../db/connect.ts'
import { deletePageFiles, insertPageFiles, noteHad, readPageFile } from './page-files-store.ts'

const dayMs = 86_400_000
/** Few pages stay open for longer. */
const keptDays = 30
/** Files in one statement. */
const atOnce = 50
const compressed = '.br'
/** In the folder of a build: its files are compressed (scripts/compress-pages.mjs). */
const mark = '.compressed'

/** The folders of the built player pages and the console. */
interface Roots {
  webRoot?: string
  consoleRoot?: string
}

/** Stores the files of this release once they are compressed, soon after the start. Once a day it notes that they are still in use, and deletes old ones. */
export function pageFileSaver(db: Db, { webRoot, consoleRoot }: Roots, now: () => Date): () => Promise<void> {
  let notedAt = 0
  return async () => {
    if (now().getTime() - notedAt < dayMs) return
    if ([webRoot, consoleRoot].some(root => root !== undefined && existsSync(join(root, 'assets')) && !existsSync(join(root, mark)))) return
    if (webRoot !== undefined) await keep(db, join(webRoot, 'assets'), '/assets/', now())
    if (consoleRoot !== undefined) await keep(db, join(consoleRoot, 'assets'), '/admin/assets/', now())
    await deletePageFiles(db, new Date(now().getTime() - keptDays * dayMs))
    notedAt = now().getTime()
  }
}

async function keep(db: Db, folder: string, prefix: string, now: Date): Promise<void> {
  if (!existsSync(folder)) return
  const names = (await readdir(folder)).filter(name => !name.endsWith(compressed))
  const missing = await noteHad(
    db,
    names.map(name => prefix + name),
    now,
  )
  for (let from = 0; from < missing.length; from += atOnce) {
    const part = missing.slice(from, from + atOnce)
    const files = part.map(async path => ({ path, ...(await readBuilt(join(folder, path.slice(prefix.length)))) }))
    await insertPageFiles(db, await Promise.all(files), now)
  }
}

async function readBuilt(file: string) {
  const is_brotli = existsSync(file + compressed)
  return { bytes: await readFile(is_brotli ? file + compressed : file), is_brotli }
}

/** @returns a function that finds a file of an earlier release. It counts against the address limit, because it reads the database */
export function findPageFile(db: Db, limits: Limits): (path: string, address: string) => Promise<SavedFile | undefined> {
  return async (path, address) => {
    const seconds = await limits.take('address', address)
    if (seconds > 0) throw new TooManyRequests(seconds)
    const file = await readPageFile(db, path)
    return file && { bytes: Buffer.from(file.bytes), isBrotli: file.is_brotli }
  }
}
