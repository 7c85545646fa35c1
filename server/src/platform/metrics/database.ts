// Metrics of the database as this process sees it: connections, statements, notifications from other processes, and caches.

import { Histogram, type Registry } from 'prom-client'
import { batchedItems, batches } from '../db/batch.ts'
import { cacheUses, type CacheUse } from '../db/changes/caches.ts'
import type { Database } from '../db/connect.ts'
import { transactionsRetried } from '../db/transaction.ts'
import { showCounted, showCounter, showCounters, showGauge, showGauges } from './show.ts'

const seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** @returns a function that stops measuring */
export function showDatabase(registry: Registry, database: Database): () => void {
  showConnections(registry, database)
  showSubscription(registry, database)
  showCaches(registry, database)
  showCounted(registry, [transactionsRetried, batches, batchedItems], database.db)
  return timeStatements(registry, database)
}

function timeStatements(registry: Registry, database: Database): () => void {
  const registers = [registry]
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time from sending a statement to its answer, by outcome',
    labelNames: ['outcome'],
    buckets: seconds,
    registers,
  })
  const waits = new Histogram({
    name: 'database_connection_wait_seconds',
    help: 'Time that callers waited for a connection',
    buckets: seconds,
    registers,
  })
  // Looked up once, because looking labels up costs more than counting.
  const [ok, failed] = [statements.labels({ outcome: 'ok' }), statements.labels({ outcome: 'failed' })]
  return database.watch.add({
    onStatement() {
      const start = performance.now()
      return error => (error === undefined ? ok : failed).observe((performance.now() - start) / 1000)
    },
    onConnection: waitedMs => waits.observe(waitedMs / 1000),
  })
}

function showConnections(registry: Registry, database: Database): void {
  const connections = () => database.numbers().connections
  const gauge = (name: string, help: string, read: () => number) => showGauge(registry, { name, help }, read)
  gauge('database_pool_max_connections', 'Connections that this process opens at most', () => connections().most)
  gauge('database_pool_waiting_callers', 'Callers that wait for a connection now', () => connections().waiting)
  showGauges(registry, { name: 'database_pool_connections', help: 'Open connections, by state', label: 'state' }, () => {
    const { open, idle } = connections()
    return [
      ['idle', idle],
      ['busy', open - idle],
    ]
  })
  let lost = 0
  database.onTrouble(() => (lost += 1))
  const named = { name: 'database_connections_lost_total', help: 'Connections to the database that broke or could not be opened again' }
  showCounter(registry, named, () => lost)
}

function showSubscription(registry: Registry, database: Database): void {
  const subscription = () => database.numbers().subscription
  const show = (name: string, help: string, read: () => number) => showCounter(registry, { name, help }, read)
  show('announcements_heard_total', 'Notifications from other processes received over the database', () => subscription().received)
  show(
    'announcements_gaps_total',
    'Losses of the listening connection, in which notifications may have been missed',
    () => subscription().gaps,
  )
  show('announcements_late_total', 'Calls that did not learn in time whether the cache is current', () => subscription().late)
}

function showCaches(registry: Registry, { db }: Database): void {
  const label = 'cache'
  const each = (read: (use: CacheUse) => number) => () => cacheUses(db).map((use): [string, number] => [use.name, read(use)])
  showCounters(
    registry,
    { name: 'cache_hits_total', help: 'Values found in the cache', label },
    each(use => use.hits),
  )
  showCounters(
    registry,
    { name: 'cache_misses_total', help: 'Values not found in the cache, and read from the database', label },
    each(use => use.misses),
  )
  showGauges(
    registry,
    { name: 'cache_entries', help: 'Values in the cache', label },
    each(use => use.entries()),
  )
}
