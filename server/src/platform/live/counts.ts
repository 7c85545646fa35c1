// Counters of this process's sockets, for metrics/.

import type { ServerMessage } from '@trivium/contract/live-messages'

/** Why a handshake was refused. */
export type SocketRefusal = 'unauthorized' | 'forbidden' | 'maintenance' | 'too_many_requests' | 'unavailable'
/** Why we disconnected a page: it sent a malformed message, or too many; it could not join its own room; its session ended; maintenance. */
type Cut = 'malformed' | 'too_many_requests' | 'room' | 'signed_out' | 'maintenance'

export class LiveCounts {
  readonly sent = new Tally<ServerMessage['type']>()
  readonly received = new Tally<'join' | 'leave'>()
  readonly refused = new Tally<SocketRefusal>()
  readonly cut = new Tally<Cut>()
  /** Closed sockets by Socket.IO's reason: `ping timeout` is a connection that died or does not read. */
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
