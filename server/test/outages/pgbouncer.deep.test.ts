// PgBouncer in front of PostgreSQL, so that every transaction may use another connection: plays, battles, caches and notifications work as
// without it. Needs `pgbouncer` in the PATH and TEST_DATABASE_URL.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { type Database, openDatabase } from '../../src/platform/db/connect.ts'
import { migrate } from '../../src/platform/db/upkeep/migrate.ts'
import { changeSetting } from '../../src/platform/settings/index.ts'
import { type Arena, startArena } from '../games/battle-room.ts'
import { cutConnections, freshDatabase, receiveAll, urlOf } from '../setup/database.ts'
import { enter, eventually, listen, tell } from '../app/live-pages.ts'
import { expectPlayGoesOn, playOn } from './lost-database.ts'
import { ancient, coinsOf } from '../app/quiz.ts'

const names = ['Ann', 'Ben', 'Cem', 'Dov', 'Eli', 'Fay']
const program = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/sbin')
  .map(folder => join(folder, 'pgbouncer'))
  .find(existsSync)

describe.skipIf(process.env.TEST_DATABASE_URL === undefined || program === undefined)('through PgBouncer, by transactions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-pgbouncer-'))
  let bouncer: ChildProcess
  let base: Database
  let pooled: URL
  let direct: string
  let arena: Arena

  beforeAll(async () => {
    base = await freshDatabase()
    direct = await urlOf(base)
    const server = new URL(direct)
    pooled = new URL(direct)
    pooled.port = String(await freePort())
    const settings = [
      '[databases]',
      // Fewer connections than one server would open: transactions have to share.
      `* = host=${server.hostname} port=${server.port || 5432} pool_size=4 connect_query='set statement_timeout = 30000; set idle_in_transaction_session_timeout = 15000'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${pooled.port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `auth_file = ${join(folder, 'users')}`,
      'pool_mode = transaction',
      // By default PgBouncer gives out no connection for 15 seconds after one was cut while it was being opened.
      'server_login_retry = 1',
      'ignore_startup_parameters = extra_float_digits',
    ]
    writeFileSync(join(folder, 'users'), '')
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      `${settings.join('\n').replace('* = ', `* = user=${server.username || userInfo().username} `)}\n`,
    )
    chmodSync(folder, 0o755)
    // PgBouncer refuses to run as root.
    const own = userInfo().uid === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {}
    bouncer = spawn(program ?? '', [join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...own })
    const database = await vi.waitFor(open, { timeout: 20_000, interval: 200 })
    arena = await startArena({ database })
    await arena.app.http.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await arena.close()
    bouncer.kill()
    await base.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function open(): Promise<Database> {
    const database = await openDatabase({ databaseUrl: pooled.href, databaseDirectUrl: direct, preparesStatements: false, dataDir: '' })
    await sql`select 1`.execute(database.db)
    return database
  }

  it('nothing is left to migrate, and the timeouts are the same', async () => {
    expect(await migrate(arena.database)).toEqual([])
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(arena.database.db)
    expect(rows).toEqual([{ statement_timeout: '30s' }])
    const idle = await sql<{ idle_in_transaction_session_timeout: string }>`show idle_in_transaction_session_timeout`.execute(
      arena.database.db,
    )
    expect(idle.rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }])
  })

  it('a whole play pays the same', async () => {
    const alice = await arena.player()
    const result = await arena.playLevel(alice, ancient, 10)
    expect(await coinsOf(alice)).toBe(result.coins)
  })

  it('a cached value is invalidated at once when another process changes it', async () => {
    const other = await open()
    const read = async () => (await arena.stranger.call('get_system_configurations', {})).data.coin_limit
    expect(await arena.database.changes.isTrusted()).toBe(true)
    const before = await read()
    await changeSetting(other.db, 'coin_limit', 777, arena.clock.now())
    await receiveAll(arena.database)
    expect([before, await read()]).toEqual([5000, 777])
    await other.close()
  })

  it('players on two servers play a battle, and each server notifies the other', async () => {
    const [alice, bob] = [await arena.player('Alice'), await arena.player('Bob')]
    const there = await createApp({ config: arena.config, database: await open(), now: arena.clock.now, limitFactor: 1000 })
    await there.http.listen({ port: 0, host: '127.0.0.1' })
    const roomId = await arena.startRoom([alice, bob])
    const { client } = await listen(there, bob)
    const heard: string[] = []
    client.on('battle', ({ battle }: { battle: { state: string } }) => heard.push(battle.state))
    expect(await enter(client, `battle:${roomId}`)).toBe('ok')
    for (let view = await arena.toOpen(alice, roomId); view.due !== null; view = await arena.toOpen(alice, roomId)) {
      await arena.answerRound(alice, view, 'right')
      await arena.answerRound(bob, await arena.view(bob, roomId), 'wrong')
    }
    await eventually(() => expect(heard).toEqual(expect.arrayContaining(['open', 'reveal', 'over'])))
    expect((await arena.view(alice, roomId)).result).toMatchObject({ outcome: 'won' })
    await tell(arena, bob, 'through the pooler')
    await there.close()
  })

  it('players play on while connections behind it are cut, and nothing acknowledged is lost', { timeout: 120_000 }, async () => {
    const course = playOn(arena, await Promise.all(names.map(name => arena.player(name))))
    await expectPlayGoesOn(course)
    for (let cuts = 0; cuts < 6; cuts++) {
      await cutConnections(base)
      await expectPlayGoesOn(course)
    }
    await course.finish()
  })
})

const idOf = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
