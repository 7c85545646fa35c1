// Sends messages to devices through Firebase Cloud Messaging (HTTP v1): apps give their `fcm_id` when they sign in.

import { must } from '../../platform/api/refuse.ts'
import type { ServiceAccount } from '../../platform/config/firebase-settings.ts'
import { accessTokens } from '../../platform/google/index.ts'
import { busyOrLost, type DeliveryOutcome, post, type Transport } from './deliver.ts'
import type { DueMessage } from './queue-store.ts'
import type { Said } from './messages.ts'

export interface Fcm {
  send: (message: DueMessage, said: Said, now: Date) => Promise<DeliveryOutcome>
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'

export function createFcm(account: ServiceAccount, transport: Transport): Fcm {
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`
  const token = accessTokens(account, scope, transport)
  return {
    async send(message, said, now) {
      const bearer = await token(now)
      const answer = await post(transport, url, {
        body: JSON.stringify({ message: wireMessage(message, said, now) }),
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      })
      if (!(answer instanceof Response)) return answer
      const text = await answer.text().catch(() => '')
      if (answer.ok) return { what: 'sent' }
      // 404 means that the device is gone; so does this code, with any status.
      return answer.status === 404 || text.includes('"UNREGISTERED"') ? { what: 'gone' } : busyOrLost(answer)
    },
  }
}

function wireMessage({ fcmId, expiresAt, kind }: DueMessage, { title, body, link, tag }: Said, now: Date) {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  return {
    token: must(fcmId, 'only devices with an fcm_id are taken'),
    notification: { title, body },
    data: { link, tag },
    android: { ttl: `${seconds}s`, priority: kind === 'invitation' ? 'HIGH' : 'NORMAL', collapse_key: tag, notification: { tag } },
    apns: {
      headers: {
        'apns-expiration': String(Math.floor(expiresAt.getTime() / 1000)),
        'apns-priority': kind === 'invitation' ? '10' : '5',
        'apns-collapse-id': tag,
      },
    },
  }
}
