// For tests: writes a random bank in a format, damages the file and reads it: each row is read as before, or is refused, or says what it
// lost.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ImportError } from '../../src/bank/imports/judging/imported-question.ts'
import { speaksOfOthers } from '../../src/bank/imports/judging/speaks-of-others.ts'
import { asOwnJson } from './bank-files.ts'
import { effort, isDeep } from '../setup/effort.ts'
import { curly, type Damage, harmful, harmless } from './file-damages.ts'
import { type FullRow, fullBank } from './full-bank.ts'
import { type Meaning, meaningOf } from './meaning.ts'
import { type ReadFile, readFormat } from './read-format.ts'

type Rows = Pick<ReadFile, 'rows' | 'unknown'>
type Field = keyof Meaning

export interface WrittenFormat {
  file: string
  write: (rows: readonly FullRow[]) => string
  /** Puts the text into its archive. */
  pack?: (text: string | Uint8Array) => Uint8Array
  /** In addition to the damages of every text. */
  damages?: Record<string, Damage>
  /** Fields that the format cannot hold: docs/import-formats.md. */
  lacks: readonly Field[]
  /** How the format changes the other fields. */
  becomes?: (meaning: Meaning) => Partial<Meaning>
  /** Harmless damages after which this format refuses the whole file. */
  refuses?: readonly string[]
  /** Whether a cut file looks whole, because its format marks no end: then its last row is another one. */
  looksWhole?: (cut: string, text: string) => boolean
}

/** The usual runs try the same cases each time; the deep runs try new ones. */
export const runsOf = (usual: number) => ({ numRuns: effort(usual, 500), ...(isDeep ? {} : { seed: 42 }) })
const runs = runsOf(3)
const bank = fullBank(3)
const meanings = ({ rows }: Pick<ReadFile, 'rows'>) =>
  rows.flatMap(row => ('question' in row ? [{ row, lost: row.lost, meaning: meaningOf(row.question) }] : []))

/** A file that is refused as a whole gives no rows; any other error is a fault. */
export async function readAll(name: string, content: string | Uint8Array): Promise<Pick<ReadFile, 'rows' | 'unknown'>> {
  try {
    return await readFormat(name, content)
  } catch (error) {
    if (error instanceof ImportError || (error instanceof Error && error.message === 'the columns are not known'))
      return { rows: [], unknown: [] }
    throw error
  }
}

/** For formats that put the right answer first. */
export function rightFirst({ type, options, right }: Meaning): Partial<Meaning> {
  if (type === 'true_false') return {}
  const [before, behind] = [true, false].map(is => options.filter((_, index) => right.some(place => place === index) === is))
  return { options: [...(before ?? []), ...(behind ?? [])], right: [0] }
}

/** For foreign formats: options that refer to other options keep their order, whatever the file says. */
export const inOrder = ({ type, options, keepsOrder }: Meaning): Pick<Meaning, 'keepsOrder'> => ({
  keepsOrder:
    keepsOrder || ((type === 'multiple_choice' || type === 'multi_select') && speaksOfOthers(options.flatMap(option => option ?? []))),
})

const lastLetter = (text: string | null) => text?.replace(/ _____$/, '').at(-1)

function held(meaning: Meaning, { lacks, becomes }: Pick<WrittenFormat, 'lacks' | 'becomes'>) {
  const rest = { ...meaning, ...becomes?.(meaning) }
  return Object.fromEntries(Object.entries(rest).filter(([field]) => !lacks.some(lack => lack === field)))
}

export function comesBackEqual(
  file: string,
  write: (rows: readonly FullRow[]) => string | Uint8Array,
  how: Pick<WrittenFormat, 'lacks' | 'becomes'>,
) {
  it('comes back equal', async () => {
    let taken = 0
    await fc.assert(
      fc.asyncProperty(bank, async rows => {
        const wanted = meanings(await readAll('x.json', asOwnJson(rows)))
        expect(wanted).toHaveLength(rows.length)
        for (const { row, meaning } of meanings(await readAll(file, write(rows)))) {
          const same = wanted.find(one => lastLetter(one.meaning.question) === lastLetter(meaning.question))
          expect(same, row.text).toBeDefined()
          if (same) expect(held(meaning, how)).toEqual(held(same.meaning, how))
          taken++
        }
      }),
      runsOf(20),
    )
    // Some rows must be read.
    expect(taken).toBeGreaterThan(0)
  })
}

/** Every difference between before and after must be reported. @param same maps texts to a form in which they must be equal */
export function expectNothingElse(before: Rows, after: Rows, same = (text: string) => text): void {
  /** Two matches that look the same count as one. */
  const told = ({ matches, ...meaning }: Meaning) =>
    JSON.stringify({ ...meaning, matches: [...new Set(matches.map(same))].toSorted() }, (_, value: unknown) =>
      typeof value === 'string' ? same(value) : value,
    )
  // A column name that is not recognised any more is reported to the editor.
  if (after.unknown.some(name => !before.unknown.includes(name))) return
  const known = meanings(before)
  const usual = new Set(known.flatMap(({ lost }) => lost))
  const images = new Set(known.map(({ meaning }) => meaning.image))
  const texts = known.map(({ meaning }) => told(meaning))
  const found = meanings(after)
  const asked = (meaning: Meaning) => told({ ...meaning, tags: [], note: null })
  const equal = found.flatMap(({ meaning }) => (texts.includes(told(meaning)) ? [meaning] : []))
  /** Part of an equal row again: without the line of its tags or its explanation, or with its first options only. */
  const isPartOfEqual = (meaning: Meaning) => {
    const { length } = meaning.options
    const isBare = meaning.tags.length === 0 && meaning.note === null
    return isBare && equal.some(one => asked({ ...one, options: one.options.slice(0, length) }) === asked(meaning))
  }
  for (const { lost, meaning } of found) {
    // A missing picture refuses its row later.
    if (meaning.image !== null && !images.has(meaning.image)) continue
    if (isPartOfEqual(meaning)) continue
    if (lost.every(sentence => usual.has(sentence))) expect(texts).toContain(told(meaning))
  }
}

/** A text within curly quotation marks keeps them: the reader cannot know that they enclosed a cell. */
const straight = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replace(/^"([^"]*)"$/, '$1')

export function survivesDamages({ file, write, pack, damages, refuses = [], looksWhole }: WrittenFormat): void {
  const packed = (content: string | Uint8Array) => (pack ? pack(content) : content)
  const check = (damage: Damage, then: (before: Rows, after: Rows) => void) =>
    fc.assert(
      fc.asyncProperty(bank, fc.nat(), async (rows, at) => {
        const text = write(rows)
        const damaged = damage(text, at)
        if (looksWhole?.(Buffer.from(damaged).toString(), text)) return
        then(await readAll(file, packed(text)), await readAll(file, packed(damaged)))
      }),
      runs,
    )

  it.each(Object.entries(harmless))('is read as before with %s', async (name, damage) => {
    if (refuses.includes(name)) return check(damage, (_, after) => expect(meanings(after)).toEqual([]))
    return check(damage, (before, after) =>
      expect(meanings(after).map(({ meaning }) => meaning)).toEqual(meanings(before).map(({ meaning }) => meaning)),
    )
  })

  it.each(Object.entries({ ...harmful, ...damages }))('has no unreported change when it %s', async (_, damage) => {
    await check(damage, (before, after) => expectNothingElse(before, after))
  })

  it('has no unreported change with curly quotation marks', async () => {
    await check(curly, (before, after) => expectNothingElse(before, after, straight))
  })
}

const ofArchives: Record<string, (bytes: Uint8Array, at: number) => Uint8Array> = {
  'is cut off': (bytes, at) => bytes.subarray(0, at % bytes.length),
  'has another byte': (bytes, at) => bytes.map((byte, index) => (index === at % bytes.length ? byte ^ 4 : byte)),
  'has lost bytes': (bytes, at) => Buffer.concat([bytes.subarray(0, at % bytes.length), bytes.subarray((at % bytes.length) + 9)]),
}

export function survivesAsArchive(file: string, write: (rows: readonly FullRow[]) => Uint8Array): void {
  it.each(Object.entries(ofArchives))('has no unreported change when its archive %s', async (_, damage) => {
    await fc.assert(
      fc.asyncProperty(bank, fc.nat(), async (rows, at) => {
        const written = write(rows)
        expectNothingElse(await readAll(file, written), await readAll(file, damage(written, at)))
      }),
      runs,
    )
  })
}

export const describeFormats = (formats: Record<string, WrittenFormat>): void =>
  describe.each(Object.entries(formats))('%s', (_, written) => {
    const { file, write, pack } = written
    const whole = (rows: readonly FullRow[]) => (pack ? pack(write(rows)) : write(rows))
    comesBackEqual(file, whole, written)
    survivesDamages(written)
    if (pack) survivesAsArchive(file, rows => pack(write(rows)))
  })
