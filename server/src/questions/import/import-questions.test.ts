import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import type { Database } from '../../db/connect.ts'
import { upsertCategory, upsertLanguage, upsertQuestions } from '../store.ts'
import { importQuestions } from './import-questions.ts'
import { openTrivia } from './open-trivia.ts'
import { countOutcomes } from './report.ts'

const realFile = new URL('../../../../../shared/data/opentdb/opentdb.json', import.meta.url)

const nothingElse = { fact: null, word: null, image: null, audio: null, audioText: null, passageId: null }

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
  await upsertLanguage(database.db, { code: 'en', name: 'English', rtl: false, isDefault: true })
})
afterAll(() => database.close())

interface Raw {
  type: string
  difficulty: string
  category: string
  question: string
  correct_answer: string
  incorrect_answers: string[]
}

const raw = (question: string, changes: Partial<Raw> = {}): Raw => ({
  type: 'multiple',
  difficulty: 'easy',
  category: 'Tools',
  question,
  correct_answer: 'a',
  incorrect_answers: ['b', 'c'],
  ...changes,
})

const bring = (rows: unknown[], language = 'en') => importQuestions(database.db, { rows: openTrivia.read(rows), language })
const outcomes = async (rows: unknown[]) => (await bring(rows)).map(line => line.outcome)

/** Everything an import can change, as one string. */
async function everything(): Promise<string> {
  const tables = await Promise.all([
    database.db.selectFrom('questions').selectAll().orderBy('id').execute(),
    database.db.selectFrom('categories').selectAll().orderBy('id').execute(),
    database.db.selectFrom('question_counts').selectAll().orderBy('category_id').orderBy('level').execute(),
  ])
  return JSON.stringify(tables)
}

describe('import', () => {
  it('says of every row what became of it', async () => {
    const lines = await bring([
      raw('What drives nails?'),
      raw('What drives screws?', { difficulty: 'fatal' }),
      raw('what  drives nails.', { incorrect_answers: ['C', 'B'], correct_answer: 'A' }),
      raw('What cuts wood?'),
    ])
    expect(lines.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
      [1, 'imported', ''],
      [2, 'refused', 'difficulty: is none of easy, medium, hard'],
      [3, 'duplicate', 'the same question as row 1'],
      [4, 'imported', ''],
    ])
  })

  it('changes nothing the second time', async () => {
    const rows = [raw('What holds paper?'), raw('What holds paint?', { category: 'Art: Brushes' })]
    expect(await outcomes(rows)).toEqual(['imported', 'imported'])
    const before = await everything()
    expect(await outcomes(rows)).toEqual(['already there', 'already there'])
    expect(await everything()).toBe(before)
  })

  it('finds questions that came from elsewhere', async () => {
    const categoryId = await upsertCategory(database.db, null, {
      type: 'quiz_zone',
      slug: 'own',
      names: { en: 'Own' },
      icon: 'bulb',
      hue: 1,
      isPremium: false,
      position: 0,
    })
    const own = { categoryId, languageId: 1, level: 1, note: null, source: null, difficulty: 0.5, ...nothingElse }
    await upsertQuestions(database.db, [
      { ...own, key: 'own:1', type: 'multiple_choice', question: 'What is ‘own’?', options: ['c', 'b', 'a'], answer: [0] },
    ])
    expect(await bring([raw("What is 'own'?")])).toMatchObject([{ outcome: 'duplicate', reason: 'the same question as own:1' }])
  })

  it('puts questions where players reach them', async () => {
    const places = () =>
      database.db
        .selectFrom('questions')
        .innerJoin('categories as own', 'own.id', 'questions.category_id')
        .leftJoin('categories as parent', 'parent.id', 'own.parent_id')
        .select(['question', 'own.slug', 'parent.slug as parent'])
        .where('question', 'like', 'Place %')
        .orderBy('question')
        .execute()
    await bring([raw('Place 1', { category: 'Whole' }), raw('Place 2', { category: 'Split: A & B' })])
    await bring([
      raw('Place 3', { category: 'Whole: Part' }),
      raw('Place 4', { category: 'Split' }),
      raw('Place 5', { category: 'Split: C' }),
    ])
    expect((await places()).map(({ slug, parent }) => [parent, slug])).toEqual([
      [null, 'whole'],
      ['split', 'a-and-b'],
      [null, 'whole-part'],
      ['split', 'general'],
      ['split', 'c'],
    ])
  })

  it('leaves nothing behind when it fails on the way', async () => {
    await sql`alter table questions add constraint no_tests check (question <> 'Place 1500')`.execute(database.db)
    const before = await everything()
    const rows = Array.from({ length: 1600 }, (_, index) => raw(`Place ${index}`, { category: 'Half' }))
    await expect(bring(rows)).rejects.toThrow('no_tests')
    expect(await everything()).toBe(before)
  })

  it('refuses a language there is not', async () => {
    await expect(bring([raw('Qui ?')], 'fr')).rejects.toThrow('There is no language fr; there are en.')
  })
})

describe.skipIf(!existsSync(realFile))('the whole Open Trivia DB (skipped without ../shared/data)', () => {
  it('comes in whole, and not twice', async () => {
    const rows = openTrivia.read(JSON.parse(readFileSync(realFile, 'utf8')))
    const importAll = async () => countOutcomes(await importQuestions(database.db, { rows, language: 'en' }))
    expect(await importAll()).toEqual({ imported: 5248, 'already there': 0, duplicate: 2, refused: 0 })
    const before = await everything()
    expect(await importAll()).toEqual({ imported: 0, 'already there': 5248, duplicate: 2, refused: 0 })
    expect(await everything()).toBe(before)
    const small = await database.db
      .selectFrom('question_counts')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select(['slug', 'level', 'questions'])
      .where('questions', '<', 10)
      .where('slug', 'in', ['music', 'gadgets', 'celebrities', 'geography'])
      .execute()
    expect(small).toEqual([])
  })
})
