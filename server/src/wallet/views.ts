// A transfer as its player sees it.

import type { Transaction } from '@trivium/contract/wallet'
import type { HistoryRow } from './store.ts'

export function presentTransaction(row: HistoryRow): Transaction {
  return {
    id: row.id,
    title: row.title,
    points: row.amount,
    type: row.isIncome ? 'income' : 'spent',
    date: row.createdAt.toISOString(),
    balance_after: row.balanceAfter,
  }
}
