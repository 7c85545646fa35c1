import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { goodPassword, proveEmail, visitor } from '../../../test/app/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`
const newMobile = () => `+4915112${String((count += 1)).padStart(6, '0')}`

describe('the identity route', () => {
  it('offers only the listed calls', async () => {
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

  // ASVS V3.5.1
  it('refuses pages of other sites', async () => {
    const foreign = { origin: 'https://evil.example' }
    expect(await visitor(test).post('sign-in/email', { email: 'a@example.com', password: goodPassword }, foreign)).toMatchObject({
      status: 403,
      code: 'INVALID_ORIGIN',
    })
  })

  // ASVS V3.5.2
  it('makes no call with its cookie alone, which a form of another site would send, too', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const { headers } = await visitor(test).post('sign-in/email', { email, password: goodPassword })
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    expect((await test.app.http.inject({ url: '/identity/token', headers: { cookie } })).statusCode).toBe(200)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      const form = {
        method: 'POST',
        payload: 'name=Eve',
        headers: { cookie, origin: 'https://evil.example', 'content-type': type },
      } as const
      expect((await test.app.http.inject({ ...form, url: '/api/update_profile' })).statusCode).toBe(401)
      expect((await test.app.http.inject({ ...form, url: '/identity/sign-out' })).statusCode).toBeGreaterThanOrEqual(400)
    }
    expect((await test.app.http.inject({ url: '/identity/token', headers: { cookie } })).statusCode).toBe(200)
  })

  it('survives malformed bodies', async () => {
    const inject = (payload: string, type = 'application/json') =>
      test.app.http.inject({ method: 'POST', url: '/identity/sign-in/email', payload, headers: { 'content-type': type } })
    expect((await inject('{')).statusCode).toBe(400)
    expect((await inject('[]')).statusCode).toBe(400)
    expect((await inject('null')).statusCode).toBe(400)
    expect((await inject('{"__proto__":{"email":"a@example.com"}}')).statusCode).toBe(400)
    expect((await inject('email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await inject(JSON.stringify({ email: 'x'.repeat(20_000) }))).statusCode).toBe(413)
  })

  // ASVS V3.3.2, V3.3.4
  it('hides its cookie from scripts and from other sites', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const { headers } = await visitor(test).post('sign-in/email', { email, password: goodPassword })
    expect(String(headers['set-cookie'])).toMatch(/^trivium\.session_token=.*Path=\/; HttpOnly; SameSite=Lax/i)
  })

  it('ends its session on sign-out', async () => {
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
  const outbox = (options: { remoteAddress?: string; headers?: Record<string, string>; url?: string } = {}) =>
    test.app.http.inject({ url: test.app.outboxPath ?? '', ...options })

  it('lists emails and codes on this machine, as a page without scripts', async () => {
    const mobile = newMobile()
    await visitor(test).post('phone-number/send-otp', { phoneNumber: mobile })
    const { statusCode, body } = await outbox()
    expect(statusCode).toBe(200)
    expect(body).toContain(test.app.outbox.latest(mobile)?.code)
    expect(body).not.toContain('<script')
    expect((await test.app.http.inject(`${test.app.outboxPath}?format=json`)).json()[0]).toMatchObject({ to: mobile })
  })

  it('needs its secret address, on this machine and behind a proxy on it', async () => {
    const mobile = newMobile()
    await visitor(test).post('phone-number/send-otp', { phoneNumber: mobile })
    const { code = '' } = test.app.outbox.latest(mobile) ?? {}
    expect(code).toMatch(/^\d{6}$/)
    for (const url of ['/identity/outbox', '/identity/outbox?format=json', '/identity/outbox/', '/identity/outbox/guess']) {
      const { statusCode, body } = await outbox({ url })
      expect([url, statusCode, body.includes(code)]).toEqual([url, /outbox($|\?)/.test(url) ? 200 : 404, false])
    }
    expect((await outbox({ url: '/identity/outbox' })).body).toContain('printed when the server started')
    expect(test.app.outboxPath).toMatch(/^\/identity\/outbox\/[\w-]{22}$/)
  })

  it('is closed to other machines, proxies and foreign host names', async () => {
    expect((await outbox({ remoteAddress: '10.1.2.3' })).statusCode).toBe(404)
    expect((await outbox({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404)
    expect((await outbox({ headers: { host: 'rebound.example' } })).statusCode).toBe(404)
  })
})
