// Finds or creates the category of a question. Players reach a category's own questions only if it has no subcategories. So questions of
// a category with subcategories go into its subcategory "General", and a subcategory of a category with questions becomes a separate
// category. The same holds for categories within one file, in any order of its rows, and for those that a file gives by number or slug.

import { createHash } from 'node:crypto'
import { foldCase } from '@trivium/contract/platform/fold'
import type { Db } from '../../../platform/db/connect.ts'
import { upsertCategory } from '../../questions/index.ts'
import type { ImportedPlace } from '../judging/imported-question.ts'
import { type KnownPlace, listPlaces } from '../judging/question-store.ts'
import { slugOf } from '../judging/slug.ts'

type Type = KnownPlace['type']

interface Named {
  slug: string
  name: string
  /** From our own files, which identify the category exactly. */
  isExact?: boolean
}

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
  idOf: (place: ImportedPlace) => Promise<number>
  /** Ids of the created categories. */
  created: number[]
}

/**
 * @param language of the names of new categories
 * @param wanted all places of the import's questions
 */
export async function openPlaces(db: Db, language: string, wanted: ImportedPlace[]): Promise<Places> {
  const known = new Known(await listPlaces(db))
  for (const place of wanted) if (subcategoryIn(place) !== null) known.divide(place.type, known.rootOf(place).slug)
  const ids = new Map<string, number>()
  const created: number[] = []
  const findOrCreate = async (type: Type, parentId: number | null, named: Named): Promise<number> => {
    const there = known.find(type, parentId, named)
    if (there) return there.id
    const { slug, name } = named
    const position = known.nextPosition(type, parentId)
    const look = { icon: icons[slug] ?? 'bulb', hue: hueOf(slug), isPremium: false, price: null, position }
    const id = await upsertCategory(db, parentId, { type, slug, names: { [language]: name }, ...look })
    known.add({ id, type, parentId, slug, names: [name], position, hasQuestions: false })
    created.push(id)
    return id
  }
  return {
    created,
    async idOf(place) {
      const name = JSON.stringify([place.type, place.categoryId, place.category, place.subcategory, place.slugs])
      const id = ids.get(name) ?? (await locate(place, known, findOrCreate))
      ids.set(name, id)
      return id
    },
  }
}

/** Indexes of all categories: a file may name one in every row, and we must not search the list each time. */
class Known {
  readonly #places = new Map<string, KnownPlace>()
  /** Null when several categories have the name. */
  readonly #named = new Map<string, KnownPlace | null>()
  readonly #positions = new Map<string, number>()
  readonly #parents = new Set<number>()
  readonly #byId = new Map<number, KnownPlace>()
  readonly #divided = new Set<string>()

  constructor(places: KnownPlace[]) {
    for (const place of places) this.add(place)
  }

  add(place: KnownPlace): void {
    const { id, type, parentId, slug, names, position } = place
    this.#byId.set(id, place)
    this.#places.set(`${type}:${parentId}:${slug}`, place)
    for (const name of new Set(names.map(foldCase))) {
      const key = `${type}:${parentId}:${name}`
      this.#named.set(key, this.#named.has(key) ? null : place)
    }
    this.#positions.set(`${type}:${parentId}`, Math.max(this.nextPosition(type, parentId), position + 1))
    if (parentId !== null) this.#parents.add(parentId)
  }

  /** Finds by the visible name in any language, else by slug. The slugs of categories from the console are made in another way. */
  find(type: Type, parentId: number | null, { slug, name, isExact = false }: Named): KnownPlace | undefined {
    const called = isExact ? null : this.#named.get(`${type}:${parentId}:${foldCase(name)}`)
    return called ?? this.#places.get(`${type}:${parentId}:${slug}`)
  }

  rootOf(place: ImportedPlace): Named {
    const named = rootIn(place)
    return { ...named, slug: this.find(place.type, null, named)?.slug ?? named.slug }
  }

  nextPosition(type: KnownPlace['type'], parentId: number | null): number {
    return this.#positions.get(`${type}:${parentId}`) ?? 0
  }

  byId(id: number): KnownPlace | undefined {
    return this.#byId.get(id)
  }

  /** Notes that the file has questions for subcategories of this category. */
  divide(type: Type, slug: string): void {
    this.#divided.add(`${type}:${slug}`)
  }

  /** Whether the category has subcategories, or will get some and has no questions of its own. */
  isDivided(type: Type, slug: string): boolean {
    const place = this.#places.get(`${type}:null:${slug}`)
    if (place && this.#parents.has(place.id)) return true
    return this.#divided.has(`${type}:${slug}`) && !place?.hasQuestions
  }
}

type FindOrCreate = (type: Type, parentId: number | null, named: Named) => Promise<number>

const rootIn = ({ category, slugs }: ImportedPlace): Named => ({
  slug: slugs?.category ?? slugOf(category ?? ''),
  name: category ?? '',
  isExact: slugs !== null,
})

function subcategoryIn({ subcategory, slugs }: ImportedPlace): Named | null {
  if (slugs) return slugs.subcategory === null ? null : { slug: slugs.subcategory, name: subcategory ?? slugs.subcategory, isExact: true }
  return subcategory === null ? null : { slug: slugOf(subcategory), name: subcategory }
}

async function locate(place: ImportedPlace, known: Known, findOrCreate: FindOrCreate): Promise<number> {
  if (place.categoryId !== null && !place.slugs) return within(place.categoryId, known, findOrCreate)
  const { type } = place
  const [root, part] = [known.rootOf(place), subcategoryIn(place)]
  const isDivided = known.isDivided(type, root.slug)
  if (part === null) {
    const id = await findOrCreate(type, null, root)
    return isDivided ? findOrCreate(type, id, general) : id
  }
  if (!isDivided && known.find(type, null, root)?.hasQuestions) {
    return findOrCreate(type, null, { slug: slugOf(`${root.name} ${part.name}`), name: `${root.name}: ${part.name}` })
  }
  return findOrCreate(type, await findOrCreate(type, null, root), part)
}

/** The number may be that of a category with subcategories. */
async function within(id: number, known: Known, findOrCreate: FindOrCreate): Promise<number> {
  const place = known.byId(id)
  return place?.parentId === null && known.isDivided(place.type, place.slug) ? findOrCreate(place.type, id, general) : id
}

function hueOf(slug: string): number {
  return createHash('sha256').update(slug).digest().readUInt16BE() % 360
}
