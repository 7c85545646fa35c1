// Signing in with Google. Google's side of the exchange is stubbed, because it is not ours.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { codeOf } from '../../../test/services/authenticator.ts'
import { claimsIn, enter, goodPassword, proveEmail, type Visitor, visitor } from '../../../test/app/visitor.ts'
import { deactivate } from '../accounts/index.ts'
import { callSeen } from '../../../test/app/call-seen.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: { GOOGLE_CLIENT_ID: 'the-client', GOOGLE_CLIENT_SECRET: 'the-secret' } })
})
afterAll(() => test.close())
afterEach(() => vi.unstubAllGlobals())

/** Google's side of the exchange. @returns the codes that our server sent to it */
function stubGoogle(claims: object): string[] {
  const codes: string[] = []
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const id_token = `${encode({ alg: 'RS256' })}.${encode({ ...claims, iss: 'https://accounts.google.com', iat: now, exp: now + 600 })}.signature`
  vi.stubGlobal('fetch', async (_url: unknown, init?: RequestInit) => {
    codes.push(new URLSearchParams(await new Response(init?.body).text()).get('code') ?? '')
    return Response.json({ access_token: 'google-access', id_token, expires_in: 600, token_type: 'Bearer' })
  })
  return codes
}

const problemPage = (code: string) => `${test.config.publicUrl}/auth/login/?from=google&error=${code}`
const ask = { provider: 'google', callbackURL: '/auth/login/?from=google', disableRedirect: true }

/** @returns the state that Google sends back */
async function leave(guest: Visitor): Promise<string> {
  const { body } = await guest.post('sign-in/social', ask)
  return encodeURIComponent(new URL(String(body.url)).searchParams.get('state') ?? '')
}

/** The complete sign-in with Google. */
async function enterAs(claims: object, name?: string) {
  stubGoogle(claims)
  const guest = visitor(test)
  await guest.get(`callback/google?code=the-code&state=${await leave(guest)}`)
  return enter(test, await guest.proof(), { type: 'gmail', ...(name !== undefined && { name }) })
}

describe('Google', () => {
  it('opens the sign-in page of Google', async () => {
    expect((await test.stranger.call('get_web_settings')).data.providers.google).toBe(true)
    const { body } = await visitor(test).post('sign-in/social', ask)
    const url = new URL(String(body.url))
    expect(url.host).toBe('accounts.google.com')
    expect(url.searchParams.get('client_id')).toBe('the-client')
    expect(url.searchParams.get('redirect_uri')).toBe(`${test.config.publicUrl}/identity/callback/google`)
    expect(JSON.stringify(body)).not.toContain('the-secret')
  })

  // ASVS V10.1.1, V10.1.2, V10.2.1, V10.5.1
  it('signs people in only in the browser that started the sign-in', async () => {
    const asked = stubGoogle({ sub: 'g-1', email: 'ada@gmail.example', email_verified: true, name: 'ada lovelace', aud: 'the-client' })
    const ada = visitor(test)
    const back = `callback/google?code=the-code&state=${await leave(ada)}`
    // Another browser did not start this sign-in: the stolen address must not sign it in.
    expect((await visitor(test).get(back)).headers.location).toBe(problemPage('state_mismatch'))
    const returned = await ada.get(back)
    expect(returned.headers.location).toMatch(/\/auth\/login\/\?from=google$/)
    // Google's own tokens stay on the server.
    expect(JSON.stringify([returned, await ada.get('token')])).not.toMatch(/google-access|signature/)
    const { rows } = await sql<{ token: string }>`select "accessToken" as token from identity_accounts`.execute(test.database.db)
    expect(rows.map(({ token }) => token)).toEqual([expect.not.stringContaining('google-access')])
    expect(asked).toEqual(['the-code'])
    const { data } = await test.stranger.call('user_signup', { ...(await ada.proof()), type: 'gmail' })
    expect(data).toMatchObject({ name: 'Ada lovelace', email: 'ada@gmail.example', type: 'gmail', profile: null, coins: 100 })
  })

  it('redirects with the problem when the person cancels, or the state is wrong', async () => {
    const guest = visitor(test)
    const cancelled = await guest.get(`callback/google?error=access_denied&state=${await leave(guest)}`)
    expect(cancelled.headers.location).toBe(problemPage('access_denied'))
    expect((await guest.get('callback/google?code=x&state=y')).headers.location).toBe(problemPage('state_mismatch'))
    expect((await guest.get('token')).status).toBe(401)
  })

  it('overrides an unconfirmed sign-up with the same address', async () => {
    const claims = { sub: 'g-3', name: 'Cy', aud: 'the-client' }
    const squat = async (email: string) => {
      const thief = { email, password: 'thief-waits-for-owner' }
      await visitor(test).post('sign-up/email', { name: 'Thief', ...thief })
      return thief
    }
    const thief = await squat('cy@gmail.example')
    const { reply } = await enterAs({ ...claims, email: 'Cy@Gmail.example', email_verified: true })
    expect(reply.data).toMatchObject({ name: 'Cy', email: 'cy@gmail.example', type: 'gmail' })
    expect((await visitor(test).post('sign-in/email', thief)).code).toBe('INVALID_EMAIL_OR_PASSWORD')
    // That holds only if Google has verified the address.
    const other = await squat('dee@gmail.example')
    stubGoogle({ ...claims, sub: 'g-4', email: other.email, email_verified: false })
    const guest = visitor(test)
    await guest.get(`callback/google?code=the-code&state=${await leave(guest)}`)
    expect((await guest.get('token')).status).toBe(401)
    expect((await visitor(test).post('sign-in/email', other)).code).toBe('EMAIL_NOT_VERIFIED')
  })

  it('brings no blocked name, and the player types none either where Google has no name', async () => {
    const ed = await test.player('Ed', { roles: ['editor'] })
    await callSeen(ed, 'save_blocked_words', { language_code: 'en', words: 'darn' })
    const nameOf = async (sub: string, name: string | undefined, typed: string) => {
      const claims = { sub, email: `${sub}@gmail.example`, email_verified: true, aud: 'the-client', ...(name !== undefined && { name }) }
      const { reply } = await enterAs(claims, typed)
      return reply.error ? reply.message : reply.data.name
    }
    expect(await nameOf('g-8', 'Darn you', 'Ana')).toBe('Player')
    expect(await nameOf('g-9', 'darn\u00adx', 'Ana')).toBe('Player')
    expect(await nameOf('g-10', undefined, 'Darn')).toBe('name_blocked')
    expect(await nameOf('g-10', undefined, 'Ana')).toBe('Ana')
    await callSeen(ed, 'save_blocked_words', { language_code: 'en', words: '' })
  })

  it('tells deactivated people so, and does not sign them in', async () => {
    const claims = { sub: 'g-5', email: 'eve@gmail.example', email_verified: true, name: 'Eve', aud: 'the-client' }
    const { reply } = await enterAs(claims)
    await deactivate(test.database.db, reply.data.id)
    stubGoogle(claims)
    const guest = visitor(test)
    const back = await guest.get(`callback/google?code=the-code&state=${await leave(guest)}`)
    expect(back).toMatchObject({ status: 302, headers: { location: '/auth/login/?from=google&error=BANNED_USER' } })
    expect((await guest.get('token')).status).toBe(401)
  })

  it('asks people with a second factor for its code', async () => {
    const claims = { sub: 'g-6', email: 'fay@gmail.example', email_verified: true, name: 'Fay', aud: 'the-client' }
    stubGoogle(claims)
    const fay = visitor(test)
    await fay.get(`callback/google?code=the-code&state=${await leave(fay)}`)
    const { body } = await fay.post('two-factor/enable', {})
    const uri = String(body.totpURI)
    expect((await fay.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).toBe(200)
    expect(claimsIn((await fay.proof()).id_token)).toMatchObject({ second_factor: true, sign_in_type: 'gmail' })
    stubGoogle(claims)
    const again = visitor(test)
    const back = await again.get(`callback/google?code=the-code&state=${await leave(again)}`)
    expect(back).toMatchObject({ status: 302, headers: { location: '/auth/login/?from=google&second_factor=1' } })
    expect((await again.get('token')).status).toBe(401)
    expect((await again.post('two-factor/verify-totp', { code: await codeOf(uri) })).status).toBe(200)
    expect(claimsIn((await again.proof()).id_token)).toMatchObject({ second_factor: true })
  })

  it('does not replace the password of a person who has one, when they set up a second factor', async () => {
    const email = 'gil@gmail.example'
    await proveEmail(test, email)
    stubGoogle({ sub: 'g-7', email, email_verified: true, name: 'Gil', aud: 'the-client' })
    const gil = visitor(test)
    await gil.get(`callback/google?code=the-code&state=${await leave(gil)}`)
    expect((await gil.get('token')).status).toBe(200)
    expect(await gil.post('two-factor/enable', {})).toMatchObject({ status: 403, code: 'PASSWORD_NEEDED' })
    expect(await gil.post('two-factor/enable', { password: 'another-good-one' })).toMatchObject({ code: 'INVALID_PASSWORD' })
    expect((await gil.post('two-factor/enable', { password: goodPassword })).status).toBe(200)
  })

  // ASVS V10.5.2
  it('account is recognized under another address, after its player was deleted', async () => {
    const claims = { sub: 'g-2', email_verified: true, name: 'Bo', aud: 'the-client' }
    const { reply, call } = await enterAs({ ...claims, email: 'bo@gmail.example' })
    await call('delete_user_account')
    const again = await enterAs({ ...claims, email: 'another@gmail.example' })
    expect([reply.data.coins, again.reply.data.coins]).toEqual([100, 0])
  })
})
