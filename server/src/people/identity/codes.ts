// Codes sent to a phone. A code is valid only in the browser that asked for it: an attacker who requests or guesses codes for a stranger's
// number neither invalidates the owner's code nor uses up the owner's tries.

import { randomInt } from 'node:crypto'
import { type CodePlace, countGuess, dropCode, putCode, takeCode } from './code-store.ts'
import { writeEmail } from './mail/emails.ts'
import { browserHash, currentAsker, type IdentityParts } from './parts.ts'
import { keyedHash } from './second-factor/secret.ts'
import { type SendingRule, takeSending } from './mail/sending-store.ts'

/** A refusal with one of better-auth's codes, which the web client knows. */
export class IdentityRefused extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfterSeconds: number | null
  constructor(status: number, code: string, retryAfterSeconds: number | null = null) {
    super(code)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const codeMinutes = 5
const codeTries = 5
const digits = 6
const daySeconds = 86_400
/** Each message costs the operator money and disturbs the owner of the number. */
const codeRule: SendingRule = { everySeconds: 60, most: 6, mostOfNetwork: 5, reserve: 4, reserveOfNetwork: 2, withinSeconds: daySeconds }

/** @throws IdentityRefused */
export async function sendCode(mobile: string, parts: IdentityParts): Promise<void> {
  const { network, languages } = currentAsker()
  const settings = await parts.readSettings()
  await takeShare(mobile, network, settings.codes_per_hour, parts)
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const expiresAt = new Date(parts.now().getTime() + codeMinutes * 60_000)
  await putCode(parts.db, placeOf(mobile, parts), hashOf(mobile, code, parts), expiresAt)
  // Awaited, so that a failed delivery fails the call: the person should not wait for a code that was never sent.
  await parts.post.sendCode(mobile, await writeEmail(parts.db, 'code', { settings, languages, code, publicUrl: parts.config.publicUrl }))
}

/**
 * Limits codes mainly per number, because a whole school signs in behind one network. One network gets at most half of all codes of the
 * site, so that it cannot use up everybody else's.
 */
async function takeShare(mobile: string, network: string, codesPerHour: number, { db, secret, now }: IdentityParts): Promise<void> {
  const from = keyedHash(secret, `network:${network}`)
  const most = { most: codesPerHour, mostOfNetwork: Math.ceil(codesPerHour / 2) }
  const all = { everySeconds: 0, ...most, reserve: 0, reserveOfNetwork: 0, withinSeconds: 3600 }
  const shares = [
    { to: keyedHash(secret, `code:${mobile}`), from, rule: codeRule },
    { to: keyedHash(secret, 'codes'), from, rule: all },
  ]
  const waitSeconds = await takeSending(db, shares, now())
  if (waitSeconds > 0) throw new IdentityRefused(429, 'TOO_MANY_REQUESTS', waitSeconds)
}

/** @returns whether the code is right. @throws IdentityRefused when no code is waiting or no tries are left */
export async function checkCode(mobile: string, code: string, parts: IdentityParts): Promise<boolean> {
  const place = placeOf(mobile, parts)
  const tries = await countGuess(parts.db, place, parts.now())
  if (tries === undefined) throw new IdentityRefused(400, 'OTP_NOT_FOUND')
  if (tries <= codeTries) return takeCode(parts.db, place, hashOf(mobile, code, parts))
  await dropCode(parts.db, place)
  throw new IdentityRefused(403, 'TOO_MANY_ATTEMPTS')
}

function placeOf(mobile: string, parts: IdentityParts): CodePlace {
  const browser = browserHash(parts)
  if (browser === null) throw new IdentityRefused(400, 'OTP_NOT_FOUND')
  return { number: keyedHash(parts.secret, `number:${mobile}`), browser }
}

const hashOf = (mobile: string, code: string, { secret }: IdentityParts) => keyedHash(secret, `sent:${mobile}:${code}`)
