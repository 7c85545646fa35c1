// Who asks for much at once waits for themselves: each caller has a line of their own, and the lines take turns.

import { TooManyRequests, Unavailable } from './respond.ts'

export interface FairShares {
  /** @throws TooManyRequests when the caller's own line is full, Unavailable when all lines together are */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>
}

export interface Shares {
  /** More calls under way than the database takes at once would only wait there, where nobody is fair. */
  atOnce: number
  waitingPerCaller: number
  waitingInAll: number
}

export function createFairShares({ atOnce, waitingPerCaller, waitingInAll }: Shares): FairShares {
  /** In the order of their turns: who had one goes to the end. */
  const lines = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0
  let isDue = false

  /** A little later, so that whoever has just arrived stands in line, too: the embedded database lets nobody arrive while it works. */
  function soon(): void {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      takeTurns()
    })
  }

  function takeTurns(): void {
    while (running < atOnce) {
      const [first] = lines
      if (!first) return
      const [caller, line] = first
      lines.delete(caller)
      const start = line.shift()
      if (line.length > 0) lines.set(caller, line)
      running += 1
      waiting -= 1
      start?.()
    }
  }

  function turnOf(caller: string): Promise<void> {
    const line = lines.get(caller) ?? []
    if (line.length >= waitingPerCaller) throw new TooManyRequests(1)
    if (waiting >= waitingInAll) throw new Unavailable('too many calls wait for their turn')
    return new Promise(resolve => {
      lines.set(caller, line)
      line.push(resolve)
      waiting += 1
      soon()
    })
  }

  return {
    async run(caller, work) {
      await turnOf(caller)
      try {
        return await work()
      } finally {
        running -= 1
        soon()
      }
    },
  }
}
