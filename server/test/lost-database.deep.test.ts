// The deep tests of lost connections: many cuts, and a PostgreSQL server of our own that is really restarted.

import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openDatabase } from '../src/db/connect.ts'
import { migrate } from '../src/db/migrate.ts'
import { cutConnections } from './database.ts'
import { expectPlayGoesOn, playOn } from './lost-database.ts'
import { type Quiz, startQuiz } from './quiz.ts'

const names = ['Ann', 'Ben', 'Cem', 'Dov', 'Eli', 'Fay']

describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('connections cut 25 times in six seconds', () => {
  let quiz: Quiz
  beforeAll(async () => {
    quiz = await startQuiz()
  })
  afterAll(() => quiz.close())

  it('lose nothing', { timeout: 120_000 }, async () => {
    const course = playOn(quiz, await Promise.all(names.map(name => quiz.player(name))))
    await expectPlayGoesOn(course)
    for (let cuts = 0; cuts < 25; cuts++) {
      await cutConnections(quiz.database)
      await sleep(240)
    }
    await expectPlayGoesOn(course)
    await course.finish()
  })
})

const programs = findPrograms()

describe.skipIf(programs === undefined)('a PostgreSQL server that is restarted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-restart-'))
  let port: number
  let quiz: Quiz
  beforeAll(async () => {
    port = await freePort()
    if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
    run('initdb', '--pgdata', folder, '--auth', 'trust', '--username', 'postgres', '--no-sync')
    control('start')
    const database = await openDatabase({ databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, dataDir: '' })
    await migrate(database)
    quiz = await startQuiz({ database })
  })
  afterAll(async () => {
    await quiz.close()
    control('stop')
    rmSync(folder, { recursive: true, force: true })
  })

  it.each(['fast', 'immediate'])('%s: loses nothing, and play goes on', { timeout: 120_000 }, async how => {
    const course = playOn(quiz, await Promise.all(names.map(name => quiz.player(name))))
    await expectPlayGoesOn(course)
    control('restart', '--mode', how)
    await expectPlayGoesOn(course)
    await course.finish()
  })

  const isRoot = userInfo().uid === 0
  const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))

  /** Runs as another user when this process is root, because PostgreSQL refuses to run as root. */
  function run(program: string, ...args: string[]): void {
    const own = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
    execFileSync(join(programs ?? '', program), args, { stdio: 'ignore', cwd: folder, ...own })
  }

  function control(what: 'start' | 'stop' | 'restart', ...how: string[]): void {
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`
    run(
      'pg_ctl',
      what,
      ...how,
      '--pgdata',
      folder,
      '--wait',
      ...(what === 'stop' ? [] : ['--options', options, '--log', join(folder, 'log')]),
    )
  }
})

/** Finds the folder of PostgreSQL's programs: in PATH, or where Debian installs them. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(version => join(debian, version, 'bin')) : []
  return [...(process.env.PATH ?? '').split(delimiter), ...versions].find(folder => existsSync(join(folder, 'pg_ctl')))
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
