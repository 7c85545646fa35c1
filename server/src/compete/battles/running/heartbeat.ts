// The heartbeat of the service. While a clock of a play or a battle runs, every process beats several times a second; a time without any
// beat was an outage, and no clock runs during it. Code that lets time change a battle reads the outages first. During maintenance nobody
// beats, so it is an outage, too. While no clock runs, the processes rest: a silence that stopped no clock is not an outage.

import { randomUUID } from 'node:crypto'
import type { Outage } from '@trivium/rules/compete/battles/moves'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, isTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { hasRunningClock, readClocksSince } from '../../../play/plays/index.ts'
import { wakeJob } from '../../../platform/scheduler/wake.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import { hasBattle, readBattlesSince } from '../store.ts'
import { type Absent, deleteProcesses, insertOutage, moveServiceClock, noteProcess, readOutages, waitShortly } from './presence-store.ts'

export const heartbeatEveryMs = 300
/** A shorter silence is no outage, because a beat may come late. */
const longestSilenceMs = 1_000
/** After an older beat a process cannot know whether there was an outage since. */
const heartbeatTrustMs = 700
/** A process that is silent for longer is gone, and so are its pages. */
const processGoneMs = 6_000
/** While no clock runs, a process beats this often, only to show that it is there. */
const restingBeatMs = 60_000
const restingProcessGoneMs = 3 * restingBeatMs
/** Pages ask every few seconds whether they may come back (web/src/platform/calls/live.ts, web/src/layout/maintenance-notice.tsx). */
const comeBackMs = 10_000
/** Longer than any battle lasts. */
const rememberedMs = 4 * 3_600_000

interface HeartbeatState {
  at: number
  outages: Outage[]
  absent: Absent[]
  isShut: boolean
}

/** Call it when a battle begins, or a player enters its room in this process. */
export function wakeBattles(db: Db): void {
  wakeJob(db, 'beat')
  wakeJob(db, 'wake_battles')
}

/** An outage, for code with clocks of its own: everything that ran at `from` stood still. */
export interface Silence {
  from: Date
  to: Date
  /** Clocks move on by this: the length of the outage, and some time to come back. */
  pauseMs: number
}

export interface HeartbeatOptions {
  /** A test moves the clock by hand: its jumps are no outages. */
  isStaged?: boolean
  /** Called in the transaction that notes an outage, before any call is let in. Battles need no call: they read the outages. */
  onBack?: (tx: Tx, silence: Silence) => Promise<unknown>
}

export class Heartbeat {
  readonly processId = randomUUID()
  readonly #db: Db
  readonly #now: () => Date
  readonly #options: HeartbeatOptions
  #wasShut = false
  #isResting = false
  #last: HeartbeatState | null = null
  #beating: Promise<HeartbeatState> | null = null

  constructor(db: Db, now: () => Date, options: HeartbeatOptions = {}) {
    this.#db = db
    this.#now = now
    this.#options = options
  }

  /** When this process beats next: at once while a clock of any process runs. */
  async dueAt(): Promise<Date> {
    const now = this.#now()
    this.#isResting = !(await hasClock(this.#db, now))
    return this.#isResting && this.#last ? new Date(this.#last.at + restingBeatMs) : now
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

  /** Call it before letting a call in: after maintenance or another outage it first sets the clocks that stood still. */
  async letIn(isShut: boolean): Promise<void> {
    if (isShut) {
      this.#wasShut = true
      return
    }
    // A running beat may have begun before the end of the maintenance, so we beat again.
    for (let turn = 0; this.#wasShut && turn < 2; turn++) await this.beat()
    if (this.#isSilent()) await this.beat()
  }

  /** Whether this process was silent for too long to know whether there was an outage. */
  #isSilent(): boolean {
    return this.#last !== null && !this.#options.isStaged && this.#now().getTime() - this.#last.at > longestSilenceMs
  }

  /** The outages of the last hours up to now, oldest first. */
  async outages(db: Db): Promise<Outage[]> {
    if (this.#last && !this.#wasShut && Math.abs(this.#now().getTime() - this.#last.at) < heartbeatTrustMs) return this.#last.outages
    // A transaction may be rolled back, so we do not keep what its beat has read.
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
      const goneMs = this.#isResting ? restingProcessGoneMs : processGoneMs
      const absent = isShut ? [] : await deleteProcesses(tx, new Date(now.getTime() - goneMs))
      return { at: now.getTime(), outages: await readOutages(tx, new Date(now.getTime() - rememberedMs)), absent, isShut }
    })
  }

  async #moveOn(tx: Tx, now: Date): Promise<void> {
    const { isStaged = false, onBack } = this.#options
    const beatAt = await moveServiceClock(tx, now)
    if (isStaged || beatAt === null || now.getTime() - beatAt.getTime() <= longestSilenceMs) return
    const from = await stoodStillFrom(tx, beatAt)
    const silentMs = from === null ? 0 : now.getTime() - from.getTime()
    if (from === null || silentMs <= longestSilenceMs) return
    await insertOutage(tx, from, now)
    // This process may have rested while another one, which died, had started the battle or the play.
    wakeBattles(tx)
    await onBack?.(tx, { from, to: now, pauseMs: silentMs + Math.min(silentMs, comeBackMs) })
  }
}

/**
 * From when a clock stood still in a silence that began at `beatAt`: the processes may have rested then, and a clock may have started
 * since. @returns null if no clock ran
 */
async function stoodStillFrom(tx: Tx, beatAt: Date): Promise<Date | null> {
  const since = [await readBattlesSince(tx), await readClocksSince(tx, beatAt)].flatMap(at => at?.getTime() ?? [])
  return since.length === 0 ? null : new Date(Math.max(beatAt.getTime(), Math.min(...since)))
}

/** Whether a battle or the clock of a play runs, in any process. */
const hasClock = async (db: Db, at: Date): Promise<boolean> => (await hasBattle(db)) || hasRunningClock(db, at)
