// Modes played level by level: quiz zone and multi-match.

import { refuse } from '../api/refuse.ts'
import type { Context } from '../api/handle.ts'
import { findTarget, levelsOf, refuseIfLocked, resolveLanguage } from '../catalogue/index.ts'
import { openPlay } from '../plays/index.ts'

export interface LevelAsked {
  category: string
  subcategory?: string | undefined
  level: number
  language_id?: number | undefined
}

export async function openLevel(mode: 'quiz_zone' | 'multi_match', asked: LevelAsked, context: Context) {
  const { category: named, subcategory: subnamed, level } = asked
  const language = await resolveLanguage(context, asked.language_id)
  const { category, leafId } = await findTarget(context.db, { type: mode, category: named, subcategory: subnamed })
  await refuseIfLocked(context.db, context.player.id, category)
  const opensWhen = context.settings.level_opens_when
  const levels = await levelsOf(context.db, { accountId: context.player.id, leafId, languageId: language.id, opensWhen })
  if (level > levels.maxLevel) refuse('no_questions')
  if (!levels.levels.some(known => known.level === level && known.unlocked)) refuse('level_locked')
  return openPlay(context, {
    mode,
    target: `${mode}:${leafId}:${language.id}:${level}`,
    leafId,
    level,
    nextLevel: levels.levels.find(other => other.level > level)?.level ?? null,
    languageId: language.id,
    draw: { leafId, level, count: context.settings.questions_per_play },
  })
}
