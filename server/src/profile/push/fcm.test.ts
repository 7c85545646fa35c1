import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApp, type TestApp, type TestPlayer } from '../../../test/app/app.ts'
import { openSession } from '../../people/accounts/index.ts'
import { readConfig } from '../../platform/config/config.ts'
import { notify } from '../../rewards/notices/index.ts'
import type { Transport } from './index.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = {
  type: 'service_account',
  project_id: 'trivium-demo',
  client_email: 'push@trivium-demo.example',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
}

/** A fake Google: gives tokens for valid assertions, and accepts messages with a valid token. */
const google = {
  assertions: 0,
  messages: [] as unknown[],
  answer: (): Response => Response.json({ name: 'projects/trivium-demo/messages/1' }),
  tokenStatus: 200,
}
const Asked = z.object({ message: z.looseObject({ token: z.string() }) })
const transport: Transport = async (input, init = {}) => {
  const url = input instanceof Request ? input.url : String(input)
  if (url === 'https://oauth2.googleapis.com/token') {
    const form = init.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const checked = { issuer: account.client_email, audience: url, currentDate: test.clock.now() }
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, checked)
    expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging')
    google.assertions += 1
    return Response.json({ access_token: `token-${google.assertions}`, expires_in: 3600 }, { status: google.tokenStatus })
  }
  expect(url).toBe('https://fcm.googleapis.com/v1/projects/trivium-demo/messages:send')
  expect(new Headers(init.headers).get('authorization')).toBe(`Bearer token-${google.assertions}`)
  google.messages.push(Asked.parse(JSON.parse(typeof init.body === 'string' ? init.body : '')).message)
  return google.answer()
}

let test: TestApp
beforeAll(async () => {
  test = await startApp({ env: { FCM_SERVICE_ACCOUNT: JSON.stringify(account) }, pushTransport: transport })
})
afterAll(() => test.close())
beforeEach(() => {
  google.messages.length = 0
  google.answer = () => Response.json({})
  google.tokenStatus = 200
})

let made = 0
async function withPhone(name: string, fcmId = `phone-${(made += 1)}`): Promise<TestPlayer> {
  const { id } = await test.player(name)
  const token = await openSession(test.database.db, id, test.clock.now(), { fcmId })
  return { id, token, ...test.withToken(token) }
}
const tell = ({ id }: { id: number }) =>
  notify(test.database.db, {
    accountId: id,
    type: 'badge',
    key: `k${(made += 1)}`,
    params: { badge: 'big_thing', count: 5 },
    at: test.clock.now(),
  })
const send = () => test.app.runJob('push')
const fcmIdOf = async ({ id }: { id: number }) =>
  (await test.database.db.selectFrom('sessions').select('fcm_id').where('account_id', '=', id).execute()).flatMap(row => row.fcm_id ?? [])

describe('a message by Firebase', () => {
  it('reaches the device of the session, with title, text and page', async () => {
    const ana = await withPhone('Ana', 'phone-of-ana')
    await tell(ana)
    await send()
    await send()
    expect(google.messages).toEqual([
      {
        token: 'phone-of-ana',
        notification: { title: expect.stringMatching(/^Badge unlocked: /), body: expect.stringMatching(/coins/) },
        data: { link: '/profile/badges/', tag: expect.stringMatching(/^notice:\d+$/) },
        android: expect.objectContaining({ priority: 'NORMAL', ttl: expect.stringMatching(/^86\d{3}s$/) }),
        apns: expect.objectContaining({ headers: expect.objectContaining({ 'apns-priority': '5' }) }),
      },
    ])
  })

  it('requests one token for all messages of an hour, also for parallel ones', async () => {
    const before = google.assertions
    test.clock.advance(3_600_000)
    for (const name of ['Bob', 'Cleo', 'Dora']) await tell(await withPhone(name))
    await send()
    expect([google.messages.length, google.assertions - before]).toEqual([3, 1])
  })

  it.each([
    ['404', () => Response.json({ error: { status: 'NOT_FOUND' } }, { status: 404 })],
    ['UNREGISTERED', () => Response.json({ error: { details: [{ errorCode: 'UNREGISTERED' }] } }, { status: 400 })],
  ])('to a device that is gone (%s) is the last one to it', async (_, answer) => {
    const ana = await withPhone('Ana')
    google.answer = answer
    await tell(ana)
    await send()
    expect(await fcmIdOf(ana)).toEqual([])
    expect((await ana.call('get_user_by_id')).status).toBe(200)
    await tell(ana)
    await send()
    expect(google.messages).toHaveLength(1)
  })

  it('is sent again when Google is busy, or gave no token', async () => {
    const ana = await withPhone('Ana')
    google.answer = () => Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 })
    await tell(ana)
    await send()
    test.clock.advance(4_000_000)
    google.tokenStatus = 500
    await send()
    test.clock.advance(4_000_000)
    google.tokenStatus = 200
    google.answer = () => Response.json({})
    await send()
    expect(google.messages).toHaveLength(2)
    expect(await fcmIdOf(ana)).toHaveLength(1)
  })

  it('is not sent after signing out', async () => {
    const ana = await withPhone('Ana')
    await tell(ana)
    await ana.call('logout')
    await send()
    expect(google.messages).toEqual([])
  })
})

describe('FCM_SERVICE_ACCOUNT', () => {
  it('is the key file, or its path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trivium-fcm-'))
    writeFileSync(join(folder, 'key.json'), JSON.stringify(account))
    expect(readConfig({ FCM_SERVICE_ACCOUNT: join(folder, 'key.json') }).fcmServiceAccount?.projectId).toBe('trivium-demo')
    rmSync(folder, { recursive: true })
    expect(readConfig({}).fcmServiceAccount).toBeUndefined()
  })

  it.each(['/no/such/file.json', '{"project_id":"x"}', '{'])('prevents the start when it is %s', value => {
    expect(() => readConfig({ FCM_SERVICE_ACCOUNT: value })).toThrow('FCM_SERVICE_ACCOUNT is wrong')
  })
})

describe('without a service account', () => {
  it('nothing is sent to devices, and nothing stays in the queue', async () => {
    const plain = await startApp({ pushTransport: () => Promise.reject(new Error('nothing must be sent')) })
    const { id } = await plain.player('Ana')
    await openSession(plain.database.db, id, plain.clock.now(), { fcmId: 'phone' })
    await notify(plain.database.db, {
      accountId: id,
      type: 'badge',
      key: 'k',
      params: { badge: 'big_thing', count: 5 },
      at: plain.clock.now(),
    })
    await plain.app.runJob('push')
    expect(await plain.database.db.selectFrom('push_messages').select('subject').where('next_try_at', 'is not', null).execute()).toEqual([])
    await plain.close()
  })
})
