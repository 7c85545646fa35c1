// Push messages: calls, jobs, and deletion by housekeeping.

import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { pushActions } from './actions.ts'
import { remindOfDaily } from './daily.ts'
import type { Transport } from './deliver.ts'
import { createFcm } from './fcm.ts'
import { deleteExpired, readNextTry } from './queue-store.ts'
import { sendDue } from './send.ts'
import { createVapid } from './web-push.ts'

export type { Transport } from './deliver.ts'

interface Parts {
  config: Config
  db: Db
  now: () => Date
  log: FastifyBaseLogger
  readSettings: () => Promise<Settings>
  /** Sends requests to push services; tests pass their own. */
  transport: Transport | undefined
}

export interface Push {
  actions: ReturnType<typeof pushActions>
  jobs: Job[]
}

export async function createPush({ config, db, now, log, readSettings, transport = fetch }: Parts): Promise<Push> {
  const vapid = await createVapid(config, db)
  const fcm = config.fcmServiceAccount ? createFcm(config.fcmServiceAccount, transport) : null
  const parts = { db, vapid, fcm, transport, log }
  return {
    actions: pushActions(vapid.publicKey),
    jobs: [
      {
        name: 'push',
        everyMs: 1_000,
        run: async () => sendDue(parts, await readSettings(), now()),
        dueAt: () => readNextTry(db),
        isWokenHere: true,
      },
      { name: 'push_daily_quiz', everyMs: 300_000, run: async () => remindOfDaily(db, await readSettings(), now()) },
    ],
  }
}

const keptDays = 2

export async function deleteSentPushes(db: Db, now: Date): Promise<void> {
  await deleteExpired(db, new Date(now.getTime() - keptDays * 86_400_000))
}
