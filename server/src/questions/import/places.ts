// Finds or creates the category of a question. Players reach a category's own questions only if it has no subcategories. So questions of
// a category with subcategories go into its subcategory "General", and a subcategory of one with questions becomes a separate category.

import { createHash } from 'node:crypto'
import type { Db } from '../../db/connect.ts'
import { type CategoryPlace, listCategories, upsertCategory } from '../store.ts'

const icons: Record<string, string> = {
  animals: 'leaf',
  art: 'palette',
  'board-games': 'numbers',
  books: 'book-2',
  computers: 'cpu',
  gadgets: 'cpu',
  geography: 'world',
  history: 'hourglass',
  mathematics: 'numbers',
  mythology: 'building-monument',
  science: 'atom-2',
  'science-and-nature': 'flask',
  sports: 'ball-football',
}
const general = { slug: 'general', name: 'General' }

export interface Places {
  /** @returns the id of the category */
  idOf: (category: string, subcategory: string | null) => Promise<number>
}

/** @param language of the category names */
export async function openPlaces(db: Db, language: string): Promise<Places> {
  const known = await listCategories(db)
  const ids = new Map<string, number>()

  async function findOrCreate(parentId: number | null, slug: string, name: string): Promise<number> {
    const siblings = known.filter(place => place.parentId === parentId)
    const there = siblings.find(place => place.slug === slug)
    if (there) return there.id
    const position = 1 + Math.max(-1, ...siblings.map(place => place.position))
    const id = await upsertCategory(db, parentId, {
      type: 'quiz_zone',
      slug,
      names: { [language]: name },
      icon: icons[slug] ?? 'bulb',
      hue: hueOf(slug),
      isPremium: false,
      position,
    })
    known.push({ id, parentId, slug, position, hasQuestions: false })
    return id
  }

  async function locate(category: string, subcategory: string | null): Promise<number> {
    const main = known.find(place => place.parentId === null && place.slug === slugOf(category))
    if (subcategory === null) {
      const id = await findOrCreate(null, slugOf(category), category)
      return isDivided(known, main) ? findOrCreate(id, general.slug, general.name) : id
    }
    if (main?.hasQuestions && !isDivided(known, main))
      return findOrCreate(null, slugOf(`${category} ${subcategory}`), `${category}: ${subcategory}`)
    return findOrCreate(await findOrCreate(null, slugOf(category), category), slugOf(subcategory), subcategory)
  }

  return {
    async idOf(category, subcategory) {
      const name = JSON.stringify([category, subcategory])
      const id = ids.get(name) ?? (await locate(category, subcategory))
      ids.set(name, id)
      return id
    },
  }
}

function isDivided(known: CategoryPlace[], main: CategoryPlace | undefined): boolean {
  return main !== undefined && known.some(place => place.parentId === main.id)
}

/** `Science & Nature` becomes `science-and-nature`. A name in another script becomes a hash. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || `category-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}

function hueOf(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt16BE() % 360
}
