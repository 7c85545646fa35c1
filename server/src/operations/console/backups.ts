// Backups of the embedded database while it serves: one a day by a job, and one whenever an administrator asks. PostgreSQL has its own
// tools, so none are offered there.

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

/** The running backup, or the last one. */
export interface BackupTask {
  startedAt: Date
  endedAt: Date | null
  error: string | null
}

const pattern = /^trivium-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(daily|asked)\.zip$/
const dayMs = 86_400_000
/** A checkpoint writes this much: without room for it the embedded database stops. */
const checkpointBytes = 64 * 1024 * 1024

export class Backups {
  readonly #options: BackupsOptions
  readonly #folder: string
  #running: Promise<void> | null = null
  task: BackupTask | null = null

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

  /** Newest first. */
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

  /** Accepts only names of existing backups, so that no path leads out of the folder. @returns null for any other name */
  pathOf(name: string): string | null {
    return this.list().some(({ id }) => id === name) ? join(this.#folder, name) : null
  }

  open(name: string) {
    return createReadStream(join(this.#folder, name))
  }

  /** Starts a backup, which waits for the end of open transactions. */
  begin(kind: 'daily' | 'asked'): BackupTask {
    const task: BackupTask = { startedAt: this.#options.now(), endedAt: null, error: null }
    this.task = task
    this.#running = this.#make(kind, task).finally(() => {
      this.#running = null
    })
    return task
  }

  async #make(kind: 'daily' | 'asked', task: BackupTask): Promise<void> {
    const { database, dataDir, log, now } = this.#options
    try {
      mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
      this.#demandRoom()
      // The backup copies files: after a checkpoint they contain everything committed, and little is left to replay.
      await checkpoint(database)
      const stamp = task.startedAt
        .toISOString()
        .replaceAll(/[-:]|\..*/g, '')
        .replace('T', '-')
      await writeBackup(join(this.#folder, `trivium-${stamp}-${kind}.zip`), database, dataDir)
    } catch (error) {
      log.error({ err: error }, 'cannot make a backup')
      task.error = error instanceof Error ? error.message : String(error)
    }
    task.endedAt = now()
  }

  /** Requires as much space as the newest backup took. @throws BackupError */
  #demandRoom(): void {
    const { bavail, bsize } = statfsSync(this.#folder)
    const [newest] = this.list()
    if (bavail * bsize < checkpointBytes + (newest?.bytes ?? 0))
      throw new BackupError(`There is no room for a backup in ${this.#folder}: its disk is almost full.`)
  }

  /** Makes the daily backup if it is due, then deletes the oldest daily ones; asked-for backups stay. @throws Error if the backup failed */
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

  /** Waits for a running backup. */
  async stop(): Promise<void> {
    await this.#running
  }
}
