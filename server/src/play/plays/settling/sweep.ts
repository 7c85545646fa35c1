// The sweep: closes and settles abandoned plays whose time is over.

import { endOf } from '@trivium/rules/play/engine/state'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { readSettings } from '../../../platform/settings/index.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { settle } from './settle.ts'
import { readOverduePlays, readPlay } from '../store.ts'

/** At most this many in one sweep: the next one takes the rest. */
const most = 500

/** A play that cannot be closed is logged and skipped: the others must still be closed. @returns how many were closed */
export async function closeOverduePlays(db: Db, now: Date, log?: FastifyBaseLogger): Promise<number> {
  const settings = await readSettings(db)
  let closed = 0
  for (const id of await readOverduePlays(db, now, most)) {
    try {
      if (await close(db, id, settings, now)) closed += 1
    } catch (error) {
      log?.error({ err: error, play: id }, 'a play cannot be closed')
    }
  }
  return closed
}

/** @returns whether this call closed it: the player or another process may be faster */
function close(db: Db, id: number, settings: Settings, now: Date): Promise<boolean> {
  return inTransaction(db, async tx => {
    const play = await readPlay(tx, id)
    if (!play || play.state === 'finished' || endOf(play) >= now) return false
    await settle(tx, play, settings, now)
    return true
  })
}
