import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { TestApp } from '../../../test/app/app.ts'
import { terminateOthers } from '../../../test/setup/database.ts'
import { ended, eventually, listen, type Message, open, outcome, startListening, tell } from '../../../test/app/live-pages.ts'
import { deactivate, openSession } from '../../people/accounts/index.ts'
import { notify } from '../../rewards/notices/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startListening()
})
afterAll(() => test.close())

describe('the live socket', () => {
  // ASVS V4.4.4
  it.each([undefined, '', 'not-a-token', 'A'.repeat(43), 42, { token: 1 }])('refuses a token without a session: %j', async token => {
    const client = open(test.app, token)
    expect(await outcome(client)).toBe('unauthorized')
    await eventually(() => expect(client.io.engine.readyState).toBe('closed'))
  })

  it('sends a notice to every page of the player, and to no other player', async () => {
    const [alice, bob] = [await test.player('Alice', { webLanguage: 'es' }), await test.player('Bob')]
    const [one, two, others] = [await listen(test.app, alice), await listen(test.app, alice), await listen(test.app, bob)]
    await tell(test, alice, 'a')
    await tell(test, alice, 'b')
    await tell(test, alice, 'b')
    await tell(test, bob, 'of-bob')
    await eventually(() => expect([one.heard.length, two.heard.length, others.heard.length]).toEqual([2, 2, 1]))
    expect(one.heard).toEqual(two.heard)
    expect(one.heard.map(({ unread }) => unread).at(-1)).toBe(2)
    const listed = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data
    expect(one.heard.map(({ notice }) => notice)).toEqual(listed)
    expect(one.heard[0]?.notice.title).toBe('Tu invitación dio fruto')
  })

  it('sends nothing of a transaction that rolls back, and nothing before the commit', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const [{ heard }, others] = [await listen(test.app, alice), await listen(test.app, bob)]
    const broken = test.database.db.transaction().execute(async tx => {
      await notify(tx, { accountId: alice.id, type: 'referral', key: 'never', params: { count: 1 }, at: test.clock.now() })
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    await test.database.db.transaction().execute(async tx => {
      await notify(tx, { accountId: alice.id, type: 'referral', key: 'held', params: { count: 1 }, at: test.clock.now() })
      // The embedded database has one connection, so no other announcement can happen meanwhile.
      if (test.database.kind !== 'embedded') {
        await tell(test, bob, 'said-later-heard-first')
        await eventually(() => expect(others.heard).toHaveLength(1))
      }
      expect(heard).toEqual([])
    })
    await tell(test, alice, 'after-it')
    const listed = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data
    expect(listed).toHaveLength(2)
    await eventually(() => expect(heard.map(({ notice }) => notice)).toEqual(listed))
  })

  // ASVS V4.4.3
  it('closes at once with the session, on that device only', async () => {
    const alice = await test.player()
    const second = { ...alice, token: await openSession(test.database.db, alice.id, test.clock.now()) }
    const [here, there] = [await listen(test.app, alice), await listen(test.app, second)]
    await alice.call('logout')
    await ended(here.client)
    expect(there.client.connected).toBe(true)
    await tell(test, alice, 'still-there')
    await eventually(() => expect(there.heard).toHaveLength(1))
    expect(here.heard).toEqual([])
  })

  it('closes within a minute when its session expires without a notification', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const own = await startListening()
    const [alice, bob] = [await own.player('Alice'), await own.player('Bob')]
    const [one, two] = [await listen(own.app, alice), await listen(own.app, bob)]
    own.clock.advance(20 * 86_400_000)
    await bob.call('get_user_by_id')
    own.clock.advance(20 * 86_400_000)
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await ended(one.client)
    expect(two.client.connected).toBe(true)
    await own.close()
  })

  it('closes within a minute when its session reaches its maximum age', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const own = await startListening()
    const [alice, bob] = [await own.player('Alice'), await own.player('Bob')]
    const [one, two] = [await listen(own.app, alice), await listen(own.app, bob)]
    const aYearAgo = new Date(own.clock.now().getTime() - 366 * 86_400_000)
    await own.database.db.updateTable('sessions').set({ created_at: aYearAgo }).where('account_id', '=', alice.id).execute()
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await ended(one.client)
    expect(two.client.connected).toBe(true)
    await own.close()
  })

  it('closes when the account is deactivated or deleted', async () => {
    const [alice, bob] = [await test.player('Alice'), await test.player('Bob')]
    const [one, two] = [await listen(test.app, alice), await listen(test.app, bob)]
    await deactivate(test.database.db, alice.id)
    await bob.call('delete_user_account')
    await ended(one.client)
    await ended(two.client)
  })

  it('closes when the session is deleted in the database', async () => {
    const alice = await test.player()
    const { client } = await listen(test.app, alice)
    await test.database.db.deleteFrom('sessions').where('account_id', '=', alice.id).execute()
    await ended(client)
  })

  it('sends notices that were missed while the database connection was lost', async context => {
    if (test.database.kind === 'embedded') return context.skip()
    const alice = await test.player()
    const { heard } = await listen(test.app, alice)
    await test.database.withSession(async session => {
      // Inserts without an announcement, and before the connection is lost: afterwards it may already have come back and read what it missed.
      await session.run(
        `insert into notices (account_id, type, key, params, created_at) values (${alice.id}, 'referral', 'missed', '{"count": 1}', now())`,
      )
      await session.select(terminateOthers)
    })
    await eventually(() => expect(heard).toHaveLength(1))
  })

  it('accepts ten pages of one account, and another when one has closed', async () => {
    const alice = await test.player()
    const pages = Array.from({ length: 12 }, () => open(test.app, alice.token))
    const outcomes = await Promise.all(pages.map(outcome))
    expect(outcomes.filter(one => one === null)).toHaveLength(10)
    expect(outcomes.filter(one => one === 'too_many_requests')).toHaveLength(2)
    pages.find(client => client.connected)?.disconnect()
    await eventually(async () => expect(await outcome(open(test.app, alice.token))).toBeNull())
  })

  it('counts handshakes by address, even with made-up X-Forwarded-For entries', async () => {
    const own = await startListening({ limitFactor: 0.0005, env: { TRUST_PROXY: '1' } })
    const from = (...told: string[]) => outcome(open(own.app, 'A'.repeat(43), { 'x-forwarded-for': told.join(', ') }))
    const outcomes = await Promise.all([1, 2, 3, 4].map(turn => from(`198.51.100.${turn}`, '203.0.113.7')))
    expect(outcomes.filter(one => one === 'unauthorized')).toHaveLength(3)
    expect(outcomes.filter(one => one === 'websocket error')).toHaveLength(1)
    expect(await from('203.0.113.7', '203.0.113.8')).toBe('unauthorized')
    await own.close()
  })

  it('disconnects a page that sends an unknown event', async () => {
    const { client } = await listen(test.app, await test.player())
    client.emit('get_user_badges')
    await ended(client)
  })

  it('disconnects a page that sends a large message', async () => {
    const { client } = await listen(test.app, await test.player())
    client.emit('x', 'x'.repeat(20_000))
    await ended(client)
  })

  // ASVS V4.4.2
  it('refuses pages of other sites', async () => {
    const alice = await test.player()
    const { host } = new URL(test.app.http.listeningOrigin)
    const openFrom = (origin: string) => outcome(open(test.app, alice.token, { origin }))
    for (const origin of ['https://evil.example', 'null', `http://${host}.evil.example`, `http://evil.example#${host}`])
      expect(await openFrom(origin)).not.toBe(null)
    expect([await openFrom(`http://${host}`), await openFrom(test.config.publicUrl)]).toEqual([null, null])
  })

  it('is allowed by the content policy', async () => {
    const { headers } = await test.app.http.inject({ url: '/healthz' })
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' ws:\/\/[^;]+/)
  })
})

describe('missed messages', () => {
  it('arrive once and in order when a page names its last message', async () => {
    const alice = await test.player()
    const { client, heard } = await listen(test.app, alice)
    await tell(test, alice, 'one')
    await eventually(() => expect(heard).toHaveLength(1))
    client.disconnect()
    for (const key of ['two', 'three', 'four']) await tell(test, alice, key)
    const back = open(test.app, alice.token, {}, { after: heard[0]?.number })
    const missed: Message[] = []
    back.on('notice', (message: Message) => missed.push(message))
    await eventually(() => expect(missed).toHaveLength(3))
    await tell(test, alice, 'five')
    await eventually(() => expect(missed).toHaveLength(4))
    const listed = (await alice.call('get_notifications', { sort: 'id', order: 'asc' })).data
    expect([...heard, ...missed].map(({ notice }) => notice)).toEqual(listed)
    expect(missed.map(({ room, number }) => [room, number])).toEqual(listed.slice(1).map(({ id }) => [`account:${alice.id}`, id]))
  })

  it.each(['all', -1, 1.5, { gt: 0 }])('are not sent to a page that names %j as its last message', async after => {
    const alice = await test.player()
    const early = await listen(test.app, alice)
    await tell(test, alice, 'before')
    await eventually(() => expect(early.heard).toHaveLength(1))
    const { heard } = await listen(test.app, alice, { after })
    await tell(test, alice, 'now')
    await eventually(() => expect(heard.map(({ unread }) => unread)).toEqual([2]))
  })
})

describe('closing the server', () => {
  it('disconnects open pages and does not wait for them', async () => {
    const own = await startListening()
    const { client } = await listen(own.app, await own.player())
    const startedAt = performance.now()
    await own.close()
    // If the server waited for the page, it would wait up to the 25 seconds between two pings.
    expect(performance.now() - startedAt).toBeLessThan(25_000)
    await ended(client)
  })
})
