// For tests: what becomes of a random bank that is written in a format, damaged and read: each row comes back equal, or is refused, or says
// what it lost.

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

export interface Written {
  file: string
  write: (rows: readonly FullRow[]) => string
  /** Puts the text into its archive. */
  pack?: (text: string | Uint8Array) => Uint8Array
  /** Beside those of every text. */
  damages?: Record<string, Damage>
  /** What it has no place for: docs/import-formats.md. */
  lacks: readonly Field[]
  /** What it makes of the rest. */
  becomes?: (meaning: Meaning) => Partial<Meaning>
  /** What is refused as a whole, of what others read as it was. */
  refuses?: readonly string[]
  /** Whether a file that was cut off looks whole, as a text without an end may: its last row is another one then. */
  looksWhole?: (cut: string, text: string) => boolean
}

/** What is tried each time is the same; the deep runs try what is new. */
export const runsOf = (usual: number) => ({ numRuns: effort(usual, 500), ...(isDeep ? {} : { seed: 42 }) })
const runs = runsOf(3)
const bank = fullBank(3)
export const meanings = ({ rows }: Pick<ReadFile, 'rows'>) =>
  rows.flatMap(row => ('question' in row ? [{ row, lost: row.lost, meaning: meaningOf(row.question) }] : []))

/** A file that is refused as a whole brings nothing; anything else that is thrown is a fault. */
export async function readAll(name: string, content: string | Uint8Array): Promise<Pick<ReadFile, 'rows' | 'unknown'>> {
  try {
    return await readFormat(name, content)
  } catch (error) {
    if (error instanceof ImportError || (error instanceof Error && error.message === 'the columns are not known'))
      return { rows: [], unknown: [] }
    throw error
  }
}

/** Of a format in which the right answer stands before the others. */
export function rightFirst({ type, options, right }: Meaning): Partial<Meaning> {
  if (type === 'true_false') return {}
  const [before, behind] = [true, false].map(is => options.filter((_, index) => right.some(place => place === index) === is))
  return { options: [...(before ?? []), ...(behind ?? [])], right: [0] }
}

/** Of a format of others: options that speak of others keep their order, whatever it says. */
export const inOrder = ({ type, options, keepsOrder }: Meaning): Pick<Meaning, 'keepsOrder'> => ({
  keepsOrder:
    keepsOrder || ((type === 'multiple_choice' || type === 'multi_select') && speaksOfOthers(options.flatMap(option => option ?? []))),
})

const lastLetter = (text: string | null) => text?.replace(/ _____$/, '').at(-1)

function held(meaning: Meaning, { lacks, becomes }: Pick<Written, 'lacks' | 'becomes'>) {
  const rest = { ...meaning, ...becomes?.(meaning) }
  return Object.fromEntries(Object.entries(rest).filter(([field]) => !lacks.some(lack => lack === field)))
}

export function comesBackEqual(
  file: string,
  write: (rows: readonly FullRow[]) => string | Uint8Array,
  how: Pick<Written, 'lacks' | 'becomes'>,
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
    // Not all is refused.
    expect(taken).toBeGreaterThan(0)
  })
}

/** What is not the same before and after is said. @param same how much alike texts must be */
export function expectNothingElse(before: Rows, after: Rows, same = (text: string) => text): void {
  /** Two matches that look the same are one. */
  const told = ({ matches, ...meaning }: Meaning) =>
    JSON.stringify({ ...meaning, matches: [...new Set(matches.map(same))].toSorted() }, (_, value: unknown) =>
      typeof value === 'string' ? same(value) : value,
    )
  // The editor is told of a column whose name is not known any more.
  if (after.unknown.some(name => !before.unknown.includes(name))) return
  const known = meanings(before)
  const usual = new Set(known.flatMap(({ lost }) => lost))
  const images = new Set(known.map(({ meaning }) => meaning.image))
  const texts = known.map(({ meaning }) => told(meaning))
  const found = meanings(after)
  const asked = (meaning: Meaning) => told({ ...meaning, tags: [], note: null })
  const equal = found.flatMap(({ meaning }) => (texts.includes(told(meaning)) ? [meaning] : []))
  /** Stands there a second time, without the line that holds its tags or its explanation, or with its first options alone. */
  const isPartOfEqual = (meaning: Meaning) => {
    const { length } = meaning.options
    const isBare = meaning.tags.length === 0 && meaning.note === null
    return isBare && equal.some(one => asked({ ...one, options: one.options.slice(0, length) }) === asked(meaning))
  }
  for (const { lost, meaning } of found) {
    // A picture that is not in the file refuses its row later.
    if (meaning.image !== null && !images.has(meaning.image)) continue
    if (isPartOfEqual(meaning)) continue
    if (lost.every(sentence => usual.has(sentence))) expect(texts).toContain(told(meaning))
  }
}

/** A text in curly quotation marks from its first to its last letter stays as it is: nobody can tell that they held a cell together. */
const straight = (text: string) =>
  text
    .replace(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replace(/^"([^"]*)"$/, '$1')

export function survivesDamages({ file, write, pack, damages, refuses = [], looksWhole }: Written): void {
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

  it.each(Object.entries(harmless))('with %s is the same', async (name, damage) => {
    if (refuses.includes(name)) return check(damage, (_, after) => expect(meanings(after)).toEqual([]))
    return check(damage, (before, after) =>
      expect(meanings(after).map(({ meaning }) => meaning)).toEqual(meanings(before).map(({ meaning }) => meaning)),
    )
  })

  it.each(Object.entries({ ...harmful, ...damages }))('that %s brings nothing else', async (_, damage) => {
    await check(damage, (before, after) => expectNothingElse(before, after))
  })

  it('with curly quotation marks brings nothing else', async () => {
    await check(curly, (before, after) => expectNothingElse(before, after, straight))
  })
}

const ofArchives: Record<string, (bytes: Uint8Array, at: number) => Uint8Array> = {
  'is cut off': (bytes, at) => bytes.subarray(0, at % bytes.length),
  'has another byte': (bytes, at) => bytes.map((byte, index) => (index === at % bytes.length ? byte ^ 4 : byte)),
  'has lost bytes': (bytes, at) => Buffer.concat([bytes.subarray(0, at % bytes.length), bytes.subarray((at % bytes.length) + 9)]),
}

export function survivesAsArchive(file: string, write: (rows: readonly FullRow[]) => Uint8Array): void {
  it.each(Object.entries(ofArchives))('as an archive that %s brings nothing else', async (_, damage) => {
    await fc.assert(
      fc.asyncProperty(bank, fc.nat(), async (rows, at) => {
        const written = write(rows)
        expectNothingElse(await readAll(file, written), await readAll(file, damage(written, at)))
      }),
      runs,
    )
  })
}

export const describeFormats = (formats: Record<string, Written>): void =>
  describe.each(Object.entries(formats))('%s', (_, written) => {
    const { file, write, pack } = written
    const whole = (rows: readonly FullRow[]) => (pack ? pack(write(rows)) : write(rows))
    comesBackEqual(file, whole, written)
    survivesDamages(written)
    if (pack) survivesAsArchive(file, rows => pack(write(rows)))
  })
