import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { enter, proveEmail, proveMobile, visitor } from '../../test/visitor.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSettings } from '../settings/index.ts'
import { deactivate, signUp } from './index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => test.clock.reset())

let count = 0
const newEmail = () => `player-${(count += 1)}@example.com`
const newMobile = () => `+4915123${String((count += 1)).padStart(6, '0')}`
const db = () => test.database.db
const dayMs = 86_400_000

async function ledgerSum(): Promise<number> {
  const rows = await db().selectFrom('ledger_accounts').select('balance').execute()
  return rows.reduce((sum, row) => sum + row.balance, 0)
}
const sessionsOf = (id: number) => db().selectFrom('sessions').selectAll().where('account_id', '=', id).execute()
const countAccounts = async () => (await db().selectFrom('accounts').select('id').execute()).length

describe('user_signup', () => {
  it('signs up with what the token says, and gives the welcome coins once', async () => {
    const email = newEmail()
    const proof = await proveEmail(test, email, 'ada lovelace')
    const said = { name: 'Somebody Else', email: newEmail(), timezone: 'Europe/Madrid', web_language: 'es' }
    const { reply, call } = await enter(test, proof, said)
    expect(reply.data).toMatchObject({
      name: 'Ada lovelace',
      email,
      type: 'email',
      mobile: null,
      coins: 100,
      firebase_id: proof.firebase_id,
      timezone: 'Europe/Madrid',
      web_language: 'es',
      status: 'active',
      profile: null,
    })
    expect(reply.data.refer_code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    const again = await enter(test, proof)
    expect(again.reply.data).toMatchObject({ id: reply.data.id, coins: 100 })
    expect(again.reply.data.api_token).not.toBe(reply.data.api_token)
    expect((await call('get_user_by_id')).data.id).toBe(reply.data.id)
    const { data } = await call('get_tracker_data')
    expect(data).toEqual([expect.objectContaining({ title: 'welcome_bonus', points: 100, type: 'income' })])
  })

  it('signs up by phone with the name that was typed', async () => {
    const mobile = newMobile()
    const { reply } = await enter(test, await proveMobile(test, mobile), { name: 'إيمان', type: 'email' })
    expect(reply.data).toMatchObject({ name: 'إيمان', type: 'mobile', mobile, email: null })
    test.clock.advance(61_000)
    expect((await enter(test, await proveMobile(test, mobile))).reply.data.name).toBe('إيمان')
  })

  it('makes one account and pays one bonus when it comes several times at once', async () => {
    const [proof, before] = [await proveEmail(test, newEmail()), await countAccounts()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(test, proof)))
    expect(new Set(answers.map(({ reply }) => reply.data.id)).size).toBe(1)
    expect(new Set(answers.map(({ reply }) => reply.data.api_token)).size).toBe(8)
    expect(answers.map(({ reply }) => reply.data.coins)).toEqual(Array.from({ length: 8 }, () => 100))
    expect(await countAccounts()).toBe(before + 1)
    expect(await ledgerSum()).toBe(0)
  })

  it('pays nothing where the welcome bonus is 0', async () => {
    await test.set('welcome_bonus_coin', 0)
    const alice = await test.player()
    await test.set('welcome_bonus_coin', 100)
    expect((await alice.call('get_user_by_id')).data.coins).toBe(0)
  })

  it('refuses an unknown code of a friend, and makes nothing', async () => {
    const proof = await proveEmail(test, newEmail())
    const before = await countAccounts()
    expect((await enter(test, proof, { friends_code: 'NOBODY22' })).reply.message).toBe('invalid_friends_code')
    expect(await countAccounts()).toBe(before)
    expect((await test.stranger.call('check_user_exists', { firebase_id: proof.firebase_id })).data.exists).toBe(false)
    expect((await enter(test, proof)).reply.error).toBe(false)
    // Whoever has an account brings no friend any more.
    expect((await enter(test, proof, { friends_code: 'NOBODY22' })).reply.error).toBe(false)
  })

  it('binds who was invited to whoever did it', async () => {
    const owner = await test.player('Olga')
    const { refer_code } = (await owner.call('get_user_by_id')).data
    const { reply } = await enter(test, await proveEmail(test, newEmail()), { friends_code: ` ${refer_code.toLowerCase()} ` })
    const row = await db().selectFrom('accounts').select('referred_by').where('id', '=', reply.data.id).executeTakeFirstOrThrow()
    expect(row.referred_by).toBe(owner.id)
  })

  it.each([
    ['Europe/Nowhere', 'UTC'],
    ['+02:00', 'UTC'],
    ["'; drop table accounts; --", 'UTC'],
    ['america/new_york', 'America/New_York'],
  ])('takes the zone %s as %s', async (claimed, stored) => {
    const alice = await test.player('Alice', { timezone: claimed })
    expect((await alice.call('get_user_by_id')).data.timezone).toBe(stored)
  })

  it.each([
    ['ñandú', undefined, 'Ñandú'],
    ['  ill   will ', undefined, 'Ill will'],
    ['istanbul', 'tr', 'İstanbul'],
    ['ßeta', undefined, 'Sseta'],
    ['\u202eevil', undefined, 'Evil'],
    ['\u200b\u0007', undefined, 'Player'],
    ['👩‍🚀 zoe', undefined, '👩‍🚀 zoe'],
  ])('writes the name %j as it is written', async (typed, webLanguage, name) => {
    const alice = await test.player(typed, { webLanguage })
    expect((await alice.call('get_user_by_id')).data.name).toBe(name)
  })

  it('refuses an address that another account has proved', async () => {
    const email = newEmail()
    await test.player('Alice', { email: email.toUpperCase() })
    const { reply } = await enter(test, await proveEmail(test, email))
    expect(reply.message).toBe('email_in_use')
  })

  it('gives an address that somebody merely typed to whoever proves it', async () => {
    const [email, mobile] = [newEmail(), newMobile()]
    const squatter = await test.player('Squatter', { signInType: 'mobile', mobile: newMobile(), email: null })
    expect((await squatter.call('update_profile', { email })).data.email).toBe(email)
    expect((await enter(test, await proveEmail(test, email))).reply.data.email).toBe(email)
    expect((await squatter.call('get_user_by_id')).data.email).toBeNull()
    const typist = await test.player('Typist')
    await typist.call('update_profile', { mobile })
    expect((await enter(test, await proveMobile(test, mobile))).reply.data.mobile).toBe(mobile)
    expect((await typist.call('get_user_by_id')).data.mobile).toBeNull()
  })

  it('lets only staff in during maintenance', async () => {
    const proof = await proveEmail(test, newEmail())
    const staff = await proveEmail(test, newEmail())
    const { reply } = await enter(test, staff)
    await db().updateTable('accounts').set({ role: 'editor' }).where('id', '=', reply.data.id).execute()
    await test.set('app_maintenance', 1)
    const answers = [(await enter(test, proof)).reply.message, (await enter(test, staff)).reply.message]
    await test.set('app_maintenance', 0)
    expect(answers).toEqual(['maintenance', 'ok'])
    expect((await test.stranger.call('check_user_exists', { firebase_id: proof.firebase_id })).data.exists).toBe(false)
  })
})

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
    expect(await sessionsOf(phone.reply.data.id)).toEqual([])
  })

  it('is worth nothing while its account is out of use, however that came about', async () => {
    const alice = await test.player()
    await db().updateTable('accounts').set({ status: 'deactivated' }).where('id', '=', alice.id).execute()
    expect((await alice.call('get_user_by_id')).status).toBe(401)
  })
})

describe('get_user_by_id', () => {
  it('counts the days running in the zone of the player', async () => {
    const alice = await test.player('Alice', { timezone: 'Pacific/Auckland' })
    const streak = async () => {
      await alice.call('get_user_by_id')
      return (await db().selectFrom('accounts').select('app_streak').where('id', '=', alice.id).executeTakeFirstOrThrow()).app_streak
    }
    const counted = [await streak(), await streak()]
    for (const days of [1, 1, 2, 1]) {
      test.clock.advance(days * dayMs)
      counted.push(await streak())
    }
    expect(counted).toEqual([1, 1, 2, 3, 1, 2])
  })
})

describe('update_profile', () => {
  it('changes what a player may change', async () => {
    const alice = await test.player()
    await db().insertInto('languages').values({ code: 'es', name: 'Español' }).execute()
    const mobile = newMobile()
    const { data } = await alice.call('update_profile', {
      name: 'élodie',
      mobile: mobile.replace('+', ' +'),
      language: 'es',
      web_language: 'ar',
    })
    expect(data).toMatchObject({ name: 'Élodie', mobile, language: 'es', web_language: 'ar' })
    expect((await alice.call('get_user_by_id')).data).toEqual(data)
  })

  it('leaves alone what is not sent', async () => {
    const alice = await test.player()
    const before = (await alice.call('get_user_by_id')).data
    expect((await alice.call('update_profile', { name: '' })).data).toEqual(before)
  })

  it('refuses what somebody else has', async () => {
    const [email, mobile] = [newEmail(), newMobile()]
    await test.player('Bob', { email })
    await test.player('Carol', { signInType: 'mobile', mobile, email: null })
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile: newMobile(), email: null })
    expect((await byPhone.call('update_profile', { email: email.toUpperCase() })).message).toBe('email_in_use')
    expect((await (await test.player()).call('update_profile', { mobile })).message).toBe('mobile_in_use')
  })

  it('refuses what is none', async () => {
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile: newMobile(), email: null })
    expect((await byPhone.call('update_profile', { email: 'nobody' })).message).toBe('invalid_email')
    expect((await (await test.player()).call('update_profile', { mobile: '12345' })).message).toBe('invalid_phone')
    for (const wrong of [{ name: '\u200b.' }, { timezone: 'Europe/Nowhere' }, { language: 'tlh' }, { web_language: '!' }]) {
      const reply = await byPhone.call('update_profile', wrong)
      expect(reply).toMatchObject({ status: 400, message: 'invalid_input', issues: [{ field: Object.keys(wrong)[0] }] })
    }
  })

  it('keeps the contact an account signs in with', async () => {
    const byMail = await test.player('Alice')
    expect((await byMail.call('update_profile', { email: newEmail() })).status).toBe(400)
    const own = (await byMail.call('get_user_by_id')).data.email
    expect((await byMail.call('update_profile', { email: own })).status).toBe(200)
    const byPhone = await test.player('Dora', { signInType: 'mobile', mobile: newMobile(), email: null })
    expect((await byPhone.call('update_profile', { mobile: newMobile() })).status).toBe(400)
  })

  it('changes the zone once in thirty days', async () => {
    const { token } = await test.player()
    const { call } = test.withToken(token)
    const move = async (timezone: string) => (await call('update_profile', { timezone })).message
    expect(await move('Asia/Tokyo')).toBe('ok')
    expect(await move('Asia/Tokyo')).toBe('ok')
    expect(await move('America/Lima')).toBe('timezone_changed_recently')
    test.clock.advance(29 * dayMs)
    expect(await move('America/Lima')).toBe('timezone_changed_recently')
    test.clock.advance(dayMs + 1000)
    expect(await move('America/Lima')).toBe('ok')
  })

  describe('in demo mode', () => {
    afterEach(() => test.set('demo_mode', 0))
    it('is refused, and so is deletion', async () => {
      const alice = await test.player()
      await test.set('demo_mode', 1)
      expect((await alice.call('update_profile', { name: 'Eve' })).message).toBe('not_allowed_in_demo')
      expect((await alice.call('delete_user_account')).message).toBe('not_allowed_in_demo')
      expect((await alice.call('get_user_by_id')).data.name).toBe('Alice')
    })
  })
})

describe('delete_user_account', () => {
  it('removes who somebody was, and keeps the books', async () => {
    const email = newEmail()
    const proof = await proveEmail(test, email, 'Ada')
    const { reply, call } = await enter(test, proof, { web_language: 'es', timezone: 'Europe/Madrid' })
    const other = await enter(test, proof)
    const { id, refer_code } = reply.data
    expect(await call('delete_user_account')).toMatchObject({ status: 200, data: null })

    const row = await db().selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'deleted', name: 'Deleted player', email: null, mobile: null, profile: null, web_language: null })
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${proof.firebase_id}|${refer_code}|Ada|Madrid`))
    for (const device of [call, other.call]) expect((await device('get_user_by_id')).status).toBe(401)
    expect(await sessionsOf(id)).toEqual([])

    const moved = await db()
      .selectFrom('transfers')
      .select(['title', 'amount'])
      .where('reference', '=', `account:${id}`)
      .orderBy('id')
      .execute()
    expect(moved).toEqual([
      { title: 'welcome_bonus', amount: 100 },
      { title: 'adjustment', amount: 100 },
    ])
    expect(await ledgerSum()).toBe(0)
  })

  it('leaves nothing behind that could sign in', async () => {
    const email = newEmail()
    const proof = await proveEmail(test, email)
    const { call } = await enter(test, proof)
    await call('delete_user_account')
    expect((await enter(test, proof)).reply.message).toBe('invalid_token')
    expect((await test.stranger.call('check_user_exists', { firebase_id: proof.firebase_id })).data.exists).toBe(false)
    expect((await visitor(test).post('sign-in/email', { email, password: 'plum-kayak-orbit-7' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('lets the same person come back as somebody new', async () => {
    const email = newEmail()
    const first = await enter(test, await proveEmail(test, email))
    await first.call('delete_user_account')
    const second = await enter(test, await proveEmail(test, email))
    expect(second.reply.data.id).not.toBe(first.reply.data.id)
    expect(second.reply.data.refer_code).not.toBe(first.reply.data.refer_code)
  })
})

describe('signUp', () => {
  it('undoes everything when the transaction around it fails', async () => {
    const before = await countAccounts()
    const settings = await readSettings(db())
    const failing = inTransaction(db(), async tx => {
      await signUp(tx, { subject: randomUUID(), signInType: 'email', email: newEmail(), name: 'Alice' }, settings, test.clock.now())
      throw new Error('after all')
    })
    await expect(failing).rejects.toThrow('after all')
    expect(await countAccounts()).toBe(before)
    expect(await ledgerSum()).toBe(0)
  })
})
