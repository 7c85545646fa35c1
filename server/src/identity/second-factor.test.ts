import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../test/app.ts'
import { forgetSecondFactor } from '../staff/index.ts'
import { claimsIn, goodPassword, proveEmail, visitor } from '../../test/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

let count = 0
const newEmail = () => `factor-${(count += 1)}@example.com`
/** What an authenticator app shows now. */
const codeOf = (uri: string) => {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return createOTP(Buffer.from(fromBase32(secret)).toString(), { digits: 6, period: 30 }).totp()
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function fromBase32(text: string): Uint8Array {
  const bits = [...text.replace(/=+$/, '')].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
}

async function withSecondFactor() {
  const email = newEmail()
  await proveEmail(test, email)
  const ada = visitor(test)
  await ada.post('sign-in/email', { email, password: goodPassword })
  const { body } = await ada.post('two-factor/enable', { password: goodPassword })
  const [uri, backupCodes] = [String(body.totpURI), body.backupCodes as string[]]
  expect((await ada.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).toBe(200)
  return { email, uri, backupCodes }
}

describe('a second factor', () => {
  it('is asked for at the next sign-in, and said in the token', async () => {
    const { email, uri } = await withSecondFactor()
    const ada = visitor(test)
    const begun = await ada.post('sign-in/email', { email, password: goodPassword })
    expect(begun.body).toMatchObject({ twoFactorRedirect: true })
    expect((await ada.get('token')).status).toBe(401)
    expect((await ada.post('two-factor/verify-totp', { code: '000000' })).status).toBe(401)
    expect((await ada.get('token')).status).toBe(401)
    expect((await ada.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).toBe(200)
    const { firebase_id, id_token } = await ada.proof()
    expect(claimsIn(id_token)).toMatchObject({ second_factor: true })
    const reply = await test.stranger.call('user_signup', { firebase_id, id_token })
    const session = await test.database.db
      .selectFrom('sessions')
      .select(['has_second_factor'])
      .where('account_id', '=', reply.data.id)
      .execute()
    expect(session.some(row => row.has_second_factor)).toBe(true)
  })

  it('takes each of the codes for emergencies once', async () => {
    const { email, backupCodes } = await withSecondFactor()
    const [code = ''] = backupCodes
    for (const status of [200, 401]) {
      const ada = visitor(test)
      await ada.post('sign-in/email', { email, password: goodPassword })
      expect((await ada.post('two-factor/verify-backup-code', { code })).status).toBe(status)
    }
  })

  it('that is lost is taken away by who holds the machine: all is signed out, and the password alone leads to another', async () => {
    const { email, uri } = await withSecondFactor()
    const ada = visitor(test)
    await ada.post('sign-in/email', { email, password: goodPassword })
    await ada.post('two-factor/verify-totp', { code: await codeOf(uri) })
    const { data } = await test.stranger.call('user_signup', { ...(await ada.proof()) })
    const { db } = test.database
    expect(await forgetSecondFactor(db, email.toUpperCase(), test.clock.now())).toBe(true)
    expect((await test.withToken(data.api_token).call('get_user_by_id')).status).toBe(401)
    expect((await ada.get('token')).status).toBe(401)
    const again = visitor(test)
    expect((await again.post('sign-in/email', { email, password: goodPassword })).body).not.toHaveProperty('twoFactorRedirect')
    expect(claimsIn((await again.proof()).id_token)).toMatchObject({ second_factor: false })
    expect((await again.post('two-factor/enable', { password: goodPassword })).status).toBe(200)
    expect(await forgetSecondFactor(db, email, test.clock.now())).toBe(false)
    expect(await forgetSecondFactor(db, 'nobody@example.com', test.clock.now())).toBe(false)
    const rows = await db
      .selectFrom('audit_entries')
      .select(['action', 'before'])
      .where('subject', '=', `account:${data.id}`)
      .orderBy('id')
      .execute()
    expect(rows.map(({ action, before }) => [action, before])).toEqual([
      ['forget-second-factor', { second_factor: true }],
      ['forget-second-factor', { second_factor: false }],
    ])
  })

  it('is not there before its first code was right, and is not said for a password alone', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const ada = visitor(test)
    await ada.post('sign-in/email', { email, password: goodPassword })
    await ada.post('two-factor/enable', { password: goodPassword })
    const again = visitor(test)
    expect((await again.post('sign-in/email', { email, password: goodPassword })).body).not.toHaveProperty('twoFactorRedirect')
    expect(claimsIn((await again.proof()).id_token)).toMatchObject({ second_factor: false, auth_time: expect.any(Number) })
  })

  it('is neither made nor taken away without the password, nor by a stranger', async () => {
    const { email, uri } = await withSecondFactor()
    expect((await visitor(test).post('two-factor/disable', { password: goodPassword })).status).toBe(401)
    const ada = visitor(test)
    await ada.post('sign-in/email', { email, password: goodPassword })
    expect((await ada.post('two-factor/disable', { password: goodPassword })).status).toBe(401)
    await ada.post('two-factor/verify-totp', { code: await codeOf(uri) })
    expect((await ada.post('two-factor/disable', { password: 'not-the-password-1' })).status).toBe(400)
    expect((await ada.post('two-factor/disable', { password: goodPassword })).status).toBe(200)
    expect((await visitor(test).post('sign-in/email', { email, password: goodPassword })).body).not.toHaveProperty('twoFactorRedirect')
  })

  it('gives up after five wrong codes', async () => {
    const { email, uri } = await withSecondFactor()
    const thief = visitor(test)
    await thief.post('sign-in/email', { email, password: goodPassword })
    for (let guess = 0; guess < 5; guess += 1) await thief.post('two-factor/verify-totp', { code: `00000${guess}` })
    expect((await thief.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).not.toBe(200)
    expect((await thief.get('token')).status).toBe(401)
  })
})
