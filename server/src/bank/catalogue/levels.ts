// Which levels are open to a player, and which level a finished play opens.

import type { LevelData } from '@trivium/contract/bank/catalogue'
import { refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { type LevelResult, type LevelRow, levelRows, type LevelsAsked, recordProgress } from './level-store.ts'

export interface Levels {
  /** The highest level open to the player; 0 when there is none. */
  unlocked: number
  maxLevel: number
  levels: LevelData['levels']
}

/** Whether finishing a level opens the next one, or only winning it. */
export type LevelOpensWhen = Settings['level_opens_when']

/** A level opens once the previous one was finished or won, as `opensWhen` says. */
export async function levelsOf(db: Db, asked: LevelsAsked, opensWhen: LevelOpensWhen): Promise<Levels> {
  const { rows } = await levelRows(asked).execute(db)
  return levelsFrom(rows, opensWhen)
}

/** "Previous" means the next lower level with questions in this language, because a level without questions must not block the way. */
export function levelsFrom(rows: LevelRow[], opensWhen: LevelOpensWhen): Levels {
  const levels = rows.map((row, index) => {
    const { level, questions, best_percentage } = row
    const before = rows[index - 1]
    const unlocked = before === undefined || opensNext(before, opensWhen) || opensNext(row, opensWhen)
    return { level, questions, unlocked, best_percentage, played: best_percentage !== null }
  })
  return {
    unlocked: levels.findLast(level => level.unlocked)?.level ?? 0,
    maxLevel: levels.at(-1)?.level ?? 0,
    levels,
  }
}

/** @returns the level that opens after this one, null after the last. @throws Refused no_questions, level_locked */
export function refuseUnlessUnlocked(level: number, rows: LevelRow[], opensWhen: LevelOpensWhen): number | null {
  const { levels, maxLevel } = levelsFrom(rows, opensWhen)
  if (level > maxLevel) refuse('no_questions')
  if (!levels.some(known => known.level === level && known.unlocked)) refuse('level_locked')
  return levels.find(other => other.level > level)?.level ?? null
}

/** A won level always counts as played. */
const opensNext = ({ isWon, isPlayed }: Pick<LevelRow, 'isWon' | 'isPlayed'>, when: LevelOpensWhen) =>
  isWon || (when === 'played' && isPlayed)

export interface RecordedLevel {
  isFirstWin: boolean
  /** This play opened the next level. */
  hasOpened: boolean
  /** Null when the player had not finished this level before. */
  bestBefore: number | null
}

/** Lock the account first. */
export async function recordLevelResult(tx: Db, result: LevelResult, when: LevelOpensWhen): Promise<RecordedLevel> {
  const { wasWon, wasPlayed, bestBefore } = await recordProgress(tx, result)
  const wasOpen = opensNext({ isWon: wasWon, isPlayed: wasPlayed }, when)
  const hasOpened = !wasOpen && opensNext({ isWon: result.won, isPlayed: result.isPlayed }, when)
  return { isFirstWin: result.won && !wasWon, hasOpened, bestBefore }
}
