// Whether the service is alive. Every process says so several times a second; a time in which none did was an outage, and no clock runs
// during one. Whatever time does to a battle asks here first. During maintenance nobody says so: it is an outage, too.

import { randomUUID } from 'node:crypto'
import type { Outage } from '@trivium/rules/compete/battles/moves'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, isTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { type Absent, deleteProcesses, insertOutage, moveServiceClock, noteProcess, readOutages, waitShortly } from './presence-store.ts'

export const heartbeatEveryMs = 300
/** A shorter silence is no outage: a beat may come late. */
const longestSilenceMs = 1_000
/** With an older beat nobody can know whether there was an outage since. */
const heartbeatTrustMs = 700
/** A process that was silent for so long is gone, with its pages. */
const processGoneMs = 6_000
/** Pages look every few seconds whether they may come back (web/src/platform/calls/live.ts, web/src/layout/maintenance-notice.tsx). */
const comeBackMs = 10_000
/** No battle lasts longer. */
const rememberedMs = 4 * 3_600_000

interface HeartbeatState {
  at: number
  outages: Outage[]
  absent: Absent[]
  isShut: boolean
}

/** An outage for those who keep clocks of their own: what ran at `from` stood still. */
export interface Silence {
  from: Date
  to: Date
  /** By so much they move on: as long as it was, and some time to come back. */
  pauseMs: number
}

export interface HeartbeatOptions {
  /** The clock is moved by hand: its jumps are no outages. */
  isStaged?: boolean
  /** The service is back after an outage: in the transaction that notes it, before anybody is let in. Battles ask for the outage themselves. */
  onBack?: (tx: Tx, silence: Silence) => Promise<unknown>
}

export class Heartbeat {
  readonly processId = randomUUID()
  readonly #db: Db
  readonly #now: () => Date
  readonly #options: HeartbeatOptions
  #wasShut = false
  #last: HeartbeatState | null = null
  #beating: Promise<HeartbeatState> | null = null

  constructor(db: Db, now: () => Date, options: HeartbeatOptions = {}) {
    this.#db = db
    this.#now = now
    this.#options = options
  }

  /** @returns players whose last page was on a process that is gone */
  async beat(): Promise<Absent[]> {
    this.#beating ??= this.#beatIn(this.#db).finally(() => {
      this.#beating = null
    })
    this.#last = await this.#beating
    this.#wasShut = this.#last.isShut
    return this.#last.absent
  }

  /** Call it before a call is let in: after maintenance, or any other outage, the clocks that stood still are set first. */
  async letIn(isShut: boolean): Promise<void> {
    if (isShut) {
      this.#wasShut = true
      return
    }
    // A beat that is under way may have begun before the end of the maintenance.
    for (let turn = 0; this.#wasShut && turn < 2; turn++) await this.beat()
    if (this.#isSilent()) await this.beat()
  }

  /** Whether this process was silent for so long that it cannot know whether there was an outage. */
  #isSilent(): boolean {
    return this.#last !== null && !this.#options.isStaged && this.#now().getTime() - this.#last.at > longestSilenceMs
  }

  /** The outages of the last hours, oldest first: up to now, as far as any process can know. */
  async outages(db: Db): Promise<Outage[]> {
    if (this.#last && !this.#wasShut && Math.abs(this.#now().getTime() - this.#last.at) < heartbeatTrustMs) return this.#last.outages
    // What a transaction writes may be rolled back: it is not kept.
    if (isTransaction(db)) return (await this.#beatIn(db)).outages
    await this.beat()
    return this.#last?.outages ?? []
  }

  #beatIn(db: Db): Promise<HeartbeatState> {
    return inTransaction(db, async tx => {
      await waitShortly(tx, !isTransaction(db))
      const now = this.#now()
      const isShut = (await readSettings(tx)).app_maintenance === 1
      if (!isShut) await this.#moveOn(tx, now)
      await noteProcess(tx, this.processId, now)
      const absent = isShut ? [] : await deleteProcesses(tx, new Date(now.getTime() - processGoneMs))
      return { at: now.getTime(), outages: await readOutages(tx, new Date(now.getTime() - rememberedMs)), absent, isShut }
    })
  }

  async #moveOn(tx: Tx, now: Date): Promise<void> {
    const { isStaged = false, onBack } = this.#options
    const from = await moveServiceClock(tx, now)
    const silentMs = from === null ? 0 : now.getTime() - from.getTime()
    if (isStaged || from === null || silentMs <= longestSilenceMs) return
    await insertOutage(tx, from, now)
    await onBack?.(tx, { from, to: now, pauseMs: silentMs + Math.min(silentMs, comeBackMs) })
  }
}
