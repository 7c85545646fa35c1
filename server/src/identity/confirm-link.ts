// The link that confirms an address. It names the one sign-up it was mailed for: whoever signs up with the address later has a
// password of their own, and must not get it confirmed by a mail that is not theirs. It leads to a page with a button: programs that
// read mail open every link in it, and confirm nothing by that.

import { errors, jwtVerify, SignJWT } from 'jose'
import type { IdentityParts } from './parts.ts'
import { keyedHash } from './secret.ts'
import { confirmEmail, confirmMinutes } from './sign-up-store.ts'

const keyOf = (secret: string) => keyedHash(secret, 'confirm-link')

export async function makeConfirmLink({ config, secret, now }: Pick<IdentityParts, 'config' | 'secret' | 'now'>, userId: string) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime(new Date(now().getTime() + confirmMinutes * 60_000))
    .sign(keyOf(secret))
  return `${config.publicUrl}/auth/verify-email/?token=${token}`
}

/** @returns whether the address belongs to this sign-up now. */
export async function confirmByLink(token: string, parts: Pick<IdentityParts, 'db' | 'secret' | 'now'>): Promise<boolean> {
  const userId = await subjectOf(token, parts)
  return userId !== undefined && confirmEmail(parts.db, userId)
}

async function subjectOf(token: string, { secret, now }: Pick<IdentityParts, 'secret' | 'now'>): Promise<string | undefined> {
  try {
    return (await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now() })).payload.sub
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}
