import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { enter, goodPassword, proveEmail, proveMobile, visitor } from '../../../../test/app/visitor.ts'
import { housekeeping } from '../../../operations/housekeeping/index.ts'
import { deleteAccount } from '../ending/ending.ts'
import { deactivate, openSession } from '../index.ts'

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
  // ASVS V7.2.2, V7.2.3, V11.5.1
  it('is stored as a hash only', async () => {
    const alice = await test.player()
    expect(Buffer.from(alice.token, 'base64url')).toHaveLength(32)
    const stored = await db().selectFrom('sessions').selectAll().where('account_id', '=', alice.id).executeTakeFirstOrThrow()
    const bytes = Buffer.from(stored.token_hash)
    expect([bytes.toString('utf8'), bytes.toString('base64url'), bytes.toString('hex')].join()).not.toContain(alice.token)
    const asHash = test.withToken(bytes.toString('base64url'))
    expect((await asHash.call('get_user_by_id')).status).toBe(401)
  })

  it.each(['', 'short', 'x'.repeat(43), 'Bearer', "'; --"])('gets 401 when it is unknown: %j', async token => {
    const headers = { authorization: `Bearer ${token}` }
    expect(await test.stranger.call('get_user_by_id', {}, { headers })).toMatchObject({ status: 401, error: true })
  })

  // ASVS V7.3.1
  it('expires thirty days after its last use', async () => {
    const [busy, away] = [await test.player('Busy'), await test.player('Away')]
    for (let day = 0; day < 40; day += 10) {
      test.clock.advance(10 * dayMs)
      expect((await busy.call('get_user_by_id')).status).toBe(200)
    }
    expect((await away.call('get_user_by_id')).status).toBe(401)
    test.clock.advance(30 * dayMs)
    expect((await busy.call('get_user_by_id')).status).toBe(401)
  })

  // ASVS V7.3.2
  it('expires a year after its sign-in, however much it is used', async () => {
    const proof = await proveEmail(test, newEmail())
    const { call } = await enter(test, proof)
    for (let day = 0; day < 360; day += 20) {
      test.clock.advance(20 * dayMs)
      expect([day, (await call('get_user_by_id')).status]).toEqual([day, 200])
    }
    const { data } = await call('get_sessions')
    expect(data).toMatchObject([{ is_current: true }])
    test.clock.advance(5 * dayMs)
    expect((await call('get_user_by_id')).status).toBe(401)
    // Its last use, only five days ago, does not prolong it.
    test.clock.advance(-1 * dayMs)
    expect((await call('get_user_by_id')).status).toBe(200)
    test.clock.advance(1 * dayMs)
    expect((await call('get_user_by_id')).status).toBe(401)
  })

  // ASVS V7.2.4
  it('is ended by the next sign-in in its browser, also of another person; a refused sign-in ends nothing', async () => {
    const [ada, bob] = [await proveEmail(test, newEmail()), await proveEmail(test, newEmail())]
    const [first, elsewhere] = [await enter(test, ada), await enter(test, ada)]
    const forged = { ...ada, id_token: `${ada.id_token.slice(0, -4)}AAAA` }
    expect((await first.call('user_signup', forged)).message).toBe('invalid_token')
    expect((await first.call('get_user_by_id')).status).toBe(200)
    const again = await first.call('user_signup', ada)
    const second = test.withToken(again.data.api_token)
    expect((await first.call('get_user_by_id')).status).toBe(401)
    expect((await second.call('get_user_by_id')).data.id).toBe(first.reply.data.id)
    const bobs = await second.call('user_signup', bob)
    expect((await second.call('get_user_by_id')).status).toBe(401)
    expect((await test.withToken(bobs.data.api_token).call('get_user_by_id')).status).toBe(200)
    // Other devices stay signed in, and an ended token does not work.
    expect((await elsewhere.call('get_user_by_id')).status).toBe(200)
    expect((await first.call('user_signup', ada)).status).toBe(401)
  })

  it('stores its last use once an hour at most', async () => {
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

  // ASVS V7.4.1
  it('ends with logout, on that device only', async () => {
    const proof = await proveEmail(test, newEmail())
    const [phone, laptop] = [await enter(test, proof), await enter(test, proof)]
    expect(await phone.call('logout')).toMatchObject({ status: 200, data: null })
    expect((await phone.call('get_user_by_id')).status).toBe(401)
    expect((await laptop.call('get_user_by_id')).status).toBe(200)
  })

  // ASVS V7.4.2
  it('ends with deactivation on every device, and the account gets no new one', async () => {
    const proof = await proveEmail(test, newEmail())
    const [phone, laptop] = [await enter(test, proof), await enter(test, proof)]
    await deactivate(db(), phone.reply.data.id)
    expect(await phone.call('get_user_by_id')).toMatchObject({ status: 401, message: 'account_deactivated' })
    expect(await laptop.call('get_user_by_id')).toMatchObject({ status: 401, message: 'account_deactivated' })
    expect((await enter(test, proof)).reply.message).toBe('account_deactivated')
    expect(await db().selectFrom('sessions').selectAll().where('account_id', '=', phone.reply.data.id).execute()).toEqual([])
  })

  it('is one of ten at most: the eleventh sign-in ends the oldest session of the account', async () => {
    const proof = await proveEmail(test, newEmail())
    const devices = []
    for (let turn = 1; turn <= 12; turn += 1) devices.push(await enter(test, proof))
    const { id } = devices[0]?.reply.data ?? { id: 0 }
    const statuses = await Promise.all(devices.map(({ call }) => call('get_user_coin_score')))
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, ...Array.from({ length: 10 }, () => 200)])
    await Promise.all(Array.from({ length: 15 }, () => enter(test, proof)))
    expect(await db().selectFrom('sessions').select('token_hash').where('account_id', '=', id).execute()).toHaveLength(10)
    // Other players keep their sessions.
    const other = await enter(test, await proveEmail(test, newEmail()))
    expect((await other.call('get_user_coin_score')).status).toBe(200)
  })

  it('stores the push address of its device, and one device has one session', async () => {
    const [ada, bob] = [await proveEmail(test, newEmail()), await proveEmail(test, newEmail())]
    const kept = async () =>
      (await db().selectFrom('sessions').select(['account_id', 'fcm_id']).where('fcm_id', 'is not', null).orderBy('fcm_id').execute()).map(
        row => [row.account_id, row.fcm_id],
      )
    const [phone, tablet] = [await enter(test, ada, { fcm_id: 'phone' }), await enter(test, ada, { fcm_id: 'tablet' })]
    const { id } = phone.reply.data
    expect(await kept()).toEqual([
      [id, 'phone'],
      [id, 'tablet'],
    ])
    // Bob now uses the phone: push messages for Ada must not show up there.
    const bobs = await enter(test, bob, { fcm_id: 'phone' })
    expect(await kept()).toEqual([
      [bobs.reply.data.id, 'phone'],
      [id, 'tablet'],
    ])
    expect((await phone.call('get_user_coin_score')).status).toBe(200)
    await tablet.call('logout')
    expect(await kept()).toEqual([[bobs.reply.data.id, 'phone']])
  })

  // ASVS V6.3.4
  it('is refused to deactivated people, and every way to sign in gives the reason', async () => {
    const [email, mobile] = [newEmail(), '+4915123777001']
    const ways = [await enter(test, await proveEmail(test, email)), await enter(test, await proveMobile(test, mobile))]
    for (const { reply } of ways) await deactivate(db(), reply.data.id)
    const signIn = (password: string) => visitor(test).post('sign-in/email', { email, password })
    const barred = await signIn(goodPassword)
    expect(barred).toMatchObject({ status: 403, code: 'BANNED_USER' })
    expect(String(barred.headers['set-cookie'])).not.toMatch(/session_token=[^;]/)
    // Only people who have proved who they are get the reason.
    expect((await signIn('a-wrong-guess-1')).code).toBe('INVALID_EMAIL_OR_PASSWORD')
    test.clock.advance(61_000)
    const byPhone = visitor(test)
    await byPhone.post('phone-number/send-otp', { phoneNumber: mobile })
    const code = test.app.outbox.latest(mobile)?.code
    expect(await byPhone.post('phone-number/verify', { phoneNumber: mobile, code })).toMatchObject({ status: 403, code: 'BANNED_USER' })
    expect((await byPhone.get('token')).status).toBe(401)
  })

  it('does not work while its account is deactivated, however the status was set', async () => {
    const alice = await test.player()
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', alice.id).execute()
    expect(await alice.call('get_user_by_id')).toMatchObject({ status: 401, message: 'account_deactivated' })
  })

  it('gets the reason of a deactivation only for its own account, while that is deactivated, for a month', async () => {
    const [alice, left] = [await test.player('Alice'), await test.player('Alice')]
    const elsewhere = test.withToken(await openSession(db(), left.id, test.clock.now()))
    await elsewhere.call('logout')
    for (const { id } of [alice, left]) await deactivate(db(), id)
    const reasonFor = async (caller: { call: typeof alice.call }) => {
      const { status, message } = await caller.call('get_user_by_id')
      return [status, message]
    }
    expect(await reasonFor(alice)).toEqual([401, 'account_deactivated'])
    // An ended session, an unknown token, and no token: all are strangers.
    for (const stranger of [elsewhere, test.withToken('A'.repeat(43)), test.stranger])
      expect(await reasonFor(stranger)).toEqual([401, 'unauthorized'])
    await db().updateTable('accounts').set({ status: 'active' }).where('id', '=', alice.id).execute()
    expect(await reasonFor(alice)).toEqual([401, 'unauthorized'])
    await deleteAccount(db(), left.id, { forget: async () => [] })
    expect(await reasonFor(left)).toEqual([401, 'unauthorized'])
    await deactivate(db(), alice.id)
    await housekeeping(db(), new Date(Date.now() + 31 * dayMs))
    expect(await reasonFor(alice)).toEqual([401, 'unauthorized'])
  })
})
