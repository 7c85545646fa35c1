// Verifies an ID token of Firebase, as https://firebase.google.com/docs/auth/admin/verify-id-tokens says for other JWT libraries.

import { errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey, UnsecuredJWT } from 'jose'
import { z } from 'zod'
import { refuse } from '../../../platform/api/refuse.ts'

const skewSeconds = 60

const Claims = z.object({
  sub: z.string().min(1).max(128),
  iat: z.number(),
  /** Seconds since 1970: when the person proved who they are. */
  auth_time: z.number(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  email_verified: z.boolean().nullish(),
  phone_number: z.string().nullish(),
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.string().nullish(),
    /** External accounts by kind: `{"google.com": ["1234"]}`. */
    identities: z.record(z.string(), z.unknown()).nullish(),
  }),
})
export type TokenClaims = z.output<typeof Claims>

export interface TokenRules {
  projectId: string
  /** Null accepts only the unsigned tokens of the emulator. */
  keys: JWTVerifyGetKey | null
  now: () => Date
}

/** @returns a function that @throws Refused invalid_token for a wrong token, and Unavailable when the keys cannot be fetched */
export function createTokenCheck({ projectId, keys, now }: TokenRules): (token: string) => Promise<TokenClaims> {
  return async token => {
    const currentDate = now()
    const rules = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clockTolerance: skewSeconds,
      requiredClaims: ['exp', 'iat', 'sub', 'auth_time'],
      currentDate,
    }
    let payload: JWTPayload
    try {
      const verified = keys ? await jwtVerify(token, keys, { ...rules, algorithms: ['RS256'] }) : UnsecuredJWT.decode(token, rules)
      payload = verified.payload
    } catch (error) {
      // Any other error is not the token's fault.
      if (!(error instanceof errors.JOSEError)) throw error
      return refuse('invalid_token')
    }
    const claims = Claims.safeParse(payload)
    const latest = currentDate.getTime() / 1000 + skewSeconds
    if (!claims.success || claims.data.iat > latest || claims.data.auth_time > latest) return refuse('invalid_token')
    return claims.data
  }
}
