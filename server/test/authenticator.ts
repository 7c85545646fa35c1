// Stands in for the app on a phone that shows the codes of the second factor.

import { createOTP } from '@better-auth/utils/otp'

/** @param uri of the picture that the app has read. @returns what it shows now */
export function codeOf(uri: string): Promise<string> {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return createOTP(Buffer.from(fromBase32(secret)).toString(), { digits: 6, period: 30 }).totp()
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
function fromBase32(text: string): Uint8Array {
  const bits = [...text.replace(/=+$/, '')].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
}
