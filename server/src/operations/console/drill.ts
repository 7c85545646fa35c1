// A restore drill: restores the newest backup into a temporary database and checks it. It runs in its own thread and touches nothing live,
// so it can run at any time.

import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Drill } from '@trivium/contract/operations/console.admin'
import type { Db } from '../../platform/db/connect.ts'
import type { DrillCheck } from '../../platform/db/tables/admin-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { countLive, endDrill, insertDrill, readDrill, type DrillRow } from './drill-store.ts'

// A drill as the console shows it.
export function presentDrill({ id, at, file, ended_at, is_sound, checks }: DrillRow): Drill {
  return { id, at: at.toISOString(), file, ended_at: ended_at?.toISOString() ?? null, is_sound, checks }
}

export interface DrillTask {
  path: string
  /** Current number of rows by table; none of these tables ever loses rows. */
  live: Record<string, number>
}

interface DrillsOptions {
  db: Db
  now: () => Date
  log: FastifyBaseLogger
}

export class Drills {
  readonly #options: DrillsOptions
  #running: Promise<void> | null = null
  #worker: Worker | null = null

  constructor(options: DrillsOptions) {
    this.#options = options
  }

  get isRunning(): boolean {
    return this.#running !== null
  }

  /** Inserts the drill in the caller's transaction; it runs after the commit. */
  async begin(tx: Tx, file: string, path: string): Promise<Drill> {
    const { now } = this.#options
    const id = await insertDrill(tx, file, now())
    this.#running = this.#drill(id, path).finally(() => {
      this.#running = null
    })
    return presentDrill(await readDrill(tx, id))
  }

  async #drill(id: number, path: string): Promise<void> {
    const { db, log, now } = this.#options
    try {
      const checks = await this.#look({ path, live: await countLive(db) })
      await endDrill(db, { id, checks, at: now() })
    } catch (error) {
      // For example because the server stops: then the drill stays without an end.
      log.error({ err: error }, 'a restore drill was interrupted')
    }
  }

  async #look(task: DrillTask): Promise<DrillCheck[]> {
    const worker = new Worker(new URL('./drill-worker.ts', import.meta.url), { workerData: task })
    this.#worker = worker
    try {
      return await new Promise((resolve, reject) => {
        worker.on('message', resolve)
        worker.on('error', reject)
        worker.on('exit', code => reject(new Error(`the drill's thread exited with ${code}`)))
      })
    } finally {
      this.#worker = null
      await worker.terminate()
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate()
    await this.#running
  }
}
