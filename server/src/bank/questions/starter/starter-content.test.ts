import type { ContentQuestion } from '@trivium/content/types'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import { itDeep } from '../../../../test/setup/effort.ts'
import { expectStarterContent } from '../../../../test/setup/starter-content.ts'
import type { Database } from '../../../platform/db/connect.ts'
import { readStarterContent, type StarterContent, loadStarterContent } from './starter-content.ts'
import { rearrangeQuestions } from './rearrange-store.ts'
import { lockContent } from '../store.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.close())

const inAll = (text: string) => ({ en: text, ar: text, es: text })

function question(key: string, changes: Partial<ContentQuestion> = {}): ContentQuestion {
  return {
    key,
    categoryType: 'quiz_zone',
    category: 'tools',
    subcategory: null,
    language: 'en',
    level: 1,
    type: 'multiple_choice',
    question: `What is ${key}?`,
    options: ['a', 'b', 'c'],
    answer: [0],
    note: 'Because.',
    isWritten: true,
    isForDaily: false,
    word: null,
    image: null,
    audio: null,
    audioText: null,
    passage: null,
    source: null,
    ...changes,
  }
}

function content(questions: ContentQuestion[]): StarterContent {
  return {
    languages: [{ code: 'en', name: 'English', rtl: false, isDefault: true }],
    categories: [{ type: 'quiz_zone', slug: 'tools', name: inAll('Tools'), icon: 'bulb', hue: 3 }],
    passages: [],
    media: [],
    pages: [{ type: 'faq', language: 'en', html: '<p>?</p>' }],
    questions,
  }
}

const load = (version: string, questions: ContentQuestion[]) =>
  loadStarterContent(database, undefined, { version, read: async () => content(questions) })

function stored() {
  return database.db.selectFrom('questions').select(['id', 'key', 'question', 'is_active', 'level']).orderBy('key').execute()
}

describe('loading and importing', () => {
  it('have no statement timeout, unlike other statements', async () => {
    const { rows } = await database.db.transaction().execute(async tx => {
      await sql`set local statement_timeout = 30000`.execute(tx)
      await lockContent(tx)
      return await sql`show statement_timeout`.execute(tx)
    })
    expect(rows).toEqual([{ statement_timeout: '0' }])
  })
})

describe('the starter content', () => {
  it('is loaded once per version', async () => {
    expect(await load('1', [question('hammer')])).toBe(true)
    expect(await load('1', [question('saw')])).toBe(false)
    expect(await stored()).toMatchObject([{ key: 'starter:hammer' }])
  })

  it('leaves nothing behind when it is interrupted, and is loaded completely afterwards', async () => {
    const questions = Array.from({ length: 1200 }, (_, index) => question(`tool ${index}`))
    const giveUp = (done: number) => {
      if (done >= 1000) throw new Error('given up')
    }
    const from = { version: '1', read: async () => content(questions) }
    const indexes = () => sql`select indexname from pg_indexes where tablename = 'questions' order by 1`.execute(database.db)
    const before = await indexes()
    await expect(loadStarterContent(database, giveUp, from)).rejects.toThrow('given up')
    expect(await stored()).toEqual([])
    expect((await indexes()).rows).toEqual(before.rows)
    expect(await database.db.selectFrom('languages').selectAll().execute()).toEqual([])
    await loadStarterContent(database, undefined, from)
    expect(await stored()).toHaveLength(1200)
  })

  it('leaves a new database with the indexes and counts that it would have if each question had come alone', async () => {
    const indexes = async () =>
      (await sql`select indexname, indexdef from pg_indexes where tablename = 'questions' order by 1`.execute(database.db)).rows
    const before = await indexes()
    expect(before.length).toBeGreaterThan(20)
    const all = Array.from({ length: 30 }, (_, index) => question(`q${index}`, { level: 1 + (index % 3), options: ['a', 'b', `${index}`] }))
    await load('1', all)
    expect(await indexes()).toEqual(before)
    const { rows: valid } =
      await sql`select bool_and(indisvalid and indisready) as all from pg_index where indrelid = 'questions'::regclass`.execute(database.db)
    expect(valid).toEqual([{ all: true }])
    const whole = async () => ({
      questions: (await database.db.selectFrom('questions').selectAll().orderBy('key').execute()).map(
        ({ id: _id, pick: _pick, created_at: _at, ...row }) => row,
      ),
      counts: await database.db.selectFrom('question_counts').select(['level', 'questions']).orderBy('level').execute(),
    })
    const atOnce = await whole()
    await database.db.deleteFrom('questions').execute()
    // With one question in the table, the others come the careful way.
    await load('2', all.slice(0, 1))
    await load('3', all)
    expect(await whole()).toEqual(atOnce)
  })

  it('updates questions under their ids, and counts them by level', async () => {
    await load('1', [question('hammer'), question('saw')])
    const [hammer, saw] = await stored()
    await load('2', [question('hammer', { level: 2, question: 'What drives nails?' }), question('saw')])
    expect(await stored()).toEqual([{ ...hammer, level: 2, question: 'What drives nails?' }, saw])
    const counts = await database.db.selectFrom('question_counts').select(['level', 'questions']).orderBy('level').execute()
    expect(counts).toEqual([
      { level: 1, questions: 1 },
      { level: 2, questions: 1 },
    ])
  })

  it('changes nothing in rows that an older release stored in another order, rearranged or not', async () => {
    const questions = Array.from({ length: 40 }, (_, index) => question(`q${index}`, { options: ['a', 'b', 'c', `${index}`] }))
    await load('1', questions)
    const whole = () => database.db.selectFrom('questions').selectAll().orderBy('id').execute()
    const rightest = (rows: Awaited<ReturnType<typeof whole>>) => rows.filter(({ answer }) => answer[0] === 0).length
    expect(rightest(await whole())).toBeLessThan(20)
    const options = JSON.stringify(questions[0]?.options.map(text => ({ text, image: null })))
    await sql`update questions set is_arranged = false, options = jsonb_set(${options}::jsonb, '{3,text}', to_jsonb(substr(key, length('starter:q') + 1))),
      answer = '{0}'`.execute(database.db)
    const before = await whole()
    await load('2', questions)
    expect(await whole()).toEqual(before)
    expect(await rearrangeQuestions(database, new Date())).toBe(40)
    const after = await whole()
    expect(rightest(after)).toBeLessThan(20)
    expect(after.map(({ options: there, answer }) => there[answer[0] ?? -1]?.text)).toEqual(after.map(() => 'a'))
    await load('3', questions)
    expect(await whole()).toEqual(after)
  })

  it('withdraws removed questions, and restores those that return', async () => {
    await load('1', [question('hammer'), question('saw')])
    const before = await stored()
    await load('2', [question('saw')])
    expect((await stored()).map(row => row.is_active)).toEqual([false, true])
    await load('3', [question('hammer'), question('saw')])
    expect(await stored()).toEqual(before)
  })

  it.each<[string, Partial<ContentQuestion>]>([
    ['fewer options', { options: ['a', 'b'] }],
    ['another answer', { answer: [1] }],
    ['another type', { type: 'multi_select' }],
  ])('replaces a question that now has %s', async (_what, changes) => {
    await load('1', [question('hammer'), question('saw')])
    const [hammer, saw] = await stored()
    await load('2', [question('hammer', changes), question('saw')])
    expect(await stored()).toEqual([
      { ...hammer, id: expect.any(Number) },
      { ...hammer, key: `starter:hammer#${hammer?.id}`, is_active: false },
      saw,
    ])
    const before = await stored()
    await load('3', [question('hammer', changes), question('saw')])
    expect(await stored()).toEqual(before)
    const counts = await database.db.selectFrom('question_counts').select(['level', 'questions']).execute()
    expect(counts).toEqual([{ level: 1, questions: 2 }])
  })

  it('moves foreign questions of a category into its first subcategory once it has any, and keeps the category free', async () => {
    await load('1', [question('hammer')])
    await database.db.updateTable('questions').set({ key: 'own:1' }).execute()
    const shelf = { slug: 'by-hand', name: inAll('By hand'), icon: 'bulb', hue: 3 }
    const whole = content([question('saw', { subcategory: 'by-hand' })])
    const categories = whole.categories.map(category => ({ ...category, isPremium: true, priceCoins: 20, subcategories: [shelf] }))
    await loadStarterContent(database, undefined, { version: '2', read: async () => ({ ...whole, categories }) })
    const places = await database.db
      .selectFrom('questions as q')
      .innerJoin('categories as c', 'c.id', 'q.category_id')
      .select(['q.key', 'c.slug'])
      .orderBy('q.key')
      .execute()
    expect(places).toEqual([
      { key: 'own:1', slug: 'by-hand' },
      { key: 'starter:saw', slug: 'by-hand' },
    ])
    const sold = await database.db.selectFrom('categories').select(['slug', 'is_premium', 'price']).where('parent_id', 'is', null).execute()
    expect(sold).toContainEqual({ slug: 'tools', is_premium: false, price: null })
  })

  it('leaves questions withdrawn that staff has withdrawn', async () => {
    await load('1', [question('hammer')])
    await database.db.updateTable('questions').set({ is_active: false }).execute()
    await load('2', [question('hammer', { note: 'Another.' })])
    expect((await stored()).map(row => row.is_active)).toEqual([false])
    await load('3', [question('hammer', { answer: [2] })])
    expect((await stored()).map(row => row.is_active)).toEqual([false, false])
  })

  it('gives translations of a question or a text the same fact', async () => {
    const text = (language: 'en' | 'es') =>
      ({
        key: `fl:${language}:bees`,
        category: 'tools',
        subcategory: null,
        language,
        title: 'Bees',
        html: '<p>Bees</p>',
        link: null,
        picture: null,
      }) as const
    const { languages, categories, ...rest } = content([
      question('d:tools:en:hammer'),
      question('d:tools:es:hammer', { language: 'es' }),
      question('fl:en:bees:1', { passage: 'fl:en:bees', categoryType: 'fun_and_learn' }),
      question('fl:es:bees:2', { passage: 'fl:es:bees', categoryType: 'fun_and_learn', language: 'es' }),
    ])
    const spanish = { code: 'es', name: 'Español', rtl: false, isDefault: false } as const
    const read = async (): Promise<StarterContent> => ({
      ...rest,
      languages: [...languages, spanish],
      categories: [...categories, ...categories.map(category => ({ ...category, type: 'fun_and_learn' as const }))],
      passages: [text('en'), text('es')],
    })
    await loadStarterContent(database, undefined, { version: '1', read })
    const facts = async (table: 'questions' | 'passages') =>
      (await database.db.selectFrom(table).select('fact').orderBy('id').execute()).map(row => row.fact)
    expect(await facts('questions')).toEqual(['d:tools:hammer', 'd:tools:hammer', 'fl:bees', 'fl:bees'])
    expect(await facts('passages')).toEqual(['fl:bees', 'fl:bees'])
  })

  // On the embedded database main.test checks a real first start.
  itDeep('contains what a first start promises', { timeout: 60_000 }, async () => {
    const whole = await readStarterContent()
    await loadStarterContent(database, undefined, { version: '1', read: async () => whole })
    await expectStarterContent(database, whole.questions.length)
  })
})
