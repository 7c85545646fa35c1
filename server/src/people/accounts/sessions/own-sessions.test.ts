import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp, TestPlayer } from '../../../../test/app/app.ts'
import { ended, listen, startListening } from '../../../../test/app/live-pages.ts'
import { openSession } from '../index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startListening()
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Signs the player in on another device. */
async function another(player: TestPlayer): Promise<TestPlayer> {
  const token = await openSession(test.database.db, player.id, test.clock.now())
  return { ...player, ...test.withToken(token), token }
}

const sessionsOf = async ({ call }: TestPlayer) => (await call('get_sessions')).data
const otherOf = async (player: TestPlayer) => (await sessionsOf(player)).filter(session => !session.is_current)
const statusOf = async ({ call }: TestPlayer) => (await call('get_user_by_id')).status
const hashOf = ({ token }: TestPlayer) => createHash('sha256').update(token).digest()

describe('get_sessions', () => {
  it('lists the player’s own sessions, last used first, and marks the calling one', async () => {
    const [phone, stranger] = [await test.player(), await test.player('Bob')]
    expect(await sessionsOf(phone)).toMatchObject([{ is_current: true }])
    test.clock.advance(2 * hourMs)
    const laptop = await another(phone)
    const [first, second, ...more] = await sessionsOf(laptop)
    expect([first?.is_current, second?.is_current, more]).toEqual([true, false, []])
    expect(Date.parse(first?.created_at ?? '') - Date.parse(second?.created_at ?? '')).toBeGreaterThanOrEqual(2 * hourMs)
    // The phone is used again.
    test.clock.advance(2 * hourMs)
    expect((await sessionsOf(phone)).map(({ id }) => id)).toEqual([second?.id, first?.id])
    expect(await sessionsOf(stranger)).toHaveLength(1)
  })

  it('reveals neither a token, nor its hash, nor a part of either', async () => {
    const phone = await test.player()
    const laptop = await another(phone)
    const told = await sessionsOf(phone)
    const text = JSON.stringify(told)
    for (const one of [phone, laptop]) {
      for (const encoding of ['hex', 'base64', 'base64url'] as const) expect(text).not.toContain(hashOf(one).toString(encoding).slice(0, 8))
      expect(text).not.toContain(one.token.slice(0, 8))
    }
    expect(told.map(session => Object.keys(session))).toEqual([
      ['id', 'created_at', 'last_used_at', 'is_current'],
      ['id', 'created_at', 'last_used_at', 'is_current'],
    ])
    // A session id does not work as a token either.
    for (const { id } of told) expect((await test.withToken(id.padEnd(43, 'A')).call('get_sessions')).status).toBe(401)
  })

  it('leaves out expired sessions', async () => {
    const phone = await test.player()
    await another(phone)
    for (let day = 0; day < 40; day += 20) {
      test.clock.advance(20 * dayMs)
      expect(await statusOf(phone)).toBe(200)
    }
    expect(await sessionsOf(phone)).toMatchObject([{ is_current: true }])
  })
})

describe('end_session', () => {
  // ASVS V7.5.2
  it('ends the other session at its next call, closes its sockets at once, and leaves this one', async () => {
    const phone = await test.player()
    const lost = await another(phone)
    const [here, there] = [await listen(test.app, phone), await listen(test.app, lost)]
    const [other] = await otherOf(phone)
    expect(await phone.call('end_session', { session_id: other?.id ?? '' })).toMatchObject({ error: false, data: null })
    await ended(there.client)
    expect(here.client.connected).toBe(true)
    expect([await statusOf(lost), await statusOf(phone)]).toEqual([401, 200])
    expect(await sessionsOf(phone)).toMatchObject([{ is_current: true }])
  })

  it('ends no session of another player, and answers as for a session that does not exist', async () => {
    const [alice, mallory] = [await test.player(), await test.player('Mallory')]
    const [hers] = await sessionsOf(alice)
    const [his] = await sessionsOf(mallory)
    const tries = [hers?.id ?? '', '0'.repeat(12), '%', "' or 1=1 --", hashOf(alice).toString('hex').slice(0, 12), alice.token.slice(0, 12)]
    const replies = []
    for (const session_id of tries) {
      const aimed = { session_id, account_id: alice.id }
      replies.push((await mallory.call('end_session', aimed)).data)
    }
    expect(replies).toEqual(tries.map(() => null))
    expect([await statusOf(alice), await statusOf(mallory)]).toEqual([200, 200])
    expect(await sessionsOf(alice)).toEqual([hers])
    expect(await sessionsOf(mallory)).toEqual([his])
  })

  it('signs out when it names the calling session', async () => {
    const phone = await test.player()
    const laptop = await another(phone)
    const own = (await sessionsOf(phone)).find(session => session.is_current)
    await phone.call('end_session', { session_id: own?.id ?? '' })
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 200])
  })
})

describe('end_other_sessions', () => {
  it('ends all sessions of the player but the calling one', async () => {
    const [phone, bob] = [await test.player(), await test.player('Bob')]
    const others = [await another(phone), await another(phone), await another(phone)]
    expect(await phone.call('end_other_sessions')).toMatchObject({ error: false, data: null })
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401, 401])
    expect([await statusOf(phone), await statusOf(bob)]).toEqual([200, 200])
    expect(await phone.call('end_other_sessions')).toMatchObject({ error: false, data: null })
  })
})

describe('in a demo, whose visitors share their accounts,', () => {
  it('a visitor cannot end the sessions of others', async () => {
    const phone = await test.player()
    const laptop = await another(phone)
    const [other] = await otherOf(phone)
    await test.set('demo_mode', 1)
    expect((await phone.call('end_session', { session_id: other?.id ?? '' })).message).toBe('not_allowed_in_demo')
    expect((await phone.call('end_other_sessions')).message).toBe('not_allowed_in_demo')
    await test.set('demo_mode', 0)
    expect(await statusOf(laptop)).toBe(200)
  })
})
