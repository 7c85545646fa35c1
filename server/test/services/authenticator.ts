// Stands in for an authenticator app, which shows the codes of the second factor.

import { createOTP } from '@better-auth/utils/otp'

const stepSeconds = 30
const shown = new Map<string, number>()

/**
 * A code that was not shown before, because each code works once. The server also accepts the next code, so there are at most two in half a
 * minute.
 * @param uri of the QR code that the app has read
 */
export function codeOf(uri: string): Promise<string> {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const step = Math.max(Math.floor(Date.now() / 1000 / stepSeconds), (shown.get(uri) ?? 0) + 1)
  shown.set(uri, step)
  return createOTP(Buffer.from(fromBase32(secret)).toString(), { digits: 6 }).hotp(step)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function fromBase32(text: string): Uint8Array {
  const bits = [...text.replace(/=+$/, '')].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
}
