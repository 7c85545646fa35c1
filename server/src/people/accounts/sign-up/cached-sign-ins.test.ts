import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp, type TestPlayer } from '../../../../test/app/app.ts'
import { cutConnections, urlOf } from '../../../../test/setup/database.ts'
import { type BreakableProxy, startBreakableProxy } from '../../../../test/services/breakable-proxy.ts'
import { openDatabase } from '../../../platform/db/connect.ts'
import { deleteAccount } from '../ending/ending.ts'
import { deactivate, findSignedIn } from '../index.ts'
import { deleteSession } from '../store.ts'

// Two processes on one database; the connection of the second can fail. Needs PostgreSQL: the embedded database allows one process.
describe.skipIf(process.env.TEST_DATABASE_URL === undefined)('a sign-in that another process has cached', () => {
  let here: TestApp
  let there: TestApp
  let line: BreakableProxy
  beforeAll(async () => {
    here = await startApp()
    line = await startBreakableProxy(await urlOf(here.database))
    there = await startApp({ database: await openDatabase({ databaseUrl: line.url, dataDir: '' }) })
  })
  afterAll(async () => {
    await there.close()
    await line.close()
    await here.close()
  })

  /** A player whose sign-in the other process has cached while it receives notifications. */
  async function known(): Promise<TestPlayer> {
    const player = await here.player()
    await vi.waitFor(async () => expect(await there.database.changes.isTrusted()).toBe(true), { timeout: 30_000 })
    expect((await there.withToken(player.token).call('get_user_by_id')).status).toBe(200)
    return player
  }

  /** A call that starts more than a second after the session ended must be rejected. @param until statuses allowed before that */
  async function expectEndWithinASecond(player: TestPlayer, until = [200]): Promise<void> {
    const endedAt = performance.now()
    for (let beganAt = endedAt; ; beganAt = performance.now()) {
      const { status } = await there.withToken(player.token).call('get_user_by_id')
      if (status === 401) return
      expect(until).toContain(status)
      expect(beganAt - endedAt).toBeLessThan(1000)
    }
  }

  const tokenHashOf = async ({ id }: TestPlayer) =>
    (await here.database.db.selectFrom('sessions').select('token_hash').where('account_id', '=', id).executeTakeFirstOrThrow()).token_hash

  const ends: [string, (player: TestPlayer) => Promise<unknown>][] = [
    ['logout', player => player.call('logout')],
    ['deactivation', player => deactivate(here.database.db, player.id)],
    ['deletion', ({ id }) => deleteAccount(here.database.db, id, { forget: async () => [] })],
    ['a session taken away by hand', async player => deleteSession(here.database.db, await tokenHashOf(player))],
    [
      'an expired session',
      ({ id }) => sql`update sessions set last_used_at = now() - interval '31 days' where account_id = ${id}`.execute(here.database.db),
    ],
  ]

  it.each(ends)('ends with %s', async (_name, end) => {
    const player = await known()
    await end(player)
    await expectEndWithinASecond(player)
  })

  it('is updated with a new role, language and time zone', async () => {
    const player = await known()
    await here.database.db
      .updateTable('accounts')
      .set({ roles: ['treasurer'], timezone: 'Asia/Riyadh', web_language: 'arabic' })
      .where('id', '=', player.id)
      .execute()
    await vi.waitFor(async () => {
      const signedIn = await findSignedIn(there.database.db, player.token, here.clock.now())
      expect(signedIn).toMatchObject({ roles: ['treasurer'], timezone: 'Asia/Riyadh', webLanguage: 'arabic' })
    })
  })

  it('ends when the listening connection was cut', async () => {
    const player = await known()
    await cutConnections(here.database)
    // This process has lost its connections, too.
    await vi.waitFor(() => deactivate(here.database.db, player.id), { timeout: 10_000 })
    await expectEndWithinASecond(player, [200, 503])
  })

  it('ends when the listening connection is dead but not closed', { timeout: 120_000 }, async () => {
    const player = await known()
    line.deafen()
    await deactivate(here.database.db, player.id)
    await expectEndWithinASecond(player)
    line.mend()
    // The dead connection is detected and replaced.
    await known()
  })

  it('is not cached at all while no notifications arrive', async () => {
    const player = await known()
    line.deafen()
    await vi.waitFor(async () => expect(await there.database.changes.isTrusted()).toBe(false), { timeout: 30_000 })
    await deactivate(here.database.db, player.id)
    expect((await there.withToken(player.token).call('get_user_by_id')).status).toBe(401)
    line.mend()
  })
})
