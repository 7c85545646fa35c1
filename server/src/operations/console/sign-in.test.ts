import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp } from '../../../test/app/app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { noWayIn } from './sign-in-methods.ts'
import { tryFirebase, tryGoogle, tryMail } from './sign-in-tests.ts'

const google = { GOOGLE_CLIENT_ID: 'the-client', GOOGLE_CLIENT_SECRET: 'the-secret' }
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://quiz.example', IDENTITY_SECRET: 's'.repeat(32) }
const firebase = { IDENTITY: 'firebase', FIREBASE_PROJECT_ID: 'my-quiz', FIREBASE_API_KEY: 'the-key' }

let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: google })
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => test.close())

let bosses = 0
async function boss(own = test, email: string | null = `boss-${(bosses += 1)}@example.com`) {
  const ada = await own.player('Ada', { roles: ['administrator'] })
  await own.database.db.updateTable('accounts').set({ email }).where('id', '=', ada.id).execute()
  return { ...ada, email: email ?? '' }
}

/** The outcome, once the test has ended. */
async function outcomeOf(ada: Awaited<ReturnType<typeof boss>>, method: string) {
  return vi.waitFor(async () => {
    const found = (await ada.call('get_sign_in_methods')).data.find(({ id }) => id === method)?.test
    expect(found?.ended_at).toEqual(expect.any(String))
    return found
  })
}

describe('get_sign_in_methods', () => {
  it('shows whether each method is on, what it needs and what to register, and no secret', async () => {
    const { data, warning } = await (await boss()).call('get_sign_in_methods')
    expect(data.map(({ id, is_on, uses_outbox }) => [id, is_on, uses_outbox])).toEqual([
      ['email', true, true],
      ['phone', true, true],
      ['google', true, false],
      ['firebase', false, false],
    ])
    expect(data[0]?.needs).toEqual([
      { name: 'SMTP_URL', is_set: false, is_optional: false },
      { name: 'MAIL_FROM', is_set: false, is_optional: true },
    ])
    expect(data[2]).toMatchObject({ register: [`${test.config.publicUrl}/identity/callback/google`] })
    expect(warning).toBeNull()
    expect(JSON.stringify(data)).not.toMatch(/the-secret|the-client/)
  })

  it('is for administrators only', async () => {
    const edda = await test.player('Edda', { roles: ['editor', 'examiner', 'treasurer'] })
    for (const name of ['get_sign_in_methods', 'test_sign_in_method'] as const)
      expect((await edda.call(name, { method: 'email' })).status).toBe(403)
  })
})

describe('an installation without any sign-in method', () => {
  const offer = { kind: 'embedded', email: false, phone: false, google: false, outbox: false, firebase: null } as const

  it('gets one sentence; any method is enough', () => {
    expect(noWayIn(offer)).toMatch(/^Nobody can sign in: [^\n]+\.$/)
    for (const way of ['email', 'phone', 'google']) expect(noWayIn({ ...offer, [way]: true })).toBeNull()
  })

  it('is production without mail, text messages and Google', async () => {
    const own = await startApp({ env: production })
    expect(noWayIn(own.app.offer)).not.toBeNull()
    const edda = await own.player('Edda', { roles: ['editor'] })
    expect((await edda.call('get_dashboard')).data.sign_in_warning).toMatch(/^Nobody can sign in/)
    expect((await own.stranger.call('get_web_settings')).data.providers).toMatchObject({ email: false, phone: false, google: false })
    await own.close()
  })

  it.each<Record<string, string>>([
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    { SMS_WEBHOOK_URL: 'https://sms.example/send' },
    { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' },
  ])('is not production with %j', async env => {
    const own = await startApp({ env: { ...production, ...env } })
    const edda = await own.player('Edda', { roles: ['editor'] })
    expect((await edda.call('get_dashboard')).data.sign_in_warning).toBeNull()
    await own.close()
  })
})

describe('test_sign_in_method', () => {
  it('sends an email to the administrator, one test at a time, with one audit row', async () => {
    const ada = await boss()
    expect((await ada.call('test_sign_in_method', { method: 'email' })).data).toMatchObject({ ended_at: null, is_sound: null })
    expect(await outcomeOf(ada, 'email')).toMatchObject({ is_sound: true })
    expect(test.app.outbox.latest(ada.email)?.text).toContain('This is a test')
    const audits = await test.database.db.selectFrom('audit_entries').select('action').where('account_id', '=', ada.id).execute()
    expect(audits.map(({ action }) => action)).toEqual(['test_sign_in_method'])
  })

  it('is refused without an own address', async () => {
    const ada = await boss(test, null)
    for (const method of ['email', 'phone']) expect((await ada.call('test_sign_in_method', { method })).message).toBe('no_own_address')
  })

  it('allows an administrator five tests in ten minutes', async () => {
    const own = await startApp({ limitFactor: 1 })
    const ada = await boss(own)
    const statuses = []
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await ada.call('test_sign_in_method', { method: 'email' })).status)
      await outcomeOf(ada, 'email')
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    await own.close()
  })

  it('asks Google over the network, outside any transaction', async () => {
    const ada = await boss()
    const { promise, resolve } = Promise.withResolvers<void>()
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('well-known'))
        return Response.json({ issuer: 'https://accounts.google.com', token_endpoint: 'https://oauth2.googleapis.com/token' })
      await promise
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    })
    await ada.call('test_sign_in_method', { method: 'google' })
    // The embedded database has one connection: a transaction that waited for Google would block these calls, too.
    expect((await ada.call('test_sign_in_method', { method: 'google' })).message).toBe('already_running')
    resolve()
    expect(await outcomeOf(ada, 'google')).toMatchObject({ is_sound: true })
  })
})

describe('the outcome of a test', () => {
  const post = { sendMail: async () => {}, sendCode: async () => {} }
  const answering = (...answers: (() => Response)[]) => {
    const asked: string[] = []
    const transport: typeof fetch = async (url, init) => {
      asked.push(`${new Request(url).url} ${await new Response(init?.body).text()}`)
      const answer = answers[asked.length - 1]
      if (!answer) throw new TypeError('fetch failed')
      return answer()
    }
    return { asked, transport }
  }
  const discovered = () => Response.json({ issuer: 'https://accounts.google.com', token_endpoint: 'https://oauth2.googleapis.com/token' })
  const config = (env: Record<string, string>) => readConfig({ ...production, ...env })

  it.each([
    ['invalid_grant', true, 'knows this client'],
    ['invalid_client', false, 'check GOOGLE_CLIENT_ID'],
    ['redirect_uri_mismatch', false, 'register https://quiz.example/identity/callback/google'],
    ['server_error', false, 'Try again later'],
  ])('explains Google’s reply %s', async (error, isSound, said) => {
    const { asked, transport } = answering(discovered, () => Response.json({ error }, { status: 400 }))
    const found = await tryGoogle({ config: config(google), post, transport })
    expect(found).toEqual({ isSound, found: expect.stringContaining(said) })
    expect(found.found).not.toContain('the-secret')
    expect(asked[1]).toContain('client_id=the-client')
  })

  it('reports a Google that cannot be reached, or that would get the secret elsewhere', async () => {
    expect(await tryGoogle({ config: config(google), post, transport: answering().transport })).toMatchObject({ isSound: false })
    const evil = answering(() => Response.json({ issuer: 'x', token_endpoint: 'https://evil.example/token' }))
    expect(await tryGoogle({ config: config(google), post, transport: evil.transport })).toMatchObject({ isSound: false })
    expect(evil.asked).toHaveLength(1)
  })

  it.each([
    [() => Response.json({ authorizedDomains: ['quiz.example'] }), true, 'knows the host'],
    [() => Response.json({ authorizedDomains: ['localhost'] }), false, 'quiz.example is not among'],
    [() => Response.json({ error: {} }, { status: 400 }), false, 'check FIREBASE_API_KEY'],
    [() => new Response('<html>'), false, 'could not understand'],
  ] as const)('of Firebase', async (answer, isSound, said) => {
    const { transport } = answering(answer)
    expect(await tryFirebase({ config: config(firebase), post, transport })).toEqual({ isSound, found: expect.stringContaining(said) })
  })

  it('reports a failing mail server without its words', async () => {
    const failing = { ...post, sendMail: () => Promise.reject(Object.assign(new Error('535 secret@host'), { code: 'EAUTH' })) }
    const found = await tryMail({ config: config({}), post: failing, transport: fetch }, 'boss@example.com', 'Trivium')
    expect(found).toEqual({ isSound: false, found: expect.stringContaining('EAUTH') })
    expect(found.found).not.toMatch(/secret|boss/)
  })
})
