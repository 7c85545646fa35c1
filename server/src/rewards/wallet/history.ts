// The coin history of a player, for the player and for treasurers.

import type { Transaction } from '@trivium/contract/rewards/wallet'
import type { Db } from '../../platform/db/connect.ts'
import { sayIn } from '../../platform/settings/index.ts'
import { countHistory, type HistoryPage, readHistory } from './store.ts'
import { presentTransaction } from './views.ts'

/** @param languageCode the language of the reader */
export async function coinHistory(db: Db, page: HistoryPage, languageCode: string): Promise<{ data: Transaction[]; total: number }> {
  const [rows, total, say] = await Promise.all([readHistory(db, page), countHistory(db, page), sayIn(db, languageCode, languageCode)])
  return { data: rows.map(row => presentTransaction(row, { say, languageCode })), total }
}
