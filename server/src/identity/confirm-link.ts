// The link that confirms an address. It names the one sign-up it was mailed for: whoever signs up with the address later has a
// password of their own, and must not get it confirmed by a mail that is not theirs.

import { errors, jwtVerify, SignJWT } from 'jose'
import type { AuthParts } from './auth.ts'
import { keyedHash } from './secret.ts'
import { confirmEmail } from './store.ts'

const lifeMs = 3_600_000
const keyOf = (secret: string) => keyedHash(secret, 'confirm-link')

export async function makeConfirmLink({ config, secret, now }: Pick<AuthParts, 'config' | 'secret' | 'now'>, userId: string) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime(new Date(now().getTime() + lifeMs))
    .sign(keyOf(secret))
  return `${config.publicUrl}/identity/verify-email?token=${token}`
}

/** @returns the page of ours to go on to. */
export async function followConfirmLink(token: string, parts: Pick<AuthParts, 'db' | 'secret' | 'now'>): Promise<string> {
  const userId = await subjectOf(token, parts)
  const isConfirmed = userId !== undefined && (await confirmEmail(parts.db, userId))
  return isConfirmed ? '/auth/login/?verified=1' : '/auth/login/?error=INVALID_TOKEN'
}

async function subjectOf(token: string, { secret, now }: Pick<AuthParts, 'secret' | 'now'>): Promise<string | undefined> {
  try {
    return (await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now() })).payload.sub
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
