// Processor time of a process, and of PostgreSQL for the connections to one database. From /proc, so on Linux only.

import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '../../../server/src/platform/db/connect.ts'
import type { Started } from './processes.ts'

const ticksPerSecond = 100

/** User and system time so far, in ms: fields 14 and 15 of proc_pid_stat(5), counted after the name, which may hold spaces. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** The processor time of these processes so far, in seconds. */
export const cpuSeconds = (processes: readonly Started[]): number =>
  processes.reduce((sum, { child }) => sum + processorMs(child.pid ?? 0), 0) / 1000

/** The last known processor time of each PostgreSQL process, because idle ones end. */
const backends = new Map<number, number>()

/** Processor time so far of all connections to this database, in ms. */
export async function databaseMs(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db)
  for (const { pid } of rows) if (existsSync(`/proc/${pid}/stat`)) backends.set(pid, processorMs(pid))
  return [...backends.values()].reduce((sum, ms) => sum + ms, 0)
}
