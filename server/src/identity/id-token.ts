// Checks an ID token of the embedded provider: issuer, audience, expiry and signature against its key set.

import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import type { IdentityClaims } from './provider.ts'
import { readPublicKeys } from './store.ts'

const Claims = z.object({
  sub: z.string().min(1).max(128),
  sign_in_type: z.enum(['email', 'mobile', 'gmail']),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  phone_number: z.string().nullish(),
  picture: z.string().nullish(),
})

const keysMs = 60_000

export function createVerifier(db: Db, issuer: string, now: () => Date): (token: string) => Promise<IdentityClaims> {
  let keys: JWTVerifyGetKey | null = null
  let readAt = 0
  const keySet = async (isStale: boolean) => {
    if (!keys || isStale || performance.now() - readAt > keysMs) {
      keys = createLocalJWKSet(await readKeySet(db))
      readAt = performance.now()
    }
    return keys
  }
  const check = async (token: string, isStale: boolean) =>
    jwtVerify(token, await keySet(isStale), { issuer, audience: issuer, currentDate: now(), requiredClaims: ['exp', 'sub'] })

  return async token => {
    // A key another process has just made is not in the cache yet: look once more before saying no.
    const verified = await check(token, false).catch(() => check(token, true).catch(() => null))
    const claims = Claims.safeParse(verified?.payload)
    if (!claims.success) refuse('invalid_token')
    const { data } = claims
    return {
      subject: data.sub,
      signInType: data.sign_in_type,
      name: data.name ?? null,
      email: data.email ?? null,
      emailVerified: data.email_verified ?? false,
      mobile: data.phone_number ?? null,
      picture: data.picture ?? null,
    }
  }
}

async function readKeySet(db: Db): Promise<JSONWebKeySet> {
  const rows = await readPublicKeys(db)
  return { keys: rows.map(row => ({ ...JSON.parse(row.publicKey), alg: row.alg ?? 'EdDSA', kid: row.id })) }
}
