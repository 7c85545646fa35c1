// Stand-ins for the browsers' push services: they check the sender and decrypt the messages (RFC 8291, 8292), as a browser would.

import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Transport } from '../../src/profile/push/index.ts'
import { must } from '../../src/platform/api/refuse.ts'

const Shown = z.object({ title: z.string(), body: z.string(), link: z.string(), tag: z.string(), lang: z.string() })
type Shown = z.output<typeof Shown>

interface Arrived {
  shown: Shown
  ttl: number
  urgency: string | null
  topic: string | null
  /** From the sender's token. */
  sub: string | undefined
}

export class TestBrowser {
  readonly endpoint: string
  readonly arrived: Arrived[] = []
  readonly #keys: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)

  constructor(name: string) {
    this.endpoint = `https://fcm.googleapis.com/fcm/send/${name}`
    this.#keys.generateKeys()
  }

  get subscription() {
    return { endpoint: this.endpoint, p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
  }

  async receive(headers: Headers, body: Buffer): Promise<void> {
    const { sub } = await checkSender(headers.get('authorization') ?? '', new URL(this.endpoint).origin)
    const shown = Shown.parse(JSON.parse(decrypt(body, this.#keys, this.#auth)))
    const ttl = Number(headers.get('ttl'))
    this.arrived.push({ shown, ttl, urgency: headers.get('urgency'), topic: headers.get('topic'), sub })
  }
}

/** @throws when a push service would answer 403 */
async function checkSender(authorization: string, origin: string) {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), { audience: origin, currentDate: new Date(0) })
  return decodeJwt(token)
}

export function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))]
  const hkdf = (from: Buffer, key: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', key, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
  const secret = hkdf(auth, keys.computeSecret(theirs), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    hkdf(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(21 + theirs.length, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

type Answer = (url: string, init: RequestInit) => Response | undefined

/** The push services of all browsers of a test, and the answers they give instead of success, if any. */
export class PushServices {
  readonly calls: string[] = []
  answer: Answer = () => undefined
  readonly #browsers = new Map<string, TestBrowser>()

  browser(name: string): TestBrowser {
    const browser = new TestBrowser(name)
    this.#browsers.set(browser.endpoint, browser)
    return browser
  }

  readonly transport: Transport = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    this.calls.push(url)
    const other = this.answer(url, init)
    if (other) return other
    const body = must(init.body instanceof Uint8Array ? init.body : undefined, 'a message is bytes')
    await must(this.#browsers.get(url), `nobody subscribed to ${url}`).receive(new Headers(init.headers), Buffer.from(body))
    return new Response(null, { status: 201 })
  }
}
