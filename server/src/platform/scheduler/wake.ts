// Wakes a job after the commit of the transaction that makes its work: in this process at once, in the others by NOTIFY.

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { afterCommit } from '../db/after-commit.ts'
import { announceWork, jobsChannel } from '../db/changes/announce.ts'
import { type Changes, changesOf } from '../db/changes/changes.ts'
import type { Database, Db } from '../db/connect.ts'
import type { Scheduler } from './scheduler.ts'

/** The jobs that say when they are due. */
export const wokenJobs = [
  'announcements',
  'beat',
  'close_overdue_plays',
  'contests',
  'email_queue',
  'imports',
  'letters',
  'notify_identity_provider',
  'pair_up',
  'publish_questions',
  'publish_texts',
  'push',
  'regrade',
  'release_exams',
  'wake_battles',
  'write_play_stats',
] as const
export type WokenJob = (typeof wokenJobs)[number]

const wakers = new WeakMap<Changes, Set<(name: WokenJob, at: Date | null) => void>>()

/** @param at when the work is due; default: now */
export function wakeJob(db: Db, name: WokenJob, at: Date | null = null): void {
  afterCommit(db, () => wakers.get(changesOf(db))?.forEach(wake => wake(name, at)))
}

interface WakeParts {
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Connects the scheduler with `wakeJob` in this and in other processes. @returns a function that disconnects it */
export async function hearWakes(database: Database, scheduler: Scheduler, { now, log }: WakeParts): Promise<() => Promise<void>> {
  const { changes, db, kind } = database
  const self = randomUUID()
  const wake = (name: WokenJob, at: Date | null) => {
    if (!scheduler.wake(name, at ?? now()) || kind === 'embedded') return
    const line = `${self}:${name}:${at?.getTime() ?? ''}`
    announceWork(db, line).catch((error: unknown) => log.warn({ err: error }, 'other processes were not woken'))
  }
  const here = wakers.get(changes) ?? new Set()
  wakers.set(changes, here.add(wake))
  const stop = await database.listen(jobsChannel, line => hear(line), scheduler.wakeAll)
  function hear(line: string): void {
    const [from, name = '', at] = line.split(':')
    if (from !== self) scheduler.wake(name, at ? new Date(Number(at)) : now(), 'of another')
  }
  return async () => {
    here.delete(wake)
    await stop()
  }
}
