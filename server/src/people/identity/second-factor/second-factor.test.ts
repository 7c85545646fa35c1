import { symmetricEncrypt } from 'better-auth/crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../../test/app/app.ts'
import { codeOf } from '../../../../test/services/authenticator.ts'
import { forgetSecondFactor } from '../../staff/index.ts'
import { digestOfCode } from './emergency-codes.ts'
import { identitySecret } from './secret.ts'
import { claimsIn, goodPassword, proveEmail, visitor } from '../../../../test/app/visitor.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

let count = 0
const newEmail = () => `factor-${(count += 1)}@example.com`

/** The emergency codes as stored in the database. */
async function keptCodes(email: string): Promise<string[]> {
  const { rows } = await sql<{ codes: string }>`
    select "backupCodes" as codes from identity_two_factors
    where "userId" = (select id from identity_users where email = ${email})`.execute(test.database.db)
  return JSON.parse(rows[0]?.codes ?? '')
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
  // ASVS V6.8.4
  it('is asked for at the next sign-in, and stands in the token', async () => {
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

  // ASVS V6.5.1
  it('accepts a code of the app once, also when it is sent twice at the same moment', async () => {
    const { email, uri } = await withSecondFactor()
    const code = await codeOf(uri)
    const tries = [visitor(test), visitor(test)]
    for (const one of tries) await one.post('sign-in/email', { email, password: goodPassword })
    const replies = await Promise.all(tries.map(one => one.post('two-factor/verify-totp', { code })))
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
    expect(replies.find(({ status }) => status === 401)?.code).toBe('CODE_USED')
    expect(
      (await Promise.all(tries.map(one => one.get('token')))).map(({ status }) => status).toSorted((one, other) => one - other),
    ).toEqual([200, 401])
    const late = visitor(test)
    await late.post('sign-in/email', { email, password: goodPassword })
    expect(await late.post('two-factor/verify-totp', { code })).toMatchObject({ status: 401, code: 'CODE_USED' })
    expect((await late.get('token')).status).toBe(401)
  })

  it('accepts each emergency code once', async () => {
    const { email, backupCodes } = await withSecondFactor()
    const [code = ''] = backupCodes
    const typed = `\u200f${code.toUpperCase().replaceAll('-', '–')} `
    for (const status of [200, 401]) {
      const ada = visitor(test)
      await ada.post('sign-in/email', { email, password: goodPassword })
      expect((await ada.post('two-factor/verify-backup-code', { code: typed })).status).toBe(status)
    }
  })

  // ASVS V6.5.2
  it('has emergency codes that nobody can read from the database', async () => {
    const { email, backupCodes } = await withSecondFactor()
    expect(backupCodes).toHaveLength(10)
    for (const code of backupCodes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{6}-){3}[a-hjkmnp-z2-9]{6}$/)
    const kept = await keptCodes(email)
    expect(kept).toHaveLength(10)
    for (const code of kept) expect(code).toMatch(/^sha256:[\w-]{43}$/)
    const [digest = ''] = kept
    const ada = visitor(test)
    await ada.post('sign-in/email', { email, password: goodPassword })
    for (const stolen of [digest, digest.slice('sha256:'.length)])
      expect((await ada.post('two-factor/verify-backup-code', { code: stolen.slice(0, 40) })).status).toBe(401)
    expect((await ada.get('token')).status).toBe(401)
    const typed = ` ${(backupCodes[3] ?? '').toUpperCase().replaceAll('-', ' ')} `
    expect((await ada.post('two-factor/verify-backup-code', { code: typed })).status).toBe(200)
    expect(await keptCodes(email)).toEqual(kept.toSpliced(3, 1))
  })

  it('accepts codes that an earlier version stored encrypted, and stores the others as digests from then on', async () => {
    const { email } = await withSecondFactor()
    const [used, other] = ['aBcDe-FgHiJ', 'kLmNo-PqRsT']
    const data = await symmetricEncrypt({ key: await identitySecret(test.config, test.database.db), data: JSON.stringify([used, other]) })
    await sql`
      update identity_two_factors set "backupCodes" = ${data}
      where "userId" = (select id from identity_users where email = ${email})`.execute(test.database.db)
    for (const [code, status] of [
      ['aBcDe-FgHiX', 401],
      [used, 200],
      [used, 401],
    ] as const) {
      const ada = visitor(test)
      await ada.post('sign-in/email', { email, password: goodPassword })
      expect((await ada.post('two-factor/verify-backup-code', { code })).status).toBe(status)
    }
    expect(await keptCodes(email)).toEqual([digestOfCode(other)])
  })

  // ASVS V6.4.4
  it('is removed on the server when it is lost: every session ends, and the password alone lets the person set up another', async () => {
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

  it('counts only after its first right code, and not for a password alone', async () => {
    const email = newEmail()
    await proveEmail(test, email)
    const ada = visitor(test)
    await ada.post('sign-in/email', { email, password: goodPassword })
    await ada.post('two-factor/enable', { password: goodPassword })
    const again = visitor(test)
    expect((await again.post('sign-in/email', { email, password: goodPassword })).body).not.toHaveProperty('twoFactorRedirect')
    expect(claimsIn((await again.proof()).id_token)).toMatchObject({ second_factor: false, auth_time: expect.any(Number) })
  })

  // ASVS V7.5.1
  it('is neither set up nor removed without the password, nor by a stranger', async () => {
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

  it('refuses any code after five wrong ones', async () => {
    const { email, uri } = await withSecondFactor()
    const thief = visitor(test)
    await thief.post('sign-in/email', { email, password: goodPassword })
    for (let guess = 0; guess < 5; guess += 1) await thief.post('two-factor/verify-totp', { code: `00000${guess}` })
    expect((await thief.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).not.toBe(200)
    expect((await thief.get('token')).status).toBe(401)
  })
})
