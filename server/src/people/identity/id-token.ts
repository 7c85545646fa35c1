// Verifies an ID token of the embedded provider: issuer, audience, expiry, signature, and that its session still exists.

import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Fingerprints, IdentityClaims } from './provider.ts'
import { isSignedIn, readKeys } from './store.ts'

export interface VerifierParts {
  db: Db
  now: () => Date
  fingerprintsOf: (db: Db, subject: string) => Promise<Fingerprints>
}

const Claims = z.object({
  sub: z.string().min(1).max(128),
  /** The provider session that the token was issued to. */
  sid: z.string().min(1).max(128),
  sign_in_type: z.enum(['email', 'mobile', 'gmail']),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  phone_number: z.string().nullish(),
  /** Seconds since 1970, as in OpenID Connect Core 1.0, section 2. */
  auth_time: z.int(),
  second_factor: z.boolean(),
})

const keysMs = 60_000
/** At most one reload per second: tokens with made-up key ids must not load the database. */
const rereadMs = 1_000

/** @returns a function that verifies a token; it throws Refused invalid_token when anything is wrong */
export function createVerifier(issuer: string, { db, now, fingerprintsOf }: VerifierParts): (token: string) => Promise<IdentityClaims> {
  const keySet = createKeySet(db, now)
  const rules = { issuer, audience: issuer, algorithms: ['EdDSA'], requiredClaims: ['exp', 'sub'] }
  return async token => {
    let payload: JWTPayload
    try {
      payload = (await jwtVerify(token, keySet, { ...rules, currentDate: now() })).payload
    } catch (error) {
      // Only errors of the verification refuse the token; database errors are not its fault.
      if (!(error instanceof errors.JOSEError)) throw error
      return refuse('invalid_token')
    }
    const claims = Claims.safeParse(payload)
    // A token can outlive its session by minutes. A new password or deletion may have ended the session, so it is checked, too.
    if (!claims.success || !(await isSignedIn(db, claims.data))) return refuse('invalid_token')
    const fingerprints = await fingerprintsOf(db, claims.data.sub)
    // The person was deleted just now: without fingerprints a return could not be recognized.
    if (fingerprints.length === 0) return refuse('invalid_token')
    return { ...present(claims.data), fingerprints }
  }
}

function present(claims: z.output<typeof Claims>): Omit<IdentityClaims, 'fingerprints'> {
  return {
    subject: claims.sub,
    signInType: claims.sign_in_type,
    name: claims.name ?? null,
    email: claims.email ?? null,
    emailVerified: claims.email_verified ?? false,
    mobile: claims.phone_number ?? null,
    proof: { at: new Date(claims.auth_time * 1000), hasSecondFactor: claims.second_factor },
  }
}

/** The public keys from the database, cached for a minute; an unknown key id, perhaps from another process, reloads them at once. */
function createKeySet(db: Db, now: () => Date): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | null = null
  let readAt = 0
  const read = async () => {
    readAt = performance.now()
    keys = createLocalJWKSet(await readKeySet(db, now()))
    return keys
  }
  return async (header, token) => {
    const current = keys && performance.now() - readAt < keysMs ? keys : await read()
    try {
      return await current(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || performance.now() - readAt < rereadMs) throw error
      return (await read())(header, token)
    }
  }
}

async function readKeySet(db: Db, now: Date): Promise<JSONWebKeySet> {
  const rows = await readKeys(db, now)
  return { keys: rows.map(row => ({ ...JSON.parse(row.publicKey), alg: row.alg ?? 'EdDSA', kid: row.id })) }
}
