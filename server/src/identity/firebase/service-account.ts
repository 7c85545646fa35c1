// What the server shows Google to change people there: an access token for its service account (RFC 7523), kept until shortly before its end.

import { importPKCS8, SignJWT } from 'jose'
import type { ServiceAccount } from '../../firebase-settings.ts'

const scope = 'https://www.googleapis.com/auth/identitytoolkit'
const timeoutMs = 10_000
const earlierMs = 60_000

export function createAccessToken({ email, privateKey, tokenUrl }: ServiceAccount, now: () => Date): () => Promise<string> {
  let kept = { token: '', until: 0 }
  return async () => {
    if (now().getTime() < kept.until) return kept.token
    const issuedAt = Math.floor(now().getTime() / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(await importPKCS8(privateKey, 'RS256'))
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const response = await fetch(tokenUrl, { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`the service account got no access token: HTTP ${response.status}`)
    const { access_token, expires_in }: { access_token: string; expires_in: number } = await response.json()
    kept = { token: access_token, until: now().getTime() + expires_in * 1000 - earlierMs }
    return access_token
  }
}
