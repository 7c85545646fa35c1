// Knows the same question again whatever its key, its case, its quotation marks or the order of its options.

import { createHash } from 'node:crypto'

interface Words {
  question: string
  options: string[]
  /** Questions about pictures and sounds may share their words. */
  image: string | null
  audio?: string | null
  word?: string | null
}

/** Unique within a language. */
export function fingerprintOf({ question, options, image, audio, word }: Words): string {
  const parts = [normalised(question).replace(/[\s.?!:…؟。？]+$/u, ''), image ?? audio ?? '', ...options.map(normalised).sort()]
  if (word) parts.push(normalised(word))
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}

/** NFC and not NFKC: 2² and 22 are two questions. Only what changes no meaning goes. */
export function normalised(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’‚′`]/gu, "'")
    .replace(/[“”„«»″]/gu, '"')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
}
