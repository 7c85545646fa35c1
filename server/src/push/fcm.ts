// Sends messages to devices through Firebase Cloud Messaging (HTTP v1): apps give their `fcm_id` when they sign in.

import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { must } from '../api/refuse.ts'
import { busyOrLost, type Outcome, patienceMs, post, type Transport } from './deliver.ts'
import type { DueMessage } from './queue-store.ts'
import type { Said } from './say.ts'
import type { ServiceAccount } from './service-account.ts'

export interface Fcm {
  send: (message: DueMessage, said: Said, now: Date) => Promise<Outcome>
}

const tokenUrl = 'https://oauth2.googleapis.com/token'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const Token = z.object({ access_token: z.string(), expires_in: z.number() })
/** A token is asked for anew so long before it ends. */
const earlyMs = 120_000

export function createFcm(account: ServiceAccount, transport: Transport): Fcm {
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(account.project_id)}/messages:send`
  const token = accessTokens(account, transport)
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
      // 404 says that the device is gone; so does this code, whatever the status is.
      return answer.status === 404 || text.includes('"UNREGISTERED"') ? { what: 'gone' } : busyOrLost(answer)
    },
  }
}

function wireMessage({ fcmId, expiresAt, kind }: DueMessage, { title, body, link, tag }: Said, now: Date) {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000))
  return {
    token: must(fcmId, 'only devices with one are taken'),
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

/** One token serves all messages of an hour; those who ask at once wait for the same one. */
function accessTokens({ client_email: email, private_key: pem }: ServiceAccount, transport: Transport): (now: Date) => Promise<string> {
  let known: { token: Promise<string>; until: number } | null = null
  async function ask(now: Date): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(await importPKCS8(pem, 'RS256'))
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const answer = await transport(tokenUrl, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    if (!answer.ok) throw new Error(`Google gave no access token for the service account (${answer.status})`)
    const { access_token, expires_in } = Token.parse(await answer.json())
    if (known) known.until = now.getTime() + expires_in * 1000 - earlyMs
    return access_token
  }
  return async now => {
    if (!known || known.until <= now.getTime()) known = { token: ask(now), until: Number.POSITIVE_INFINITY }
    try {
      return await known.token
    } catch (error) {
      known = null
      throw error
    }
  }
}
