// People who sign in by phone have no password: only a code by text message and the second factor protect their account.

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { codeOf } from '../../../../test/services/authenticator.ts'
import { claimsIn, enter, type Visitor, visitor } from '../../../../test/app/visitor.ts'
import { forgetSecondFactor } from '../../staff/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())
afterEach(() => {
  vi.useRealTimers()
  test.clock.reset()
})

let count = 0
const newMobile = () => `+4915113${String((count += 1)).padStart(6, '0')}`

/** Signs in with the code that was sent to the number, as its owner or an attacker who intercepts messages would. */
async function signIn(phoneNumber: string): Promise<{ who: Visitor; body: Record<string, unknown> }> {
  // A number gets one message a minute.
  test.clock.advance(61_000)
  const who = visitor(test)
  await who.post('phone-number/send-otp', { phoneNumber })
  const { status, body } = await who.post('phone-number/verify', { phoneNumber, code: test.app.outbox.latest(phoneNumber)?.code ?? '' })
  expect(status).toBe(200)
  return { who, body }
}

async function withSecondFactor() {
  const mobile = newMobile()
  const { who } = await signIn(mobile)
  const { body } = await who.post('two-factor/enable', {})
  const [uri, backupCodes] = [String(body.totpURI), body.backupCodes as string[]]
  expect((await who.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).toBe(200)
  return { mobile, who, uri, backupCodes }
}

describe('the second factor of an account by phone', () => {
  // ASVS V6.6.1
  it('is asked for after the code by text message, which alone opens nothing', async () => {
    const { mobile, uri } = await withSecondFactor()
    const { who: thief, body } = await signIn(mobile)
    expect(body).toEqual({ status: true, twoFactorRedirect: true })
    expect((await thief.get('token')).status).toBe(401)
    for (const path of ['two-factor/disable', 'two-factor/enable', 'two-factor/generate-backup-codes'])
      expect([path, (await thief.post(path, {})).status]).toEqual([path, 401])
    expect(await thief.post('two-factor/verify-totp', { code: '000000' })).toMatchObject({ status: 401, code: 'INVALID_CODE' })
    expect((await thief.get('token')).status).toBe(401)
    const { who: owner } = await signIn(mobile)
    expect((await owner.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).toBe(200)
    expect(claimsIn((await owner.proof()).id_token)).toMatchObject({ second_factor: true, phone_number: mobile })
  })

  it('accepts an emergency code instead, once', async () => {
    const { mobile, backupCodes } = await withSecondFactor()
    const [code = ''] = backupCodes
    for (const status of [200, 401]) {
      const { who } = await signIn(mobile)
      expect((await who.post('two-factor/verify-backup-code', { code })).status).toBe(status)
      expect((await who.get('token')).status).toBe(status)
    }
  })

  it('is named by the number in the app', async () => {
    const mobile = newMobile()
    const { who } = await signIn(mobile)
    const { body } = await who.post('two-factor/enable', {})
    expect(decodeURIComponent(new URL(String(body.totpURI)).pathname)).toBe(`/Trivium:${mobile}`)
  })

  it('is removed, or gets new emergency codes, in a session that has shown a code of it', async () => {
    const { mobile, uri, backupCodes } = await withSecondFactor()
    const { who } = await signIn(mobile)
    await who.post('two-factor/verify-totp', { code: await codeOf(uri) })
    const { body } = await who.post('two-factor/generate-backup-codes', {})
    expect(body.backupCodes).toHaveLength(10)
    const [old = ''] = backupCodes
    const { who: late } = await signIn(mobile)
    expect((await late.post('two-factor/verify-backup-code', { code: old })).status).toBe(401)
    expect((await who.post('two-factor/disable', {})).status).toBe(200)
    expect((await signIn(mobile)).body).not.toHaveProperty('twoFactorRedirect', true)
  })

  it('is removed by number on the server, when it is lost', async () => {
    const { mobile, who } = await withSecondFactor()
    const { call } = await enter(test, await who.proof(), { name: 'Mo' })
    expect(await forgetSecondFactor(test.database.db, mobile, test.clock.now())).toBe(true)
    expect((await call('get_user_by_id')).status).toBe(401)
    expect((await signIn(mobile)).body).not.toHaveProperty('twoFactorRedirect', true)
    expect(await forgetSecondFactor(test.database.db, mobile, test.clock.now())).toBe(false)
  })

  it('cannot be removed with a session from before it was set up', async () => {
    const mobile = newMobile()
    const { who: thief } = await signIn(mobile)
    const { who: owner } = await signIn(mobile)
    const { body } = await owner.post('two-factor/enable', {})
    await owner.post('two-factor/verify-totp', { code: await codeOf(String(body.totpURI)) })
    for (const path of ['two-factor/disable', 'two-factor/enable', 'two-factor/generate-backup-codes'])
      expect([path, await thief.post(path, {})]).toMatchObject([path, { status: 403, code: 'SESSION_NOT_FRESH' }])
    expect(claimsIn((await thief.proof()).id_token)).toMatchObject({ second_factor: false })
  })

  it('cannot be set up in an old session, which may be in other hands by now', async () => {
    const { who } = await signIn(newMobile())
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000)
    expect(await who.post('two-factor/enable', {})).toMatchObject({ status: 403, code: 'SESSION_NOT_FRESH' })
  })
})
