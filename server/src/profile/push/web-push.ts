// Sends a message to the push service of a browser (RFC 8030, 8291, 8292).

import webPush from 'web-push'
import type { Settings } from '../../platform/settings/defaults.ts'
import { busyOrLost, type DeliveryOutcome, post, type Transport } from './deliver.ts'
import { isPushService } from './endpoint.ts'
import type { DueMessage } from './queue-store.ts'
import type { Said } from './messages.ts'
import { createECDH } from 'node:crypto'
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

/** Push services accept no longer body (RFC 8291, section 4). */
const mostBytes = 4096
const encoding = 'aes128gcm'
const urgencies = { notice: 'normal', daily_quiz: 'low', invitation: 'high' } as const

interface WebPushParts {
  vapid: Vapid
  transport: Transport
  settings: Settings
  now: Date
}

export async function sendWebPush(
  message: DueMessage,
  said: Said,
  { vapid, transport, settings, now }: WebPushParts,
): Promise<DeliveryOutcome> {
  const { endpoint, p256dh, auth, expiresAt, kind } = message
  // The list may have become shorter since the device subscribed.
  if (endpoint === null || p256dh === null || auth === null || !isPushService(endpoint, settings)) return { what: 'lost' }
  const answer = await post(transport, endpoint, {
    body: encryptFor({ p256dh, auth }, said),
    headers: {
      authorization: authorizationAt(endpoint, vapid),
      'content-encoding': encoding,
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))),
      urgency: urgencies[kind],
      // While the device is offline, a message replaces an earlier one with the same topic.
      topic: said.tag.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 32),
    },
  })
  if (!(answer instanceof Response)) return answer
  await answer.body?.cancel().catch(() => {})
  if (answer.ok) return { what: 'sent' }
  return answer.status === 404 || answer.status === 410 ? { what: 'gone' } : busyOrLost(answer)
}

function encryptFor({ p256dh, auth }: { p256dh: string; auth: string }, said: Said): Uint8Array<ArrayBuffer> {
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(said), encoding)
  if (cipherText.length > mostBytes) throw new Error(`a push message of ${cipherText.length} bytes is too long`)
  return new Uint8Array(cipherText)
}

/** Valid for 12 hours by the machine's clock, because push services compare it with real time. */
function authorizationAt(endpoint: string, { subject, publicKey, privateKey }: Vapid): string {
  return webPush.getVapidHeaders(new URL(endpoint).origin, subject, publicKey, privateKey, encoding).Authorization
}
