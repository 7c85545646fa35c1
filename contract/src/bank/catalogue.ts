// The catalogue of questions: content languages, categories, subcategories, levels, premium.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { claimed, LanguageId, nameByNumber, optional, orNone, Slug, Text, Time, Whole } from '../platform/fields.ts'
import { Language } from '../platform/settings.ts'

/** The kinds of category, in the seed's numbering 1 to 6. */
export const categoryTypes = ['quiz_zone', 'fun_and_learn', 'guess_the_word', 'audio', 'maths', 'multi_match'] as const
export type CategoryType = (typeof categoryTypes)[number]
const subTypes = ['self_challenge', 'battle', 'group_battle'] as const

const counted = (names: readonly string[]) => new Map(names.map((name, index) => [String(index + 1), name]))
const CategoryTypeField = z.preprocess(nameByNumber(counted(categoryTypes)), z.enum(categoryTypes))
const SubTypeField = z.preprocess(nameByNumber(counted(subTypes)), z.enum(subTypes))

export const Category = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Path of its picture, or of a cover that the server draws. */
  image: z.string(),
  /** Name of the icon that our pages draw on their own covers. */
  icon: z.string(),
  /** Hue of the cover, 0 to 359, as CSS degrees. */
  color: z.int(),
  is_premium: z.boolean(),
  coins: z.int(),
  unlocked: z.boolean(),
  has_subcategories: z.boolean(),
  has_level: z.boolean(),
  questions: z.int(),
  max_level: z.int(),
  played: z.boolean(),
})
export type Category = z.output<typeof Category>

const LevelData = z.object({
  category: Category,
  subcategory: Category.nullable(),
  /** The highest level the player may play. */
  unlocked: z.int(),
  max_level: z.int(),
  levels: z.array(
    z.object({
      level: z.int(),
      questions: z.int(),
      unlocked: z.boolean(),
      best_percentage: z.number().nullable(),
      played: z.boolean(),
    }),
  ),
})
export type LevelData = z.output<typeof LevelData>

const MapLevel = z.object({
  level: z.int(),
  /** won · played: finished, not won · open: can be played · locked. */
  state: z.enum(['won', 'played', 'open', 'locked']),
  stars: z.int(),
})

const MapStop = z.object({
  /** Null if the subject itself has the levels. */
  slug: z.string().nullable(),
  name: z.string(),
  icon: z.string(),
  /** Whether the player has finished a round here. */
  is_played: z.boolean(),
  /** Empty where a stop is one round without levels. */
  levels: z.array(MapLevel),
  won: z.int(),
  played: z.int(),
  stars: z.int(),
  /** The first open level that is not won; null if all are won, or the subject is locked. */
  next_level: z.int().nullable(),
})

const MapSubject = z.object({
  type: z.enum(categoryTypes),
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  color: z.int(),
  is_premium: z.boolean(),
  unlocked: z.boolean(),
  /** Of all its stops. */
  questions: z.int(),
  stops: z.array(MapStop),
})
export type MapSubject = z.output<typeof MapSubject>

const levelTarget = { category_slug: Slug, subcategory_slug: orNone(Slug), language_id: LanguageId }
const levelClaim = { category: claimed(Text(120)), subcategory: claimed(orNone(Text(120))), level: claimed(Whole(0, 1_000_000)) }

export const catalogue = {
  get_languages: action({
    summary: 'Content languages',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({ language_id: LanguageId }),
    output: z.array(Language),
    refusals: [],
  }),
  get_categories: action({
    summary: 'Categories of a type, in a content language',
    access: 'anyone',
    input: z.object({ type: CategoryTypeField, sub_type: orNone(SubTypeField), language_id: LanguageId }),
    output: z.array(Category),
    refusals: ['no_categories'],
  }),
  get_subcategory_by_maincategory: action({
    summary: 'Subcategories of a category',
    access: 'player',
    input: z.object({ type: optional(CategoryTypeField), category_slug: Slug, subcategory_slug: orNone(Slug), language_id: LanguageId }),
    output: z.array(Category),
    meta: z.object({ category: Category }),
    refusals: ['document_not_found', 'no_categories'],
  }),
  get_level_data: action({
    summary: 'Levels of a quiz-zone category or subcategory, and which are open',
    access: 'player',
    input: z.object(levelTarget),
    output: LevelData,
    refusals: ['document_not_found', 'no_levels'],
  }),
  set_level_data: action({
    summary: 'A claim; the reply is the true level data',
    access: 'player',
    input: z.object(levelClaim),
    output: LevelData,
    refusals: ['document_not_found', 'no_levels'],
  }),
  get_multi_match_level_data: action({
    summary: 'Levels of a multi-match category or subcategory, and which are open',
    access: 'player',
    input: z.object(levelTarget),
    output: LevelData,
    refusals: ['document_not_found', 'no_levels'],
  }),
  set_multi_match_level_data: action({
    summary: 'A claim; the reply is the true multi-match level data',
    access: 'player',
    input: z.object(levelClaim),
    output: LevelData,
    refusals: ['document_not_found', 'no_levels'],
  }),
  get_progress_map: action({
    summary: "Everything to learn: the subjects of each type with their levels, and the player's progress in each",
    access: 'anyone',
    input: z.object({ language_id: LanguageId }),
    output: z.array(MapSubject),
    refusals: ['document_not_found'],
  }),
  unlock_premium_category: action({
    summary: 'Pay for a premium category once and unlock it',
    access: 'player',
    movesCoins: true,
    input: z.object({ category: Text(120) }),
    output: z.object({ coins: z.int(), category: Category }),
    refusals: ['document_not_found', 'already_unlocked', 'not_enough_coins'],
  }),
  set_quiz_categories: action({
    summary: 'A claim; the reply says whether the player has played this category',
    access: 'player',
    input: z.object({
      type: claimed(CategoryTypeField),
      category: claimed(Text(120)),
      subcategory: claimed(orNone(Text(120))),
      /** Fun and learn: the id of the text. 0 means none. */
      type_id: claimed(Whole(0, 2_147_483_647)),
    }),
    output: z.object({ played: z.boolean(), last_played_at: Time.nullable() }),
    refusals: ['document_not_found'],
  }),
}
