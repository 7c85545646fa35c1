// Keeps the blocks of every board at a size where there are about as many blocks as entries in each: a rank is the sum of the blocks
// above and a count within one, so both stay short, however many play. The board is locked meanwhile, for some milliseconds, and no score
// is added to it.

import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { cutFullBlocks, joinSparseBlocks, readBlocksOfBoards } from './split-store.ts'
import { lockBoard } from './store.ts'

export interface BlockSizes {
  /** A block with more entries than this is split … */
  full: number
  /** … into blocks of about this many. */
  size: number
  /** Neighbouring blocks with at most this many entries together are merged. */
  sparse: number
}

const leastSize = 1000

function sizesOf(entries: number): BlockSizes {
  const size = Math.max(leastSize, Math.ceil(Math.sqrt(entries)))
  return { full: 2 * size, size, sparse: Math.floor(size / 2) }
}

/**
 * @param fixed the same sizes for every board: tests have small ones
 * @returns how many blocks were split
 */
export async function splitFullBlocks(db: Db, fixed?: BlockSizes): Promise<number> {
  let cut = 0
  for (const { entries, fullest, sparsest, ...board } of await readBlocksOfBoards(db)) {
    const sizes = fixed ?? sizesOf(entries)
    if (fullest <= sizes.full && (sparsest === null || sparsest > sizes.sparse)) continue
    cut += await inTransaction(db, async tx => {
      // A separate statement: the next ones must see everything that was added while this one waited for the lock.
      await lockBoard(tx, board)
      await joinSparseBlocks(tx, board, sizes.sparse)
      return cutFullBlocks(tx, board, sizes)
    })
  }
  return cut
}
