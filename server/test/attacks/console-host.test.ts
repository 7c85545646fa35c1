// CONSOLE_URL: whether a browser could use anything that players' pages and the console share to get from one to the other.

import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ActionName, contract } from '@trivium/contract'
import { isForStaff, pathOf } from '@trivium/contract/platform/action'
import { readProxies } from '../../src/platform/api/requests/address.ts'
import { servedBeside } from '../../src/platform/api/http/console-host.ts'
import { type App } from '../../src/operations/app-types.ts'
import { createApp } from '../../src/app.ts'
import { identityCalls } from '../../src/people/identity/calls.ts'
import { notify } from '../../src/rewards/notices/index.ts'
import { storeMedia } from '../../src/platform/media/index.ts'
import { makeStaff } from '../../src/people/staff/index.ts'
import { startApp, type TestApp, type TestPlayer } from '../app/app.ts'
import { codeOf } from '../services/authenticator.ts'
import { proveEmailThere, startHosted } from '../services/firebase.ts'
import { open, outcome } from '../app/live-pages.ts'
import { enter, goodPassword, proveEmail } from '../app/visitor.ts'

const [players, consoles] = ['quiz.example', 'console.quiz.example']
const [ofPlayers, ofConsole] = [`https://${players}`, `https://${consoles}`]
const folder = mkdtempSync(join(tmpdir(), 'trivium-hosts-'))

/** The app with the outbox, on the same database as `app`. */
let developing: TestApp
let app: App
let ada: TestPlayer
let picture: string

beforeAll(async () => {
  for (const name of ['web/assets', 'admin/assets']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Players</title>')
  writeFileSync(join(folder, 'web/logo.svg'), '<svg/>')
  writeFileSync(join(folder, 'web/assets/index-abc.js'), 'players()')
  writeFileSync(join(folder, 'admin/index.html'), '<!doctype html><title>Console</title>')
  writeFileSync(join(folder, 'admin/preview.html'), '<!doctype html><title>Preview</title>')
  writeFileSync(join(folder, 'admin/assets/index-abc.js'), 'staff()')
  developing = await startApp({ env: { NODE_ENV: 'development', LOG_LEVEL: 'silent', PUBLIC_URL: ofPlayers } })
  ada = await developing.player('Ada', { roles: ['administrator'] })
  picture = await storeMedia(developing.database.db, { name: 'flag', type: 'image/png', bytes: Buffer.from('not drawn') })
  app = await createApp({
    // With a proxy in front, so that X-Forwarded-Host would be trusted if any code read it.
    config: {
      ...developing.config,
      mode: 'production',
      consoleUrl: ofConsole,
      smtpUrl: 'smtp://127.0.0.1:1',
      isProxy: readProxies('1'),
    },
    database: developing.database,
    webRoot: join(folder, 'web'),
    consoleRoot: join(folder, 'admin'),
    limitFactor: 1000,
  })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await developing.close()
  rmSync(folder, { recursive: true })
})

const html = { accept: 'text/html' }
const get = (host: string, url: string, headers = {}) => app.http.inject({ url, headers: { ...html, host, ...headers } })
const post = (host: string, url: string, payload: object = {}, headers = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers: { host, ...headers } })
const withToken = (token: string) => ({ authorization: `Bearer ${token}` })

const actions = (isStaffs: boolean) =>
  Object.entries(contract).flatMap(([name, { access }]) => (isForStaff(access) === isStaffs ? [pathOf(name, access)] : []))

describe('a players’ host', () => {
  const hosts = [players, 'QUIZ.example:443', '127.0.0.1:3000', `${consoles}.evil.example`, `${consoles}.`, `x.${consoles}`, '']

  it('has no console, in any spelling of its address', async () => {
    const urls = ['/admin', '/admin/', '/admin/?x', '/admin/preview.html', '/admin/assets/index-abc.js', '/%61dmin/', '/admin/x']
    for (const host of hosts) {
      for (const url of urls) {
        const { statusCode, body } = await get(host, url)
        expect([host, url, statusCode, body]).toEqual([host, url, 404, '{"error":true,"message":"not_found"}'])
      }
    }
  })

  it('takes no calls of staff, not even from an administrator', async () => {
    expect(actions(true).length).toBeGreaterThan(50)
    for (const url of [...actions(true), '/api/%61dmin/get_own_rights', '/api/admin/nothing']) {
      expect([url, (await post(players, url, {}, withToken(ada.token))).statusCode]).toEqual([url, 404])
    }
    for (const host of hosts) expect((await post(host, '/api/admin/get_own_rights', {}, withToken(ada.token))).statusCode).toBe(404)
  })

  it('cannot be changed into the console’s host by a header that a script may set', async () => {
    for (const name of ['x-forwarded-host', 'x-host', 'x-original-host', 'x-http-host-override', 'forwarded']) {
      const headers = { [name]: name === 'forwarded' ? `host=${consoles}` : consoles }
      expect([name, (await get(players, '/admin/', headers)).statusCode]).toEqual([name, 404])
      const called = await post(players, '/api/admin/get_own_rights', {}, { ...withToken(ada.token), ...headers })
      expect([name, called.statusCode]).toEqual([name, 404])
    }
  })

  it('leads staff to the console where it is', async () => {
    const bob = await developing.player('Bob', { roles: ['editor'] })
    const notice = { type: 'question_sent_back' as const, key: 'sent_back:7', params: { question: 'Who?' }, typeId: 7 }
    await notify(developing.database.db, { ...notice, accountId: bob.id, at: new Date() })
    const { data } = (await post(players, '/api/get_notifications', {}, withToken(bob.token))).json()
    expect(data[0].link).toBe(`${ofConsole}/admin/#/questions/7`)
  })

  it('serves players as before', async () => {
    expect((await get(players, '/')).body).toContain('<title>')
    expect((await get(players, '/assets/index-abc.js')).body).toBe('players()')
    expect((await get(players, `/media/${picture}`)).statusCode).toBe(200)
    expect((await post(players, '/api/get_user_by_id', {}, withToken(ada.token))).json()).toMatchObject({ error: false })
    expect((await get(players, '/healthz')).headers['content-security-policy']).toContain(`connect-src 'self' wss://${players};`)
  })
})

describe('the console’s host', () => {
  it('redirects to the console, whose policy names its own host', async () => {
    expect((await get(consoles, '/?x=1')).headers.location).toBe('/admin/')
    for (const host of [consoles, 'Console.Quiz.Example', `${consoles}:443`]) {
      const { headers, body } = await get(host, '/admin/')
      expect([host, body]).toEqual([host, expect.stringContaining('<!doctype html><title>Trivium console</title>')])
      expect(headers['content-security-policy']).toContain(`connect-src 'self' wss://${consoles};`)
      expect(headers['content-security-policy']).not.toContain(`//${players}`)
    }
    expect((await get(consoles, '/admin/assets/index-abc.js')).body).toBe('staff()')
    const preview = await get(consoles, '/admin/preview.html')
    expect(preview.body).toContain('Preview')
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('serves the other files that the console’s pages show', async () => {
    for (const url of ['/logo.svg', '/healthz', '/readyz', `/media/${picture}`]) {
      expect([url, (await get(consoles, url)).statusCode]).toEqual([url, 200])
    }
  })

  it('takes no calls of players but those that the console needs', async () => {
    const others = actions(false).filter(url => !servedBeside.has(url))
    expect(others.length).toBeGreaterThan(100)
    for (const url of [...others, '/api/%67et_user_by_id', '/api/get_user_by_id?/api/logout']) {
      expect([url, (await post(consoles, url, {}, withToken(ada.token))).statusCode]).toEqual([url, 404])
    }
  })

  it('serves no page of players, and nothing else of theirs', async () => {
    const pages = ['/index.html', '/play', '/auth/login/', '/assets/index-abc.js', '/s/abc.png', '//', '/robots.txt', '/sitemap.xml']
    const others = ['/metrics', '/api/docs', '/api/openapi.json', '/api/own-data/x', '/identity/jwks', '/identity/callback/google']
    for (const url of [...pages, ...others]) {
      const headers = { 'x-forwarded-host': players }
      expect([url, (await get(consoles, url, headers)).statusCode]).toEqual([url, 404])
    }
    for (const path of ['sign-up/email', 'verify-email', 'reset-password', 'phone-number/send-otp']) {
      expect([path, (await post(consoles, `/identity/${path}`)).statusCode]).toEqual([path, 404])
    }
  })

  it('serves exactly what the console asks for', () => {
    const admin = join(import.meta.dirname, '../../../admin')
    const text = globSync(['src/**/*.{ts,tsx}', '*.html'], { cwd: admin })
      .map(file => readFileSync(join(admin, file), 'utf8'))
      .join('\n')
    const calls = actions(false).filter(url => text.includes(`'${url}'`) || text.includes(`'${url.replace('/api/', '')}'`))
    const proofs = identityCalls.flatMap(({ path }) => (text.includes(`'${path}'`) ? [`/identity/${path}`] : []))
    const pictures = [...text.matchAll(/"(\/[\w-]+\.svg)"/g)].map(([, path]) => path)
    expect(new Set([...calls, ...proofs, ...pictures, '/healthz', '/readyz'])).toEqual(servedBeside)
  })
})

// ASVS V3.5.4
describe('staff on the console’s host', () => {
  it('signs in with a second factor, and works', async () => {
    const email = 'grace@example.com'
    await enter(developing, await proveEmail(developing, email))
    await makeStaff(developing.database.db, email, ['administrator'], developing.clock.now())
    const jar = new Map<string, string>()
    const prove = async (path: string, payload?: object) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { host: consoles, ...(payload && { origin: ofConsole }), ...(cookie && { cookie }) }
      const reply = await app.http.inject({ method: payload ? 'POST' : 'GET', url: `/identity/${path}`, headers, payload })
      for (const { name, value, domain } of reply.cookies) {
        expect([name, domain]).toEqual([expect.stringMatching(/^__Host-/), undefined])
        jar.set(name, value)
      }
      expect([path, reply.statusCode]).toEqual([path, 200])
      return reply.json()
    }
    const enterConsole = async () => {
      const { token } = await prove('token')
      const { sub } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
      return (await post(consoles, '/api/user_signup', { firebase_id: sub, id_token: token }, { origin: ofConsole })).json().data.api_token
    }
    const rightsOf = async (token: string) => (await post(consoles, '/api/admin/get_own_rights', {}, withToken(token))).json()

    await prove('sign-in/email', { email, password: goodPassword })
    expect(await rightsOf(await enterConsole())).toMatchObject({ message: 'second_factor_needed' })
    const { totpURI } = await prove('two-factor/enable', { password: goodPassword })
    await prove('two-factor/verify-totp', { code: await codeOf(totpURI) })
    jar.clear()
    expect(await prove('sign-in/email', { email, password: goodPassword })).toMatchObject({ twoFactorRedirect: true })
    await prove('two-factor/verify-totp', { code: await codeOf(totpURI) })
    const token = await enterConsole()
    expect(await rightsOf(token)).toMatchObject({ error: false, data: { roles: ['administrator'], has_second_factor: true } })
    await prove('sign-out', {})
    expect((await post(consoles, '/api/logout', {}, withToken(token))).json()).toMatchObject({ error: false })
    expect((await post(consoles, '/api/admin/get_own_rights', {}, withToken(token))).statusCode).toBe(401)
  })

  it.each([
    ['a page of players', consoles, ofPlayers],
    ['a page of a sibling host', consoles, `https://evil.${players}`],
    ['the console', players, ofConsole],
  ])('cannot be attacked by %s on another host, to which the browser would send the cookies', async (_who, host, origin) => {
    for (const path of ['sign-in/email', 'two-factor/disable', 'sign-out']) {
      const reply = await post(host, `/identity/${path}`, { email: 'a@example.com', password: 'x' }, { origin })
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'INVALID_ORIGIN'])
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    }
    expect(await outcome(open(app, ada.token, { host, origin }))).not.toBeNull()
  })

  it('can use the live board', async () => {
    expect(await outcome(open(app, ada.token, { host: consoles, origin: ofConsole }))).toBeNull()
    expect(await outcome(open(app, ada.token, { host: players, origin: ofPlayers }))).toBeNull()
  })
})

describe('with Firebase', () => {
  it('signs staff in on the console’s host, which loads none of the scripts for phone codes', async () => {
    const { test, firebase } = await startHosted({ env: { PUBLIC_URL: ofPlayers, CONSOLE_URL: ofConsole } })
    try {
      const proof = proveEmailThere('subject-of-ada', 'ada@example.com')
      await test.stranger.call('user_signup', proof)
      await makeStaff(test.database.db, 'ada@example.com', ['editor'], test.clock.now())
      const headers = { host: consoles, origin: ofConsole }
      const { data } = await test.stranger.call('user_signup', proveEmailThere('subject-of-ada', 'ada@example.com'), { headers })
      const { call } = test.withToken(data.api_token)
      expect((await call('get_own_rights', {}, { headers })).data.roles).toEqual(['editor'])
      expect((await call('get_own_rights')).status).toBe(404)
      const policyOn = async (host: string) =>
        String((await test.app.http.inject({ url: '/healthz', headers: { host } })).headers['content-security-policy'])
      expect(await policyOn(players)).toContain('recaptcha')
      // Without frame-src, default-src 'self' applies, which allows the preview of a question.
      expect(await policyOn(consoles)).not.toMatch(/recaptcha|frame-src/)
      expect(await policyOn(consoles)).toContain(test.config.firebase?.emulatorUrl)
    } finally {
      await test.close()
      await firebase.close()
    }
  })
})

describe('without CONSOLE_URL', () => {
  it('serves both on one host', async () => {
    const { call } = developing.withToken(ada.token)
    const both: ActionName[] = ['get_own_rights', 'get_user_by_id']
    for (const name of both) expect([name, (await call(name, {}, { headers: { host: consoles } })).status]).toEqual([name, 200])
  })
})
