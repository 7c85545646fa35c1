// Decides which statements get a name: PostgreSQL parses and plans a named statement once per connection.

import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** A text gets a name when it is sent this often. Lists of varying length stay unnamed, because each length makes a new text. */
const timesUntilNamed = 3
/** Longer texts are batches, which get no name. */
const longestText = 10_000
const mostTexts = 500

/** A connection with more prepared statements is replaced, or forgets them, because each one takes memory in the database. */
export const mostNames = 400

const fixed = new Map<string, string>()
const seen = new LRUCache<string, { times: number; name: string }>({ max: mostTexts })

/** Names a fixed, frequent text from its first use. The name identifies the statement. */
export function nameStatement(name: string, text: string): void {
  fixed.set(text, `${name}_${hashOf(text)}`)
}

/** @returns undefined for a text without a name */
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
