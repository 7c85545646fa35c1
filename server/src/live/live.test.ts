import type { AddressInfo } from 'node:net'
import { livePath, type ServerToClient } from '@trivium/contract/live-messages'
import { sql } from 'kysely'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareTalk, say, talkRooms } from '../../test/talk-room.ts'
import { startApp, type TestApp, type TestPlayer } from '../../test/app.ts'
import { type App, createApp } from '../app.ts'
import { deactivate, openSession } from '../accounts/index.ts'
import { notify } from '../notices/index.ts'

/** Untyped, as a page that is not ours would have it: it may try to say what no typed client can. */
type Client = Socket
type Message = Parameters<ServerToClient['notice']>[0]

let test: TestApp
const opened: Client[] = []
beforeAll(async () => {
  test = await startApp()
  await test.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const client of opened.splice(0)) client.disconnect()
})
afterAll(() => test.close())

function open({ http }: App, token?: unknown, extraHeaders = {}, more = {}): Client {
  const { port } = http.server.address() as AddressInfo
  const client: Client = io(`http://127.0.0.1:${port}`, {
    path: livePath,
    auth: { token, ...more },
    extraHeaders,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  opened.push(client)
  return client
}

/** @returns why it was refused, or null when it is connected. */
function outcome(client: Client): Promise<string | null> {
  return new Promise(resolve => {
    client.on('connect', () => resolve(null))
    client.on('connect_error', error => resolve(error.message))
  })
}

/** Connected, with what it hears. */
async function listen(player: TestPlayer, app = test.app): Promise<{ client: Client; heard: Message[] }> {
  const client = open(app, player.token)
  const heard: Message[] = []
  client.on('notice', (message: Message) => heard.push(message))
  expect(await outcome(client)).toBeNull()
  return { client, heard }
}

const enter = (client: Client, room: string, after = 0): Promise<string> => client.emitWithAck('room', { type: 'join', room, after })
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 })
const ended = (client: Client) => eventually(() => expect(client.connected).toBe(false))
const tell = ({ id }: TestPlayer, key: string) =>
  notify(test.database.db, { accountId: id, type: 'referral', key, params: { count: 3 }, at: test.clock.now() })

describe('the live socket', () => {
  it.each([undefined, '', 'not-a-token', 'A'.repeat(43), 42, { token: 1 }])('refuses who is not signed in: %j', async token => {
    const client = open(test.app, token)
    expect(await outcome(client)).toBe('unauthorized')
    await eventually(() => expect(client.io.engine.readyState).toBe('closed'))
  })

  it('brings a notice to every page of the player, and to nobody else', async () => {
    const [alice, bob] = [await test.player('Alice', { webLanguage: 'es' }), await test.player('Bob')]
    const [one, two, others] = [await listen(alice), await listen(alice), await listen(bob)]
    await tell(alice, 'a')
    await tell(alice, 'b')
    await tell(alice, 'b')
    await tell(bob, 'of-bob')
    await eventually(() => expect([one.heard.length, two.heard.length, others.heard.length]).toEqual([2, 2, 1]))
    expect(one.heard).toEqual(two.heard)
    expect(one.heard.map(({ unread }) => unread).at(-1)).toBe(2)
    const listed = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data
    expect(one.heard.map(({ notice }) => notice)).toEqual(listed)
    expect(one.heard[0]?.notice.title).toBe('Tu invitación dio fruto')
  })

  it('tells nothing of a transaction that rolls back, and nothing before it commits', async () => {
    const alice = await test.player()
    const { heard } = await listen(alice)
    const broken = test.database.db.transaction().execute(async tx => {
      await notify(tx, { accountId: alice.id, type: 'referral', key: 'never', params: { count: 1 }, at: test.clock.now() })
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    await test.database.db.transaction().execute(async tx => {
      await notify(tx, { accountId: alice.id, type: 'referral', key: 'held', params: { count: 1 }, at: test.clock.now() })
      await new Promise(resolve => setTimeout(resolve, 150))
      expect(heard).toEqual([])
    })
    await eventually(() => expect(heard).toHaveLength(1))
    await new Promise(resolve => setTimeout(resolve, 100))
    expect(heard).toHaveLength(1)
  })

  it('ends at once with the session, on that device alone', async () => {
    const alice = await test.player()
    const second = { ...alice, token: await openSession(test.database.db, alice.id, test.clock.now()) }
    const [here, there] = [await listen(alice), await listen(second)]
    await alice.call('logout')
    await ended(here.client)
    expect(there.client.connected).toBe(true)
    await tell(alice, 'still-there')
    await eventually(() => expect(there.heard).toHaveLength(1))
    expect(here.heard).toEqual([])
  })

  it('ends within a minute of a session that ran out unheard of', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const own = await startApp()
    await own.app.http.listen({ port: 0, host: '127.0.0.1' })
    const [alice, bob] = [await own.player('Alice'), await own.player('Bob')]
    const [one, two] = [await listen(alice, own.app), await listen(bob, own.app)]
    own.clock.advance(20 * 86_400_000)
    await bob.call('get_user_by_id')
    own.clock.advance(20 * 86_400_000)
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await ended(one.client)
    expect(two.client.connected).toBe(true)
    await own.close()
  })

  it('ends with deactivation and with deletion', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const [one, two] = [await listen(alice), await listen(bob)]
    await deactivate(test.database.db, alice.id)
    await bob.call('delete_user_account')
    await ended(one.client)
    await ended(two.client)
  })

  it('ends when the session is gone, whoever took it away', async () => {
    const alice = await test.player()
    const { client } = await listen(alice)
    await test.database.db.deleteFrom('sessions').where('account_id', '=', alice.id).execute()
    await ended(client)
  })

  it('brings what was told while the database could not be heard', async context => {
    if (test.database.kind === 'embedded') return context.skip()
    const alice = await test.player()
    const { heard } = await listen(alice)
    await test.database.withSession(async session => {
      await session.select(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      // Without a word on any channel.
      await session.run(
        `insert into notices (account_id, type, key, params, created_at) values (${alice.id}, 'referral', 'missed', '{"count": 1}', now())`,
      )
    })
    await eventually(() => expect(heard).toHaveLength(1))
  })

  it('holds ten pages of one account, and takes another when one has gone', async () => {
    const alice = await test.player()
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcome(open(test.app, alice.token))))
    expect(outcomes.filter(one => one === null)).toHaveLength(10)
    expect(outcomes.filter(one => one === 'too_many_requests')).toHaveLength(2)
    opened.find(client => client.connected)?.disconnect()
    await eventually(async () => expect(await outcome(open(test.app, alice.token))).toBeNull())
  })

  it('counts tries by address, whatever else is made up', async () => {
    const own = await startApp({ limitFactor: 0.001, env: { TRUST_PROXY: '1' } })
    await own.app.http.listen({ port: 0, host: '127.0.0.1' })
    const from = (...told: string[]) => outcome(open(own.app, 'A'.repeat(43), { 'x-forwarded-for': told.join(', ') }))
    const outcomes = await Promise.all([1, 2, 3, 4].map(turn => from(`198.51.100.${turn}`, '203.0.113.7')))
    expect(outcomes.filter(one => one === 'unauthorized')).toHaveLength(3)
    expect(outcomes.filter(one => one === 'websocket error')).toHaveLength(1)
    expect(await from('203.0.113.7', '203.0.113.8')).toBe('unauthorized')
    await own.close()
  })

  it('takes no questions', async () => {
    const { client } = await listen(await test.player())
    client.emit('get_user_badges')
    await ended(client)
  })

  it('takes no large messages', async () => {
    const { client } = await listen(await test.player())
    client.emit('x', 'x'.repeat(20_000))
    await ended(client)
  })

  it('is allowed by the content policy', async () => {
    const { headers } = await test.app.http.inject({ url: '/healthz' })
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' ws:\/\/[^;]+/)
  })
})

describe('what was missed', () => {
  it('comes in order when a page says the last it has, and not again', async () => {
    const alice = await test.player()
    const { client, heard } = await listen(alice)
    await tell(alice, 'one')
    await eventually(() => expect(heard).toHaveLength(1))
    client.disconnect()
    for (const key of ['two', 'three', 'four']) await tell(alice, key)
    const back = open(test.app, alice.token, {}, { after: heard[0]?.number })
    const missed: Message[] = []
    back.on('notice', (message: Message) => missed.push(message))
    await eventually(() => expect(missed).toHaveLength(3))
    await tell(alice, 'five')
    await eventually(() => expect(missed).toHaveLength(4))
    const listed = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data
    expect([...heard, ...missed].map(({ notice }) => notice)).toEqual(listed)
    expect(missed.map(({ room, number }) => [room, number])).toEqual(listed.slice(1).map(({ id }) => [`account:${alice.id}`, id]))
  })

  it.each(['all', -1, 1.5, { gt: 0 }])('is none where a page says %j', async after => {
    const alice = await test.player()
    await tell(alice, 'before')
    const client = open(test.app, alice.token, {}, { after })
    const heard: Message[] = []
    client.on('notice', (message: Message) => heard.push(message))
    expect(await outcome(client)).toBeNull()
    await tell(alice, 'now')
    await eventually(() => expect(heard.map(({ unread }) => unread)).toEqual([2]))
  })
})

describe('a room', () => {
  it('of somebody else, of no kind or of no name is closed, and nothing of it is heard', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const { client, heard } = await listen(bob)
    const ask = (room: string): Promise<string> => client.emitWithAck('room', { type: 'join', room, after: 0 })
    for (const room of [`account:${alice.id}`, 'battle:1', 'account:0']) expect(await ask(room)).toBe('not_here')
    await tell(alice, 'private')
    await tell(bob, 'mine')
    await eventually(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.room).toBe(`account:${bob.id}`)
  })

  it.each([
    [{ type: 'join', room: 'account', after: 0 }],
    [{ type: 'join', room: 'account:1' }],
    [{ type: 'join', room: `account:${'1'.repeat(100)}`, after: 0 }],
    [{ type: 'say', room: 'account:1' }],
    ['join'],
    [null],
  ])('is not asked for by %j: who says that is sent away', async asked => {
    const { client } = await listen(await test.player())
    client.emit('room', asked, () => {})
    await ended(client)
  })

  it('is asked for no more often than anything else', async () => {
    const own = await startApp({ limitFactor: 0.05 })
    await own.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { client } = await listen(await own.player(), own.app)
    for (let turn = 0; turn < 20; turn++) client.emit('room', { type: 'leave', room: 'battle:1' }, () => {})
    await ended(client)
    await own.close()
  })
})

describe('two servers on one database', () => {
  it('both bring the notice to the pages they hold', async () => {
    const app = await createApp({ config: test.config, database: test.database, now: test.clock.now, limitFactor: 1000 })
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    const alice = await test.player()
    const [here, there] = [await listen(alice), await listen(alice, app)]
    await tell(alice, 'both')
    await eventually(() => expect([here.heard.length, there.heard.length]).toEqual([1, 1]))
    await app.close()
    await ended(there.client)
    await tell(alice, 'one')
    await eventually(() => expect(here.heard).toHaveLength(2))
  })
})

describe('a room across two servers', () => {
  it('tells everybody the same in the same order, and whoever changes servers what was missed', async () => {
    const own = await startApp()
    const { db } = own.database
    await prepareTalk(db)
    const start = async () => {
      const app = await createApp({ ...own, now: own.clock.now, limitFactor: 1000, rooms: [talkRooms(db)] })
      await app.http.listen({ port: 0, host: '127.0.0.1' })
      return app
    }
    const [here, there] = [await start(), await start()]
    const [alice, bob] = [await own.player('Alice'), await own.player('Bob')]
    for (const { id } of [alice, bob]) await sql`insert into talk_members values ('t1', ${id})`.execute(db)
    const [one, two] = [await listen(alice, here), await listen(bob, there)]
    expect(await enter(one.client, 'talk:t1')).toBe('ok')
    expect(await enter(two.client, 'talk:t1')).toBe('ok')
    const words = (heard: Message[]) => heard.map(({ notice }) => notice.message)
    await eventually(() => expect(words(two.heard)).toContain(`${bob.id} comes`))
    for (const [index, says] of ['red', 'green', 'blue'].entries()) await say(db, 't1', says, index === 1 ? bob.id : null)
    const all = [`${alice.id} comes`, `${bob.id} comes`, 'red', 'green', 'blue']
    await eventually(() => expect([words(one.heard), words(two.heard)]).toEqual([all.filter(said => said !== 'green'), all]))
    await here.close()
    await say(db, 't1', 'meanwhile')
    await eventually(() => expect(words(two.heard)).toEqual([...all, `${alice.id} goes`, 'meanwhile']))
    const moved = await listen(alice, there)
    expect(await enter(moved.client, 'talk:t1', one.heard.at(-1)?.number)).toBe('ok')
    await eventually(() => expect(words(moved.heard)).toEqual([`${alice.id} goes`, 'meanwhile', `${alice.id} comes`]))
    expect(moved.heard.map(({ number }) => number)).toEqual([6, 7, 8])
    await there.close()
    await own.close()
  })
})

describe('closing the server', () => {
  it('takes leave of open pages and does not wait for them', async () => {
    const own = await startApp()
    await own.app.http.listen({ port: 0, host: '127.0.0.1' })
    const { client } = await listen(await own.player(), own.app)
    const startedAt = performance.now()
    await own.close()
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await ended(client)
  })
})
