// Which statements are sent as named, prepared ones: PostgreSQL parses and plans those once for each connection.

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A text that comes this often will come again. Lists of varying length make a new text for each length. */
const timesUntilNamed = 3
/** What is longer is a batch. */
const longestText = 10_000
const mostTexts = 500

const fixed = new Map<string, string>()
const seen = new LRUCache<string, { times: number; name: string }>({ max: mostTexts })

/** For statements that are written once and sent often: named from the first time on, by a name that tells which it is. */
export function nameStatement(name: string, text: string): void {
  fixed.set(text, `${name}_${hashOf(text)}`)
}

/** @returns undefined for what is better sent without a name */
export function nameOf(text: string): string | undefined {
  const own = fixed.get(text)
  if (own !== undefined || text.length > longestText) return own
  const known = seen.get(text)
  if (known === undefined) {
    seen.set(text, { times: 1, name: '' })
    return undefined
  }
  known.times += 1
  if (known.times < timesUntilNamed) return undefined
  known.name ||= hashOf(text)
  return known.name
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
