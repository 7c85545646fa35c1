// Which questions count as the same, through the console and the bank. The import must do what its preview says.

import { zipSync } from 'fflate'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportRowView, ImportView } from '@trivium/contract/bank/imports.admin'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { asOwnCsv, asQtiPackage } from '../../../../test/banks/bank-files.ts'
import { effort, isDeep } from '../../../../test/setup/effort.ts'
import { type FullRow, fullBank } from '../../../../test/banks/full-bank.ts'
import { meaningOf } from '../../../../test/banks/meaning.ts'
import { picture } from '../../../../test/app/question-desk.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { questionOf, readFormat } from '../../../../test/banks/read-format.ts'
import { answers, exact, others, plain, type Twist } from '../../../../test/games/twists.ts'
import { type OwnRow, ownSign } from '../formats/own-json.ts'

let quiz: Quiz
let edda: TestPlayer
let category: number
let pictures: Record<string, Uint8Array>
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  category = quiz.fixture.categories.claims
  const [red, blue] = [await picture('red'), await picture('blue')]
  pictures = { 'a.png': red, 'b.webp': blue, 'again.png': red }
})
beforeEach(async () => {
  await db().deleteFrom('import_changes').execute()
  await db().deleteFrom('questions').where('import_id', 'is not', null).execute()
  await db().deleteFrom('imports').execute()
})
afterAll(() => quiz.close())

const db = () => quiz.database.db

interface Terms {
  source?: string
  with_contradictions?: number
}

interface Brought {
  preview: ImportRowView[]
  rows: ImportRowView[]
  view: ImportView
}

async function bring(questions: readonly OwnRow[], { with_contradictions = 0, ...terms }: Terms = {}): Promise<Brought> {
  const json = new TextEncoder().encode(JSON.stringify({ format: ownSign, version: 1, questions }))
  const bytes = Buffer.from(zipSync({ 'questions.json': json, ...pictures }))
  const file = { field: 'file', bytes }
  const { data } = await edda.call('upload_import', { name: 'q.zip', category_id: category, ...terms }, { file })
  await quiz.app.runJob('imports')
  const rowsNow = async (): Promise<ImportRowView[]> => (await edda.call('get_import_rows', { import_id: data.id, limit: 100 })).data
  const preview = await rowsNow()
  await edda.call('run_import', { import_id: data.id, with_contradictions })
  await quiz.app.runJob('imports')
  return { preview, rows: await rowsNow(), view: (await edda.call('get_import', { import_id: data.id })).data }
}

const verdicts = (rows: readonly ImportRowView[]) => rows.map(({ verdict }) => verdict)
const living = async () =>
  (await db().selectFrom('questions').select('id').where('import_id', 'is not', null).where('fingerprint', 'is not', null).execute()).length

const all: Record<string, Twist> = { ...exact, ...plain, ...answers, ...others }
// The fixture has no text to read.
const names = Object.keys(all).filter(name => name !== 'another text to read')
const twisted = (rows: readonly FullRow[], twists: readonly string[]): FullRow[] =>
  rows.map((row, index) => ({ ...(all[twists[index] ?? ''] ?? (same => same))(row), key: '' }))

describe('a file that repeats questions of the bank', () => {
  it('does what its preview says, and nothing when it is imported again', () =>
    fc.assert(
      fc.asyncProperty(
        fullBank(4),
        fc.array(fc.constantFrom(...names), { minLength: 8, maxLength: 8 }),
        fc.constantFrom(0, 1),
        async (rows, twists, with_contradictions) => {
          await db().deleteFrom('import_changes').execute()
          await db().deleteFrom('questions').where('import_id', 'is not', null).execute()
          const first = await bring(rows)
          expect([verdicts(first.preview), await living()]).toEqual([rows.map(() => 'new'), rows.length])
          const file = [...twisted(rows, twists), ...twisted(rows, twists.slice(4))]
          const second = await bring(file, { with_contradictions })
          expect(verdicts(second.rows)).toEqual(verdicts(second.preview))
          const isBrought = (verdict: string) => verdict === 'new' || (with_contradictions === 1 && verdict === 'contradiction')
          const brought = verdicts(second.preview).filter(isBrought).length
          expect(await living()).toBe(rows.length + brought)
          const third = await bring(file, { with_contradictions })
          expect(verdicts(third.preview).filter(isBrought)).toEqual([])
          expect(await living()).toBe(rows.length + brought)
        },
      ),
      { numRuns: effort(4, 100), ...(isDeep ? {} : { seed: 11 }) },
    ))
})

const choice: OwnRow = { type: 'multiple_choice', question: 'Which one?', options: ['x', 'y'], answer: [0], difficulty: 0.5 }

describe('options of pictures alone', () => {
  const texts = ['A red one', 'A blue one']
  const pairs: OwnRow = {
    type: 'matching',
    question: 'Which belongs to which?',
    options: ['', ''],
    option_images: ['a.png', 'b.webp'],
    option_image_texts: texts,
    matches: [
      { text: '', image: 'b.webp', image_text: 'Blue' },
      { text: '', image: 'a.png', image_text: 'Red' },
    ],
    answer: [1, 0],
    difficulty: 0.5,
  }
  const choices: OwnRow = { ...choice, options: ['', ''], option_images: ['a.png', 'b.webp'], option_image_texts: texts }

  it.each([pairs, choices])('are distinguished, and recognised in a second import', async row => {
    expect(verdicts((await bring([row])).rows)).toEqual(['new'])
    expect(verdicts((await bring([row])).preview)).toEqual(['there'])
  })

  it.each([
    ['x.csv', asOwnCsv],
    ['x.zip', asQtiPackage],
  ] as const)('come back from %s as they were', async (name, write) => {
    const besides = { category: 'Seen' }
    const rows: FullRow[] = [
      { ...pairs, ...besides, type: 'matching', key: 'own:1' },
      { ...choices, ...besides, type: 'multiple_choice', key: 'own:2', answer: [1] },
    ]
    const found = (await readFormat(name, write(rows))).rows.map(row => meaningOf(questionOf(row)))
    expect(found).toMatchObject([
      { options: ['', ''], images: ['a.png', 'b.webp'], right: ['', ''], matches: ['', ''] },
      { options: ['', ''], images: ['a.png', 'b.webp'], right: [1] },
    ])
  })

  it.each([
    { ...choices, option_images: ['a.png', 'again.png'] },
    { ...pairs, option_images: ['a.png', 'again.png'] },
    { ...pairs, matches: pairs.matches?.map((match, index) => ({ ...match, image: index === 0 ? 'a.png' : 'again.png' })) ?? [] },
  ])('are refused when two names give the same picture', async row => {
    const { preview } = await bring([row])
    expect(preview.map(({ reason }) => reason)).toEqual(['two of its answers show the same picture'])
  })

  it('with another right answer change the question of that name in the source', async () => {
    await bring([{ ...choices, external_id: '1' }], { source: 'One' })
    const { preview } = await bring([{ ...choices, answer: [1], external_id: '1' }], { source: 'One' })
    expect(preview.map(({ reason }) => reason)).toEqual([expect.stringMatching(/: answer$/)])
  })
})

it('reads the pictures of pairs from a table', async () => {
  const head = 'question,type,option 1,option 1 image,option 1 image text,match 1,option 2,option 2 image,option 2 image text,match 2'
  const { rows } = await readFormat('q.csv', `${head}\nWhich?,matching,,a.png,A red one,red,,b.webp,A blue one,blue\n`)
  const { optionImages, optionImageTexts, answer } = questionOf(rows[0])
  expect([optionImages, optionImageTexts, answer]).toEqual([
    ['a.png', 'b.webp'],
    ['A red one', 'A blue one'],
    [0, 1],
  ])
})

describe('a question', () => {
  it.each([
    ['of words', { type: 'guess_the_word', question: 'Cómo “se” llama', word: 'Plato' }, { word: 'Sócrates' }],
    ['of a number', { type: 'number', question: 'Cuántos “son”', number: { value: 3 } }, { number: { value: 4 } }],
  ] satisfies [string, OwnRow, Partial<OwnRow>][])(
    '%s is contradicted however its accents and quotes are written',
    async (_, row, other) => {
      await bring([row])
      const question = row.question.normalize('NFD').replace(/[“”]/g, '"')
      const { preview } = await bring([{ ...row, question, ...other }])
      expect(verdicts(preview)).toEqual(['contradiction'])
    },
  )

  it('that staff has edited keeps the edit when its file changes the picture', async () => {
    await bring([{ ...choice, image: 'a.png' }])
    await db().updateTable('questions').set({ note: 'Staff says why.' }).where('import_id', 'is not', null).execute()
    pictures = { ...pictures, 'a.png': pictures['b.webp'] ?? new Uint8Array(), 'b.webp': pictures['a.png'] ?? new Uint8Array() }
    const { preview } = await bring([{ ...choice, image: 'a.png' }])
    expect(preview.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^changes import:\S+: image$/)])
    const [row] = await db().selectFrom('questions').select(['note', 'image']).where('import_id', 'is not', null).execute()
    expect(row?.note).toBe('Staff says why.')
  })

  it('with another order of options under its name in the source is changed', async () => {
    const row: OwnRow = { ...choice, options: ['x', 'y', 'all of them'], keeps_order: true, answer: [2], external_id: '1' }
    await bring([row], { source: 'One' })
    const { preview } = await bring([{ ...row, options: ['y', 'x', 'all of them'] }], { source: 'One' })
    expect(preview.map(({ reason }) => reason)).toEqual([expect.stringMatching(/: options$/)])
  })
})
