import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { enter, proveEmail } from '../../test/visitor.ts'
import { deactivate } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

let count = 0
const newEmail = () => `player-${(count += 1)}@example.com`
const db = () => test.database.db
const dayMs = 86_400_000

describe('an api_token', () => {
  it('is stored as a hash only', async () => {
    const alice = await test.player()
    expect(Buffer.from(alice.token, 'base64url')).toHaveLength(32)
    const stored = await db().selectFrom('sessions').selectAll().where('account_id', '=', alice.id).executeTakeFirstOrThrow()
    const bytes = Buffer.from(stored.token_hash)
    expect([bytes.toString('utf8'), bytes.toString('base64url'), bytes.toString('hex')].join()).not.toContain(alice.token)
    const asHash = test.withToken(bytes.toString('base64url'))
    expect((await asHash.call('get_user_by_id')).status).toBe(401)
  })

  it.each(['', 'short', 'x'.repeat(43), 'Bearer', "'; --"])('that is unknown answers 401: %j', async token => {
    const headers = { authorization: `Bearer ${token}` }
    expect(await test.stranger.call('get_user_by_id', {}, { headers })).toMatchObject({ status: 401, error: true })
  })

  it('lasts thirty days since its last use', async () => {
    const [busy, away] = [await test.player('Busy'), await test.player('Away')]
    for (let day = 0; day < 40; day += 10) {
      test.clock.advance(10 * dayMs)
      expect((await busy.call('get_user_by_id')).status).toBe(200)
    }
    expect((await away.call('get_user_by_id')).status).toBe(401)
    test.clock.advance(30 * dayMs)
    expect((await busy.call('get_user_by_id')).status).toBe(401)
  })

  it('notes its use once an hour at most', async () => {
    const alice = await test.player()
    const used = async () =>
      (
        await db().selectFrom('sessions').select('last_used_at').where('account_id', '=', alice.id).executeTakeFirstOrThrow()
      ).last_used_at.getTime()
    const first = await used()
    test.clock.advance(59 * 60_000)
    await alice.call('get_user_by_id')
    expect(await used()).toBe(first)
    test.clock.advance(2 * 60_000)
    await alice.call('get_user_by_id')
    expect(await used()).toBeGreaterThan(first)
  })

  it('ends with logout, on that device alone', async () => {
    const proof = await proveEmail(test, newEmail())
    const [phone, laptop] = [await enter(test, proof), await enter(test, proof)]
    expect(await phone.call('logout')).toMatchObject({ status: 200, data: null })
    expect((await phone.call('get_user_by_id')).status).toBe(401)
    expect((await laptop.call('get_user_by_id')).status).toBe(200)
  })

  it('ends with deactivation, on every device, and no new one is given', async () => {
    const proof = await proveEmail(test, newEmail())
    const [phone, laptop] = [await enter(test, proof), await enter(test, proof)]
    await deactivate(db(), phone.reply.data.id)
    expect((await phone.call('get_user_by_id')).status).toBe(401)
    expect((await laptop.call('get_user_by_id')).status).toBe(401)
    expect((await enter(test, proof)).reply.message).toBe('account_deactivated')
    expect(await db().selectFrom('sessions').selectAll().where('account_id', '=', phone.reply.data.id).execute()).toEqual([])
  })

  it('is worth nothing while its account is out of use, however that came about', async () => {
    const alice = await test.player()
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', alice.id).execute()
    expect((await alice.call('get_user_by_id')).status).toBe(401)
  })
})
