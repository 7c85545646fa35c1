// Numbers new events and chains each to the one before by its hash.

import { createHash } from 'node:crypto'
import { chainText } from '@trivium/rules/compete/battles/chain'
import type { NewEvent } from '@trivium/rules/compete/battles/events'
import type { HashedEvent } from '../store.ts'

export interface ChainEnd {
  seq: number
  hash: string
  /** Time of the last event; no event may be earlier than the one before. */
  at: number
}

export function chained(end: ChainEnd, events: readonly NewEvent[], now: number): HashedEvent[] {
  let { hash } = end
  const at = Math.max(now, end.at)
  return events.map((event, index) => {
    const numbered = { ...event, seq: end.seq + index + 1, at }
    hash = createHash('sha256').update(chainText(hash, numbered)).digest('hex')
    return { ...numbered, hash }
  })
}
