// The dashboard: the state of the service. Coins and payouts are shown to treasurers and administrators only.

import type { Dashboard } from '@trivium/contract/operations/console.admin'
import type { Context } from '../../platform/api/handle.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Scheduler } from '../../platform/scheduler/scheduler.ts'
import { readVerdicts } from '../../rewards/wallet/index.ts'
import { statsByDay } from './stats.ts'
import { jobRows } from './jobs.ts'
import { maySeeMoney } from './policy.ts'
import { countPlayers, countRunning, countWaiting, readProcesses, readStorage } from './store.ts'

export async function showDashboard(
  { db, now, player }: Context,
  kind: Database['kind'],
  scheduler: Scheduler,
): Promise<Omit<Dashboard, 'sign_in_warning'>> {
  const seesMoney = maySeeMoney(player)
  const [players, { days, countedUntil }, running, waiting, ledger, jobs, storage, processes] = await Promise.all([
    countPlayers(db),
    statsByDay(db, now),
    countRunning(db),
    countWaiting(db),
    seesMoney ? ledgerHealth({ db }) : null,
    jobRows(db, scheduler),
    readStorage(db),
    readProcesses(db),
  ])
  return {
    players,
    days: days.map(day => (seesMoney ? day : { ...day, coins_in: null, coins_out: null })),
    counted_until: countedUntil?.toISOString() ?? null,
    now: running,
    open: { reports: waiting.reports, payouts: seesMoney ? waiting.payouts : null },
    ledger,
    jobs: { count: jobs.length, failing: jobs.filter(({ is_failing }) => is_failing).map(({ name }) => name) },
    storage: { ...storage, kind },
    processes: processes.map(({ id, seen_at }) => ({ id, seen_at: seen_at.toISOString() })),
  }
}

async function ledgerHealth({ db }: Pick<Context, 'db'>): Promise<NonNullable<Dashboard['ledger']>> {
  const [last] = await readVerdicts(db, { offset: 0, limit: 1 })
  if (!last) return { checked_at: null, is_sound: null, took_ms: null, problems: [] }
  const { at, is_sound, took_ms, problems } = last
  return { checked_at: at.toISOString(), is_sound, took_ms, problems }
}
