// Parses a single byte range (RFC 9110, section 14), without which some browsers play no sound. For several ranges we send the whole file.

import type { Part } from './store.ts'

export function rangeOf(header: string | undefined, length: number): Part | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, from = '', to = ''] = match
  // `-500` means the last 500 bytes.
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  return first > last || first >= length ? 'unsatisfiable' : { first, last }
}
