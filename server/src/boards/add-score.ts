// Adds the points of a play to its player's three boards, and keeps the counts of the blocks right (see split.ts).

import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { boardAt, boardNames } from './periods.ts'
import { countdownAt, highestScore } from './sort-key.ts'
import { addToEntries, shareBoards } from './store.ts'

export interface Points {
  accountId: number
  /** Whole points; 0 and less change nothing. */
  score: number
  /** The player's stored zone: it says which day and month this is. */
  timezone: string
  at: Date
}

/** Two statements for all three boards. Call it inside the transaction that settles the play, where the order of locks has it. */
export async function addScore(db: Db, { accountId, score, timezone, at }: Points): Promise<void> {
  if (score <= 0) return
  const boards = boardNames.map(name => boardAt(name, at, timezone))
  await inTransaction(db, async tx => {
    // A statement of its own: the next one must see every split that ended while we waited.
    await shareBoards(tx, boards)
    await addToEntries(tx, boards, { accountId, score: Math.min(score, highestScore), countdown: countdownAt(at) })
  })
}
