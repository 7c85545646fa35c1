// Player actions about languages, categories and levels.

import type { InputOf } from '@trivium/contract/platform/action'
import { catalogue, type CategoryType, categoryTypes, type LevelData } from '@trivium/contract/bank/catalogue'
import { notUnderstood } from '@trivium/contract/platform/fields'
import { starLevels } from '@trivium/rules/play/plays/stars'
import { noteClaim } from '../../platform/api/claims.ts'
import { type Context, handle, type SignedIn } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { findLanguage, resolveLanguage } from './language.ts'
import { levelsOf } from './levels.ts'
import { readOwnLevels } from './level-store.ts'
import { buyCategory, priceOf } from './premium.ts'
import { progressMap } from './progress-map.ts'
import {
  readCategoriesOfType,
  readCategoryStats,
  readLanguages,
  readLastPlayed,
  readLevelCounts,
  readOwnCategories,
  readSubcategories,
  readTextPlayed,
  readTreeOfType,
} from './store.ts'
import { findCategory, findForSale, findParent, findTarget, type TargetNames } from './target.ts'
import { presentCategory, presentLanguage } from './views.ts'

export const catalogueActions = handle(catalogue, {
  async get_languages(_input, { db, player }) {
    const [languages, counts] = await Promise.all([readLanguages(db), readLevelCounts(db)])
    // Staff write the first questions of a language. A player who has chosen a language keeps seeing it.
    const isStaff = (player?.roles.length ?? 0) > 0
    const offered = languages.filter(({ id, is_default }) => isStaff || is_default || id === player?.languageId || counts.has(id))
    return offered.map(presentLanguage)
  },

  async get_categories({ type, sub_type, language_id }, context) {
    const { db, player, settings } = context
    const language = (await findLanguage(context, language_id)) ?? refuse('no_categories')
    // Self-challenges and battles use the categories of the quiz zone.
    const rows = await readCategoriesOfType(db, sub_type ? 'quiz_zone' : type, { languageId: language.id, accountId: player?.id ?? null })
    const filled = rows.filter(row => row.questions > 0)
    if (filled.length === 0) refuse('no_categories')
    return filled.map(row => presentCategory(row, { settings, languageCode: language.code, parent: null }))
  },

  async get_subcategory_by_maincategory({ type, category_slug, subcategory_slug, language_id }, context) {
    const { db, player, settings } = context
    const language = await resolveLanguage(context, language_id)
    const parent = await (type ? findCategory(db, category_slug, type) : findParent(db, category_slug))
    const viewer = { languageId: language.id, accountId: player.id }
    const [[own], rows] = await Promise.all([readCategoryStats(db, [parent.id], viewer), readSubcategories(db, parent.id, viewer)])
    const wanted = rows.filter(row => row.questions > 0 && (subcategory_slug ?? row.slug) === row.slug)
    if (wanted.length === 0) refuse('no_categories')
    const presented = { settings, languageCode: language.code }
    return {
      data: wanted.map(row => presentCategory(row, { ...presented, parent })),
      category: presentCategory(must(own, 'found just now'), { ...presented, parent: null }),
    }
  },

  get_level_data: ({ category_slug, subcategory_slug, language_id }, context) =>
    levelData({ type: 'quiz_zone', category: category_slug, subcategory: subcategory_slug }, language_id, context),

  get_multi_match_level_data: ({ category_slug, subcategory_slug, language_id }, context) =>
    levelData({ type: 'multi_match', category: category_slug, subcategory: subcategory_slug }, language_id, context),

  async get_progress_map({ language_id }, context) {
    const { db, player, settings } = context
    const language = await resolveLanguage(context, language_id)
    const [subjects, counts, ownLevels, own] = await Promise.all([
      Promise.all(categoryTypes.map(type => readTreeOfType(db, type))),
      readLevelCounts(db),
      player ? readOwnLevels(db, player.id) : [],
      readOwnCategories(db, player ? [player.id] : []),
    ])
    return progressMap({
      subjects: subjects.flat(),
      levels: counts.get(language.id) ?? new Map(),
      ownLevels,
      own: player ? own.get(player.id) : undefined,
      languageCode: language.code,
      opensWhen: settings.level_opens_when,
      starLevels: starLevels(settings),
    })
  },

  set_level_data: (claim, context) => trueLevelData('quiz_zone', claim, context),
  set_multi_match_level_data: (claim, context) => trueLevelData('multi_match', claim, context),

  async set_quiz_categories(claim, context) {
    noteClaim(context, unreadIn(claim), {})
    const playedAt = await whenPlayed(claim, context)
    const played = playedAt !== null
    noteClaim(context, { played: true }, { played })
    return { played, last_played_at: playedAt?.toISOString() ?? null }
  },

  async unlock_premium_category({ category: named }, context) {
    const { db, player, settings, now } = context
    const category = await findForSale(db, named)
    const coins = await buyCategory(db, { accountId: player.id, category, price: priceOf(category, settings), at: now })
    const language = await resolveLanguage(context, undefined)
    const [row] = await readCategoryStats(db, [category.id], { languageId: language.id, accountId: player.id })
    const presented = presentCategory(must(row, 'bought just now'), { settings, languageCode: language.code, parent: null })
    return { coins, category: presented }
  },
})

type PlayedClaim = InputOf<typeof catalogue.set_quiz_categories>

const unreadIn = (claim: PlayedClaim) => Object.fromEntries(Object.entries(claim).filter(([, said]) => said === notUnderstood))

/** When the player last finished the claimed text, category or subcategory. @throws Refused document_not_found */
async function whenPlayed({ type, category, subcategory, type_id }: PlayedClaim, { db, player }: Context<SignedIn>): Promise<Date | null> {
  if (type === undefined) return refuse('document_not_found')
  // A type that does not exist was never played. The request is in the log.
  if (type === notUnderstood) return null
  if (type === 'fun_and_learn' && typeof type_id === 'number' && type_id > 0) {
    const text = (await readTextPlayed(db, player.id, type_id)) ?? refuse('document_not_found')
    return text.playedAt
  }
  if (category === undefined) return refuse('document_not_found')
  const { id } = await placeNamed(db, type, category, subcategory)
  return readLastPlayed(db, player.id, id)
}

async function placeNamed(db: Db, type: CategoryType, named: string, subnamed: string | undefined) {
  const { category, subcategory } = subnamed
    ? await findTarget(db, { type, category: named, subcategory: subnamed })
    : { category: await findCategory(db, named, type), subcategory: null }
  return subcategory ?? category
}

async function trueLevelData(type: CategoryType, claim: InputOf<typeof catalogue.set_level_data>, context: Context<SignedIn>) {
  const { category = refuse('document_not_found'), subcategory, level } = claim
  const truth = await levelData({ type, category, subcategory }, undefined, context)
  noteClaim(context, { level }, { level: truth.unlocked })
  return truth
}

async function levelData(target: TargetNames, languageId: number | undefined, context: Context<SignedIn>): Promise<LevelData> {
  const { db, player, settings } = context
  const language = await resolveLanguage(context, languageId)
  const { category, subcategory, leafId } = await findTarget(db, target)
  const { unlocked, maxLevel, levels } = await levelsOf(
    db,
    { accountId: player.id, leafId, languageId: language.id },
    settings.level_opens_when,
  )
  if (levels.length === 0) refuse('no_levels')
  const rows = await readCategoryStats(db, subcategory ? [category.id, subcategory.id] : [category.id], {
    languageId: language.id,
    accountId: player.id,
  })
  const present = (id: number, parent: typeof category | null) =>
    presentCategory(
      must(
        rows.find(row => row.id === id),
        'found just now',
      ),
      { settings, languageCode: language.code, parent },
    )
  return {
    category: present(category.id, null),
    subcategory: subcategory && present(subcategory.id, category),
    unlocked,
    max_level: maxLevel,
    levels,
  }
}
