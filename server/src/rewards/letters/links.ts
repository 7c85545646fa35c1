// Signed links in letters. A link to stop letters names the letter, never expires and works for its account alone. A link to confirm is
// valid for a week, for the one time that the player asked.

import { timingSafeEqual } from 'node:crypto'
import type { LetterParts } from './parts.ts'

type Signing = Pick<LetterParts, 'fingerprint'>

/** Below /api/, because the service worker leaves these paths alone. */
export const letterPath = '/api/letters'

/** @param about an announcement, or the time of asking in ms */
export function signLink(kind: 'stop' | 'confirm', accountId: number, about: number, { fingerprint }: Signing): string {
  const text = `${accountId}.${about}`
  return `${text}.${fingerprint(`letters-${kind}:${text}`).toString('base64url')}`
}

export interface LinkTarget {
  accountId: number
  about: number
}

/** @returns null for a link that we have not signed */
export function readLink(kind: 'stop' | 'confirm', token: string, signing: Signing): LinkTarget | null {
  const [, account, about] = /^(\d{1,10})\.(\d{1,15})\.[\w-]{20,100}$/.exec(token) ?? []
  if (account === undefined || about === undefined) return null
  const target = { accountId: Number(account), about: Number(about) }
  const [given, right] = [token, signLink(kind, target.accountId, target.about, signing)].map(text => Buffer.from(text))
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? target : null
}
