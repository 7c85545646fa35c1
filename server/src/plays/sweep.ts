// A play left alone ends by itself: when its time is over it is closed and settled here.

import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { readSettings } from '../settings/index.ts'
import { bringUpToDate } from './clock.ts'
import { settle } from './settle.ts'
import { lockOverduePlay } from './store.ts'

/** At most this many in one go: the next sweep takes the rest. */
const most = 500

/** @returns how many plays were closed. */
export async function closeOverduePlays(db: Db, now: Date): Promise<number> {
  const settings = await readSettings(db)
  for (let closed = 0; closed < most; closed++) {
    const found = await inTransaction(db, async tx => {
      const play = await lockOverduePlay(tx, now)
      if (!play) return false
      await bringUpToDate(tx, play, now)
      await settle(tx, play, settings, now)
      return true
    })
    if (!found) return closed
  }
  return most
}
