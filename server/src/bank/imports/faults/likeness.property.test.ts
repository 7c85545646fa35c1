// A random bank whose questions come a second time: written otherwise, with another answer, or as another question.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { effort, isDeep } from '../../../../test/setup/effort.ts'
import { type FullRow, fullBank } from '../../../../test/banks/full-bank.ts'
import { readFormat } from '../../../../test/banks/read-format.ts'
import { answers, exact, others, plain, type Twist } from '../../../../test/games/twists.ts'
import { arranged } from '../../questions/index.ts'
import { storedMatches, storedOptions } from '../judging/bank.ts'
import type { AttachedMedia } from '../reading/attached.ts'
import { type Judged, openJudge, type StagedQuestion } from '../judging/judge.ts'
import type { BankQuestion } from '../judging/question-store.ts'
import { type OwnRow, ownSign } from '../formats/own-json.ts'

/** Here a picture's media name is its file name. */
const look: AttachedMedia['image'] = name => Promise.resolve({ media: name, lost: null })
const attached: AttachedMedia = { image: look, sound: look }

async function judged(rows: readonly OwnRow[], bank: BankQuestion[] = [], source: string | null = null): Promise<Judged[]> {
  const place = { categoryId: 1, level: 1, categoryIds: new Set([1]) }
  const terms = { languages: new Map([['en', 1]]), languageCode: 'en', ...place, source, needsReview: false }
  const passageIds = (keys: string[]) => Promise.resolve(new Map(keys.map(key => [key, key === 'other' ? 2 : 1])))
  const judge = openJudge({ find: () => Promise.resolve(bank), passageIds }, { terms, attached, pause: () => Promise.resolve() })
  const read = await readFormat('x.json', ownFile(rows))
  const all: Judged[] = []
  for await (const portion of judge.judge([{ rows: read.rows, attached: [] }])) all.push(...portion)
  return all
}

const verdicts = (rows: Judged[]) => rows.map(({ verdict }) => verdict)
const staged = (rows: readonly Judged[]): StagedQuestion[] =>
  rows.flatMap(({ verdict, question }) => (question && (verdict === 'new' || verdict === 'changed') ? [question] : []))

const ownFile = (questions: readonly OwnRow[]) => JSON.stringify({ format: ownSign, version: 1, questions })

/** Converts rows as run-import.ts does. */
const bankOf = (rows: Judged[]): BankQuestion[] =>
  staged(rows).map((question, index) => ({
    ...arranged({ ...question, question_type: question.type, keeps_order: question.keepsOrder, options: storedOptions(question) }),
    id: index + 1,
    matches: storedMatches(question),
    language_id: question.languageId,
    category_id: 1,
    categories: [{ slug: 'kaa', names: ['Kaa'] }],
    is_draft: false,
    is_active: true,
    passage_id: question.passageId,
    category_type: 'quiz_zone',
    sealed_by: null,
    image_text: question.imageText,
    audio_text: question.audioText,
    level: question.level ?? 1,
    difficulty: typeof question.difficulty === 'number' ? question.difficulty : 0.5,
    marks: question.marks ?? 1,
    minus_marks: question.minusMarks ?? 0,
  }))

/** Without keys, only the content identifies the questions. */
const nameless = (rows: readonly FullRow[]): FullRow[] => rows.map(row => ({ ...row, key: '' }))
const called = (rows: readonly FullRow[]) => rows.map((row, index) => ({ ...row, key: '', external_id: `q${index}` }))

const runs = { numRuns: effort(40, 3000), ...(isDeep ? {} : { seed: 7 }) }
const bank = fullBank(4)
const all: Record<string, Twist> = { ...exact, ...plain, ...answers, ...others }
/** Names, so that a failure shows which twists were used. */
type Names = readonly string[]
const twisted = (rows: readonly FullRow[], twists: readonly Names[]): FullRow[] =>
  rows.map((row, index) => (twists[index] ?? []).reduce((made, name) => (all[name] ?? (same => same))(made), row))
const ways = (...kinds: Record<string, Twist>[]): fc.Arbitrary<Names[]> =>
  fc.array(fc.tuple(...kinds.map(kind => fc.constantFrom(...Object.keys(kind)))), { minLength: 4, maxLength: 4 })
const harmless = { ...exact, ...plain }
const marked = Object.fromEntries(Object.entries(plain).filter(([name]) => name.endsWith('behind it')))

interface Case {
  twists: fc.Arbitrary<Names[]>
  verdict: string
}

const cases: Record<string, Case> = {
  'written otherwise is a double': { twists: ways(harmless, harmless), verdict: 'double' },
  'with another answer contradicts': { twists: ways(answers, exact), verdict: 'contradiction' },
  'written otherwise, and with another answer, is new': { twists: ways(answers, marked), verdict: 'new' },
  'that asks something else is new': { twists: ways(others, harmless), verdict: 'new' },
}

describe.each(Object.entries(cases))('a question %s', (_, { twists, verdict }) => {
  it('in one file, in either order', () =>
    fc.assert(
      fc.asyncProperty(bank, twists, fc.boolean(), async (rows, names, isTurned) => {
        const first = nameless(rows)
        const second = twisted(first, names)
        const [one, other] = isTurned ? [second, first] : [first, second]
        const found = verdicts(await judged([...one, ...other]))
        expect(found).toEqual([...rows.map(() => 'new'), ...rows.map(() => verdict)])
      }),
      runs,
    ))

  it('that is in the bank, under another key or none; importing it again finds it there', () =>
    fc.assert(
      fc.asyncProperty(bank, twists, fc.boolean(), async (rows, names, isNamed) => {
        const before = bankOf(await judged(rows))
        const named = isNamed ? called(rows) : nameless(rows)
        const file = twisted(named, names).toReversed()
        const found = await judged(file, before, isNamed ? 'Another' : null)
        expect(verdicts(found)).toEqual(rows.map(() => verdict))
        const after = [...before, ...bankOf(found).map(question => ({ ...question, id: question.id + 100 }))]
        const again = await judged(file, after, isNamed ? 'Another' : null)
        expect(verdicts(again)).toEqual(rows.map(() => (verdict === 'new' ? 'there' : verdict)))
      }),
      runs,
    ))

  it('under the name in its source, changes that question and no other', () =>
    fc.assert(
      fc.asyncProperty(bank, twists, async (rows, names) => {
        const before = bankOf(await judged(called(rows), [], 'One'))
        const file = twisted(called(rows), names)
        const found = await judged(file, before, 'One')
        for (const [index, { verdict: is, otherId }] of found.entries()) {
          expect(otherId).toBe(index + 1)
          expect(verdict === 'double' ? ['there', 'changed'] : ['changed']).toContain(is)
        }
      }),
      runs,
    ))
})

describe('a file', () => {
  it('imported twice adds nothing the second time, in any order', () =>
    fc.assert(
      fc.asyncProperty(bank, fc.array(fc.nat(1000), { minLength: 4, maxLength: 4 }), async (rows, order) => {
        const shuffled = nameless(rows).toSorted(
          (one, other) => (order[rows.length] ?? 0) - one.question.length * (other.question.length % 7),
        )
        const before = bankOf(await judged(rows))
        expect(new Set(verdicts(await judged(shuffled, before)))).toEqual(new Set(['double']))
        expect(verdicts(await judged(rows, before))).toEqual(rows.map(() => 'there'))
      }),
      runs,
    ))

  it("with a contradiction and then the bank's own question gets a verdict on each", async () => {
    const there: OwnRow = { type: 'multiple_choice', question: 'Which one?', options: ['x', 'y'], answer: [0], difficulty: 0.5 }
    const before = bankOf(await judged([there]))
    expect(verdicts(await judged([{ ...there, answer: [1] }, there], before))).toEqual(['contradiction', 'there'])
  })

  it('imports a row that repeats a refused one', async () => {
    const row: OwnRow = { type: 'multiple_choice', question: 'Which one?', options: ['x', 'y'], answer: [0], difficulty: 0.5 }
    const before = bankOf(await judged([{ ...row, key: 'own:1', question: 'Which?' }])).map(one => ({ ...one, sealed_by: 'contest:1' }))
    expect(verdicts(await judged([{ ...row, key: 'own:1' }, row], before))).toEqual(['refused', 'new'])
  })
})
