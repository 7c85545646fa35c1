// Battles of one process: their calls, their rooms on the socket, what the clock does for them.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { News, RoomKind } from '../../platform/live/index.ts'
import type { SharedPace } from '../../play/plays/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { battleActions } from './actions.ts'
import { type Arena, changeBattle, isShut } from './running/change.ts'
import { battleJobs } from './running/jobs.ts'
import { Pulse, type PulseOptions } from './running/pulse.ts'
import { battleRooms, searchRooms } from './rooms.ts'
import { sharedPace } from './running/shared-pace.ts'
import { BattleTimers } from './running/timers.ts'

export { type BattleRecord, readRecordOfPlay } from './ending/record.ts'
export { coinsMissed, questionsOfBattle } from './ending/regrade.ts'
export { talliesOf } from './ending/statistics.ts'
export type { Silence } from './running/pulse.ts'
export { countRunning } from './store.ts'

export interface BattleOptions {
  db: Db
  now: () => Date
  news: News
  readSettings: () => Promise<Settings>
  log: FastifyBaseLogger
  /** Whether this process wakes battles by itself; tests do it themselves. */
  hasTimers: boolean
  pulse: PulseOptions
}

export interface Battles {
  actions: ReturnType<typeof battleActions>
  sharedPace: SharedPace
  rooms: RoomKind[]
  jobs: Job[]
  /** Makes up for the time in which the service was down: call it before anything is served. */
  begin: () => Promise<void>
  /** Asked before a call is let in, with whether there is maintenance: see Pulse. */
  letIn: (isShut: boolean) => Promise<void>
  stop: () => Promise<void>
}

export function createBattles({ db, now, news, readSettings, log, hasTimers, pulse: options }: BattleOptions): Battles {
  const pulse = new Pulse(db, now, options)
  const moment = () => ({ db, now: now() })
  const timers: BattleTimers = new BattleTimers(now, log, async roomId =>
    (await isShut(arena)) ? null : changeBattle(arena, roomId, moment()),
  )
  const arena: Arena = { db, now, moment, pulse, news, readSettings, onKnown: known => hasTimers && timers.set(known) }
  return {
    actions: battleActions(arena),
    sharedPace: sharedPace(arena),
    rooms: [battleRooms(arena), searchRooms(arena)],
    jobs: battleJobs(arena, log),
    begin: async () => void (await pulse.beat()),
    letIn: isShut => pulse.letIn(isShut),
    stop: () => timers.stop(),
  }
}
