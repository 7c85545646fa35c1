import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Database } from '../../../platform/db/connect.ts'
import { plain, upsertCategory, upsertLanguage, upsertQuestions } from '../../questions/store.ts'
import { fingerprintOf } from '../../questions/fingerprint.ts'
import { type FileToImport, importFile } from './import-file.ts'
import { countOutcomes, summaryOf } from './report.ts'

const realFile = new URL('../../../../../../shared/data/opentdb/opentdb.json', import.meta.url)
const nothingElse = {
  ...plain,
  fact: null,
  word: null,
  image: null,
  audio: null,
  audio_text: null,
  passage_id: null,
  note: null,
  source: null,
}
const folder = mkdtempSync(join(tmpdir(), 'trivium-import-test-'))

let database: Database
beforeAll(async () => {
  database = await freshDatabase('owner')
  await upsertLanguage(database.db, { code: 'en', name: 'English', rtl: false, isDefault: true })
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

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

const importIt = (file: FileToImport) => importFile(database.db, file, () => new Date())
const bring = async (rows: unknown[], language = 'en') => {
  const path = join(folder, 'questions.json')
  writeFileSync(path, JSON.stringify(rows))
  return (await importIt({ path, language })).lines
}
const outcomes = async (rows: unknown[]) => (await bring(rows)).map(line => line.outcome)

/** Everything that an import can change, as one string. */
async function everything(): Promise<string> {
  const tables = await Promise.all([
    database.db.selectFrom('questions').selectAll().orderBy('id').execute(),
    database.db.selectFrom('categories').selectAll().orderBy('id').execute(),
    database.db.selectFrom('question_counts').selectAll().orderBy('category_id').orderBy('level').execute(),
  ])
  return JSON.stringify(tables)
}

describe('import', () => {
  it('reports the outcome of every row', async () => {
    const lines = await bring([
      raw('What drives nails?'),
      raw('What drives screws?', { difficulty: 'fatal' }),
      raw('what  drives nails.', { incorrect_answers: ['C', 'B'], correct_answer: 'A' }),
      raw('What cuts wood?'),
    ])
    expect(lines.map(({ row, outcome, reason }) => [row, outcome, reason])).toEqual([
      [1, 'imported', ''],
      [2, 'refused', 'difficulty: is not one of easy, medium, hard'],
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

  it('recognises a question from another origin', async () => {
    const look = {
      type: 'quiz_zone',
      slug: 'own',
      names: { en: 'Own' },
      icon: 'bulb',
      hue: 1,
      isPremium: false,
      price: null,
      position: 0,
    } as const
    const categoryId = await upsertCategory(database.db, null, look)
    const asked = { ...nothingElse, question: 'What is ‘own’?', options: ['c', 'b', 'a'].map(text => ({ text, image: null })) }
    const place = { category_id: categoryId, language_id: 1, level: 1, difficulty: 0.5, marks: 1, is_active: true, is_draft: false }
    await upsertQuestions(database.db, [
      { ...asked, ...place, key: 'own:1', question_type: 'multiple_choice', answer: [2], fingerprint: fingerprintOf(asked) },
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

  it('leaves nothing behind when it fails midway', async () => {
    await sql`alter table questions add constraint no_tests check (question <> 'Place 1500')`.execute(database.db)
    const before = await everything()
    const rows = Array.from({ length: 1600 }, (_, index) => raw(`Place ${index}`, { category: 'Half' }))
    await expect(bring(rows)).rejects.toThrow('no_tests')
    expect(await everything()).toBe(before)
  })

  it('refuses an unknown language', async () => {
    await expect(bring([raw('Qui ?')], 'fr')).rejects.toThrow('There is no language fr; there are en.')
  })

  it.each([
    ['a missing file', () => join(folder, 'none.json'), 'none.json cannot be read: there is no such file.'],
    ['a folder', () => folder, 'cannot be read: it is a folder.'],
    ['a table with unknown columns', () => join(folder, 'names.csv'), 'names.csv: no column is called question'],
    ['an empty file', () => join(folder, 'empty.csv'), 'empty.csv: The file is empty.'],
  ])('names the problem of %s in one sentence', async (_, path, sentence) => {
    writeFileSync(join(folder, 'names.csv'), 'x,y\n1,2\n')
    writeFileSync(join(folder, 'empty.csv'), '')
    await expect(importIt({ path: path(), language: 'en' })).rejects.toThrow(sentence)
  })
})

describe('import with terms', () => {
  const file = (content: string) => {
    const path = join(folder, 'terms.csv')
    writeFileSync(path, content)
    return { path, language: 'en' }
  }
  const stored = (question: string) =>
    database.db.selectFrom('questions').select(['id', 'category_id', 'level']).where('question', '=', question).executeTakeFirstOrThrow()

  it('puts rows without a category into the given category and level', async () => {
    const look = { type: 'quiz_zone', icon: 'bulb', hue: 1, isPremium: false, price: null, position: 9 } as const
    const parent = await upsertCategory(database.db, null, { ...look, slug: 'own-place', names: { en: 'Own place' } })
    const part = await upsertCategory(database.db, parent, { ...look, slug: 'part', names: { en: 'Own Part' } })
    const one = file('question,A,B,answer\nPlaced?,x,y,A\n')
    for (const category of ['own part', 'Own place: Own Part', String(part)]) {
      expect((await importIt({ ...one, category, level: 7 })).lines).toHaveLength(1)
    }
    expect(await stored('Placed?')).toMatchObject({ category_id: part, level: 7 })
    await expect(importIt({ ...one, category: 'Nowhere' })).rejects.toThrow('There is no category Nowhere')
    const twin = await upsertCategory(database.db, null, { ...look, type: 'maths', slug: 'own-twin', names: { en: 'Own place' } })
    await expect(importIt({ ...one, category: 'own place' })).rejects.toThrow(
      `give the number of one of them, ${parent} (Own place, quiz zone), ${twin} (Own place, maths)`,
    )
  })

  it('finds a category by its visible name, whatever its slug', async () => {
    const look = { type: 'quiz_zone', icon: 'bulb', hue: 1, isPremium: false, price: null, position: 9 } as const
    const history = await upsertCategory(database.db, null, { ...look, slug: 'تاريخ', names: { en: 'Old times', ar: 'تاريخ' } })
    for (const [number, name] of ['تاريخ', ' old  Times'].entries()) {
      await importIt(file(`question,A,B,answer,category\nOld ${number}?,x,y,A,${name}\n`))
      expect(await stored(`Old ${number}?`)).toMatchObject({ category_id: history })
    }
  })

  it('accepts a mapping, or uses the one that the console remembers for the same columns', async () => {
    const table = (words: string) => file(`w,x,y,z,place\n${words},one,two,A,Tools\n`)
    await expect(importIt(table('Mapped?'))).rejects.toThrow('say which is which in the console, or with --mapping FILE')
    const mapping = { header_line: 1, columns: { question: 0, option_1: 1, option_2: 2, answer: 3, category: 4 } }
    expect((await importIt({ ...table('Mapped?'), mapping })).lines).toMatchObject([{ outcome: 'imported' }])
  })

  it('reports losses and contradictions row by row, and exports refused rows', async () => {
    const { lines, refused } = await importIt(
      file('question,A,B,answer,category\nSame?,x,y,A,Tools\nSame?,x,y,B,Tools\nWrong?,x,y,Z,Tools\n'),
    )
    expect(
      summaryOf([
        ...lines,
        { row: 9, file: 'a/b.xml', fileRow: 1, outcome: 'imported', reason: '', text: '', lost: ['Hints are left out.'] },
      ]),
    ).toBe(
      [
        '2 imported, 0 already there, 0 duplicates, 1 contradiction, 1 refused.',
        '  row 3: contradiction: contradicts row 2: there the right answer is x',
        `  row 4: refused: ${lines[2]?.reason}`,
        '  row 1 of a/b.xml: lost: Hints are left out.',
      ].join('\n'),
    )
    const written: string[] = []
    for await (const part of refused ?? []) written.push(part)
    expect(written.join('')).toMatch(/^\uFEFFreason,question,A,B,answer,category\r\n[^\n]*,Wrong\?,x,y,Z,Tools\r\n$/)
  })
})

describe.skipIf(!existsSync(realFile))('the whole Open Trivia DB (skipped without ../shared/data)', () => {
  it('is imported completely, and only once', async () => {
    const { results } = JSON.parse(readFileSync(realFile, 'utf8'))
    const importAll = async () => countOutcomes(await bring(results))
    expect(await importAll()).toEqual({ imported: 5248, 'already there': 0, duplicate: 2, contradiction: 0, refused: 0 })
    const before = await everything()
    expect(await importAll()).toEqual({ imported: 0, 'already there': 5248, duplicate: 2, contradiction: 0, refused: 0 })
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
