// A play left alone ends by itself: when its time is over it is closed and settled here.

import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSettings } from '../settings/index.ts'
import { bringUpToDate } from './clock.ts'
import { settle } from './settle.ts'
import { lockOverduePlay } from './store.ts'

/** At most this many in one go: the next sweep takes the rest. */
const most = 500

/** One play that cannot be closed is logged and passed over: it must not keep the others open. @returns how many were closed. */
export async function closeOverduePlays(db: Db, now: Date, log?: FastifyBaseLogger): Promise<number> {
  const settings = await readSettings(db)
  const without: number[] = []
  let closed = 0
  while (closed + without.length < most) {
    let id: number | undefined
    try {
      await inTransaction(db, async tx => {
        const play = await lockOverduePlay(tx, now, without)
        id = play?.id
        if (!play) return
        await bringUpToDate(tx, play, now)
        await settle(tx, play, settings, now)
      })
      if (id === undefined) return closed
      closed += 1
    } catch (error) {
      // Not even looking for one worked: the database is away, and the clockwork says so.
      if (id === undefined) throw error
      log?.error({ err: error, play: id }, 'a play cannot be closed')
      without.push(id)
    }
  }
  return closed
}
