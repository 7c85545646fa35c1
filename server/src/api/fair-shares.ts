// Who asks for much at once waits for themselves: each caller has a line of their own, and the lines take turns.

import { TooManyRequests, Unavailable } from './respond.ts'

export interface Shares {
  /** More calls under way than the database takes at once would only wait there, where nobody is fair. */
  atOnce: number
  waitingPerCaller: number
  waitingInAll: number
}

export class FairShares {
  readonly #shares: Shares
  /** In the order of their turns: who had one goes to the end. */
  readonly #lines = new Map<string, (() => void)[]>()
  #running = 0
  #waiting = 0
  #isDue = false

  constructor(shares: Shares) {
    this.#shares = shares
  }

  /** @throws TooManyRequests when the caller's own line is full, Unavailable when all lines together are */
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

  /** A little later, so that whoever has just arrived stands in line, too: the embedded database lets nobody arrive while it works. */
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
