// Confirming an address opens a session: the ways to abuse that.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import {
  type Answer,
  claimsIn,
  enter,
  goodPassword,
  proveEmail,
  proveMobile,
  tokenIn,
  visitor,
  type Visitor,
} from '../../../../test/app/visitor.ts'
import { deactivate } from '../../accounts/index.ts'
import { makeConfirmLink } from './confirm-link.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

let count = 0
const newEmail = () => `newcomer-${(count += 1)}@example.com`
const linkOf = (email: string) => tokenIn(test.app.outbox.latest(email)?.link ?? '')
const press = (who: Visitor, token: string) => who.post('verify-email', { token })
const look = (who: Visitor, token: string) => who.post('verify-email/read', { token })

const invalid = { status: 400, code: 'INVALID_TOKEN' }
const used = { status: 400, code: 'LINK_USED' }

async function signUp(email: string, more: object = {}, who = visitor(test)) {
  expect((await who.post('sign-up/email', { name: 'Ada', email, password: goodPassword, ...more })).status).toBe(200)
  return { who, token: linkOf(email) }
}

async function expectNoSession(who: Visitor, answer: Answer): Promise<void> {
  expect(String(answer.headers['set-cookie'])).not.toMatch(/session_token=[^;]/)
  expect((await who.get('token')).status).toBe(401)
}

const subjectOf = (token: string) => String(claimsIn(token).sub)
const set = (subject: string, isConfirmed: boolean) =>
  sql`update identity_users set "emailVerified" = ${isConfirmed} where "id" = ${subject}`.execute(test.database.db)
const insertDetails = (subject: string) => sql`insert into identity_sign_ups (user_id) values (${subject})`.execute(test.database.db)

describe('the link that confirms an address', () => {
  it('opens a session in any browser, without the password', async () => {
    const email = newEmail()
    const { token } = await signUp(email, { name: 'ada lovelace' })
    const phone = visitor(test)
    expect(await press(phone, token)).toMatchObject({ status: 200, body: { status: true, opened: true } })
    const proof = await phone.proof()
    expect(claimsIn(proof.id_token)).toMatchObject({ email, email_verified: true, second_factor: false })
    const { reply } = await enter(test, proof)
    expect(reply.data).toMatchObject({ name: 'Ada lovelace', email, type: 'email', coins: 100 })
    expect((await visitor(test).post('sign-in/email', { email, password: goodPassword })).status).toBe(200)
  })

  it('passes the details from sign-up to the account, in whatever browser the account is made', async () => {
    const friend = (await enter(test, await proveEmail(test, newEmail()))).reply.data
    const email = newEmail()
    const told = { friends_code: ` ${friend.refer_code.toLowerCase()}`, timezone: 'Africa/Cairo', web_language: 'ar' }
    const { token } = await signUp(email, told)
    const phone = visitor(test)
    await press(phone, token)
    const { reply } = await enter(test, await phone.proof(), { timezone: 'Europe/Madrid', web_language: 'en' })
    const account = await test.database.db.selectFrom('accounts').selectAll().where('id', '=', reply.data.id).executeTakeFirstOrThrow()
    expect(account).toMatchObject({ referred_by: friend.id, timezone: 'Africa/Cairo', web_language: 'ar' })
    const { rows } = await sql`select from identity_sign_ups where user_id = ${subjectOf(token)}`.execute(test.database.db)
    expect(rows).toEqual([])
  })

  it('passes them on also after a sign-in with the password, without a friend who has left meanwhile', async () => {
    const friend = await enter(test, await proveEmail(test, newEmail()))
    const email = newEmail()
    const { token } = await signUp(email, {
      friends_code: friend.reply.data.refer_code,
      timezone: 'nowhere/at all',
      web_language: 'x'.repeat(99),
    })
    await friend.call('delete_user_account')
    await press(visitor(test), token)
    const tablet = visitor(test)
    await tablet.post('sign-in/email', { email, password: goodPassword })
    const { reply } = await enter(test, await tablet.proof(), { timezone: 'Europe/Madrid', web_language: 'es' })
    expect(reply.data).toMatchObject({ name: 'Ada', web_language: 'es' })
  })

  it('is not mailed when the friend’s code is unknown', async () => {
    const email = newEmail()
    const person = { name: 'Ada', email, password: goodPassword }
    const refused = { status: 400, code: 'INVALID_FRIENDS_CODE' }
    for (const friends_code of ['NO-SUCH1', 'x'.repeat(33), 7])
      expect(await visitor(test).post('sign-up/email', { ...person, friends_code })).toMatchObject(refused)
    expect(test.app.outbox.latest(email)).toBeUndefined()
  })

  // ASVS V7.6.2
  it('leads to a page that says whose sign-up it is, any number of times, and changes nothing', async () => {
    const email = newEmail()
    const { who, token } = await signUp(email, { name: '<b>Ada</b>', return_path: '/quiz-zone/food/?level=2' })
    const shown = { name: '<b>Ada</b>', email, return_path: '/quiz-zone/food/?level=2' }
    for (const [browser, is_same_browser] of [
      [who, true],
      [visitor(test), false],
      [visitor(test), false],
    ] as const) {
      const answer = await look(browser, token)
      expect(answer).toMatchObject({ status: 200, body: { ...shown, is_same_browser } })
      await expectNoSession(browser, answer)
    }
    expect((await visitor(test).post('sign-in/email', { email, password: goodPassword })).code).toBe('EMAIL_NOT_VERIFIED')
  })

  // ASVS V1.2.2, V3.7.2
  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', 7])(
    'does not lead to %s',
    async return_path => {
      const { who, token } = await signUp(newEmail(), { return_path })
      expect((await look(who, token)).body['return_path']).toBeNull()
    },
  )

  it('works once', async () => {
    const { who, token } = await signUp(newEmail())
    expect((await press(who, token)).body).toMatchObject({ opened: true })
    const thief = visitor(test)
    const again = await press(thief, token)
    expect(again).toMatchObject(used)
    await expectNoSession(thief, again)
    expect(await look(thief, token)).toMatchObject(used)
    expect(JSON.stringify((await look(thief, token)).body)).not.toContain('@')
  })

  it('opens one session for two presses at once', async () => {
    const { token } = await signUp(newEmail())
    const answers = await Promise.all([1, 2, 3].map(() => press(visitor(test), token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    const { rows } = await sql`select from identity_sessions where "userId" = ${subjectOf(token)}`.execute(test.database.db)
    expect(rows).toHaveLength(1)
  })

  // ASVS V6.4.1
  it('expires after an hour, and is invalid when tampered with', async () => {
    const { who, token } = await signUp(newEmail())
    const [head = '', , signature = ''] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ ...claimsIn(token), exp: 4e9 })).toString('base64url')
    for (const forged of [`${head}.${claims}.${signature}`, `${head}.${claims}.`, token.slice(0, -5), '']) {
      expect(await press(who, forged)).toMatchObject(invalid)
      expect(await look(who, forged)).toMatchObject(invalid)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect(await look(who, token)).toMatchObject(invalid)
    const late = await press(who, token)
    expect(late).toMatchObject(invalid)
    await expectNoSession(who, late)
  })

  it('does not use a session that somebody else has put into the browser', async () => {
    const eve = await signUp(newEmail())
    await press(eve.who, eve.token)
    const eves = await eve.who.proof()
    const victim = await signUp(newEmail(), {}, eve.who)
    await press(victim.who, victim.token)
    expect((await victim.who.proof()).firebase_id).toBe(subjectOf(victim.token))
    expect(eves.firebase_id).toBe(subjectOf(eve.token))
    const { rows } = await sql<{ userId: string }>`
      select "userId" from identity_sessions where "userId" in (${eves.firebase_id}, ${subjectOf(victim.token)})`.execute(test.database.db)
    expect(rows.map(row => row.userId).toSorted()).toEqual([eves.firebase_id, subjectOf(victim.token)].toSorted())
  })

  it('cannot be confirmed by a page of another site', async () => {
    const { who, token } = await signUp(newEmail())
    for (const path of ['verify-email', 'verify-email/read'])
      expect((await who.post(path, { token }, { origin: 'https://evil.example' })).code).toBe('INVALID_ORIGIN')
    expect((await press(who, token)).body).toMatchObject({ opened: true })
  })
})

describe('a link to an address that several have signed up with', () => {
  const thiefs = { name: 'Ada', password: 'thief-knows-this-8' }

  it.each(['before', 'after'])(
    'confirms, but opens no session without the password, when a stranger signed up %s the owner',
    async when => {
      const email = newEmail()
      const owner = visitor(test)
      if (when === 'after') await signUp(email, {}, owner)
      const { token } = await signUp(email, thiefs)
      if (when === 'before') await signUp(email, {}, owner)
      // The owner opens the stranger's link.
      const pressed = await press(owner, token)
      expect(pressed).toMatchObject({ status: 200, body: { opened: false } })
      await expectNoSession(owner, pressed)
      // So the owner notices now, and not weeks later, in an account whose password a stranger knows.
      expect((await owner.post('sign-in/email', { email, password: goodPassword })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
      expect(await press(owner, token)).toMatchObject(used)
    },
  )

  it('opens a session in the browser that signed up: sending the form twice is no attack', async () => {
    const email = newEmail()
    const { who, token: first } = await signUp(email)
    const { token } = await signUp(email, { name: 'Ada L.' }, who)
    expect((await press(who, token)).body).toMatchObject({ opened: true })
    expect(await press(who, first)).toMatchObject(invalid)
    expect(await look(who, first)).toMatchObject(invalid)
  })

  it('is refused once the address is confirmed', async () => {
    const email = newEmail()
    const { who, token } = await signUp(email)
    await visitor(test).post('sign-up/email', { ...thiefs, email })
    expect((await press(visitor(test), linkOf(email))).status).toBe(200)
    for (const answer of [await look(who, token), await press(who, token)]) {
      expect(answer).toMatchObject(invalid)
      await expectNoSession(who, answer)
    }
  })

  it('opens no session after a new password, which has confirmed the address', async () => {
    const email = newEmail()
    const { token } = await signUp(email, thiefs)
    const owner = visitor(test)
    await owner.post('request-password-reset', { email })
    await owner.post('reset-password', { token: linkOf(email), newPassword: 'brand-new-orchid' })
    const thief = visitor(test)
    const answer = await press(thief, token)
    expect(answer).toMatchObject(used)
    await expectNoSession(thief, answer)
  })

  it('does not deadlock when all links are confirmed at once', async () => {
    const email = newEmail()
    const tokens: string[] = []
    for (const name of ['Ada', 'Bob', 'Cyd', 'Dee']) tokens.push((await signUp(email, { name })).token)
    const answers = await Promise.all(tokens.map(token => press(visitor(test), token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  })
})

describe('a link for an account that exists', () => {
  const mint = (subject: string) =>
    makeConfirmLink({ config: test.config, secret: test.config.identitySecret ?? '', now: test.clock.now }, subject).then(tokenIn)

  it('opens no session', async () => {
    const proof = await proveMobile(test, '+4915112999001')
    await enter(test, proof, { name: 'Mo' })
    const byMail = await proveEmail(test, newEmail())
    await enter(test, byMail)
    // Its address counts as unconfirmed again, but the sign-up details are gone, so the link opens no session.
    await set(byMail.firebase_id, false)
    for (const subject of [proof.firebase_id, byMail.firebase_id]) {
      const thief = visitor(test)
      const answer = await press(thief, await mint(subject))
      expect(answer.body).not.toMatchObject({ opened: true })
      await expectNoSession(thief, answer)
    }
  })

  // ASVS V6.4.3
  it('opens no session for a deactivated account, nor for one with a second factor', async () => {
    const barred = await proveEmail(test, newEmail())
    await deactivate(test.database.db, (await enter(test, barred)).reply.data.id)
    const careful = await proveEmail(test, newEmail())
    await sql`update identity_users set "twoFactorEnabled" = true where "id" = ${careful.firebase_id}`.execute(test.database.db)
    await sql`delete from identity_sign_ups where user_id = ${careful.firebase_id}`.execute(test.database.db)
    const answers = []
    for (const { firebase_id } of [barred, careful]) {
      await insertDetails(firebase_id)
      await set(firebase_id, false)
      const thief = visitor(test)
      const answer = await press(thief, await mint(firebase_id))
      await expectNoSession(thief, answer)
      answers.push(answer)
    }
    expect(answers).toMatchObject([
      { status: 403, code: 'BANNED_USER' },
      { status: 200, body: { opened: false } },
    ])
  })
})
