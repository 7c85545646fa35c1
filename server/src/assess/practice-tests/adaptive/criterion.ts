// The criterion of readiness: how people of whom readiness had said something did in exams of this system.

import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { deleteOutcome, saveOutcome, takeUnnoted } from './criterion-store.ts'
import { estimateFor } from './readiness.ts'

const batch = 100

/** Notes each ended exam: what readiness said of the examinee before it, and whether the examinee passed. @returns how many */
export async function noteOutcomes(db: Db, settings: Settings): Promise<number> {
  let total = 0
  for (;;) {
    const noted = await inTransaction(db, async tx => {
      const ended = await takeUnnoted(tx, batch)
      for (const { play_id, account_id, started_at, passed } of ended) {
        const { said } = await estimateFor({ db: tx, player: { id: account_id }, settings }, started_at)
        if (said && passed !== null) await saveOutcome(tx, { account_id, play_id, word: said.word, passed })
        else await deleteOutcome(tx, play_id)
      }
      return ended.length
    })
    total += noted
    if (noted < batch) return total
  }
}
