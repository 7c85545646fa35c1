import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { goodPassword, proveEmail, visitor } from '../../../../test/app/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => vi.useRealTimers())

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`

describe('a forgotten password', () => {
  const tokenIn = (email: string) => new URL(test.app.outbox.latest(email)?.link ?? '').searchParams.get('token') ?? ''

  // ASVS V6.2.2, V7.4.3
  it('is replaced with the mailed link, once, and every device is signed out', async () => {
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

  // ASVS V7.6.1
  it('ends every other way in: devices at the provider, their ID tokens, other links', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const thief = visitor(test)
    await thief.post('sign-in/email', { email, password: goodPassword })
    const stolen = await thief.proof()
    await thief.post('request-password-reset', { email })
    const otherLink = tokenIn(email)
    await visitor(test).post('request-password-reset', { email })
    expect(await visitor(test).post('reset-password', { token: tokenIn(email), newPassword: 'brand-new-orchid' })).toMatchObject({
      status: 200,
    })
    expect((await thief.get('token')).status).toBe(401)
    expect((await test.stranger.call('user_signup', stolen)).message).toBe('invalid_token')
    expect((await thief.post('reset-password', { token: otherLink, newPassword: 'thief-is-back-now-4' })).code).toBe('INVALID_TOKEN')
    expect((await visitor(test).post('sign-in/email', { email, password: 'brand-new-orchid' })).status).toBe(200)
  })

  it('confirms the address, too, because the link was mailed there', async () => {
    const email = newEmail()
    await visitor(test).post('sign-up/email', { name: 'Ada', email, password: goodPassword })
    await visitor(test).post('request-password-reset', { email })
    await visitor(test).post('reset-password', { token: tokenIn(email), newPassword: 'brand-new-orchid' })
    expect((await visitor(test).post('sign-in/email', { email, password: 'brand-new-orchid' })).status).toBe(200)
  })

  it('refuses a link that is an hour old, and stores no readable link', async () => {
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
