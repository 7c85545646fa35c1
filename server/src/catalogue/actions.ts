// What players may ask about the catalogue.

import { catalogue } from '@trivium/contract/catalogue'
import { type Context, handle, type SignedIn } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { inTransaction } from '../db/transaction.ts'
import { moveCoins, playerLedger } from '../wallet/index.ts'
import { resolveLanguage } from './language.ts'
import { levelsOf } from './levels.ts'
import { findCategory, insertUnlock, isUnlocked, listCategories, listOne, listSubcategories, readLanguages } from './store.ts'
import { findTarget } from './target.ts'
import { type CategoryView, presentCategory, presentLanguage } from './views.ts'

const {
  set_quiz_categories: _later, get_multi_match_level_data: _levels, set_multi_match_level_data: _claim, ...built
} = catalogue

export const catalogueActions = handle(built, {
  async get_languages(_input, { db }) {
    return (await readLanguages(db)).map(presentLanguage)
  },

  async get_categories({ type, language_id }, context) {
    const { view, where } = await looking(context, language_id)
    const categories = await listCategories(context.db, type, where)
    if (categories.length === 0) refuse('no_categories')
    return categories.map(category => presentCategory(category, view))
  },

  async get_subcategory_by_maincategory({ category_slug, language_id }, context) {
    const { view, where } = await looking(context, language_id)
    const found = (await findCategory(context.db, 'quiz_zone', null, category_slug)) ?? refuse('document_not_found')
    const category = must(await listOne(context.db, found.id, where), 'it has just been found')
    const subcategories = await listSubcategories(context.db, category.id, where)
    if (subcategories.length === 0) refuse('no_categories')
    return {
      data: subcategories.map(subcategory => presentCategory(subcategory, view, category)),
      category: presentCategory(category, view),
    }
  },

  get_level_data: (input, context) => levelData(input, context),

  async set_level_data(claim, context) {
    const data = await levelData({ category_slug: claim.category, subcategory_slug: claim.subcategory }, context)
    if (claim.level > data.unlocked) context.log.info({ claim, unlocked: data.unlocked }, 'claim differs from the truth')
    return data
  },

  async unlock_premium_category({ category: asked }, context) {
    const { db, player, settings } = context
    const found = (await findCategory(db, 'quiz_zone', null, asked)) ?? refuse('document_not_found')
    if (!found.is_premium || (await isUnlocked(db, player.id, found.id))) refuse('already_unlocked')
    const coins = await inTransaction(db, async tx => {
      if (!(await insertUnlock(tx, player.id, found.id))) refuse('already_unlocked')
      const moved = await moveCoins(tx, {
        from: playerLedger(player.id),
        to: 'house:sales',
        amount: found.price ?? settings.premium_category_price,
        title: 'premium_category',
        reference: `category:${found.id}`,
        idempotencyKey: `unlock:${player.id}:${found.id}`,
      })
      return moved.fromBalance
    })
    const { view, where } = await looking(context, undefined)
    const category = must(await listOne(db, found.id, where), 'it has just been found')
    return { coins, category: presentCategory(category, view) }
  },
})

/** In which language, for whom and at what price somebody looks at the catalogue. */
async function looking({ db, player, settings }: Context<SignedIn | null>, languageId: number | undefined) {
  const language = await resolveLanguage(db, languageId, player)
  const view: CategoryView = { languageCode: language.code, premiumPriceCoins: settings.premium_category_price }
  return { view, where: { languageId: language.id, accountId: player?.id ?? null } }
}

interface LevelTarget {
  category_slug: string
  subcategory_slug?: string | undefined
  language_id?: number | undefined
}

/** Premium categories can be looked at before buying; playing is another matter. */
async function levelData(target: LevelTarget, context: Context) {
  const { view, where } = await looking(context, target.language_id)
  const { category, subcategory, leafId } = await findTarget(context.db, {
    type: 'quiz_zone',
    category: target.category_slug,
    subcategory: target.subcategory_slug,
  })
  const levels = await levelsOf(context.db, { accountId: context.player.id, leafId, languageId: where.languageId })
  if (levels.maxLevel === 0) refuse('no_levels')
  const main = must(await listOne(context.db, category.id, where), 'it has just been found')
  const sub = subcategory && (await listOne(context.db, subcategory.id, where))
  return {
    category: presentCategory(main, view),
    subcategory: sub ? presentCategory(sub, view, main) : null,
    unlocked: levels.unlocked,
    max_level: levels.maxLevel,
    levels: levels.levels,
  }
}
