import type { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallSizes } from '../../../../test/setup/migrate-once.ts'
import { openPGlite } from './pglite.ts'

let fromFiles: PGlite
let byInitdb: PGlite
beforeAll(async () => {
  fromFiles = await openPGlite({ loadDataDir: await dataDir() }, smallSizes)
  byInitdb = await openPGlite({}, smallSizes)
})
afterAll(async () => {
  await fromFiles.close()
  await byInitdb.close()
})

/** Values that depend on the time, on chance or on what was vacuumed. Two tables are left out: statistics, and one with the version. */
const incidental = '{relfilenode,relpages,reltuples,relallvisible,relallfrozen,relfrozenxid,relminmxid,datfrozenxid,datminmxid,oid}'

async function digests(database: PGlite): Promise<Record<string, string>> {
  const { rows } = await database.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and relname not in ('pg_statistic', 'sql_implementation_info') order by relname`,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const place = name.startsWith('sql_') ? `information_schema.${name}` : name
    const sum = await database.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, ' ' order by row)), '') as sum
        from (select (to_jsonb(t) - '${incidental}'::text[])::text as row from ${place} t) rows`,
    )
    found[name] = sum.rows[0]?.sum ?? ''
  }
  return found
}

describe('a new database from the files of the package', () => {
  it('has the catalogue that the initdb of the installed PGlite writes', async () => {
    const [one, other] = [await digests(fromFiles), await digests(byInitdb)]
    expect(Object.keys(other).length).toBeGreaterThan(60)
    expect(one).toEqual(other)
  })

  it('has its settings', async () => {
    const settings = `select name, setting from pg_settings where source not in ('override', 'command line')
      and name not in ('wal_segment_size', 'max_wal_size', 'min_wal_size', 'shared_buffers', 'TimeZone', 'log_timezone') order by name`
    expect((await fromFiles.query(settings)).rows).toEqual((await byInitdb.query(settings)).rows)
    const zone = "select '2026-07-01T12:00:00Z'::timestamptz::text as noon"
    expect((await fromFiles.query(zone)).rows).toEqual([{ noon: '2026-07-01 12:00:00+00' }])
  })
})
