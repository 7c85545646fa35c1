// Editors create, change, order and delete categories. Players see the change at once: PostgreSQL notifies every process.

import type { InputOf } from '@trivium/contract/platform/action'
import type { CategoryDetail, CategoryNode, categoryAdmin } from '@trivium/contract/bank/catalogue.admin'
import type { StaffContext } from '../../platform/api/handle.ts'
import { refuseUnseen } from '../../platform/api/seen.ts'
import { InvalidInput, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockMedia, mediaPath } from '../../platform/media/index.ts'
import {
  deleteUnused,
  hasQuestions,
  insertCategory,
  lockCategories,
  type CategoryLook,
  type NodeRow,
  readLevelCounts,
  readNodes,
  readSlugs,
  updateCategory,
  writeOrder,
} from './admin-store.ts'
import { readLanguages } from './store.ts'

/** Latin letters lose their accents. Other scripts stay, because every browser shows them. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** @returns the slug, with a number behind it if it is taken. A slug of digits alone would be read as an id. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const made = slugOf(name)
  const base = made === '' || /^\d+$/.test(made) ? `category${made && '-'}${made}` : made
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}

type Admin = typeof categoryAdmin

export function presentNode({ image, created_at: _created, ...row }: NodeRow): CategoryNode {
  const { id, type, parent_id, slug, names, icon, hue, is_premium, price, position, questions, subcategories, version } = row
  return {
    id,
    type,
    parent_id,
    slug,
    names,
    icon,
    hue,
    is_premium,
    price,
    position,
    questions,
    subcategories,
    version,
    image: image && mediaPath(image),
  }
}

async function nodeOf(db: Db, id: number): Promise<NodeRow> {
  const [node] = await readNodes(db, { id })
  return node ?? refuse('document_not_found')
}

/** @throws Refused document_not_found */
export async function categoryDetail(db: Db, id: number): Promise<CategoryDetail> {
  return { ...presentNode(await nodeOf(db, id)), levels: await readLevelCounts(db, id) }
}

export async function createCategory(
  { type, parent_id: within, ...given }: InputOf<Admin['create_category']>,
  { db, audit }: StaffContext,
): Promise<CategoryDetail> {
  const parent_id = within ?? null
  await lockCategories(db)
  const parent = parent_id === null ? null : await nodeOf(db, parent_id)
  if (parent) await refuseAsParent(db, parent, type)
  const look = await lookOf(db, given, parent !== null)
  const slug = freeSlug(await mainName(db, look.names), await readSlugs(db, type, parent_id))
  const id = await insertCategory(db, { type, parent_id, slug }, look)
  audit({ subject: `category:${id}`, after: { type, parent_id, slug, ...look } })
  return categoryDetail(db, id)
}

/** Once a category has subcategories, players no longer get its own questions. */
async function refuseAsParent(db: Db, parent: NodeRow, type: CategoryNode['type']): Promise<void> {
  const wrong = (problem: string): never => {
    throw new InvalidInput([{ field: 'parent_id', problem }])
  }
  if (parent.type !== type) wrong('is of another type')
  if (parent.parent_id !== null) wrong('is a subcategory itself')
  if (await hasQuestions(db, parent.id)) wrong('has questions of its own: move them first')
}

export async function changeCategory(
  { category_id, version, ...given }: InputOf<Admin['change_category']>,
  { db, audit }: StaffContext,
): Promise<CategoryDetail> {
  await lockCategories(db)
  const before = await nodeOf(db, category_id)
  refuseUnseen(before, version)
  const look = await lookOf(db, given, before.parent_id !== null)
  await updateCategory(db, category_id, look)
  const { names, icon, hue, image, is_premium, price } = before
  audit({ subject: `category:${category_id}`, before: { names, icon, hue, image, is_premium, price }, after: look })
  return categoryDetail(db, category_id)
}

export async function orderCategories(
  { type, parent_id: within, category_ids, were }: InputOf<Admin['order_categories']>,
  { db, audit }: StaffContext,
): Promise<CategoryNode[]> {
  const parent_id = within ?? null
  await lockCategories(db)
  const siblings = (await readNodes(db, { type })).filter(node => node.parent_id === parent_id)
  const before = siblings.map(({ id }) => id)
  const isWhole = new Set(category_ids).size === before.length && before.every(id => category_ids.includes(id))
  if (!isWhole || category_ids.length !== before.length) refuse('order_outdated')
  if (before.join() !== were.join()) refuse('changed_meanwhile')
  await writeOrder(db, category_ids)
  audit({ subject: parent_id === null ? `categories:${type}` : `category:${parent_id}`, before, after: category_ids })
  return (await readNodes(db, { type })).map(presentNode)
}

export async function deleteCategory(
  { category_id }: InputOf<Admin['delete_category']>,
  { db, audit }: StaffContext,
): Promise<Record<string, never>> {
  await lockCategories(db)
  const { type, parent_id, slug, names } = await nodeOf(db, category_id)
  if (!(await deleteUnused(db, category_id))) refuse('category_in_use')
  audit({ subject: `category:${category_id}`, before: { type, parent_id, slug, names } })
  return {}
}

type GivenLook = Omit<InputOf<Admin['change_category']>, 'category_id' | 'version'>

/** @returns the validated look, with defaults. @throws InvalidInput */
async function lookOf(db: Db, given: GivenLook, isSubcategory: boolean): Promise<CategoryLook> {
  const { names, icon = 'bulb', hue = 42, image = null, is_premium = false, price = null } = given
  const languages = await readLanguages(db)
  const unknown = Object.keys(names).find(code => !languages.some(language => language.code === code))
  const issues = [
    ...(unknown === undefined ? [] : [{ field: `names.${unknown}`, problem: 'is no content language' }]),
    ...((await mainName(db, names)) === '' ? [{ field: `names.${languages[0]?.code}`, problem: 'is needed' }] : []),
    ...(isSubcategory && is_premium ? [{ field: 'is_premium', problem: 'is for the category above, with all that is in it' }] : []),
    ...(price !== null && !is_premium ? [{ field: 'price', problem: 'is for premium categories' }] : []),
    ...(image !== null && (await lockMedia(db, [image])).length > 0
      ? [{ field: 'image', problem: 'is not there any more: upload it again' }]
      : []),
    ...(image !== null && !/\.(webp|png|jpg|avif|gif|svg)$/.test(image) ? [{ field: 'image', problem: 'is no picture' }] : []),
  ]
  if (issues.length > 0) throw new InvalidInput(issues)
  return { names, icon, hue, image, is_premium, price }
}

/** The name in the default language, the fallback for all other languages. */
async function mainName(db: Db, names: Record<string, string>): Promise<string> {
  const [main] = await readLanguages(db)
  return names[main?.code ?? ''] ?? ''
}
