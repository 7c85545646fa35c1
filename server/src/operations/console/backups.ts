// Backups of the embedded database, made while it serves: one a day by the clock, and whenever an administrator asks. PostgreSQL has its
// own tools, so nothing is offered there.

import { createReadStream, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Backup } from '@trivium/contract/operations/console.admin'
import { BackupError, writeBackup } from '../../platform/db/upkeep/backup-file.ts'
import type { Database } from '../../platform/db/connect.ts'
import { backupsIn } from '../../platform/db/connection/data-directory.ts'
import { checkpoint } from '../../platform/db/upkeep/dump.ts'

interface BackupsOptions {
  database: Database
  dataDir: string
  now: () => Date
  log: FastifyBaseLogger
}

/** What runs, or ran last. */
export interface Task {
  startedAt: Date
  endedAt: Date | null
  error: string | null
}

const pattern = /^trivium-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(daily|asked)\.zip$/
const dayMs = 86_400_000
/** What a checkpoint writes: without room for it the embedded database stops. */
const checkpointBytes = 64 * 1024 * 1024

export class Backups {
  readonly #options: BackupsOptions
  readonly #folder: string
  #running: Promise<void> | null = null
  task: Task | null = null

  constructor(options: BackupsOptions) {
    this.#options = options
    this.#folder = backupsIn(options.dataDir)
  }

  get isOffered(): boolean {
    return this.#options.database.kind === 'embedded'
  }

  get isRunning(): boolean {
    return this.#running !== null
  }

  /** The newest first. */
  list(): Backup[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder)
      .flatMap(name => this.#describe(name) ?? [])
      .toSorted((one, other) => other.made_at.localeCompare(one.made_at) || other.id.localeCompare(one.id))
  }

  #describe(name: string): Backup | null {
    const [, year, month, day, hour, minute, second, kind] = pattern.exec(name) ?? []
    if (kind === undefined) return null
    const made_at = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
    return { id: name, made_at, bytes: statSync(join(this.#folder, name)).size, is_daily: kind === 'daily' }
  }

  /** Only names of backups that are there: no path leads out of the folder. @returns null for any other */
  pathOf(name: string): string | null {
    return this.list().some(({ id }) => id === name) ? join(this.#folder, name) : null
  }

  open(name: string) {
    return createReadStream(join(this.#folder, name))
  }

  /** Begins one; whatever transaction is open ends first. */
  begin(kind: 'daily' | 'asked'): Task {
    const task: Task = { startedAt: this.#options.now(), endedAt: null, error: null }
    this.task = task
    this.#running = this.#make(kind, task).finally(() => {
      this.#running = null
    })
    return task
  }

  async #make(kind: 'daily' | 'asked', task: Task): Promise<void> {
    const { database, dataDir, log, now } = this.#options
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      this.#demandRoom()
      // The dump is of the files: what is committed is in them, and little is left to be replayed.
      await checkpoint(database)
      const stamp = task.startedAt
        .toISOString()
        .replaceAll(/[-:]|\..*/g, '')
        .replace('T', '-')
      await writeBackup(join(this.#folder, `trivium-${stamp}-${kind}.zip`), database, dataDir)
    } catch (error) {
      log.error({ err: error }, 'a backup was not made')
      task.error = error instanceof Error ? error.message : String(error)
    }
    task.endedAt = now()
  }

  /** For as much as the last one took. @throws BackupError */
  #demandRoom(): void {
    const { bavail, bsize } = statfsSync(this.#folder)
    const [newest] = this.list()
    if (bavail * bsize < checkpointBytes + (newest?.bytes ?? 0))
      throw new BackupError(`There is no room for a backup in ${this.#folder}: its disk is almost full.`)
  }

  /** The daily one where it is due; the oldest daily ones go, and what was asked for stays. @throws Error when it was not made */
  async backUpDaily(kept: number): Promise<void> {
    if (!this.isOffered || kept === 0 || this.isRunning) return
    const [newest] = this.list().filter(({ is_daily }) => is_daily)
    if (newest && this.#options.now().getTime() - Date.parse(newest.made_at) < dayMs) return
    const task = this.begin('daily')
    await this.#running
    if (task.error !== null) throw new Error(task.error)
    for (const { id } of this.list()
      .filter(({ is_daily }) => is_daily)
      .slice(kept))
      rmSync(join(this.#folder, id))
  }

  /** Waits for the one that is being made. */
  async stop(): Promise<void> {
    await this.#running
  }
}
