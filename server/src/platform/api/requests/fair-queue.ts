// Fair queueing: each caller has a queue, and the queues take turns. So a caller with many calls delays only itself. Calls of one caller
// that change the same rows run one after another: side by side all but one would find the rows changed, and try again.

import { TooManyRequests, Unavailable } from '../respond.ts'

export interface Shares {
  /** Never more than the database has connections: further calls would only wait there, in an unfair order. */
  atOnce: number
  waitingPerCaller: number
  waitingInAll: number
}

/** `atOnce` is the number of database connections. A page makes a handful of calls at once; a class behind one address a few hundred. */
export const usualShares = (factor: number): Shares => ({ atOnce: 20, waitingPerCaller: 300 * factor, waitingInAll: 3000 * factor })

interface Waiting {
  start: () => void
  isAlone: boolean
}

export class FairQueue {
  readonly #shares: Shares
  /** Callers in the order of their turns: a caller moves to the end after its turn. */
  readonly #lines = new Map<string, Waiting[]>()
  /** Callers of whom a call runs that must be alone. */
  readonly #alone = new Set<string>()
  #running = 0
  #waiting = 0
  #isDue = false

  constructor(shares: Shares) {
    this.#shares = shares
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting
  }

  /**
   * @param isAlone the call waits for other calls of this caller that must be alone, without taking up a place meanwhile
   * @throws TooManyRequests when the caller's own queue is full, Unavailable when all queues together are
   */
  async run<Result>(caller: string, work: () => Promise<Result>, isAlone = false): Promise<Result> {
    await this.#turnOf(caller, isAlone)
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (isAlone) this.#alone.delete(caller)
      this.#soon()
    }
  }

  #turnOf(caller: string, isAlone: boolean): Promise<void> {
    const line = this.#lines.get(caller) ?? []
    if (line.length >= this.#shares.waitingPerCaller) throw new TooManyRequests(1)
    if (this.#waiting >= this.#shares.waitingInAll) throw new Unavailable('too many calls wait for their turn')
    return new Promise(resolve => {
      this.#lines.set(caller, line)
      line.push({ start: resolve, isAlone })
      this.#waiting += 1
      this.#soon()
    })
  }

  /** Defers the turns, so that calls that have just arrived join the queue first: the embedded database blocks the event loop. */
  #soon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#takeTurns()
    })
  }

  #takeTurns(): void {
    while (this.#running < this.#shares.atOnce) {
      const next = this.#next()
      if (!next) return
      const { caller, line, index } = next
      const [waiting] = line.splice(index, 1)
      this.#lines.delete(caller)
      if (line.length > 0) this.#lines.set(caller, line)
      this.#running += 1
      this.#waiting -= 1
      if (waiting?.isAlone) this.#alone.add(caller)
      waiting?.start()
    }
  }

  #next() {
    for (const [caller, line] of this.#lines) {
      const index = line.findIndex(({ isAlone }) => !isAlone || !this.#alone.has(caller))
      if (index !== -1) return { caller, line, index }
    }
    return null
  }
}
