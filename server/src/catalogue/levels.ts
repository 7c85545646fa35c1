// Which levels are open to a player, and what a finished play changes about that.

import type { LevelData } from '@trivium/contract/catalogue'
import type { Db } from '../db/connect.ts'
import { inTransaction } from '../db/transaction.ts'
import { type LevelResult, markWon, readLevels, upsertProgress } from './level-store.ts'

export interface Levels {
  /** The highest level the player may play; 0 when there is none. */
  unlocked: number
  maxLevel: number
  levels: LevelData['levels']
}

/**
 * A level opens when the one before it was won. Before means the next lower one with questions in this language: a level that
 * nobody can play must not bar the way.
 */
export async function levelsOf(db: Db, where: { accountId: number; leafId: number; languageId: number }): Promise<Levels> {
  const rows = await readLevels(db, where)
  const levels = rows.map(({ level, questions, best_percentage, won_at }, index) => {
    const before = rows[index - 1]
    const unlocked = before === undefined || before.won_at !== null || won_at !== null
    return { level, questions, unlocked, best_percentage, played: best_percentage !== null }
  })
  return {
    unlocked: levels.findLast(level => level.unlocked)?.level ?? 0,
    maxLevel: levels.at(-1)?.level ?? 0,
    levels,
  }
}

export interface RecordedLevel {
  /** Of several settlements at the same time, one at most is told true. */
  isFirstWin: boolean
}

export function recordLevelResult(db: Db, result: LevelResult): Promise<RecordedLevel> {
  return inTransaction(db, async tx => {
    await upsertProgress(tx, result)
    return { isFirstWin: result.won && (await markWon(tx, result)) }
  })
}
