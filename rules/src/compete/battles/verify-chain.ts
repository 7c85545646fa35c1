// Verifies a record: every event has the next number, and a hash that follows from the one before.

import { type ChainedEvent, chainText, firstHash } from './chain.ts'

export interface LinkedEvent extends ChainedEvent {
  hash: string
}

/** The last verified event. */
export interface ChainEnd {
  seq: number
  hash: string
}

export interface ChainVerdict {
  /** The last event that fits. */
  end: ChainEnd
  /** The number of the first event that does not fit, or is missing; null in an unbroken record. */
  brokenAt: number | null
}

export const chainStart: ChainEnd = { seq: 0, hash: firstHash }

/**
 * @param sha256 of a text, in lower-case hexadecimal; a parameter, because the browser and Node have different implementations
 * @param end the end of the earlier part of the record
 */
export async function verifyChain(
  events: readonly LinkedEvent[],
  sha256: (text: string) => string | Promise<string>,
  end: ChainEnd = chainStart,
): Promise<ChainVerdict> {
  let before = end
  for (const event of events) {
    const seq = before.seq + 1
    const fits = event.seq === seq && event.hash === (await sha256(chainText(before.hash, event)))
    if (!fits) return { end: before, brokenAt: seq }
    before = { seq, hash: event.hash }
  }
  return { end: before, brokenAt: null }
}
