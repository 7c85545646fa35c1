// Fair queueing: each caller has a queue, and the queues take turns. So a caller with many calls delays only itself.

import { TooManyRequests, Unavailable } from '../respond.ts'

export interface Shares {
  /** Never more than the database has connections: further calls would only wait there, in an unfair order. */
  atOnce: number
  waitingPerCaller: number
  waitingInAll: number
}

/** `atOnce` is the number of database connections. A page makes a handful of calls at once; a class behind one address a few hundred. */
export const usualShares = (factor: number): Shares => ({ atOnce: 20, waitingPerCaller: 300 * factor, waitingInAll: 3000 * factor })

export class FairQueue {
  readonly #shares: Shares
  /** Callers in the order of their turns: a caller moves to the end after its turn. */
  readonly #lines = new Map<string, (() => void)[]>()
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

  /** @throws TooManyRequests when the caller's own queue is full, Unavailable when all queues together are */
  async run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turnOf(caller)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#soon()
    }
  }

  #turnOf(caller: string): Promise<void> {
    const line = this.#lines.get(caller) ?? []
    if (line.length >= this.#shares.waitingPerCaller) throw new TooManyRequests(1)
    if (this.#waiting >= this.#shares.waitingInAll) throw new Unavailable('too many calls wait for their turn')
    return new Promise(resolve => {
      this.#lines.set(caller, line)
      line.push(resolve)
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
      const [first] = this.#lines
      if (!first) return
      const [caller, line] = first
      this.#lines.delete(caller)
      const start = line.shift()
      if (line.length > 0) this.#lines.set(caller, line)
      this.#running += 1
      this.#waiting -= 1
      start?.()
    }
  }
}
