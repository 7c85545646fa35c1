// Levels open one by one: n+1 when n was won.

import type { LevelData } from '@trivium/contract/catalogue'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { highestWon, type LevelResult, readLevels, upsertProgress } from './store.ts'
import { presentLevels } from './views.ts'

export type Levels = Pick<LevelData, 'unlocked' | 'levels'> & { maxLevel: number }

export async function levelsOf(db: Db, of: { accountId: number; leafId: number; languageId: number }): Promise<Levels> {
  const [rows, won] = await Promise.all([readLevels(db, of.leafId, of.languageId, of.accountId), highestWon(db, of.leafId, of.accountId)])
  const maxLevel = rows.at(-1)?.level ?? 0
  const unlocked = Math.min(won + 1, maxLevel)
  return { unlocked, maxLevel, levels: presentLevels(rows, unlocked) }
}

/** @returns whether this was the first win of the level, and which level that opens (it may not exist). */
export async function recordLevelResult(tx: Tx, result: LevelResult): Promise<{ isFirstWin: boolean; opened: number | null }> {
  const { isFirstWin } = await upsertProgress(tx, result)
  return { isFirstWin, opened: isFirstWin ? result.level + 1 : null }
}
