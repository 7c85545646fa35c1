import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { claimsIn, goodPassword, proveEmail, proveMobile, visitor } from '../../test/visitor.ts'
import { identitySecret } from './secret.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`
const newMobile = () => `+4915112${String((count += 1)).padStart(6, '0')}`
/** The provider's own clock, for what ends by itself. */
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms)

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
    expect(await ada.openLink(email)).toMatchObject({ status: 302, headers: { location: '/auth/login/?verified=1' } })
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

  it('sends the link once more', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    const before = test.app.outbox.all().length
    await visitor(test).post('send-verification-email', { email })
    expect(test.app.outbox.all().length).toBe(before + 1)
    expect((await visitor(test).openLink(email)).status).toBe(302)
  })

  it('refuses a link that is an hour old, and one that was tampered with', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    expect((await visitor(test).openLink(email)).headers.location).toContain('error=TOKEN_EXPIRED')
    vi.useRealTimers()
    expect((await visitor(test).get('verify-email?token=abc&callbackURL=/auth/login/')).headers.location).toContain('error=INVALID_TOKEN')
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
    ['callbackURL', 'https://evil.example/', 'INVALID_INPUT'],
    ['callbackURL', '//evil.example/', 'INVALID_INPUT'],
  ])('refuses the %s %j', async (field, value, code) => {
    const person = { name: 'Ada', email: 'lovelace@example.com', password: goodPassword, [field]: value }
    expect(await visitor(test).post('sign-up/email', person)).toMatchObject({ status: 400, code })
  })

  it('lets nothing through that a person may not say of themselves', async () => {
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

  it('gives an address nobody confirmed to whoever signs up with it next', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Thief', email, password: 'thief-waits-for-owner' })
    const owner = await proveEmail(test, email, 'Owner')
    expect(claimsIn(owner.id_token).name).toBe('Owner')
    expect((await visitor(test).post('sign-in/email', { email, password: 'thief-waits-for-owner' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('makes one identity of two forms sent at once', async () => {
    const email = newEmail()
    const person = { name: 'Ada', email, password: goodPassword }
    const answers = await Promise.all([1, 2, 3].map(() => visitor(test).post('sign-up/email', person)))
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 200])
    await visitor(test).openLink(email)
    expect((await visitor(test).post('sign-in/email', { email, password: goodPassword })).status).toBe(200)
  })

  it('mails an address ten times an hour at most', async () => {
    const email = newEmail()
    const person = { name: 'Ada', email, password: goodPassword }
    await visitor(test).post('sign-up/email', person)
    const mails = () => test.app.outbox.all().filter(({ to }) => to === email).length
    await Promise.all(Array.from({ length: 12 }, () => visitor(test).post('send-verification-email', { email })))
    expect(mails()).toBe(10)
  })

  it('writes in the language asked for', async () => {
    const subjects = { en: 'Confirm', es: 'Confirma', 'ar;q=0.9': 'أكِّد', 'fr-FR, es-MX;q=0.8': 'Confirma', xx: 'Confirm' }
    for (const [language, start] of Object.entries(subjects)) {
      const email = newEmail()
      await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword }, { 'accept-language': language })
      expect(test.app.outbox.latest(email)?.subject).toMatch(new RegExp(`^${start}`))
    }
  })
})

describe('who has an account', () => {
  async function timed(run: () => Promise<unknown>): Promise<number> {
    const started = performance.now()
    await run()
    return performance.now() - started
  }
  const withoutDate = (headers: Record<string, unknown>) => ({ ...headers, date: null })

  it.each([
    ['sign-up/email', 250, { name: 'Eve', password: 'eve-tries-addresses' }],
    ['sign-in/email', 0, { password: 'eve-tries-addresses' }],
    ['request-password-reset', 250, {}],
    ['send-verification-email', 500, {}],
  ])('is not told by %s, neither in words nor in time', async (path, leastMs, fields) => {
    const known = newEmail()
    await proveEmail(test, known)
    const times = { known: [] as number[], unknown: [] as number[] }
    const ask = (email: string) => visitor(test).post(path, { ...fields, email })
    for (let round = 0; round < 4; round += 1) {
      times.known.push(await timed(() => ask(known)))
      times.unknown.push(await timed(() => ask(newEmail())))
    }
    const [a, b] = [await ask(known), await ask(newEmail())]
    expect({ ...a, headers: withoutDate(a.headers) }).toEqual({ ...b, headers: withoutDate(b.headers) })
    // Whatever else this machine is doing only ever adds: the quickest of each are what can be compared.
    const ratio = Math.min(...times.known) / Math.min(...times.unknown)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
    expect(Math.min(...times.known, ...times.unknown)).toBeGreaterThan(leastMs - 10)
  })

  it('is told to the owner of the address', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: 'another-way-in-9' })
    expect(test.app.outbox.latest(email)?.subject).toMatch(/^You already have an account/)
    expect((await visitor(test).post('sign-in/email', { email, password: 'another-way-in-9' })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
  })

  it('is told where the operator wants it so', async () => {
    const [known, unknown] = [newEmail(), newEmail()]
    await proveEmail(test, known)
    await test.set('identity_errors_in_detail', 1)
    const password = 'not-the-password-3'
    const codes = [
      await visitor(test).post('sign-in/email', { email: known, password }),
      await visitor(test).post('sign-in/email', { email: unknown, password }),
      await visitor(test).post('sign-up/email', { name: 'Eve', email: known, password }),
      await visitor(test).post('request-password-reset', { email: unknown }),
    ].map(answer => answer.code)
    await test.set('identity_errors_in_detail', 0)
    expect(codes).toEqual(['INVALID_PASSWORD', 'USER_NOT_FOUND', 'USER_ALREADY_EXISTS', 'USER_NOT_FOUND'])
  })
})

describe('a forgotten password', () => {
  const tokenIn = (email: string) => new URL(test.app.outbox.latest(email)?.link ?? '').searchParams.get('token') ?? ''

  it('is replaced with the link that was mailed, once, and every device is signed out', async () => {
    const email = newEmail()
    const { data } = await test.stranger.call('user_signup', await proveEmail(test, email))
    const ada = visitor(test)
    await ada.post('request-password-reset', { email, redirectTo: '/auth/reset-password/' })
    expect(test.app.outbox.latest(email)?.link).toMatch(`${test.config.publicUrl}/auth/reset-password/?token=`)
    const token = tokenIn(email)
    expect(await ada.post('reset-password', { token, newPassword: 'password1' })).toMatchObject({ code: 'WEAK_PASSWORD' })
    expect(await ada.post('reset-password', { token, newPassword: 'brand-new-orchid' })).toMatchObject({ status: 200 })
    expect(await ada.post('reset-password', { token, newPassword: 'brand-new-orchid' })).toMatchObject({ code: 'INVALID_TOKEN' })
    expect((await ada.post('sign-in/email', { email, password: goodPassword })).code).toBe('INVALID_EMAIL_OR_PASSWORD')
    expect((await ada.post('sign-in/email', { email, password: 'brand-new-orchid' })).status).toBe(200)
    expect((await test.withToken(data.api_token).call('get_user_by_id')).status).toBe(401)
  })

  it('confirms the address too, for the link was mailed there', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    await visitor(test).post('request-password-reset', { email })
    await visitor(test).post('reset-password', { token: tokenIn(email), newPassword: 'brand-new-orchid' })
    expect((await visitor(test).post('sign-in/email', { email, password: 'brand-new-orchid' })).status).toBe(200)
  })

  it('refuses a link that is an hour old, and keeps none that can be read', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    await visitor(test).post('request-password-reset', { email })
    const stored = JSON.stringify((await sql`select * from identity_verifications`.execute(test.database.db)).rows)
    expect(stored).not.toContain(tokenIn(email))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 })
    const late = await visitor(test).post('reset-password', { token: tokenIn(email), newPassword: 'brand-new-orchid' })
    expect(late.code).toBe('INVALID_TOKEN')
  })
})

describe('signing in by phone', () => {
  const ask = (phoneNumber: string) => visitor(test).post('phone-number/send-otp', { phoneNumber })
  const tryCode = (phoneNumber: string, code: string) => visitor(test).post('phone-number/verify', { phoneNumber, code })
  const codeTo = (mobile: string) => test.app.outbox.latest(mobile)?.code ?? ''
  const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('takes the code that was sent, and knows the number again', async () => {
    const mobile = newMobile()
    const guest = visitor(test)
    expect((await guest.post('phone-number/send-otp', { phoneNumber: mobile.replace(/^\+49/, '+49 (0) ') })).status).toBe(200)
    expect(codeTo(mobile)).toMatch(/^\d{6}$/)
    expect((await guest.post('phone-number/verify', { phoneNumber: mobile, code: codeTo(mobile) })).status).toBe(200)
    const first = await guest.proof()
    expect(claimsIn(first.id_token)).toMatchObject({ sign_in_type: 'mobile', phone_number: mobile, email: null, name: null })
    test.clock.advance(61_000)
    expect((await proveMobile(test, mobile)).firebase_id).toBe(first.firebase_id)
  })

  it('takes a code once', async () => {
    const mobile = newMobile()
    await ask(mobile)
    expect((await tryCode(mobile, codeTo(mobile))).status).toBe(200)
    expect((await tryCode(mobile, codeTo(mobile))).code).toBe('OTP_NOT_FOUND')
  })

  it('takes a code once even when it comes twice at the same moment', async () => {
    const mobile = newMobile()
    await ask(mobile)
    const answers = await Promise.all([1, 2, 3, 4].map(() => tryCode(mobile, codeTo(mobile))))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  })

  it('refuses even the right code after five wrong ones', async () => {
    const mobile = newMobile()
    await ask(mobile)
    const [right, wrong] = [codeTo(mobile), anotherThan(codeTo(mobile))]
    for (let attempt = 1; attempt <= 5; attempt += 1) expect((await tryCode(mobile, wrong)).code).toBe('INVALID_OTP')
    expect((await tryCode(mobile, right)).code).toBe('TOO_MANY_ATTEMPTS')
    expect((await tryCode(mobile, right)).code).toBe('OTP_NOT_FOUND')
  })

  it('lets a code live for five minutes', async () => {
    const mobile = newMobile()
    await ask(mobile)
    vi.useFakeTimers({ toFake: ['Date'] })
    wait(5 * 60_000 + 1000)
    expect((await tryCode(mobile, codeTo(mobile))).code).toMatch(/^OTP_(EXPIRED|NOT_FOUND)$/)
  })

  it('sends one code a minute and five a day', async () => {
    const mobile = newMobile()
    const answers: number[] = []
    for (let round = 0; round < 6; round += 1) {
      answers.push((await ask(mobile)).status, (await ask(mobile)).status)
      test.clock.advance(61_000)
    }
    expect(answers).toEqual([200, 429, 200, 429, 200, 429, 200, 429, 200, 429, 429, 429])
    test.clock.advance(24 * 3_600_000)
    expect((await ask(mobile)).status).toBe(200)
  })

  it('keeps the code that was sent when the next one is refused', async () => {
    const mobile = newMobile()
    const answers = await Promise.all([ask(mobile), ask(mobile), ask(mobile)])
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(answers.filter(answer => answer.status === 429)).toHaveLength(2)
    expect((await tryCode(mobile, codeTo(mobile))).status).toBe(200)
  })

  it.each(['12345', '+999123456789', 'abc', '+1', ''])('refuses the number %j', async number => {
    expect(await ask(number)).toMatchObject({ status: 400, code: 'INVALID_PHONE_NUMBER' })
  })
})

describe('the door', () => {
  it('opens for nothing that is not listed', async () => {
    const ada = visitor(test)
    const closed = [
      'update-user',
      'delete-user',
      'change-email',
      'link-social',
      'sign-in/phone-number',
      'phone-number/request-password-reset',
    ]
    for (const path of closed) expect((await ada.post(path, {})).status).toBe(404)
    for (const path of ['get-session', 'list-sessions', 'error', 'ok', 'reset-password/abc']) expect((await ada.get(path)).status).toBe(404)
  })

  it('refuses pages of other sites', async () => {
    const foreign = { origin: 'https://evil.example' }
    expect(await visitor(test).post('sign-in/email', { email: 'a@example.com', password: goodPassword }, foreign)).toMatchObject({
      status: 403,
      code: 'INVALID_ORIGIN',
    })
  })

  it('survives bodies that are none', async () => {
    const inject = (payload: string, type = 'application/json') =>
      test.app.http.inject({ method: 'POST', url: '/identity/sign-in/email', payload, headers: { 'content-type': type } })
    expect((await inject('{')).statusCode).toBe(400)
    expect((await inject('[]')).statusCode).toBe(400)
    expect((await inject('null')).statusCode).toBe(400)
    expect((await inject('{"__proto__":{"email":"a@example.com"}}')).statusCode).toBe(400)
    expect((await inject('email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await inject(JSON.stringify({ email: 'x'.repeat(20_000) }))).statusCode).toBe(413)
  })

  it('keeps its cookie away from scripts and from the rest of the site', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const { headers } = await visitor(test).post('sign-in/email', { email, password: goodPassword })
    expect(String(headers['set-cookie'])).toMatch(/^trivium\.session_token=.*Path=\/identity; HttpOnly; SameSite=Lax/i)
  })

  it('forgets its session on sign-out', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const ada = visitor(test)
    await ada.post('sign-in/email', { email, password: goodPassword })
    expect((await ada.get('token')).status).toBe(200)
    await ada.post('sign-out', {})
    expect((await ada.get('token')).status).toBe(401)
  })
})

describe('the development outbox', () => {
  const outbox = (options: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
    test.app.http.inject({ url: '/identity/outbox', ...options })

  it('lists mails and codes on this machine, as a page without scripts', async () => {
    const mobile = newMobile()
    await visitor(test).post('phone-number/send-otp', { phoneNumber: mobile })
    const { statusCode, body } = await outbox()
    expect(statusCode).toBe(200)
    expect(body).toContain(test.app.outbox.latest(mobile)?.code)
    expect(body).not.toContain('<script')
    expect((await test.app.http.inject('/identity/outbox?format=json')).json()[0]).toMatchObject({ to: mobile })
  })

  it('is closed to other machines, proxies and borrowed names', async () => {
    expect((await outbox({ remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
    expect((await outbox({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404)
    expect((await outbox({ headers: { host: 'rebound.example' } })).statusCode).toBe(404)
  })
})

describe('the identity secret', () => {
  it('is made once, for the owner of the files only', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'trivium-secret-'))
    const secret = identitySecret({ dataDir, identitySecret: undefined })
    const file = join(dataDir, 'identity-secret')
    expect(secret.length).toBeGreaterThan(60)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(secret)
    expect(identitySecret({ dataDir, identitySecret: undefined })).toBe(secret)
    rmSync(dataDir, { recursive: true })
  })

  it('is left to the environment when that has one', () => {
    expect(identitySecret({ dataDir: '/nowhere', identitySecret: 'from the environment' })).toBe('from the environment')
    expect(existsSync('/nowhere')).toBe(false)
  })
})
