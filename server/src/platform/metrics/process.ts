// Metrics of this process besides calls: build, disk, jobs, sockets, limits, Redis.

import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import type { CountingLimits } from '../api/requests/limits.ts'
import type { ImpatientRedis } from '../api/http/redis.ts'
import type { Scheduler, JobCounts } from '../scheduler/scheduler.ts'
import type { Live } from '../live/index.ts'
import { showAsked, showCounter, showCounters, showGauge, showGauges } from './show.ts'

export interface Build {
  version: string
  commit: string
  database: string
}

export function showBuild(registry: Registry, build: Build, dataDir: string): void {
  const named = { name: 'trivium_build_info', help: 'The running build; always 1', labelNames: ['version', 'commit', 'database'] }
  new Gauge({ ...named, registers: [registry] }).set({ ...build }, 1)
  const disk = (name: string, help: string, blocks: 'bavail' | 'blocks') =>
    showAsked(registry, { name, help }, async () => {
      const found = await statfs(dataDir)
      return found[blocks] * found.bsize
    })
  disk('trivium_data_directory_free_bytes', 'Room on the disk of the data directory', 'bavail')
  disk('trivium_data_directory_size_bytes', 'Size of the disk of the data directory', 'blocks')
}

export function showLimits(registry: Registry, { counts }: CountingLimits): void {
  const named = { name: 'rate_limited_total', help: 'Calls, sockets and emails above a rate limit, by limit', label: 'limit' }
  showCounters(registry, named, () => counts.limited)
}

export function showRedis(registry: Registry, redis: ImpatientRedis, { counts }: CountingLimits): void {
  const show = (name: string, help: string, read: () => number) => showCounter(registry, { name, help }, read)
  showGauge(registry, { name: 'redis_up', help: 'Whether Redis can be used now' }, () => (redis.status === 'ready' ? 1 : 0))
  show('redis_timeouts_total', 'Commands that Redis did not answer in time', () => redis.timeouts)
  show('redis_errors_total', 'Errors of the connection to Redis', () => redis.errors)
  show('redis_limit_fallbacks_total', 'Calls that this process counted on its own because Redis was away', () => counts.fallbacks)
}

export function showJobs(registry: Registry, scheduler: Scheduler): void {
  const label = 'job_name'
  const each = (read: (job: JobCounts) => number | null) => () =>
    scheduler.counts().flatMap((job): [string, number][] => {
      const value = read(job)
      return value === null ? [] : [[job.name, value]]
    })
  const count = (name: string, help: string, read: (job: JobCounts) => number) => showCounters(registry, { name, help, label }, each(read))
  const gauge = (name: string, help: string, read: (job: JobCounts) => number | null) =>
    showGauges(registry, { name, help, label }, each(read))
  count('job_runs_total', 'Finished runs of a job', job => job.runs)
  count('job_failures_total', 'Failed runs of a job', job => job.failures)
  count('job_duration_seconds_total', 'Total time of all runs of a job', job => job.totalMs / 1000)
  gauge('job_last_duration_seconds', 'Duration of the last run of a job', job => job.lastMs && job.lastMs / 1000)
  gauge('job_last_success_timestamp_seconds', 'Time of the last successful run of a job in this process', job =>
    secondsOf(job.lastSuccessAt),
  )
  gauge('job_interval_seconds', 'Longest time between two runs of a job', job => job.everyMs / 1000)
}

const secondsOf = (at: Date | null) => at && at.getTime() / 1000

export function showSockets(registry: Registry, { counts, standing }: Live): void {
  const gauge = (name: string, help: string, read: () => number) => showGauge(registry, { name, help }, read)
  gauge('sockets_connected', 'Open pages with a socket', () => standing().sockets)
  gauge('socket_rooms', 'Rooms with a page of this process', () => standing().rooms)
  const count = (name: string, help: string, label: string, read: () => [string, number][]) =>
    showCounters(registry, { name, help, label }, read)
  count('socket_messages_sent_total', 'Messages to pages', 'type', () => counts.sent.read())
  count('socket_messages_received_total', 'Messages from pages', 'type', () => counts.received.read())
  count('sockets_refused_total', 'Refused handshakes, by reason', 'reason', () => counts.refused.read())
  count('sockets_cut_total', 'Sockets that the server disconnected, by reason', 'reason', () => counts.cut.read())
  count('sockets_closed_total', 'Closed sockets, by the reason that Socket.IO gives', 'reason', () => counts.closed.read())
}
