// Modes played level by level: quiz zone and multi-match.

import type { Context } from '../../platform/api/handle.ts'
import { findTarget, refuseIfLocked, resolveLanguage } from '../../bank/catalogue/index.ts'
import { openPlay } from '../plays/index.ts'

export interface LevelAsked {
  category: string
  subcategory?: string | undefined
  level: number
  language_id?: number | undefined
}

export async function openLevel(mode: 'quiz_zone' | 'multi_match', asked: LevelAsked, context: Context) {
  const { category: named, subcategory: subnamed, level } = asked
  const { settings } = context
  const language = await resolveLanguage(context, asked.language_id)
  const { category, leafId } = await findTarget(context.db, { type: mode, category: named, subcategory: subnamed })
  await refuseIfLocked(context.db, context.player.id, category)
  return openPlay(context, {
    mode,
    target: `${mode}:${leafId}:${language.id}:${level}`,
    leafId,
    level,
    languageId: language.id,
    draw: { leafId, level, count: settings.questions_per_play, opensWhen: settings.level_opens_when },
  })
}
