// The battles of one process: calls, socket rooms and scheduled jobs.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { LiveNews, RoomKind } from '../../platform/live/index.ts'
import type { BattleDriver } from '../../play/plays/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { battleActions } from './actions.ts'
import { type Arena, changeBattle, isShut } from './running/change.ts'
import { battleJobs } from './running/jobs.ts'
import { Heartbeat, type HeartbeatOptions } from './running/heartbeat.ts'
import { battleRooms, searchRooms } from './rooms.ts'
import { battleDriver } from './running/battle-driver.ts'
import { BattleTimers } from './running/timers.ts'

export { type BattleRecord, readRecordOfPlay } from './ending/record.ts'
export { coinsMissed, questionsOfBattle } from './ending/regrade.ts'
export { talliesOf } from './ending/statistics.ts'
export type { Silence } from './running/heartbeat.ts'
export { countRunning } from './store.ts'

export interface BattleOptions {
  db: Db
  now: () => Date
  news: LiveNews
  readSettings: () => Promise<Settings>
  log: FastifyBaseLogger
  /** Whether this process wakes battles with timers; tests wake them themselves. */
  hasTimers: boolean
  heartbeat: HeartbeatOptions
}

export interface Battles {
  actions: ReturnType<typeof battleActions>
  battleDriver: BattleDriver
  rooms: RoomKind[]
  jobs: Job[]
  /** Records the outage while the service was down: call it before serving anything. */
  begin: () => Promise<void>
  /** Call it before letting a call in; `isShut` says whether maintenance is on. See Pulse. */
  letIn: (isShut: boolean) => Promise<void>
  stop: () => Promise<void>
}

export function createBattles({ db, now, news, readSettings, log, hasTimers, heartbeat: options }: BattleOptions): Battles {
  const heartbeat = new Heartbeat(db, now, options)
  const moment = () => ({ db, now: now() })
  const timers: BattleTimers = new BattleTimers(now, log, async roomId =>
    (await isShut(arena)) ? null : changeBattle(arena, roomId, moment()),
  )
  const arena: Arena = { db, now, moment, heartbeat, news, readSettings, onKnown: known => hasTimers && timers.set(known) }
  return {
    actions: battleActions(arena),
    battleDriver: battleDriver(arena),
    rooms: [battleRooms(arena), searchRooms(arena)],
    jobs: battleJobs(arena, log),
    begin: async () => void (await heartbeat.beat()),
    letIn: isShut => heartbeat.letIn(isShut),
    stop: () => timers.stop(),
  }
}
