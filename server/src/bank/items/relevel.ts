// Every hour, assigns levels by stats in categories whose stats have grown (rules/src/bank/items/levels-by-stats.ts).

import { levelsByStats } from '@trivium/rules/bank/items/levels-by-stats'
import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { type LevelPlace, lockLevelled, moveToLevels, readGrownPlaces } from './level-store.ts'

/** Each run considers what has grown since the previous one began. The first run of a process considers everything. */
export function releveller(db: Db, now: () => Date): () => Promise<number> {
  let since = new Date(0)
  return async () => {
    const started = now()
    const moved = await relevel(db, since)
    since = started
    return moved
  }
}

/** @param since when the previous run began. @returns the number of questions with a new level */
export async function relevel(db: Db, since: Date): Promise<number> {
  let moved = 0
  for (const place of await readGrownPlaces(db, since)) moved += await relevelPlace(db, place)
  return moved
}

function relevelPlace(db: Db, place: LevelPlace): Promise<number> {
  return inTransaction(db, async tx => {
    const moved = [...levelsByStats(await lockLevelled(tx, place))]
    if (moved.length > 0) await moveToLevels(tx, moved)
    return moved.length
  })
}
