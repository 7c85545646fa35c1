// The key pair with which push services recognise this server (VAPID, RFC 8292): from the environment, or made once and kept.

import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/connect.ts'
import { saveVapidKey } from './store.ts'

/** Both keys in base64url; browsers get the public one. */
export interface Vapid {
  publicKey: string
  privateKey: string
  /** Contact for push services: `mailto:` or `https:`. */
  subject: string
}

export async function createVapid(config: Pick<Config, 'vapidPrivateKey' | 'vapidSubject'>, db: Db): Promise<Vapid> {
  const privateKey = config.vapidPrivateKey ?? (await saveVapidKey(db, webPush.generateVAPIDKeys().privateKey))
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey, 'base64url')
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey, subject: config.vapidSubject }
}
