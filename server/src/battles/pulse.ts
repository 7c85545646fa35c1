// Whether the service is alive. Every process says so several times a second; a time in which none did was an outage, and clocks of
// battles do not run during one. Whatever time does to a battle asks here first.

import { randomUUID } from 'node:crypto'
import type { Outage } from '@trivium/rules/battles/moves'
import type { Db } from '../db/connect.ts'
import { inTransaction, isTransaction } from '../db/transaction.ts'
import { type Absent, forgetProcesses, insertOutage, moveServiceClock, noteProcess, readOutages } from './presence-store.ts'

export const beatEveryMs = 300
/** A shorter silence is no outage: a beat may come late. */
const longestSilenceMs = 1_000
/** With an older beat nobody can know whether there was an outage since. */
const beatTrustMs = 700
/** A process that was silent for so long is gone, with its pages. */
const processGoneMs = 6_000
/** No battle lasts longer. */
const rememberedMs = 4 * 3_600_000

interface Beat {
  at: number
  outages: Outage[]
  absent: Absent[]
}

export class Pulse {
  readonly processId = randomUUID()
  readonly #db: Db
  readonly #now: () => Date
  #last: Beat | null = null
  #beating: Promise<Beat> | null = null

  constructor(db: Db, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** @returns players whose last page was on a process that is gone */
  async beat(): Promise<Absent[]> {
    this.#beating ??= this.#beatIn(this.#db).finally(() => {
      this.#beating = null
    })
    this.#last = await this.#beating
    return this.#last.absent
  }

  /** The outages of the last hours, oldest first: up to now, as far as any process can know. */
  async outages(db: Db): Promise<Outage[]> {
    if (this.#last && Math.abs(this.#now().getTime() - this.#last.at) < beatTrustMs) return this.#last.outages
    // What a transaction writes may be rolled back: it is not kept.
    if (isTransaction(db)) return (await this.#beatIn(db)).outages
    await this.beat()
    return this.#last?.outages ?? []
  }

  #beatIn(db: Db): Promise<Beat> {
    return inTransaction(db, async tx => {
      const now = this.#now()
      const before = await moveServiceClock(tx, now)
      if (before && now.getTime() - before.getTime() > longestSilenceMs) await insertOutage(tx, before, now)
      await noteProcess(tx, this.processId, now)
      const absent = await forgetProcesses(tx, new Date(now.getTime() - processGoneMs))
      return { at: now.getTime(), outages: await readOutages(tx, new Date(now.getTime() - rememberedMs)), absent }
    })
  }
}
