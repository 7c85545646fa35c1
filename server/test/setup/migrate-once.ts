// Migrates once per run, so that each test file starts from a copy: a dump of PGlite, or a template database.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, wrapEmbedded } from '../../src/platform/db/connect.ts'
import { migrate } from '../../src/platform/db/upkeep/migrate.ts'
import { openPGlite, type Sizes } from '../../src/platform/db/connection/pglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the dump, or URL of the template database for its owner. */
    migrated: string
  }
}

/** Tests open hundreds of small databases: half of the processor time of opening one depends on these sizes. */
export const smallSizes: Sizes = { sharedBuffersMb: 16, walSegmentMb: 1 }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
  return server ? setupTemplate(project, server) : setupDump(project)
}

async function setupDump(project: TestProject) {
  const pglite = await openPGlite({}, smallSizes)
  const database = wrapEmbedded(pglite)
  await migrate(database)
  // Half of the files of every copy would be template databases, which no test uses.
  await pglite.exec('update pg_database set datistemplate = false, datallowconn = true')
  for (const template of ['template0', 'template1']) await pglite.exec(`drop database ${template}`)
  // A checkpoint, because otherwise every copy would replay the log when it starts.
  await pglite.exec('checkpoint')
  const folder = mkdtempSync(join(tmpdir(), 'trivium-test-'))
  const file = join(folder, 'migrated.tar')
  writeFileSync(file, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
  project.provide('migrated', file)
  return async () => rmSync(folder, { recursive: true })
}

async function setupTemplate(project: TestProject, server: string) {
  const name = `trivium_test_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  await run(server, `create database ${name}`)
  url.pathname = `/${name}`
  // Tests connect with a role that may only read and write rows, as servers do (docs/decisions/047).
  const serving = new URL(url)
  serving.username = `${name}_serving`
  // With the password of the owner, if it has one.
  const password = decodeURIComponent(serving.password).replaceAll("'", "''")
  await run(server, `create role ${serving.username} login ${password ? `password '${password}'` : ''}`)
  const database = await openDatabase({ databaseUrl: serving.href, databaseOwnerUrl: url.href, dataDir: '' })
  await migrate(database)
  await database.close()
  project.provide('migrated', url.href)
  return async () => {
    // Drops the template, and the copies that the workers have used.
    for (const { datname } of await run(server, `select datname from pg_database where starts_with(datname, '${name}')`))
      await run(server, `drop database ${String(datname)} with (force)`)
    await run(server, `drop role ${serving.username}`)
  }
}

async function run(server: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement)
  await client.end()
  return rows
}
