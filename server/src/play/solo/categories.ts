// Modes played by category: guess the word, audio, math mania, and the self-learning challenge.

import { challengeMinutes, challengeQuestions } from '@trivium/rules/play/solo/challenge'
import type { Context } from '../../platform/api/handle.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import { categoryById, findCategory, findTarget, refuseIfLocked, resolveLanguage } from '../../bank/catalogue/index.ts'
import { openPlay } from '../plays/index.ts'
import { readLeaves } from './store.ts'
import { drawFromCategories } from '../questions/index.ts'

export interface CategoryAsked {
  type: 'category' | 'subcategory'
  type_id: number
  language_id?: number | undefined
}

/** The leaves of the named category and the id of its top-level category. @throws Refused document_not_found, category_locked */
export async function placeAsked(mode: CategoryMode | 'fun_and_learn', { type, type_id }: CategoryAsked, context: Context) {
  const { category, parent } = await categoryById(context.db, type_id, mode)
  if ((parent !== null) !== (type === 'subcategory')) refuse('document_not_found')
  const top = parent ?? category
  await refuseIfLocked(context.db, context.player.id, top)
  return { topId: top.id, leafIds: await readLeaves(context.db, category.id) }
}

export type CategoryMode = 'guess_the_word' | 'audio' | 'maths'

export async function openCategory(mode: CategoryMode, asked: CategoryAsked, context: Context) {
  const language = await resolveLanguage(context, asked.language_id)
  const { topId, leafIds } = await placeAsked(mode, asked, context)
  const among = { leafIds, languageId: language.id, accountIds: [context.player.id], now: context.now }
  return openPlay(context, {
    mode,
    target: `${mode}:${asked.type_id}:${language.id}`,
    // One reward per top-level category, for all languages and subcategories together.
    reward: `${mode}:${topId}`,
    leafId: asked.type_id,
    level: null,
    languageId: language.id,
    draw: (tx, avoid) => drawFromCategories(tx, { ...among, avoid }, context.settings.questions_per_play, Math.random()),
  })
}

export interface ChallengeAsked {
  category_slug: string
  subcategory_slug?: string | undefined
  limit: number
  minutes?: number | undefined
  language_id?: number | undefined
}

export async function openChallenge(asked: ChallengeAsked, context: Context) {
  const limit = challengeQuestions(asked.limit, context.settings.self_challenge_most_questions)
  const mostMinutes = context.settings.self_challenge_most_minutes
  const minutes = asked.minutes ?? challengeMinutes(limit, mostMinutes)
  if (minutes > mostMinutes) throw new InvalidInput([{ field: 'minutes', problem: `is more than ${mostMinutes}` }])
  const language = await resolveLanguage(context, asked.language_id)
  const { category, leafId } = await placeOf(asked, context)
  await refuseIfLocked(context.db, context.player.id, category)
  const among = {
    leafIds: await readLeaves(context.db, leafId),
    languageId: language.id,
    accountIds: [context.player.id],
    now: context.now,
  }
  return openPlay(context, {
    mode: 'self_challenge',
    target: `self_challenge:${leafId}:${language.id}:${limit}:${minutes}`,
    leafId,
    level: null,
    languageId: language.id,
    totalSeconds: minutes * 60,
    draw: (tx, avoid) => drawFromCategories(tx, { ...among, avoid }, limit, Math.random()),
  })
}

/** Without a subcategory, the place is the whole category. */
async function placeOf({ category_slug, subcategory_slug }: ChallengeAsked, { db }: Context) {
  if (subcategory_slug !== undefined) {
    return findTarget(db, { type: 'quiz_zone', category: category_slug, subcategory: subcategory_slug })
  }
  const category = await findCategory(db, category_slug, 'quiz_zone')
  return { category, leafId: category.id }
}
