// Keeps the blocks of every board between about 500 and 2000 entries. Nobody adds score to a board while it is being cut, and it
// takes some milliseconds.

import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { cutFullBlocks, joinSparseBlocks, readUnevenBoards } from './split-store.ts'
import { lockBoard } from './store.ts'

export interface BlockSizes {
  /** More entries than this and the block is cut … */
  full: number
  /** … into ones of about this many. */
  size: number
  /** Neighbours with this many together or fewer become one. */
  sparse: number
}

const blockSizes: BlockSizes = { full: 2000, size: 1000, sparse: 500 }

/** @returns how many blocks were cut. */
export async function splitFullBlocks(db: Db, sizes: BlockSizes = blockSizes): Promise<number> {
  let cut = 0
  for (const board of await readUnevenBoards(db, sizes)) {
    cut += await inTransaction(db, async tx => {
      // A statement of its own: the next ones must see everything that was added while we waited.
      await lockBoard(tx, board)
      await joinSparseBlocks(tx, board, sizes.sparse)
      return cutFullBlocks(tx, board, sizes)
    })
  }
  return cut
}
