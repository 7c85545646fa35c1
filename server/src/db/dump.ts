// Dumps an embedded database into one archive and unpacks it again.

import type { Database } from './connect.ts'
import { openPGlite } from './pglite.ts'

/** A gzipped tar of the database's files. */
export async function dumpDatabase({ embedded }: Database): Promise<Uint8Array> {
  if (!embedded) throw new Error('cannot be: only an embedded database is dumped')
  const dump = await embedded.dumpDataDir('gzip')
  return new Uint8Array(await dump.arrayBuffer())
}

/** Unpacks a dump into an empty folder and opens it. @returns the names of its migrations */
export async function unpackDump(dump: Uint8Array<ArrayBuffer>, folder: string): Promise<string[]> {
  const pglite = await openPGlite({ dataDir: folder, loadDataDir: new Blob([dump], { type: 'application/x-gzip' }) })
  try {
    return (await pglite.query<{ name: string }>('select name from schema_migrations')).rows.map(row => row.name)
  } finally {
    await pglite.close()
  }
}
