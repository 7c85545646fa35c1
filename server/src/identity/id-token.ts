// Checks an ID token of the embedded provider: issuer, audience, expiry and signature against its key set.

import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { refuse } from '../api/refuse.ts'
import type { Db } from '../db/connect.ts'
import type { Fingerprints, IdentityClaims } from './provider.ts'
import { isSignedIn, readKeys } from './store.ts'

export interface VerifierParts {
  db: Db
  now: () => Date
  fingerprintsOf: (db: Db, subject: string) => Promise<Fingerprints>
}

const Claims = z.object({
  sub: z.string().min(1).max(128),
  /** The provider's session it was given to. */
  sid: z.string().min(1).max(128),
  sign_in_type: z.enum(['email', 'mobile', 'gmail']),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  phone_number: z.string().nullish(),
})

const keysMs = 60_000
/** Tokens with made-up key names must not make the database busy. */
const rereadMs = 1_000

/** @returns what checks a token and throws Refused invalid_token when anything about it is wrong. */
export function createVerifier(issuer: string, { db, now, fingerprintsOf }: VerifierParts): (token: string) => Promise<IdentityClaims> {
  const keySet = createKeySet(db, now)
  const rules = { issuer, audience: issuer, algorithms: ['EdDSA'], requiredClaims: ['exp', 'sub'] }
  return async token => {
    let payload: JWTPayload
    try {
      payload = (await jwtVerify(token, keySet, { ...rules, currentDate: now() })).payload
    } catch (error) {
      // A database that is away is no reason to call a token bad.
      if (!(error instanceof errors.JOSEError)) throw error
      return refuse('invalid_token')
    }
    const claims = Claims.safeParse(payload)
    // A token lasts for minutes after its session was ended: by a new password, or with the person.
    if (!claims.success || !(await isSignedIn(db, claims.data))) return refuse('invalid_token')
    const fingerprints = await fingerprintsOf(db, claims.data.sub)
    // Gone just now: nobody could tell that they come back.
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
  }
}

/** The public keys in the database, read now and then; again at once for one that another process may just have made. */
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
