import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDatabase, receiveAll } from '../../../test/setup/database.ts'
import { type Fixture, loadFixture } from '../../../test/app/fixture.ts'
import type { Database } from '../../platform/db/connect.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readQuestions } from './index.ts'

let database: Database
let fixture: Fixture
beforeAll(async () => {
  database = await freshDatabase()
  fixture = await loadFixture(database.db)
  // The cache is used only once change notifications arrive.
  await vi.waitFor(async () => expect(await database.changes.isTrusted()).toBe(true), { timeout: 20_000 })
})
// Reads are not cached while notifications of the previous test are still arriving.
beforeEach(() => receiveAll(database))
afterAll(() => database.close())

const db = () => database.db
const idsOf = (place: string) => [...fixture.known.values()].filter(known => known.place === place).map(({ id }) => id)
const first = async (place: string) => [...(await readQuestions(db(), idsOf(place).slice(0, 1))).values()][0]

describe('readQuestions', () => {
  it('gives the category of a question', async () => {
    expect(await first('ancient')).toMatchObject({ category_slug: 'history', subcategory_slug: 'ancient', language_code: 'en' })
    expect(await first('science')).toMatchObject({ category_slug: 'science', subcategory_slug: null, subcategory_names: null })
  })

  it('leaves out ids that do not exist', async () => {
    expect([...(await readQuestions(db(), [999_999])).keys()]).toEqual([])
  })

  it('caches a question until its row or its category changes', async () => {
    const before = await first('modern')
    expect(await first('modern')).toBe(before)
    await db()
      .updateTable('questions')
      .set({ note: 'New.' })
      .where('id', '=', before?.id ?? 0)
      .execute()
    expect(await first('modern')).toMatchObject({ note: 'New.' })
    await db().updateTable('categories').set({ slug: 'newest' }).where('slug', '=', 'modern').execute()
    expect(await first('modern')).toMatchObject({ subcategory_slug: 'newest' })
  })

  it('keeps the others when one row changes', async () => {
    const [one = 0, other = 0] = idsOf('claims')
    const before = await readQuestions(db(), [one, other])
    await db().updateTable('questions').set({ note: 'New.' }).where('id', '=', one).execute()
    const after = await readQuestions(db(), [one, other])
    expect(after.get(other)).toBe(before.get(other))
    expect(after.get(one)).not.toBe(before.get(one))
  })

  it('caches nothing that a transaction rolls back', async () => {
    const [id = 0] = idsOf('sets')
    const work = inTransaction(db(), async tx => {
      await tx.updateTable('questions').set({ note: 'Taken back.' }).where('id', '=', id).execute()
      expect((await readQuestions(tx, [id])).get(id)).toMatchObject({ note: 'Taken back.' })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect((await readQuestions(db(), [id])).get(id)?.note).not.toBe('Taken back.')
  })

  it('invalidates questions when the code of their language changes', async () => {
    expect(await first('science')).toMatchObject({ language_code: 'en' })
    const rename = (code: string, to: string) => db().updateTable('languages').set({ code: to }).where('code', '=', code).execute()
    await rename('en', 'en-GB')
    expect(await first('science')).toMatchObject({ language_code: 'en-GB' })
    await rename('en-GB', 'en')
  })

  it('returns frozen objects', async () => {
    const question = await first('science')
    expect(() => Object.assign(question ?? {}, { note: 'Mine.' })).toThrow(TypeError)
  })
})
