// A transfer, for its player.

import type { Transaction } from '@trivium/contract/rewards/wallet'
import { nameIn } from '@trivium/rules/people/names'
import { type Say, sayIn } from '../../platform/settings/index.ts'
import { type HistoryRow, countHistory, type HistoryPage, readHistory } from './store.ts'
import type { Db } from '../../platform/db/connect.ts'

/** @param languageCode the language of the reader */
export async function coinHistory(db: Db, page: HistoryPage, languageCode: string): Promise<{ data: Transaction[]; total: number }> {
  const [rows, total, say] = await Promise.all([readHistory(db, page), countHistory(db, page), sayIn(db, languageCode, languageCode)])
  return { data: rows.map(row => presentTransaction(row, { say, languageCode })), total }
}

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
