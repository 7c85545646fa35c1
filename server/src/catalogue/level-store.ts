// SQL of levels: what a category holds and how far a player has come.

import type { Db } from '../db/connect.ts'

/** Levels that hold questions in this language, lowest first. */
export function readLevels(db: Db, { accountId, leafId, languageId }: { accountId: number; leafId: number; languageId: number }) {
  return db
    .selectFrom('question_counts as n')
    .leftJoin('level_progress as p', join =>
      join.on('p.account_id', '=', accountId).onRef('p.category_id', '=', 'n.category_id').onRef('p.level', '=', 'n.level'),
    )
    .select(['n.level', 'n.questions', 'p.best_percentage', 'p.won_at'])
    .where('n.category_id', '=', leafId)
    .where('n.language_id', '=', languageId)
    .where('n.questions', '>', 0)
    .orderBy('n.level')
    .execute()
}

export interface LevelResult {
  accountId: number
  /** The subcategory when there is one, else the category. */
  leafId: number
  level: number
  percentage: number
  won: boolean
  at: Date
}

/** Leaves the row locked until the transaction ends. */
export async function upsertProgress(tx: Db, { accountId, leafId, level, percentage, at }: LevelResult): Promise<void> {
  await tx
    .insertInto('level_progress')
    .values({ account_id: accountId, category_id: leafId, level, best_percentage: percentage, won_at: null, last_played_at: at })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'category_id', 'level']).doUpdateSet(eb => ({
        best_percentage: eb.fn('greatest', ['level_progress.best_percentage', 'excluded.best_percentage']),
        last_played_at: eb.fn('greatest', ['level_progress.last_played_at', 'excluded.last_played_at']),
      })),
    )
    .execute()
}

/** @returns whether this was the first win. */
export async function markWon(tx: Db, { accountId, leafId, level, at }: LevelResult): Promise<boolean> {
  const row = await tx
    .updateTable('level_progress')
    .set({ won_at: at })
    .where('account_id', '=', accountId)
    .where('category_id', '=', leafId)
    .where('level', '=', level)
    .where('won_at', 'is', null)
    .returning('level')
    .executeTakeFirst()
  return row !== undefined
}
