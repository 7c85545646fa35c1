import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { claimsIn, goodPassword, proveEmail, proveMobile, tokenIn, visitor } from '../../../test/app/visitor.ts'
import { interfaceLanguages, textsOf } from '../../platform/settings/texts/interface-languages.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => test.close())
afterEach(() => {
  vi.useRealTimers()
  test.clock.reset()
})

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`
const newMobile = () => `+4915112${String((count += 1)).padStart(6, '0')}`

const linkInvalid = { status: 400, code: 'INVALID_TOKEN' }
/** A device on another network. */
const from = (address: string) => ({ 'x-forwarded-for': address })
/** A link's token as better-auth makes it: it names only the address. */
const forge = (email: string) =>
  new SignJWT({ email })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(Buffer.from(test.config.identitySecret ?? ''))

describe('signing up by e-mail', () => {
  it('needs the link that was mailed', async () => {
    const email = newEmail()
    const ada = visitor(test)
    expect(await ada.post('sign-up/email', { name: 'Ada', email, password: goodPassword })).toMatchObject({
      status: 200,
      body: { status: true },
    })
    expect(await ada.post('sign-in/email', { email, password: goodPassword })).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' })
    expect(await ada.get('token')).toMatchObject({ status: 401 })
    expect(await ada.openLink(email)).toMatchObject({ status: 200, body: { status: true } })
    expect(await ada.post('sign-in/email', { email: ` ${email.toUpperCase()} `, password: goodPassword })).toMatchObject({ status: 200 })
    const { id_token } = await ada.proof()
    expect(claimsIn(id_token)).toMatchObject({
      iss: test.config.publicUrl,
      aud: test.config.publicUrl,
      email,
      email_verified: true,
      name: 'Ada',
    })
    expect(claimsIn(id_token).phone_number).toBeNull()
  })

  it('sends the link again', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    const before = test.app.outbox.all().length
    await visitor(test).post('sign-in/email', { email, password: goodPassword })
    expect(test.app.outbox.all().length).toBe(before + 1)
    expect((await visitor(test).openLink(email)).status).toBe(200)
  })

  it('refuses a link that is an hour old, and one that was tampered with', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect(await visitor(test).openLink(email)).toMatchObject(linkInvalid)
    vi.useRealTimers()
    for (const token of ['abc', await forge(email), '', ['a', 'b'], null, 'x'.repeat(2000)])
      expect(await visitor(test).post('verify-email', { token })).toMatchObject(linkInvalid)
    expect(await visitor(test).post('sign-in/email', { email, password: goodPassword })).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
  })

  it.each([
    ['email', 'nobody', 'INVALID_EMAIL'],
    ['email', 'someone@phone.invalid', 'INVALID_EMAIL'],
    ['password', 'short-1', 'WEAK_PASSWORD'],
    ['password', 'password123', 'WEAK_PASSWORD'],
    ['password', 'Sunshine1', 'WEAK_PASSWORD'],
    ['password', 'aaaaaaaaaaaa', 'WEAK_PASSWORD'],
    ['password', 'lovelace@example.com', 'WEAK_PASSWORD'],
    ['password', 'x1!'.repeat(50), 'PASSWORD_TOO_LONG'],
    ['name', 'nul\u0000', 'INVALID_INPUT'],
  ])('refuses the %s %j', async (field, value, code) => {
    const person = { name: 'Ada', email: 'lovelace@example.com', password: goodPassword, [field]: value }
    expect(await visitor(test).post('sign-up/email', person)).toMatchObject({ status: 400, code })
  })

  // ASVS V15.3.3
  it('ignores fields that a person may not set', async () => {
    const [email, mobile] = [newEmail(), newMobile()]
    const thief = visitor(test)
    await thief.post('sign-up/email', {
      name: 'Thief',
      email,
      password: goodPassword,
      phoneNumber: mobile,
      emailVerified: true,
      role: 'admin',
    })
    expect((await thief.post('sign-in/email', { email, password: goodPassword })).code).toBe('EMAIL_NOT_VERIFIED')
    await thief.openLink(email)
    await thief.post('sign-in/email', { email, password: goodPassword })
    const [thiefs, owners] = [await thief.proof(), await proveMobile(test, mobile)]
    expect(thiefs.firebase_id).not.toBe(owners.firebase_id)
  })

  it('gives an unconfirmed address to the next sign-up', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Thief', email, password: 'thief-waits-for-owner' })
    const owner = await proveEmail(test, email, 'Owner')
    expect(claimsIn(owner.id_token).name).toBe('Owner')
    expect((await visitor(test).post('sign-in/email', { email, password: 'thief-waits-for-owner' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('confirms with a link only the sign-up it was mailed for', async () => {
    const email = newEmail()
    const owner = visitor(test)
    await owner.post('sign-up/email', { name: 'Owner', email, password: goodPassword })
    const thief = { email, password: 'thief-comes-second-8' }
    await visitor(test).post('sign-up/email', { name: 'Thief', ...thief })
    // The earlier sign-up's password neither signs in nor triggers another mail.
    const before = test.app.outbox.all().length
    expect((await owner.post('sign-in/email', { email, password: goodPassword })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
    expect(test.app.outbox.all().length).toBe(before)
    expect((await visitor(test).post('sign-in/email', thief)).code).toBe('EMAIL_NOT_VERIFIED')
    expect(claimsIn((await proveEmail(test, email, 'Owner')).id_token)).toMatchObject({ name: 'Owner', email_verified: true })
    expect((await visitor(test).post('sign-in/email', thief)).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('keeps earlier links valid, and gives the address to the first one opened', async () => {
    const email = newEmail()
    const owner = { email, password: goodPassword }
    await visitor(test).post('sign-up/email', { name: 'Owner', ...owner })
    const token = tokenIn(test.app.outbox.latest(email)?.link ?? '')
    for (let turn = 1; turn <= 6; turn += 1)
      await visitor(test).post('sign-up/email', { name: 'Thief', email, password: `thief-comes-later-${turn}` })
    const later = tokenIn(test.app.outbox.latest(email)?.link ?? '')
    expect(later).not.toBe(token)
    expect((await visitor(test).post('verify-email', { token })).status).toBe(200)
    expect((await visitor(test).post('sign-in/email', owner)).status).toBe(200)
    // The other sign-ups are gone: neither their links nor their passwords work.
    expect(await visitor(test).post('verify-email', { token: later })).toMatchObject(linkInvalid)
    expect((await visitor(test).post('sign-in/email', { email, password: 'thief-comes-later-6' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
    const { rows } = await sql`select from identity_users where email = ${email} or set_aside_email = ${email}`.execute(test.database.db)
    expect(rows).toHaveLength(1)
  })

  it('lets a new password confirm a sign-up also after a later sign-up of somebody else', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Owner', email, password: goodPassword })
    await visitor(test).post('request-password-reset', { email })
    const token = tokenIn(test.app.outbox.latest(email)?.link ?? '')
    await visitor(test).post('sign-up/email', { name: 'Thief', email, password: 'thief-comes-second-8' })
    await visitor(test).post('reset-password', { token, newPassword: 'brand-new-orchid' })
    expect((await visitor(test).post('sign-in/email', { email, password: 'brand-new-orchid' })).status).toBe(200)
    expect((await visitor(test).post('sign-in/email', { email, password: 'thief-comes-second-8' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('is confirmed by a button, not by opening a link, because mail scanners open every link', async () => {
    const email = newEmail()
    const person = { email, password: goodPassword }
    await visitor(test).post('sign-up/email', { name: 'Ada', ...person })
    const link = new URL(test.app.outbox.latest(email)?.link ?? '')
    expect(link.pathname).toBe('/auth/verify-email/')
    for (const url of [link.pathname + link.search, `/identity/verify-email${link.search}`]) {
      await test.app.http.inject({ url })
      await test.app.http.inject({ method: 'HEAD', url })
    }
    expect((await visitor(test).post('sign-in/email', person)).code).toBe('EMAIL_NOT_VERIFIED')
    // A page of another site cannot confirm it either.
    const foreign = { origin: 'https://evil.example' }
    expect((await visitor(test).post('verify-email', { token: link.searchParams.get('token') }, foreign)).code).toBe('INVALID_ORIGIN')
    expect((await visitor(test).openLink(email)).status).toBe(200)
    expect((await visitor(test).post('sign-in/email', person)).status).toBe(200)
  })

  it('makes one identity of forms sent at once', async () => {
    const email = newEmail()
    const person = { name: 'Ada', email, password: goodPassword }
    // Opens as many connections as the forms need: waiting for a new one must not separate them in time.
    await Promise.all([1, 2, 3].map(() => test.stranger.call('check_user_exists', { firebase_id: 'nobody' })))
    const answers = await Promise.all([1, 2, 3].map(() => visitor(test).post('sign-up/email', person)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    await visitor(test).openLink(email)
    expect((await visitor(test).post('sign-in/email', { email, password: goodPassword })).status).toBe(200)
  })

  it('emails an address at most five times an hour for one network and ten for several, with a reserve for others', async () => {
    const email = newEmail()
    const person = { email, password: goodPassword }
    await visitor(test).post('sign-up/email', { name: 'Ada', ...person }, from('192.0.2.1'))
    const mailsAfter = async (times: number, address: string) => {
      await Promise.all(Array.from({ length: times }, () => visitor(test).post('sign-in/email', person, from(address))))
      return test.app.outbox.all().filter(({ to }) => to === email).length
    }
    expect(await mailsAfter(6, '192.0.2.1')).toBe(5)
    expect(await mailsAfter(6, '192.0.2.2')).toBe(10)
    expect(await mailsAfter(1, '192.0.2.1')).toBe(10)
    // These two networks do not block others; and all addresses of one wide (/56) network count as one.
    expect(await mailsAfter(3, '192.0.2.3')).toBe(12)
    expect(await mailsAfter(3, '2001:db8:1:1::1')).toBe(14)
    expect(await mailsAfter(1, '2001:db8:1:2::1')).toBe(14)
    test.clock.advance(3_601_000)
    expect(await mailsAfter(1, '192.0.2.1')).toBe(15)
  })

  it('writes in the requested language', async () => {
    const subjects = { en: 'Confirm', es: 'Confirma', 'ar;q=0.9': 'أكِّد', 'fr-FR, es-MX;q=0.8': 'Confirma', xx: 'Confirm' }
    for (const [language, start] of Object.entries(subjects)) {
      const email = newEmail()
      await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword }, { 'accept-language': language })
      expect(test.app.outbox.latest(email)?.subject).toMatch(new RegExp(`^${start}`))
    }
  })

  it('writes in every interface language, in its direction, and in the default language if none is requested', async () => {
    const emailFor = async (language?: string) => {
      const email = newEmail()
      const person = { name: 'Ada', email, password: goodPassword }
      await visitor(test).post('sign-up/email', person, language === undefined ? {} : { 'accept-language': language })
      return test.app.outbox.latest(email)
    }
    for (const language of interfaceLanguages) {
      const { texts } = await textsOf(language)
      const letter = await emailFor(language.code)
      expect(letter?.subject).toBe(`${texts['letter.verify.subject']} · Trivium`)
      expect(letter?.text).toBe(
        [texts['letter.verify.body']?.replace('{{app}}', 'Trivium'), letter?.link, texts['letter.verify.after']].join('\n\n'),
      )
      expect(letter?.html).toMatch(language.rtl ? /^<div dir="rtl">/ : /^<div dir="ltr">/)
    }
    await test.set('default_web_language', 'arabic')
    expect((await emailFor())?.html).toMatch(/^<div dir="rtl">/)
    await test.set('default_web_language', 'english')
  })
})
