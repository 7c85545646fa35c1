import type { Area, Base } from '../platform/area.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { createBattles, type Silence } from './battles/index.ts'
import { contestActions, contestAdminActions, contestJob, wonThingActions, wonThingAdminActions } from './contests/index.ts'

/** @param onBack moves the clocks of plays on after an outage, during which nobody could answer */
export function compete(base: Base, onBack: (tx: Tx, silence: Silence) => Promise<void>) {
  const { database, hasScheduler, http, isStaged, news, now, readSettings } = base
  const { db } = database
  const { log } = http
  const battles = createBattles({ db, now, news, readSettings, log, hasTimers: hasScheduler, heartbeat: { isStaged, onBack } })
  return {
    actions: { ...battles.actions, ...contestActions, ...wonThingActions },
    admin: { ...contestAdminActions, ...wonThingAdminActions },
    rooms: battles.rooms,
    jobs: [...battles.jobs, contestJob({ db, now, readSettings, log })],
    stop: battles.stop,
    battles,
  } satisfies Area & { battles: unknown }
}
