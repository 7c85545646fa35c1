// Exporting and importing again changes nothing, for every type of question and any text.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldLook } from '@trivium/contract/platform/fold'
import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportFormat } from '@trivium/contract/bank/import-names'
import { questionTypes } from '@trivium/contract/bank/question-names'
import { effort, isDeep } from '../../../../test/setup/effort.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { freshDatabase } from '../../../../test/setup/database.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { storeMedia } from '../../../platform/media/index.ts'
import { upsertLanguage } from '../../questions/store.ts'
import { importFile } from '../running/import-file.ts'
import { type OwnRow, ownSign } from '../formats/own-json.ts'
import { writeExport } from './write.ts'

const folder = mkdtempSync(join(tmpdir(), 'trivium-export-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function bytesOf(db: Db, format: ExportFormat): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of writeExport(db, { format })) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

async function bring(db: Db, content: string | Uint8Array, format: ExportFormat) {
  const path = join(folder, `questions.${format}`)
  writeFileSync(path, content)
  return (await importFile(db, { path, language: 'en' }, () => new Date())).lines
}

/** Everything about a question except numbers that the database assigns. */
async function contentOf(db: Db): Promise<unknown[]> {
  const rows = await db
    .selectFrom('questions as q')
    .innerJoin('categories as c', 'c.id', 'q.category_id')
    .leftJoin('categories as p', 'p.id', 'c.parent_id')
    .innerJoin('languages as l', 'l.id', 'q.language_id')
    .selectAll('q')
    .select(['c.slug', 'c.names', 'c.type as category_type', 'p.slug as parent', 'p.names as parent_names', 'l.code'])
    .orderBy('q.key')
    .execute()
  return rows.map(({ id: _id, pick: _pick, created_at: _at, category_id: _c, language_id: _l, import_id: _i, ...row }) => row)
}

const withLanguages = async (work: (db: Db) => Promise<void>) => {
  const database = await freshDatabase()
  try {
    for (const [code, rtl] of [
      ['en', false],
      ['ar', true],
      ['es', false],
    ] as const)
      await upsertLanguage(database.db, { code, name: code, rtl, isDefault: code === 'en' })
    await work(database.db)
  } finally {
    await database.close()
  }
}

const nasty = fc.constantFrom(
  '=1+1',
  "'=x",
  "''+y",
  '+',
  '-2',
  '@SUM(A1)',
  '\t=cmd',
  '"quoted"',
  'a,b;c\td',
  'line\nline',
  'cr\r\nlf',
  '٣ مرحبا',
  '👩‍👩‍👧 emoji',
  '$x^2$',
  String.raw`\$5`,
  '<b>&amp;',
  "'",
  '{"a":1}',
  'null',
  '0',
  '1e5',
  'ﬁ²',
  'é',
  '\u200f',
  'TRUE',
  'a',
)
const text = (max: number) =>
  fc
    .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 12 })), { minLength: 1, maxLength: 3 })
    .map(parts =>
      parts
        .join(' ')
        .replace(/[^\P{Cc}\t\n\r]/gu, '')
        .slice(0, max)
        .toWellFormed()
        // Imports refuse U+FFFD (a lost letter), even in our own files.
        .replaceAll('\ufffd', 'x')
        .trim(),
    )
    .filter(made => made !== '')

const tag = text(40)
  .map(made => made.replace(/[\r\n\t;,|]+/g, ' ').trim())
  .filter(made => made !== '')

/** Rows of our own files. `number` makes each one unique. */
function question(number: number): fc.Arbitrary<OwnRow> {
  const body = fc.record({
    type: fc.constantFrom(...questionTypes.filter(type => type !== 'audio')),
    question: text(200),
    options: fc.uniqueArray(text(80), { minLength: 3, maxLength: 10, selector: foldLook }),
    right: fc.nat(),
    others: fc.uniqueArray(text(80), { minLength: 2, maxLength: 12, selector: foldLook }),
    remark: fc.option(text(80)),
    image_text: fc.option(text(80)),
    keeps_order: fc.constantFrom(true, null),
    tags: fc.option(fc.uniqueArray(tag, { minLength: 1, maxLength: 3 })),
    minus_marks: fc.constantFrom(null, 0.25, 2),
    unit: fc.option(fc.constantFrom('km', '%', 'm/s²', '=km')),
    value: fc.oneof(
      fc.integer(),
      fc.double({ min: -1e15, max: 1e15, noNaN: true }).map(value => value + 0),
    ),
    language: fc.constantFrom('en', 'ar', 'es'),
    category: fc.constantFrom('Science', 'التاريخ', '=Formula', 'A & B'),
    subcategory: fc.option(fc.constantFrom('Stars', "O'Neil", 'Ñandú')),
    level: fc.integer({ min: 1, max: 20 }),
    difficulty: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.fround),
    note: fc.option(text(200)),
    marks: fc.constantFrom(0.25, 1, 2.5, 5),
    active: fc.boolean(),
    fact: fc.option(fc.constantFrom('fact:1', '=fact')),
    source: fc.option(fc.record({ name: text(30), url: fc.constant('https://x.example/?a=1,2'), licence: fc.constant('CC BY-SA 4.0') })),
  })
  return body.map(({ right, others, remark, unit, value, ...row }) => ({
    ...row,
    ...answerTo(row.type, row.options, { right, others, remark, unit, value }),
    question: `${row.question} ${number}`,
    key: `nasty:${number}`,
    category_type: 'quiz_zone',
  }))
}

interface Chosen {
  right: number
  others: string[]
  remark: string | null
  unit: string | null
  value: number
}

function answerTo(type: string, options: string[], { right, others, remark, unit, value }: Chosen): Partial<OwnRow> {
  const one = right % options.length
  const remarks = remark === null ? null : options.map((_, index) => (index === one ? remark : null))
  if (type === 'guess_the_word') return { options: [], answer: [], word: `Wörd-${right}x`, accepted: right % 2 ? ['Wird', 'ورد'] : null }
  if (type === 'number') return { options: [], answer: [], number: { value, tolerance: (right % 100) / 4, unit } }
  if (type === 'true_false') return { options: ['True', 'False'], answer: [right % 2] }
  if (type === 'matching') {
    const matches = others.map((match, index) => ({ text: match, image: null, image_text: index === right % 12 ? remark : null }))
    return { options, matches, answer: options.map((_, index) => (right + index * index) % matches.length) }
  }
  if (type === 'multi_select') {
    const shares = right % 3 ? null : options.map((_, index) => (index === 0 || index === one ? 50 : -33.3))
    const answer = [0, one].filter((index, at, all) => all.indexOf(index) === at)
    return { options, answer, shares: shares, remarks: remarks }
  }
  if (type === 'sequence') return { options, answer: options.map((_, index) => index) }
  return { options, answer: [one], remarks: remarks }
}

describe('export and import again', () => {
  it.each(['json', 'csv', 'zip'] as const)(
    'as %s gives equal questions, for every type and any text',
    { timeout: 1_200_000 },
    async format => {
      const all = fc.tuple(...Array.from({ length: 40 }, (_, number) => question(number)))
      await fc.assert(
        fc.asyncProperty(all, async questions => {
          await withLanguages(async first => {
            const lines = await bring(first, JSON.stringify({ format: ownSign, questions }), 'json')
            expect(lines.filter(({ outcome }) => outcome !== 'imported')).toEqual([])
            const file = await bytesOf(first, format)
            await withLanguages(async second => {
              const there = await bring(second, file, format)
              expect(there.filter(({ outcome }) => outcome !== 'imported')).toEqual([])
              expect(await contentOf(second)).toEqual(await contentOf(first))
            })
            const before = await contentOf(first)
            const again = await bring(first, file, format)
            expect(new Set(again.map(({ outcome }) => outcome))).toEqual(new Set(['already there']))
            expect(await contentOf(first)).toEqual(before)
          })
        }),
        // Shrinking an example of forty questions would take hours, because each try needs two databases.
        { numRuns: effort(1, 50), endOnFailure: true, ...(isDeep ? {} : { seed: 42 }) },
      )
    },
  )

  it('includes sounds and pictures in a ZIP', async () => {
    await withLanguages(async first => {
      const wav = Buffer.concat([Buffer.from('RIFF0000WAVE'), Buffer.alloc(40)])
      const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c80' } })
        .webp()
        .toBuffer()
      const audio = await storeMedia(first, { type: 'audio/wav', bytes: wav })
      const image = await storeMedia(first, { type: 'image/webp', bytes })
      const place = { category: 'Seen', language: 'en', question: 'What is it?', options: ['x', 'y', 'z'], answer: [1] }
      const questions = [
        { ...place, key: 'own:a', type: 'audio', audio, audio_text: '=a tone' },
        { ...place, key: 'own:b', type: 'multiple_choice', image, option_images: [image, null, null] },
      ]
      await bring(first, JSON.stringify({ format: ownSign, questions }), 'json')
      const file = await bytesOf(first, 'zip')
      expect(Object.keys(unzipSync(file)).toSorted()).toEqual(['questions.json', `media/${audio}`, `media/${image}`].toSorted())
      await withLanguages(async second => {
        expect((await bring(second, file, 'zip')).map(({ outcome }) => outcome)).toEqual(['imported', 'imported'])
        const rows = await second
          .selectFrom('questions')
          .select(['key', 'audio', 'image', 'audio_text', 'options'])
          .orderBy('key')
          .execute()
        // Sounds are copied; pictures are drawn anew.
        expect(rows[0]).toMatchObject({ audio: `upload-${audio}`, audio_text: '=a tone' })
        expect(rows[1]?.image).toMatch(/\.webp$/)
        expect(rows[1]?.options.filter(({ image }) => image !== null).map(({ text }) => text)).toEqual(['x'])
      })
    })
  })
})

describe('export_questions', () => {
  let quiz: Quiz
  beforeAll(async () => {
    quiz = await startQuiz()
  })
  afterAll(() => quiz.close())
  const get = (url: string) => quiz.app.http.inject({ url })

  it('gives a path that works once, for two minutes, while its editor is signed in', async () => {
    const edda = await quiz.player('Edda', { roles: ['editor'] })
    const ask = async () => (await edda.call('export_questions', { format: 'csv' })).data
    const { path, name } = await ask()
    const first = await get(path)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await get(path)).statusCode).toBe(404)
    const late = await ask()
    quiz.clock.advance(121_000)
    expect((await get(late.path)).statusCode).toBe(404)
    quiz.clock.reset()
    const gone = await ask()
    await edda.call('logout')
    expect((await get(gone.path)).statusCode).toBe(404)
    expect((await get(`/api/admin/files/${'x'.repeat(43)}`)).statusCode).toBe(404)
  })

  it('gives a path that ends when the editor loses the role', async () => {
    const edda = await quiz.player('Edda', { roles: ['editor'] })
    const { path } = (await edda.call('export_questions', { format: 'json' })).data
    await quiz.database.db
      .updateTable('accounts')
      .set({ roles: ['examiner'] })
      .where('id', '=', edda.id)
      .execute()
    expect((await get(path)).statusCode).toBe(404)
  })

  it('filters by language, category and type, and includes no exam question', async () => {
    const edda = await quiz.player('Edda', { roles: ['editor'] })
    // The questions of the fixture have no fingerprint, as if a release had withdrawn them.
    await quiz.database.db
      .updateTable('questions')
      .set({ fingerprint: sql<string>`md5(id::text)` })
      .execute()
    const [english] = await quiz.database.db.selectFrom('languages').select('id').where('code', '=', 'en').execute()
    const rows = async (wanted: object) => {
      const { path } = (await edda.call('export_questions', { format: 'json', ...wanted })).data
      const { questions }: { questions: OwnRow[] } = (await get(path)).json()
      return questions
    }
    const all = await rows({})
    expect(all.length).toBeGreaterThan(0)
    expect(all.every(({ category_type }) => category_type !== undefined)).toBe(true)
    const some = await rows({ language_id: english?.id, question_type: 'true_false' })
    expect(new Set(some.map(({ language, type }) => `${language} ${type}`))).toEqual(new Set(['en true_false']))
    expect(some.length).toBeLessThan(all.length)
    expect((await edda.call('export_questions', { format: 'xml' })).status).toBe(400)
  })

  it('writes no cell that begins a formula', async () => {
    await withLanguages(async db => {
      const texts = ['=1', '+1', '-1', '@x', '\t=1', "'=1"]
      const questions = texts.map((start, index) => ({
        key: `f${index}`,
        question: `${start}?`,
        options: [start, 'b'],
        answer: [0],
        note: start,
        category: 'F',
      }))
      await bring(db, JSON.stringify({ format: ownSign, questions }), 'json')
      const file = strFromU8(await bytesOf(db, 'csv'))
      const cells = file.split(/[,\r\n]+/).map(cell => cell.replace(/^"/, ''))
      expect(cells.filter(cell => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    })
  })
})
