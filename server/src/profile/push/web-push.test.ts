import { createECDH, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { decrypt } from '../../../test/services/push-services.ts'
import { defaultSettings } from '../../platform/settings/defaults.ts'
import { areKeys } from './endpoint.ts'
import type { DueMessage } from './queue-store.ts'
import { sendWebPush } from './web-push.ts'

/** RFC 8291, section 5 and appendix A. */
const rfc = {
  plain: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  receiverKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const receiver = createECDH('prime256v1')
receiver.setPrivateKey(rfc.receiverKey, 'base64url')
const auth = Buffer.from(rfc.auth, 'base64url')
const vapid = { publicKey: rfc.publicKey, privateKey: rfc.privateKey, subject: 'mailto:me@quiz.example' }

/** The request that arrives at the push service for a message with this body. */
async function arrivalOf(body: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const arrived: { headers: Headers; bytes: Buffer }[] = []
  const transport: typeof fetch = async (_, { headers, body: sent } = {}) => {
    arrived.push({ headers: new Headers(headers), bytes: Buffer.from(await new Response(sent).arrayBuffer()) })
    return new Response(null, { status: 201 })
  }
  const message: DueMessage = {
    session: randomBytes(32),
    channel: 'web',
    kind: 'notice',
    subject: '1',
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    p256dh: rfc.p256dh,
    auth: rfc.auth,
    fcmId: null,
    accountId: 1,
    expiresAt: new Date(),
    tries: 1,
    webLanguage: null,
  }
  const said = { title: '', body, link: '/', tag: 'notice:1', lang: 'en' }
  expect(await sendWebPush(message, said, { vapid, transport, settings: defaultSettings, now: new Date() })).toEqual({ what: 'sent' })
  return arrived[0] ?? expect.fail('nothing was sent')
}

describe('a message to a browser', () => {
  it('can be decrypted by a receiver that decrypts the example of the RFC, and differs each time', async () => {
    expect(decrypt(Buffer.from(rfc.body, 'base64url'), receiver, auth)).toBe(rfc.plain)
    const [one, other] = [await arrivalOf('شارة جديدة'), await arrivalOf('شارة جديدة')]
    expect([one, other].map(({ bytes }) => JSON.parse(decrypt(bytes, receiver, auth)).body)).toEqual(['شارة جديدة', 'شارة جديدة'])
    expect(one.bytes).not.toEqual(other.bytes)
  })

  it('is signed for its push service only, and for less than a day', async () => {
    const { headers } = await arrivalOf('A badge')
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.get('authorization') ?? '') ?? []
    const { aud, sub, exp = 0 } = decodeJwt(token)
    expect([aud, sub, key]).toEqual(['https://fcm.googleapis.com', 'mailto:me@quiz.example', rfc.publicKey])
    expect(exp * 1000 - Date.now()).toSatisfy((left: number) => left > 3_600_000 && left < 86_400_000)
  })

  it('fits into the 4096 bytes that push services accept, or is not sent', async () => {
    const frame = JSON.stringify({ title: '', body: '', link: '/', tag: 'notice:1', lang: 'en' }).length
    expect((await arrivalOf('x'.repeat(3993 - frame))).bytes).toHaveLength(4096)
    await expect(arrivalOf('x'.repeat(3994 - frame))).rejects.toThrow('too long')
  })
})

it('the keys of a subscription are a point of the curve and 16 bytes, and nothing else', () => {
  expect(areKeys(rfc)).toBe(true)
  expect(areKeys({ ...rfc, p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url') })).toBe(false)
  expect(areKeys({ ...rfc, p256dh: rfc.p256dh.slice(0, 60) })).toBe(false)
  expect(areKeys({ ...rfc, auth: 'BTBZ' })).toBe(false)
})
