// Runs a command with TEST_DATABASE_URL, which names a PostgreSQL server for this command alone. The server never waits for the disk: no
// test cuts its power, and creating and dropping databases takes half the time. Without an installed PostgreSQL, it is the server that
// find-postgres.ts finds.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type OwnPostgres, postgresPrograms, startOwnPostgres } from './own-postgres.ts'

const withoutDisk = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'checkpoint_timeout=1h', 'max_wal_size=4GB']

const [command = '', ...args] = process.argv.slice(2)
// The command gets these signals, too: this process goes on, to remove its server.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const own = process.env.TEST_DATABASE_URL || postgresPrograms === undefined ? null : await startOwn()
try {
  const url = own?.url ?? process.env.TEST_DATABASE_URL ?? find()
  process.exitCode = url === '' ? refuse() : await run(url)
} finally {
  own?.remove()
}

async function startOwn(): Promise<OwnPostgres | null> {
  return startOwnPostgres([...withoutDisk, 'max_connections=200']).catch((error: unknown) => {
    console.log(`Could not start a PostgreSQL server: ${String(error)}`)
    return null
  })
}

/** @returns an empty text when no server answers */
function find(): string {
  const finder = join(import.meta.dirname, 'find-postgres.ts')
  return spawnSync(process.execPath, [finder], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).stdout.trim()
}

function refuse(): number {
  console.log('FAILED with-postgres: no PostgreSQL server to test on')
  return 1
}

async function run(url: string): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url } })
  const [code]: unknown[] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}
