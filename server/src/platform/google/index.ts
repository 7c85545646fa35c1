// Gets Google access tokens for a service account (RFC 7523), and caches each until shortly before it expires.

import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { ServiceAccount } from '../config/firebase-settings.ts'

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const timeoutMs = 10_000
/** We ask for a new token this long before the old one expires. */
const earlyMs = 120_000

/**
 * One token serves all calls of an hour; parallel callers wait for the same token.
 * @param transport the fetch function; tests pass their own
 * @returns a function that returns the token, and throws when Google gives none
 */
export function accessTokens(
  { email, privateKey, tokenUrl }: ServiceAccount,
  scope: string,
  transport: typeof fetch = fetch,
): (now: Date) => Promise<string> {
  let known: { token: Promise<string>; until: number } | null = null
  async function ask(now: Date): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(email)
      .setAudience(tokenUrl)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(await importPKCS8(privateKey, 'RS256'))
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const answer = await transport(tokenUrl, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
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
