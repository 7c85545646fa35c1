// Who deletes their account leaves every board at once, and the counts of the blocks stay right.

import type { Db } from '../db/connect.ts'
import { readBoardsOf, removeEntries, shareBoards } from './store.ts'

/** For an account that is locked, so that no play of it adds score meanwhile. Call it before coins move. */
export async function forgetPlayer(tx: Db, accountId: number): Promise<void> {
  const boards = await readBoardsOf(tx, accountId)
  if (boards.length === 0) return
  // A statement of its own: the next one must see every split that ended while we waited.
  await shareBoards(tx, boards)
  await removeEntries(tx, accountId)
}
