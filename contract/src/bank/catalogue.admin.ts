// Editors manage categories.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { categoryTypes } from './catalogue.ts'
import { Flag, Id, MediaName, optional, Text, Version, Whole } from '../platform/fields.ts'

const CategoryNode = z.object({
  id: z.int(),
  type: z.enum(categoryTypes),
  parent_id: z.int().nullable(),
  slug: z.string(),
  /** By the code of a content language. */
  names: z.record(z.string(), z.string()),
  icon: z.string(),
  hue: z.int(),
  image: z.string().nullable(),
  is_premium: z.boolean(),
  /** Null: the setting premium_category_price. */
  price: z.int().nullable(),
  position: z.int(),
  /** Published questions, without those of its subcategories. */
  questions: z.int(),
  subcategories: z.int(),
  /** Counts the changes. */
  version: z.int(),
})
export type CategoryNode = z.output<typeof CategoryNode>

const CategoryDetail = CategoryNode.extend({
  levels: z.array(z.object({ level: z.int(), language_id: z.int(), questions: z.int() })),
})
export type CategoryDetail = z.output<typeof CategoryDetail>

/** Drops empty names. */
const Names = z.preprocess(
  value =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([, name]) => name !== null && name !== '' && name !== undefined))
      : value,
  z.record(z.string().regex(/^[a-zA-Z-]{2,20}$/), Text(80)),
)

const looks = {
  names: Names,
  icon: optional(Text(40).regex(/^[a-z0-9-]+$/, 'is the name of an icon')),
  hue: optional(Whole(0, 359)),
  image: optional(MediaName),
  is_premium: optional(Flag),
  /** Absent: the setting premium_category_price. */
  price: optional(Whole(1, 1_000_000)),
}

const OrderedIds = z.array(Id).min(1).max(1000)

export const categoryAdmin = {
  get_category_tree: action({
    summary: 'All categories, in the order shown to players',
    access: 'editor',
    input: z.object({ type: optional(z.enum(categoryTypes)) }),
    output: z.array(CategoryNode),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_category: action({
    summary: 'A category, with the number of questions per level and language',
    access: 'editor',
    input: z.object({ category_id: Id }),
    output: CategoryDetail,
    refusals: ['document_not_found'],
  }),
  create_category: action({
    summary: 'Create a category, or a subcategory of a category without questions',
    access: 'editor',
    writes: true,
    input: z.object({ type: z.enum(categoryTypes), parent_id: optional(Id), ...looks }),
    output: CategoryDetail,
    refusals: ['document_not_found'],
  }),
  change_category: action({
    summary: 'Change the names, look and price of a category. Its slug stays',
    access: 'editor',
    writes: true,
    input: z.object({ category_id: Id, version: Version, ...looks }),
    output: CategoryDetail,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
  order_categories: action({
    summary: 'Set the order of all categories of one type, or of all subcategories of one category',
    access: 'editor',
    writes: true,
    /** `were`: the order that the caller saw. */
    input: z.object({ type: z.enum(categoryTypes), parent_id: optional(Id), category_ids: OrderedIds, were: OrderedIds }),
    output: z.array(CategoryNode),
    refusals: ['order_outdated', 'changed_meanwhile'],
  }),
  delete_category: action({
    summary: 'Delete an empty category that no player has played',
    access: 'editor',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ category_id: Id }),
    output: z.object({}),
    refusals: ['document_not_found', 'category_in_use'],
  }),
}
