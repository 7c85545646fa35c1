// Looks whether a record is as it was written: every event has its number, and a hash that follows from the one before.

import { type ChainedEvent, chainText, firstHash } from './chain.ts'

export interface LinkedEvent extends ChainedEvent {
  hash: string
}

/** As far as the record has been looked at. */
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
 * @param sha256 of a text, in lower-case hexadecimal: passed in, because the browser and Node each have their own
 * @param end where an earlier part of the same record has ended
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
