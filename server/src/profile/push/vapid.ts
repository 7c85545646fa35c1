// The key pair with which push services recognise this server (VAPID, RFC 8292): from the environment, or made once and kept.

import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/connect.ts'
import { keepVapidKey } from './store.ts'

export interface Vapid {
  /** Base64url, for browsers. */
  publicKey: string
  /** The header that lets a message in at this endpoint. */
  authorize: (endpoint: string, now: Date) => Promise<string>
}

const curve = 'prime256v1'
/** Push services refuse what is valid for more than a day. */
const validSeconds = 12 * 3600

export async function createVapid(config: Pick<Config, 'vapidPrivateKey' | 'vapidSubject'>, db: Db): Promise<Vapid> {
  const secret = config.vapidPrivateKey ?? (await keepVapidKey(db, makeKey()))
  const ecdh = createECDH(curve)
  ecdh.setPrivateKey(secret, 'base64url')
  const publicKey = ecdh.getPublicKey('base64url')
  const key = signingKey(secret, ecdh.getPublicKey())
  return {
    publicKey,
    async authorize(endpoint, now) {
      const expiry = Math.floor(now.getTime() / 1000) + validSeconds
      const claims = { aud: new URL(endpoint).origin, sub: config.vapidSubject, exp: expiry }
      return `vapid t=${await new SignJWT(claims).setProtectedHeader({ typ: 'JWT', alg: 'ES256' }).sign(key)}, k=${publicKey}`
    },
  }
}

function makeKey(): string {
  const ecdh = createECDH(curve)
  ecdh.generateKeys()
  // A private key may begin with zeros, which getPrivateKey leaves out.
  const secret = ecdh.getPrivateKey()
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url')
}

/** @param point 4, then x and y of 32 bytes each */
function signingKey(d: string, point: Buffer): KeyObject {
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } })
}
