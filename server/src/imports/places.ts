// Finds or creates the category of a question. Players reach a category's own questions only if it has no subcategories. So questions of
// a category with subcategories go into its subcategory "General", and a subcategory of one with questions becomes a separate category.

import { createHash } from 'node:crypto'
import type { Db } from '../db/connect.ts'
import { upsertCategory } from '../questions/index.ts'
import type { ImportedPlace } from './imported-question.ts'
import { type KnownPlace, listPlaces } from './question-store.ts'
import { slugOf } from './slug.ts'

type Type = ImportedPlace['type']

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
  idOf: (place: ImportedPlace & { category: string }) => Promise<number>
  /** Ids of the categories that were made. */
  created: number[]
}

/** @param language of the names of new categories */
export async function openPlaces(db: Db, language: string): Promise<Places> {
  const known = new Known(await listPlaces(db))
  const ids = new Map<string, number>()
  const created: number[] = []
  const findOrCreate = async (type: Type, parentId: number | null, { slug, name }: { slug: string; name: string }): Promise<number> => {
    const there = known.find(type, parentId, slug)
    if (there) return there.id
    const position = known.nextPosition(type, parentId)
    const look = { icon: icons[slug] ?? 'bulb', hue: hueOf(slug), isPremium: false, price: null, position }
    const id = await upsertCategory(db, parentId, { type, slug, names: { [language]: name }, ...look })
    known.add({ id, type, parentId, slug, position, hasQuestions: false })
    created.push(id)
    return id
  }
  return {
    created,
    async idOf(place) {
      const name = JSON.stringify([place.type, place.category, place.subcategory, place.slugs])
      const id = ids.get(name) ?? (await locate(place, known, findOrCreate))
      ids.set(name, id)
      return id
    },
  }
}

/** A file may name a category in every row: none of them is looked for among all others. */
class Known {
  readonly #places = new Map<string, KnownPlace>()
  readonly #positions = new Map<string, number>()
  readonly #parents = new Set<number>()

  constructor(places: KnownPlace[]) {
    for (const place of places) this.add(place)
  }

  add(place: KnownPlace): void {
    const { type, parentId, slug, position } = place
    this.#places.set(`${type}:${parentId}:${slug}`, place)
    this.#positions.set(`${type}:${parentId}`, Math.max(this.nextPosition(type, parentId), position + 1))
    if (parentId !== null) this.#parents.add(parentId)
  }

  find(type: KnownPlace['type'], parentId: number | null, slug: string): KnownPlace | undefined {
    return this.#places.get(`${type}:${parentId}:${slug}`)
  }

  nextPosition(type: KnownPlace['type'], parentId: number | null): number {
    return this.#positions.get(`${type}:${parentId}`) ?? 0
  }

  isDivided(place: KnownPlace | undefined): boolean {
    return place !== undefined && this.#parents.has(place.id)
  }
}

type FindOrCreate = (type: Type, parentId: number | null, named: { slug: string; name: string }) => Promise<number>

async function locate(place: ImportedPlace & { category: string }, known: Known, findOrCreate: FindOrCreate): Promise<number> {
  const { type, category, subcategory, slugs } = place
  const root = { slug: slugs?.category ?? slugOf(category), name: category }
  // Our own files say exactly where a question was.
  if (slugs) {
    const parent = await findOrCreate(type, null, root)
    return slugs.subcategory ? findOrCreate(type, parent, { slug: slugs.subcategory, name: subcategory ?? slugs.subcategory }) : parent
  }
  const main = known.find(type, null, root.slug)
  if (subcategory === null) {
    const id = await findOrCreate(type, null, root)
    return known.isDivided(main) ? findOrCreate(type, id, general) : id
  }
  if (main?.hasQuestions && !known.isDivided(main)) {
    return findOrCreate(type, null, { slug: slugOf(`${category} ${subcategory}`), name: `${category}: ${subcategory}` })
  }
  return findOrCreate(type, await findOrCreate(type, null, root), { slug: slugOf(subcategory), name: subcategory })
}

function hueOf(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt16BE() % 360
}
