// The link that confirms an address. It contains the id of one sign-up: a later sign-up with the same address has another password, which
// an email for the first one must not confirm. The link leads to a page that says whose sign-up this is, with a button: mail scanners that
// open every link must not confirm anything. It works once (docs/decisions/036).

import { errors, jwtVerify, SignJWT } from 'jose'
import { must } from '../../../platform/api/refuse.ts'
import { browserHash, type IdentityParts } from '../parts.ts'
import { IdentityRefused } from '../codes.ts'
import { keyedHash } from '../second-factor/secret.ts'
import { confirmEmail, confirmMinutes, readSignUp } from '../sign-up-store.ts'

const keyOf = (secret: string) => keyedHash(secret, 'confirm-link')

export async function makeConfirmLink({ config, secret, now }: Pick<IdentityParts, 'config' | 'secret' | 'now'>, userId: string) {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setExpirationTime(new Date(now().getTime() + confirmMinutes * 60_000))
    .sign(keyOf(secret))
  return `${config.publicUrl}/auth/verify-email/?token=${token}`
}

/** What the page shows before its button is pressed. @throws IdentityRefused INVALID_TOKEN, LINK_USED */
export async function readLink(token: string, parts: Pick<IdentityParts, 'db' | 'secret' | 'now'>) {
  const found = await readSignUp(parts.db, await subjectOf(token, parts), browserHash(parts))
  if (!found) throw invalid()
  if (found.isConfirmed) throw used()
  return { name: found.name, email: found.email, is_same_browser: found.isSameBrowser, return_path: found.returnPath }
}

/**
 * Confirms the address for this sign-up.
 * @returns its id, and whether the caller may open a session for it. @throws IdentityRefused INVALID_TOKEN, LINK_USED
 */
export async function confirmByLink(token: string, parts: Pick<IdentityParts, 'db' | 'secret' | 'now'>) {
  const userId = await subjectOf(token, parts)
  const { outcome, opens } = await confirmEmail(parts.db, userId, browserHash(parts))
  if (outcome === 'gone') throw invalid()
  if (outcome === 'used') throw used()
  return { userId, opens }
}

const invalid = () => new IdentityRefused(400, 'INVALID_TOKEN')
const used = () => new IdentityRefused(400, 'LINK_USED')

async function subjectOf(token: string, { secret, now }: Pick<IdentityParts, 'secret' | 'now'>): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: ['HS256'], currentDate: now(), requiredClaims: ['exp', 'sub'] })
    return must(payload.sub, 'the subject is required')
  } catch (error) {
    if (error instanceof errors.JOSEError) throw invalid()
    throw error
  }
}
