// The test signs tokens with its own keys, and publishes these on a server as Google does.

import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Unavailable } from '../../../platform/api/respond.ts'
import { createTokenCheck } from './id-token.ts'
import { createKeys } from './keys.ts'

const projectId = 'my-quiz'
const now = new Date('2026-11-20T12:00:00Z')
const seconds = now.getTime() / 1000

interface Key {
  kid: string
  privateKey: CryptoKey
  publicJwk: JWK
}
async function newKey(kid: string): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

let [first, second]: Key[] = []
let google: Server
let url: string
let published: JWK[] = []
let cacheControl = 'public, max-age=3600, must-revalidate'
let isDown = false
let asked = 0
let ticks = 0

beforeAll(async () => {
  ;[first, second] = await Promise.all([newKey('first'), newKey('second')])
  google = createServer((_request, response) => {
    asked += 1
    if (isDown) return void response.writeHead(500).end()
    response.setHeader('cache-control', cacheControl).end(JSON.stringify({ keys: published }))
  })
  await new Promise<void>(resolve => google.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`
})
afterAll(() => new Promise(resolve => google.close(resolve)))
beforeEach(() => {
  published = [first!.publicJwk]
  isDown = false
  asked = 0
  ticks = 0
})

const good = {
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: 'ada',
  iat: seconds - 10,
  exp: seconds + 3590,
  auth_time: seconds - 10,
  email: 'ada@example.com',
  email_verified: true,
  firebase: { sign_in_provider: 'password', identities: { email: ['ada@example.com'] } },
}
const sign = (claims: object, { kid, privateKey }: Key = first!) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
const checkFresh = () => createTokenCheck({ projectId, keys: createKeys(url, () => ticks), now: () => now })
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const unsigned = (claims: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`

describe('an ID token', () => {
  it('is accepted when Google has signed it for this project', async () => {
    expect(await checkFresh()(await sign(good))).toMatchObject({ sub: 'ada', email: 'ada@example.com' })
  })

  it.each<[string, object]>([
    ['expired more than a minute ago', { exp: seconds - 61 }],
    ['for another project', { aud: 'other-quiz' }],
    ['from elsewhere', { iss: 'https://securetoken.google.com/other-quiz' }],
    ['without a person', { sub: '' }],
    ['with an endless person', { sub: 'x'.repeat(129) }],
    ['made in the future', { iat: seconds + 61 }],
    ['of somebody who will sign in later', { auth_time: seconds + 61 }],
    ['without the time of the sign-in', { auth_time: undefined }],
    ['without an end', { exp: undefined }],
    ['that does not say how it was earned', { firebase: undefined }],
  ])('is refused %s', async (_why, change) => {
    await expect(checkFresh()(await sign({ ...good, ...change }))).rejects.toMatchObject({ code: 'invalid_token' })
  })

  it('may be off by a minute, because clocks are', async () => {
    const early = { ...good, iat: seconds + 59, auth_time: seconds + 59 }
    await expect(checkFresh()(await sign(early))).resolves.toMatchObject({ sub: 'ada' })
    await expect(checkFresh()(await sign({ ...good, exp: seconds - 59 }))).resolves.toMatchObject({ sub: 'ada' })
  })

  it('is refused when it is unsigned, or signed by anybody else but Google', async () => {
    const check = checkFresh()
    const asHmac = `${encode({ alg: 'HS256', kid: 'first' })}.${encode(good)}`
    // The classic attack: an HMAC with the public key as the secret.
    const hmac = createHmac('sha256', JSON.stringify(first!.publicJwk)).update(asHmac).digest('base64url')
    const forged = await sign(good, { ...second!, kid: 'first' })
    const [header, , signature] = (await sign(good)).split('.')
    const altered = `${header}.${encode({ ...good, sub: 'eve' })}.${signature}`
    for (const token of [unsigned(good), `${asHmac}.${hmac}`, forged, altered, 'no token', '']) {
      await expect(check(token)).rejects.toMatchObject({ code: 'invalid_token' })
    }
  })

  it('of the emulator is unsigned, and accepted only with the emulator', async () => {
    const check = createTokenCheck({ projectId, keys: null, now: () => now })
    expect(await check(unsigned(good))).toMatchObject({ sub: 'ada' })
    await expect(check(unsigned({ ...good, aud: 'other-quiz' }))).rejects.toMatchObject({ code: 'invalid_token' })
    await expect(check(unsigned({ ...good, exp: seconds - 61 }))).rejects.toMatchObject({ code: 'invalid_token' })
    await expect(check(await sign(good))).rejects.toMatchObject({ code: 'invalid_token' })
  })
})

describe("Google's keys", () => {
  it('are fetched once for parallel tokens, and cached as long as Google says', async () => {
    const check = checkFresh()
    const token = await sign(good)
    await Promise.all([check(token), check(token), check(token)])
    expect(asked).toBe(1)
    ticks = 3_599_000
    await check(token)
    expect(asked).toBe(1)
    ticks = 3_600_000
    await check(token)
    expect(asked).toBe(2)
  })

  it('are fetched again when a token names an unknown key, but not for every made-up one', async () => {
    const check = checkFresh()
    await check(await sign(good))
    published = [second!.publicJwk]
    const rotated = await sign(good, second)
    await expect(check(rotated)).rejects.toMatchObject({ code: 'invalid_token' })
    expect(asked).toBe(1)
    ticks = 30_000
    await expect(check(rotated)).resolves.toMatchObject({ sub: 'ada' })
    expect(asked).toBe(2)
    for (let turn = 0; turn < 20; turn += 1) {
      await expect(check(await sign(good, { ...first!, kid: `made-up-${turn}` }))).rejects.toMatchObject({ code: 'invalid_token' })
    }
    expect(asked).toBe(2)
    // A key that Google has withdrawn is not valid any more.
    await expect(check(await sign(good))).rejects.toMatchObject({ code: 'invalid_token' })
  })

  it('make tokens neither right nor wrong when they cannot be fetched', async () => {
    isDown = true
    const check = checkFresh()
    await expect(check(await sign(good))).rejects.toBeInstanceOf(Unavailable)
    isDown = false
    await expect(check(await sign(good))).resolves.toMatchObject({ sub: 'ada' })
    isDown = true
    // Cached keys stay valid meanwhile; a token with an unknown key cannot be judged.
    await expect(check(await sign(good))).resolves.toMatchObject({ sub: 'ada' })
    ticks = 30_000
    await expect(check(await sign(good, second))).rejects.toBeInstanceOf(Unavailable)
  })

  it('are cached for an hour if Google sets no time', async () => {
    cacheControl = 'public'
    const check = checkFresh()
    await check(await sign(good))
    ticks = 3_599_999
    await check(await sign(good))
    expect(asked).toBe(1)
    cacheControl = 'public, max-age=3600, must-revalidate'
  })
})
