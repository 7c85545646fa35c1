// Tasks of an operator, while players play: restores a dump beside the live database and compares both, and changes the secret.

import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/platform/db/connect.ts'
import { withDatabase } from '../harness/own-database.ts'
import type { Crowd } from './crowd.ts'
import type { Image } from './image.ts'
import { Connection } from './connection.ts'
import type { Installation } from './installation.ts'
import { expect, visitorAccount } from './visit.ts'

export async function restoreDrill({ postgres, env }: Installation, image: Image): Promise<string> {
  // The file goes beside the data of the cluster, where its user may write.
  const file = join(postgres.folder, 'trivium.dump')
  const live = await withDatabase(postgres.url, rowsOf)
  const dumpSeconds = timed(() => postgres.run('pg_dump', '--format', 'custom', '--file', file, 'trivium'))
  postgres.run('createdb', 'drill')
  const restoreSeconds = timed(() => postgres.run('pg_restore', '--dbname', 'drill', '--exit-on-error', file))
  const url = new URL(postgres.url)
  url.pathname = '/drill'
  const restored = await withDatabase(url.href, rowsOf)
  // Players go on meanwhile, so the dump may have more rows. None of these tables ever loses rows.
  const missing = [...live].filter(([table, rows]) => (restored.get(table) ?? 0) < rows)
  expect(missing.length === 0, `rows are missing after a restore: ${missing.join(', ')}`)
  const from = performance.now()
  const args = ['server/src/operations/commands/ledger-check.ts']
  const said = execFileSync(process.execPath, args, {
    cwd: join(image.root, image.workdir),
    env: { PATH: process.env.PATH, ...image.env, ...env, DATABASE_URL: url.href, DATABASE_OWNER_URL: '' },
    encoding: 'utf8',
  })
  const checkSeconds = ((performance.now() - from) / 1000).toFixed(1)
  expect(said.includes('The ledger is sound'), `ledger-check after a restore: ${said}`)
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1)
  const all = [...restored.values()].reduce((sum, rows) => sum + rows, 0)
  postgres.run('dropdb', 'drill')
  rmSync(file)
  return (
    `restore drill: ${all} rows of ${restored.size} tables, a dump of ${megabytes} MB in ${dumpSeconds} s, ` +
    `restored in ${restoreSeconds} s, ledger-check sound in ${checkSeconds} s`
  )
}

function timed(work: () => void): string {
  const from = performance.now()
  work()
  return ((performance.now() - from) / 1000).toFixed(1)
}

/** Tables that never lose rows. */
const growing = ['accounts', 'plays', 'answers', 'transfers', 'questions', 'battles', 'battle_events', 'schema_migrations']

async function rowsOf({ db }: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const table of growing) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.id(table)}`.execute(db)
    counts.set(table, rows[0]?.count ?? 0)
  }
  return counts
}

/** Changes the secret. The old one encrypts the private keys of the identity provider, so they are deleted and made again. */
export async function changeSecret(installation: Installation, crowd: Crowd, image: Image): Promise<string> {
  crowd.look()
  for (const server of installation.servers) await server.stop()
  await withDatabase(installation.postgres.url, async ({ db }) => void (await sql`delete from identity_keys`.execute(db)))
  installation.env.IDENTITY_SECRET = randomBytes(32).toString('hex')
  await Promise.all([installation.start(0, image), installation.start(1, image)])
  // Caddy has checked the health of both by then.
  await sleep(2500)
  const line = new Connection({ port: installation.port, certificate: installation.caddy.certificate }, '127.0.0.80')
  const origin = { origin: `https://localhost:${installation.port}` }
  const { email, password } = visitorAccount
  const signedIn = await line.send('POST', '/identity/sign-in/email', { email, password }, origin)
  expect(signedIn.status === 200, `sign-in after the secret was changed: ${signedIn.status} ${signedIn.text}`)
  const { status, text } = await line.send('GET', '/identity/token', undefined, origin)
  expect(status === 200, `a token after the secret was changed: ${status} ${text}`)
  line.close()
  const before = crowd.told.answers.size
  await sleep(4000)
  const { problems } = crowd.look()
  expect(problems.length === 0 && crowd.told.answers.size > before, `after the secret was changed: ${problems.slice(0, 3).join('\n')}`)
  return 'identity secret changed: who was signed in plays on, and passwords open the door as before'
}
