// Wakes the battles that this process has cached at the moment when they are due. The sweep (jobs.ts) wakes all others.

import type { FastifyBaseLogger } from 'fastify'
import { dueAt } from '@trivium/rules/compete/battles/battle'
import type { CachedBattle } from './cached-battles.ts'

/** The sweep handles longer waits. */
const longestMs = 60_000

export class BattleTimers {
  readonly #now: () => Date
  readonly #log: Pick<FastifyBaseLogger, 'error'>
  readonly #wake: (roomId: string) => Promise<CachedBattle | null>
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #running = new Set<Promise<void>>()
  #isStopped = false

  /** @param wake returns null if the battle cannot be woken now; the sweep will do it later */
  constructor(now: () => Date, log: Pick<FastifyBaseLogger, 'error'>, wake: (roomId: string) => Promise<CachedBattle | null>) {
    this.#now = now
    this.#log = log
    this.#wake = wake
  }

  /** Replaces the timer of the battle. */
  set({ roomId, battle }: CachedBattle): void {
    clearTimeout(this.#timers.get(roomId))
    this.#timers.delete(roomId)
    const due = dueAt(battle)
    const wait = due === null ? null : due - this.#now().getTime()
    if (this.#isStopped || wait === null || wait > longestMs) return
    this.#timers.set(
      roomId,
      setTimeout(() => this.#fire(roomId), Math.max(1, wait)),
    )
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
    await Promise.all(this.#running)
  }

  #fire(roomId: string): void {
    this.#timers.delete(roomId)
    // A timer may fire a moment early: then nothing has changed, and we set it again.
    const run: Promise<void> = this.#wake(roomId)
      .then(known => {
        if (known) this.set(known)
      })
      .catch((error: unknown) => this.#log.error({ err: error, room: roomId }, 'cannot wake a battle'))
      .finally(() => this.#running.delete(run))
    this.#running.add(run)
  }
}
