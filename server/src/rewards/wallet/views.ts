// A transfer, for its player.

import type { Transaction } from '@trivium/contract/rewards/wallet'
import { nameIn } from '@trivium/rules/people/names'
import type { Say } from '../../platform/settings/index.ts'
import type { HistoryRow } from './store.ts'

export function presentTransaction(row: HistoryRow, { say, languageCode }: { say: Say; languageCode: string }): Transaction {
  return {
    id: row.id,
    title: row.title,
    detail: detailOf(row, say, languageCode),
    points: row.amount,
    type: row.isIncome ? 'income' : 'spent',
    date: row.createdAt.toISOString(),
    balance_after: row.balanceAfter,
  }
}

function detailOf({ names, parentNames, level }: HistoryRow, say: Say, languageCode: string): string | null {
  const places = [parentNames, names].filter(known => known !== null).map(known => nameIn(known, languageCode))
  const parts = [...places, ...(level === null ? [] : [say('play.level', { level })])].filter(part => part !== '')
  return parts.length === 0 ? null : parts.join(' · ')
}
