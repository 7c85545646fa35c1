// Sends a message to the push service of a browser (RFC 8030, 8291, 8292).

import type { Settings } from '../../platform/settings/defaults.ts'
import { busyOrLost, type Outcome, post, type Transport } from './deliver.ts'
import { encryptFor } from './encrypt.ts'
import { isPushService } from './endpoint.ts'
import type { DueMessage } from './queue-store.ts'
import type { Said } from './say.ts'
import type { Vapid } from './vapid.ts'

const urgencies = { notice: 'normal', daily_quiz: 'low', invitation: 'high' } as const

interface WebPushParts {
  vapid: Vapid
  transport: Transport
  settings: Settings
  now: Date
}

export async function sendWebPush(message: DueMessage, said: Said, { vapid, transport, settings, now }: WebPushParts): Promise<Outcome> {
  const { endpoint, p256dh, auth, expiresAt, kind } = message
  // The list may have become shorter since the device subscribed.
  if (endpoint === null || p256dh === null || auth === null || !isPushService(endpoint, settings)) return { what: 'lost' }
  const answer = await post(transport, endpoint, {
    body: new Uint8Array(encryptFor({ p256dh, auth }, JSON.stringify(said))),
    headers: {
      authorization: await vapid.authorize(endpoint, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))),
      urgency: urgencies[kind],
      // While the device is away a message takes the place of an earlier one on the same subject.
      topic: said.tag.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 32),
    },
  })
  if (!(answer instanceof Response)) return answer
  await answer.body?.cancel().catch(() => {})
  if (answer.ok) return { what: 'sent' }
  return answer.status === 404 || answer.status === 410 ? { what: 'gone' } : busyOrLost(answer)
}
