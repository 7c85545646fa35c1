import type { CategoryType } from '@trivium/contract/bank/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccounts } from '../../../test/app/accounts.ts'
import { freshDatabase } from '../../../test/setup/database.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import type { Database, Db } from '../../platform/db/connect.ts'
import { findForSale, findParent } from './target.ts'
import { findTarget, levelsOf, recordLevelResult, refuseIfLocked, resolveLanguage, slugsOf } from './index.ts'

let database: Database
let db: Db
let fixture: Fixture
let alice: number

beforeAll(async () => {
  database = await freshDatabase()
  db = database.db
  fixture = await loadFixture(db)
  alice = (await insertAccounts(db, 1))[0] ?? 0
})
afterAll(() => database.close())

const target = (category: string, subcategory?: string) => findTarget(db, { type: 'quiz_zone', category, subcategory })

describe('findTarget', () => {
  it('accepts slugs and ids', async () => {
    const { history, modern } = fixture.categories
    for (const found of [
      await target('history', 'modern'),
      await target(String(history), String(modern)),
      await target('history', String(modern)),
    ]) {
      expect([found.category.slug, found.subcategory?.slug, found.leafId]).toEqual(['history', 'modern', modern])
    }
  })

  it.each([
    ['nowhere', undefined],
    ['history', undefined],
    ['history', 'nowhere'],
    ['science', 'modern'],
    ['modern', undefined],
    ['2147483648', undefined],
    ['99999999999999999999', undefined],
    ['-1', undefined],
    ["' or 1=1 --", undefined],
  ])('refuses %s/%s', async (category, subcategory) => {
    await expect(target(category, subcategory)).rejects.toThrow('document_not_found')
  })

  it('prefers a slug that looks like a number over an id', async () => {
    const slug = String(fixture.categories.science)
    const { id } = await db
      .insertInto('categories')
      .values({ type: 'quiz_zone', slug, names: JSON.stringify({ en: 'Numbers' }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await target(slug)).leafId).toBe(id)
    await db.deleteFrom('categories').where('id', '=', id).execute()
  })
})

describe('a name without a type', () => {
  const insert = async (type: CategoryType, slug: string, more: { parent_id?: number; is_premium?: boolean } = {}) => {
    const row = { type, slug, names: JSON.stringify({ en: slug }), ...more }
    return (await db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()).id
  }

  it('means the category with subcategories where subcategories are requested', async () => {
    const plain = await insert('quiz_zone', 'twofold')
    expect((await findParent(db, 'twofold')).id).toBe(plain)
    const parent = await insert('multi_match', 'twofold')
    await insert('multi_match', 'part', { parent_id: parent })
    expect((await findParent(db, 'twofold')).id).toBe(parent)
    expect((await findParent(db, String(plain))).id).toBe(plain)
    expect((await findParent(db, 'history')).id).toBe(fixture.categories.history)
    await expect(findParent(db, 'nowhere')).rejects.toThrow('document_not_found')
  })

  it('means the premium category, but is refused when several types have one', async () => {
    const free = await insert('quiz_zone', 'rare')
    expect((await findForSale(db, 'rare')).id).toBe(free)
    const premium = await insert('audio', 'rare', { is_premium: true })
    expect((await findForSale(db, 'rare')).id).toBe(premium)
    const other = await insert('maths', 'rare', { is_premium: true })
    await expect(findForSale(db, 'rare')).rejects.toThrow('document_not_found')
    for (const id of [premium, other]) expect((await findForSale(db, String(id))).id).toBe(id)
  })
})

describe('slugsOf', () => {
  it('gives the slugs of a leaf as URLs use them', async () => {
    expect(await slugsOf(db, fixture.categories.modern)).toEqual({ category: 'history', subcategory: 'modern' })
    expect(await slugsOf(db, fixture.categories.science)).toEqual({ category: 'science', subcategory: null })
    expect(await slugsOf(db, null)).toEqual({ category: null, subcategory: null })
  })
})

describe('resolveLanguage', () => {
  it("takes the requested language, else the player's, else the default", async () => {
    const { en, ar } = fixture.languages
    const asker = (languageId: number | null, language_mode: '0' | '1' = '1') => ({
      db,
      player: { languageId },
      settings: { language_mode },
    })
    expect((await resolveLanguage(asker(en), ar)).id).toBe(ar)
    expect((await resolveLanguage(asker(ar), undefined)).id).toBe(ar)
    expect((await resolveLanguage({ ...asker(null), player: null }, undefined)).id).toBe(en)
    await expect(resolveLanguage(asker(null), 999)).rejects.toThrow('document_not_found')
    // With the language choice switched off, always the default.
    for (const asked of [ar, undefined, 999]) expect((await resolveLanguage(asker(ar, '0'), asked)).id).toBe(en)
  })
})

describe('levels', () => {
  const levels = async (leafId: number, languageId = fixture.languages.en) => {
    const found = await levelsOf(db, { accountId: alice, leafId, languageId }, 'won')
    return { ...found, levels: found.levels.map(({ level, unlocked }) => (unlocked ? level : -level)) }
  }
  const win = (leafId: number, level: number) =>
    recordLevelResult(db, { accountId: alice, leafId, level, percentage: 100, won: true, isPlayed: true, at: new Date() }, 'won')

  it('open one after the other, in every language at once', async () => {
    const { science } = fixture.categories
    expect(await levels(science)).toEqual({ unlocked: 1, maxLevel: 3, levels: [1, -2, -3] })
    await win(science, 1)
    expect(await levels(science)).toEqual({ unlocked: 2, maxLevel: 3, levels: [1, 2, -3] })
    expect(await levels(science, fixture.languages.ar)).toEqual({ unlocked: 1, maxLevel: 1, levels: [1] })
  })

  it('skip a level without questions', async () => {
    const { ancient } = fixture.categories
    await db.updateTable('questions').set({ is_active: false }).where('category_id', '=', ancient).where('level', '=', 1).execute()
    expect(await levels(ancient)).toEqual({ unlocked: 2, maxLevel: 3, levels: [2, -3] })
    await win(ancient, 2)
    expect(await levels(ancient)).toEqual({ unlocked: 3, maxLevel: 3, levels: [2, 3] })
  })

  it('do not exist without questions', async () => {
    expect(await levels(fixture.categories.history)).toEqual({ unlocked: 0, maxLevel: 0, levels: [] })
  })
})

describe('refuseIfLocked', () => {
  it('lets only the buyer into a premium category', async () => {
    const { category } = await target('treasures')
    await expect(refuseIfLocked(db, alice, category)).rejects.toThrow('category_locked')
    await db.insertInto('category_unlocks').values({ account_id: alice, category_id: category.id }).execute()
    await refuseIfLocked(db, alice, category)
    await refuseIfLocked(db, alice, (await target('science')).category)
  })
})
