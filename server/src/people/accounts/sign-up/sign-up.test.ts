import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { enter, proveEmail, proveMobile } from '../../../../test/app/visitor.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { signUp } from '../index.ts'

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

async function ledgerSum(): Promise<number> {
  const rows = await db().selectFrom('ledger_accounts').select('balance').execute()
  return rows.reduce((sum, row) => sum + row.balance, 0)
}
const countAccounts = async () => (await db().selectFrom('accounts').select('id').execute()).length

describe('user_signup', () => {
  it('signs up with the token’s claims, and gives the welcome coins once', async () => {
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

  it('takes any type and language: the token says how the person signs in, and an unknown language is not stored', async () => {
    const proof = await proveEmail(test, newEmail())
    for (const forged of ['mobile', 'fb', 0, -1, '\u0000', { deep: [1] }, 'x'.repeat(5000), null]) {
      const { reply } = await enter(test, proof, { type: forged, web_language: forged })
      expect(reply.data).toMatchObject({ type: 'email', web_language: null, coins: 100 })
    }
  })

  it('signs up by phone with the typed name', async () => {
    const mobile = newMobile()
    const { reply } = await enter(test, await proveMobile(test, mobile), { name: 'إيمان', type: 'email' })
    expect(reply.data).toMatchObject({ name: 'إيمان', type: 'mobile', mobile, email: null })
    test.clock.advance(61_000)
    expect((await enter(test, await proveMobile(test, mobile))).reply.data.name).toBe('إيمان')
  })

  it('makes one account and pays one bonus when several calls arrive at once', async () => {
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

  it('refuses an unknown friend’s code, and makes no account', async () => {
    const proof = await proveEmail(test, newEmail())
    const before = await countAccounts()
    expect((await enter(test, proof, { friends_code: 'NOBODY22' })).reply.message).toBe('invalid_friends_code')
    expect(await countAccounts()).toBe(before)
    expect((await test.stranger.call('check_user_exists', { firebase_id: proof.firebase_id })).data.exists).toBe(false)
    expect((await enter(test, proof)).reply.error).toBe(false)
    // A friend's code is ignored when the account exists already.
    expect((await enter(test, proof, { friends_code: 'NOBODY22' })).reply.error).toBe(false)
  })

  it('links an invited player to the inviter', async () => {
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
  ])('cleans and capitalises the name %j', async (typed, webLanguage, name) => {
    const alice = await test.player(typed, { webLanguage })
    expect((await alice.call('get_user_by_id')).data.name).toBe(name)
  })

  it('refuses an address that another account has proved', async () => {
    const email = newEmail()
    await test.player('Alice', { email: email.toUpperCase() })
    const { reply } = await enter(test, await proveEmail(test, email))
    expect(reply.message).toBe('email_in_use')
  })

  it('does not reveal whether a typed number or address is taken: it belongs to nobody before it is verified', async () => {
    const [email, mobile] = [newEmail(), newMobile()]
    await enter(test, await proveMobile(test, mobile))
    await enter(test, await proveEmail(test, email))
    expect((await enter(test, await proveEmail(test, newEmail()), { mobile })).reply.data.mobile).toBe(mobile)
    expect((await enter(test, await proveMobile(test, newMobile()), { email })).reply.data.email).toBe(email)
  })

  it('leaves a merely typed address to the person who verifies it, and reveals it to neither', async () => {
    const [email, mobile] = [newEmail(), newMobile()]
    const squatter = await test.player('Squatter', { signInType: 'mobile', mobile: newMobile(), email: null })
    const typist = await test.player('Typist')
    await squatter.call('update_profile', { email })
    await typist.call('update_profile', { mobile })
    const before = [(await squatter.call('get_user_by_id')).data, (await typist.call('get_user_by_id')).data]
    expect((await enter(test, await proveEmail(test, email))).reply.data.email).toBe(email)
    expect((await enter(test, await proveMobile(test, mobile))).reply.data.mobile).toBe(mobile)
    expect([(await squatter.call('get_user_by_id')).data, (await typist.call('get_user_by_id')).data]).toEqual(before)
  })

  it('tells a person who has verified a contact that it is taken', async () => {
    const mobile = newMobile()
    await test.player('Elsewhere', { signInType: 'mobile', mobile, email: null })
    expect((await enter(test, await proveMobile(test, mobile))).reply.message).toBe('mobile_in_use')
  })

  it('gives its gifts once per mailbox, in any spelling, also while the other account still exists', async () => {
    const owner = await test.player('Owner')
    const { refer_code: friends_code } = (await owner.call('get_user_by_id')).data
    const coinsOf = async (email: string) => (await enter(test, await proveEmail(test, email), { friends_code })).reply.data.coins
    const mailboxes = [
      ['ada@example.org', 'ada+1@example.org', 'ada+2+3@example.org'],
      ['bob.stone@gmail.com', 'bobstone@gmail.com', 'b.o.b.stone+x@googlemail.com'],
      // Other providers distinguish addresses by dots.
      ['cy.young@example.org'],
      ['cyyoung@example.org'],
    ]
    const coins: number[][] = []
    for (const addresses of mailboxes) {
      coins.push([])
      for (const address of addresses) coins.at(-1)?.push(await coinsOf(address))
    }
    expect(coins).toEqual([[100, 0, 0], [100, 0, 0], [100], [100]])
    expect((await owner.call('get_referrals')).total).toBe(4)
    // Two parallel sign-ups of one mailbox count once, too.
    const twins = [await proveEmail(test, 'dee@example.org'), await proveEmail(test, 'dee+twin@example.org')]
    const welcomed = await Promise.all(twins.map(proof => enter(test, proof)))
    expect(welcomed.map(({ reply }) => reply.data.coins).toSorted((a, b) => a - b)).toEqual([0, 100])
  })

  it('recognizes people who signed up before gifts were counted by mailbox, from their next sign-in on', async () => {
    const proof = await proveEmail(test, 'flo@example.org')
    await enter(test, proof)
    await db().deleteFrom('past_contacts').execute()
    await enter(test, proof)
    expect((await enter(test, await proveEmail(test, 'flo+again@example.org'))).reply.data.coins).toBe(0)
  })

  it('lets only staff in during maintenance', async () => {
    const proof = await proveEmail(test, newEmail())
    const staff = await proveEmail(test, newEmail())
    const { reply } = await enter(test, staff)
    await db()
      .updateTable('accounts')
      .set({ roles: ['editor'] })
      .where('id', '=', reply.data.id)
      .execute()
    await test.set('app_maintenance', 1)
    const answers = [(await enter(test, proof)).reply.message, (await enter(test, staff)).reply.message]
    await test.set('app_maintenance', 0)
    expect(answers).toEqual(['maintenance', 'ok'])
    expect((await test.stranger.call('check_user_exists', { firebase_id: proof.firebase_id })).data.exists).toBe(false)
  })
})

describe('signUp', () => {
  it('undoes everything when the surrounding transaction fails', async () => {
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
