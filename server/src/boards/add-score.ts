// Adds the points of a play to its player's three boards and updates the counts of the blocks (see split.ts).

import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { boardAt, boardNames } from './periods.ts'
import { countdownAt, highestScore } from './sort-key.ts'
import { addToEntries, shareBoards } from './store.ts'

export interface Points {
  accountId: number
  /** Whole points; 0 or less changes nothing. */
  score: number
  /** The player's stored time zone: it determines the day and the month. */
  timezone: string
  at: Date
}

/** Two statements for all three boards. Call it in the transaction that settles the play, at the boards' place in the order of locks. */
export async function addScore(db: Db, { accountId, score, timezone, at }: Points): Promise<void> {
  if (score <= 0) return
  const boards = boardNames.map(name => boardAt(name, at, timezone))
  await inTransaction(db, async tx => {
    // A separate statement: the next one must see every split that ended while this one waited for the lock.
    await shareBoards(tx, boards)
    await addToEntries(tx, boards, { accountId, score: Math.min(score, highestScore), countdown: countdownAt(at) })
  })
}
