import { createECDH, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decrypt } from '../../../test/push-services.ts'
import { areKeys, encryptFor } from './encrypt.ts'

/** RFC 8291, section 5 and appendix A. */
const rfc = {
  plain: 'When I grow up, I want to be a watermelon',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

describe('the encryption of push messages', () => {
  it('makes of the example of the RFC what stands in the RFC', () => {
    const fresh = { salt: Buffer.from(rfc.salt, 'base64url'), privateKey: Buffer.from(rfc.privateKey, 'base64url') }
    expect(encryptFor(rfc, rfc.plain, fresh).toString('base64url')).toBe(rfc.body)
  })

  it('is read by whoever has the keys, and differs each time', () => {
    const [keys, auth] = [createECDH('prime256v1'), randomBytes(16)]
    const told = { p256dh: keys.generateKeys('base64url'), auth: auth.toString('base64url') }
    const bodies = ['شارة جديدة', 'شارة جديدة'].map(text => encryptFor(told, text))
    expect(bodies.map(body => decrypt(body, keys, auth))).toEqual(['شارة جديدة', 'شارة جديدة'])
    expect(bodies[0]).not.toEqual(bodies[1])
  })

  it('knows keys from what is none: a point beside the curve, too few bytes', () => {
    expect(areKeys(rfc)).toBe(true)
    expect(areKeys({ ...rfc, p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url') })).toBe(false)
    expect(areKeys({ ...rfc, p256dh: rfc.p256dh.slice(0, 60) })).toBe(false)
    expect(areKeys({ ...rfc, auth: 'BTBZ' })).toBe(false)
  })

  it('refuses what does not fit into one record', () => {
    expect(() => encryptFor(rfc, 'x'.repeat(3994))).toThrow('too long')
    expect(encryptFor(rfc, 'x'.repeat(3993)).length).toBeLessThanOrEqual(4096)
  })
})
