import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSeen } from '../../../test/app/call-seen.ts'
import type { Fields, TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { freeSlug, slugOf } from './editing.ts'

let quiz: Quiz
let edda: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
})
afterAll(() => quiz.close())

const create = (fields: Fields<'create_category'>) => edda.call('create_category', { type: 'quiz_zone', ...fields })
const auditOf = (subject: string) =>
  quiz.database.db.selectFrom('audit_entries').selectAll().where('subject', '=', subject).orderBy('id').execute()
const issuesOf = (reply: object) => ('issues' in reply ? reply.issues : undefined)

describe('the actions for categories', () => {
  it('change nothing in the demo', async () => {
    await quiz.set('demo_mode', 1)
    expect((await create({ names: { en: 'Demo' } })).message).toBe('not_allowed_in_demo')
    expect((await edda.call('get_category_tree')).error).toBe(false)
    await quiz.set('demo_mode', 0)
  })
})

describe('get_category_tree', () => {
  it('lists every type, each subcategory after its category, and never the category of exams', async () => {
    const { data, total } = await edda.call('get_category_tree')
    expect(total).toBe(data.length)
    expect(new Set(data.map(({ type }) => type))).toEqual(
      new Set(['quiz_zone', 'guess_the_word', 'audio', 'maths', 'multi_match', 'fun_and_learn']),
    )
    const quizZone = (await edda.call('get_category_tree', { type: 'quiz_zone' })).data.map(({ slug }) => slug)
    expect(quizZone.slice(0, 4)).toEqual(['science', 'history', 'ancient', 'modern'])
    expect(data.find(({ slug }) => slug === 'history')).toMatchObject({ subcategories: 2, questions: 0 })
    expect(data.find(({ slug }) => slug === 'science')?.questions).toBe(48)
  })
})

describe('get_category', () => {
  it('counts the questions of each level in each language', async () => {
    const { data } = await edda.call('get_category', { category_id: quiz.fixture.categories.science })
    const { en, ar } = quiz.fixture.languages
    expect(data.levels).toEqual([
      { level: 1, language_id: en, questions: 12 },
      { level: 1, language_id: ar, questions: 12 },
      { level: 2, language_id: en, questions: 12 },
      { level: 3, language_id: en, questions: 12 },
    ])
    expect((await edda.call('get_category', { category_id: 999_999 })).message).toBe('document_not_found')
  })
})

describe('create_category', () => {
  it('gives the category a slug, and players see it once it has a question', async () => {
    const one = await create({ names: { en: 'Épic Ships & Sails', ar: 'سفن' }, icon: 'ship', hue: 200 })
    const other = await create({ names: { en: 'Epic ships, sails' } })
    expect([one.data.slug, other.data.slug]).toEqual(['epic-ships-sails', 'epic-ships-sails-2'])
    const seen = async () => (await quiz.stranger.call('get_categories', { type: 'quiz_zone' })).data.map(({ name }) => name)
    expect(await seen()).not.toContain('Épic Ships & Sails')
    const [moved] = quiz.fixture.known.keys()
    await edda.call('move_questions', { question_ids: [moved ?? 0], category_id: one.data.id })
    expect(await seen()).toContain('Épic Ships & Sails')
    expect(await auditOf(`category:${one.data.id}`)).toMatchObject([{ action: 'create_category', account_id: edda.id, before: null }])
  })

  it('gives two categories created at once different slugs', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => create({ names: { en: 'Rush' } })))
    expect(new Set(replies.map(({ data }) => data.slug)).size).toBe(6)
  })

  it.each([
    ['no name in the default language', { names: { ar: 'بلا' } }, 'names.en'],
    ['an unknown language', { names: { en: 'A', xx: 'B' } }, 'names.xx'],
    ['a price without premium', { names: { en: 'A' }, price: 10 }, 'price'],
    ['a missing picture', { names: { en: 'A' }, image: '/media/gone.webp' }, 'image'],
  ])('names the field for %s', async (_what, fields, field) => {
    const reply = await create(fields)
    expect(reply.status).toBe(400)
    expect(issuesOf(reply)).toContainEqual({ field, problem: expect.any(String) })
  })

  it('creates a subcategory only where no questions would be lost, and only one level deep', async () => {
    const under = (parent_id: number, fields = {}) => create({ names: { en: 'Sub' }, parent_id, ...fields })
    const { science, history, ancient } = quiz.fixture.categories
    expect(issuesOf(await under(science))).toEqual([{ field: 'parent_id', problem: 'has questions of its own: move them first' }])
    expect((await under(ancient)).status).toBe(400)
    expect((await under(history, { type: 'maths' })).status).toBe(400)
    expect((await under(history, { is_premium: 1 })).status).toBe(400)
    expect((await under(history)).data).toMatchObject({ parent_id: history, slug: 'sub', position: 4 })
    expect((await under(999_999)).message).toBe('document_not_found')
  })

  it('stores HTML as plain text', async () => {
    const hostile = `<img src=x onerror=alert(1)> "&'`
    expect((await create({ names: { en: hostile } })).data.names).toEqual({ en: hostile })
  })
})

describe('change_category', () => {
  it('changes it for players at once, keeps the slug, and writes the previous values into the audit', async () => {
    const { data: made } = await create({ names: { en: 'Rivers' } })
    const { treasures } = quiz.fixture.categories
    const { version } = (await edda.call('get_category', { category_id: treasures })).data
    const changed = { category_id: treasures, version, names: { en: 'Gold', ar: 'ذهب' }, icon: 'coins', hue: 90, is_premium: 1, price: 77 }
    expect((await edda.call('change_category', changed)).data).toMatchObject({ slug: 'treasures', price: 77 })
    const seen = (await quiz.stranger.call('get_categories', { type: 'quiz_zone' })).data.find(({ slug }) => slug === 'treasures')
    expect(seen).toMatchObject({ name: 'Gold', coins: 77, color: 90, icon: 'coins' })
    const [entry] = await auditOf(`category:${treasures}`)
    expect(entry).toMatchObject({ before: { price: 30, names: { en: 'treasures' } }, after: { price: 77, names: { en: 'Gold' } } })
    expect((await edda.call('change_category', { category_id: made.id, version: 0, names: { en: 'Streams' } })).data.slug).toBe('rivers')
  })
})

describe('order_categories', () => {
  it('sets the order that players see', async () => {
    const { history, ancient, modern } = quiz.fixture.categories
    const { data } = await edda.call('get_category', { category_id: history })
    expect(data.subcategories).toBeGreaterThan(1)
    const others = (await edda.call('get_category_tree', { type: 'quiz_zone' })).data
      .filter(node => node.parent_id === history)
      .map(({ id }) => id)
    const order = [modern, ancient, ...others.filter(id => id !== modern && id !== ancient)]
    await callSeen(edda, 'order_categories', { type: 'quiz_zone', parent_id: history, category_ids: order })
    const alice = await quiz.player()
    const listed = await alice.call('get_subcategory_by_maincategory', { category_slug: 'history' })
    expect(listed.data.map(({ slug }) => slug)).toEqual(['modern', 'ancient'])
  })

  it('refuses an order that omits a category, repeats one, or contains a foreign one', async () => {
    const ids = (await edda.call('get_category_tree', { type: 'maths' })).data.filter(node => node.parent_id !== null).map(({ id }) => id)
    const ask = (category_ids: number[]) =>
      callSeen(edda, 'order_categories', { type: 'maths', parent_id: quiz.fixture.categories.numbers, category_ids })
    for (const wrong of [
      ids.slice(1),
      [...ids, ids[0] ?? 0],
      [ids[0] ?? 0, ids[0] ?? 0],
      [...ids.slice(1), quiz.fixture.categories.science],
    ])
      expect((await ask(wrong)).message).toBe('order_outdated')
    expect((await ask(ids.toReversed())).error).toBe(false)
  })
})

describe('delete_category', () => {
  it('deletes an empty category, once', async () => {
    const { data } = await create({ names: { en: 'Empty' } })
    const replies = await Promise.all([1, 2].map(() => edda.call('delete_category', { category_id: data.id })))
    expect(replies.filter(({ error }) => !error)).toHaveLength(1)
    expect(replies.map(({ message }) => message)).toContain('document_not_found')
    expect((await auditOf(`category:${data.id}`)).map(({ action }) => action)).toEqual(['create_category', 'delete_category'])
  })

  it('refuses while the category has questions, subcategories or buyers', async () => {
    const { science, history, treasures } = quiz.fixture.categories
    for (const category_id of [science, history])
      expect((await edda.call('delete_category', { category_id })).message).toBe('category_in_use')
    const { data } = await create({ names: { en: 'Bought' }, is_premium: 1 })
    const bob = await quiz.player('Bob', { coins: 1000 })
    expect((await bob.call('unlock_premium_category', { category: String(data.id) })).error).toBe(false)
    expect((await edda.call('delete_category', { category_id: data.id })).message).toBe('category_in_use')
    expect(treasures).toBeGreaterThan(0)
  })

  it('requires a recent sign-in', async () => {
    const { data } = await create({ names: { en: 'Late' } })
    quiz.clock.advance(16 * 60_000)
    expect((await edda.call('delete_category', { category_id: data.id })).message).toBe('sign_in_again')
  })
})

describe('a slug', () => {
  it.each([
    ['Crème Brûlée!', 'creme-brulee'],
    ['  --C++ & C#--  ', 'c-c'],
    ['تاريخ العلوم', 'تاريخ-العلوم'],
    ['विज्ञान', 'विज्ञान'],
    ['!!!', ''],
  ])('of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

  it('is never empty, and never a number alone, which would be read as an id', () => {
    expect(freeSlug('!!!', new Set())).toBe('category')
    expect(freeSlug('1914', new Set())).toBe('category-1914')
    expect(freeSlug('Tea', new Set(['tea', 'tea-2']))).toBe('tea-3')
  })
})
