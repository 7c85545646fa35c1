// The link that confirms an address. It contains the id of one sign-up: somebody who signs up with the address later has another
// password, which a mail for this sign-up must not confirm. It leads to a page with a button: mail scanners that open every link must
// not confirm anything.

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

/** @returns whether the address now belongs to this sign-up */
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
