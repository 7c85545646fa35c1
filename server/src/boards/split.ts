// Keeps the blocks of every board between about 500 and 2000 entries. The board is locked meanwhile, for some milliseconds, and no
// score is added to it.

import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { cutFullBlocks, joinSparseBlocks, readUnevenBoards } from './split-store.ts'
import { lockBoard } from './store.ts'

export interface BlockSizes {
  /** A block with more entries than this is split … */
  full: number
  /** … into blocks of about this many. */
  size: number
  /** Neighbouring blocks with at most this many entries together are merged. */
  sparse: number
}

const blockSizes: BlockSizes = { full: 2000, size: 1000, sparse: 500 }

/** @returns how many blocks were split */
export async function splitFullBlocks(db: Db, sizes: BlockSizes = blockSizes): Promise<number> {
  let cut = 0
  for (const board of await readUnevenBoards(db, sizes)) {
    cut += await inTransaction(db, async tx => {
      // A separate statement: the next ones must see everything that was added while this one waited for the lock.
      await lockBoard(tx, board)
      await joinSparseBlocks(tx, board, sizes.sparse)
      return cutFullBlocks(tx, board, sizes)
    })
  }
  return cut
}
