// Dumps an embedded database into one archive and unpacks it again.

import type { Database } from '../connect.ts'
import { openPGlite } from '../connection/pglite.ts'

/** A gzipped tar of the database's files. */
export async function dumpDatabase({ embedded }: Database): Promise<Uint8Array> {
  if (!embedded) throw new Error('cannot be: only an embedded database is dumped')
  const dump = await embedded.dumpDataDir('gzip')
  return new Uint8Array(await dump.arrayBuffer())
}

/** Answers a query from the unpacked database. */
export type Query = (text: string) => Promise<Record<string, unknown>[]>

/** Unpacks a dump into an empty folder, opens it for `look`, and closes it. */
export async function unpackDump<Result>(
  dump: Uint8Array<ArrayBuffer>,
  folder: string,
  look: (query: Query) => Promise<Result>,
): Promise<Result> {
  const pglite = await openPGlite({ dataDir: folder, loadDataDir: new Blob([dump], { type: 'application/x-gzip' }) })
  try {
    return await look(async text => (await pglite.query<Record<string, unknown>>(text)).rows)
  } finally {
    await pglite.close()
  }
}

export const migrationsIn = async (query: Query): Promise<string[]> =>
  (await query('select name from schema_migrations order by name')).map(row => String(row.name))

/** Writes changes from memory to the files. Waits for an open transaction. */
export async function checkpoint({ embedded }: Database): Promise<void> {
  await embedded?.exec('checkpoint')
}
