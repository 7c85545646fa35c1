// Measures the cost of a query in the database alone. The store's functions run against a connection that only records their SQL;
// PostgreSQL then explains and times that SQL, so the figure excludes network and client.

import { CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../../../server/src/platform/db/connect.ts'
import type { Tables } from '../../../server/src/platform/db/tables/schema.ts'

interface Explained {
  'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[]
}

/** @returns milliseconds of planning and execution, one figure per run. */
export async function databaseTimes(db: Db, runs: number, query: (db: Db) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    let ms = 0
    for (const { sql, parameters } of await sqlOf(query)) {
      const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<Explained>(explain)
      const plan = rows[0]?.['QUERY PLAN'][0]
      if (!plan) throw new Error('PostgreSQL did not explain')
      ms += plan['Planning Time'] + plan['Execution Time']
    }
    times.push(ms)
  }
  return times
}

async function sqlOf(query: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const written: CompiledQuery[] = []
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: kysely =>
        new PostgresDialect({ pool: async () => Promise.reject(new Error('no pool')) }).createIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: event => void written.push(event.query),
  })
  await query(db)
  return written
}
