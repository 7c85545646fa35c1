// Keeps the blocks of every leaderboard at about one size, and about as many branches as each branch has blocks. A rank is the sum of the
// branches above, of the blocks above within its branch, and a count within one block, so all three stay short, however many play. The job
// locks the leaderboard for some milliseconds; no score is added to it meanwhile.

import type { Db } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { branchLeaderboard, cutFullBlocks, joinSparseBlocks, readBlocksOfLeaderboards } from './split-store.ts'
import { lockLeaderboard } from './store.ts'

export interface BlockSizes {
  /** A block with more entries than this is split. */
  full: number
  /** Entries of the blocks it is split into, roughly. */
  size: number
  /** Neighbouring blocks with at most this many entries together are merged. */
  sparse: number
}

const usualSizes: BlockSizes = { full: 2000, size: 1000, sparse: 500 }

/**
 * @param sizes smaller in tests
 * @returns how many blocks were split
 */
export async function splitFullBlocks(db: Db, sizes = usualSizes): Promise<number> {
  let cut = 0
  for (const { fullest, sparsest, ...board } of await readBlocksOfLeaderboards(db)) {
    if (fullest <= sizes.full && (sparsest === null || sparsest > sizes.sparse)) continue
    cut += await inTransaction(db, async tx => {
      // A separate statement: the next ones must see everything that was added while this one waited for the lock.
      await lockLeaderboard(tx, board)
      await joinSparseBlocks(tx, board, sizes.sparse)
      const blocks = await cutFullBlocks(tx, board, sizes)
      await branchLeaderboard(tx, board)
      return blocks
    })
  }
  return cut
}
