// What is counted of the sockets of this process, for metrics/.

import type { ServerMessage } from '@trivium/contract/live-messages'

/** Why a page was not let in. */
export type Refusal = 'unauthorized' | 'forbidden' | 'maintenance' | 'too_many_requests' | 'unavailable'
/** Why we have disconnected a page: it sent what no page of ours sends, or too much; it could not join its own room; its session ended. */
type Cut = 'malformed' | 'too_many_requests' | 'room' | 'signed_out' | 'maintenance'

export class LiveCounts {
  readonly sent = new Tally<ServerMessage['type']>()
  readonly received = new Tally<'join' | 'leave'>()
  readonly refused = new Tally<Refusal>()
  readonly cut = new Tally<Cut>()
  /** By the reason that Socket.IO gives: `ping timeout` is a line that went dead or does not read. */
  readonly closed = new Tally<string>()
}

class Tally<Kind extends string> {
  readonly #counts = new Map<Kind, number>()

  add(kind: Kind): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  read(): [Kind, number][] {
    return [...this.#counts]
  }
}
