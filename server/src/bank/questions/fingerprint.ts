// Recognises the same question despite another key, letter case, quotation marks, or order of options.

import { createHash } from 'node:crypto'
import { foldLook, foldShape } from '@trivium/contract/platform/fold'
import type { NumberKey } from '@trivium/rules/bank/questions/numbers'
import type { StoredMatch, StoredOption } from '../../platform/db/tables/play-tables.ts'

interface Words {
  question: string
  options: readonly StoredOption[]
  matches?: readonly StoredMatch[]
  number?: NumberKey | null
  /** Part of the fingerprint, like `audio` and the options' pictures, because questions about different media may have the same text. */
  image: string | null
  audio?: string | null
  word?: string | null
}

/** Unique per language. */
export function fingerprintOf({ question, options, matches = [], number, image, audio, word }: Words): string {
  const pictures = [...options, ...matches].flatMap(option => option.image ?? []).sort()
  const words = options.map(({ text }) => normalised(text)).sort()
  const parts = [withoutEnd(normalised(question)), image ?? (pictures.join('') || audio) ?? '', ...words]
  if (word) parts.push(normalised(word))
  if (number) parts.push(`${number.value} ${number.unit}`)
  if (matches.length > 0) parts.push('|', ...matches.map(({ text }) => normalised(text)).sort())
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

const endings = new Set(' .?!:…؟。？')

/** Scans from the end, because a pattern would try every mark in the text. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && endings.has(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

export const withPlainQuotes = (text: string): string => text.replace(/[‘’‚′`]/gu, "'").replace(/[“”„«»″]/gu, '"')

/** Removes only meaningless differences. NFC instead of NFKC, which would turn 2² into 22. */
export function normalised(text: string): string {
  return withPlainQuotes(foldLook(foldShape(text)).toLowerCase())
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}
