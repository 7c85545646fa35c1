// A bank at random, of every type of question with all that one may have, written in every format that we write, and damaged in each known
// way: each row comes back equal, or is refused, or says what it lost. None comes back as something else.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asGiftFile, asMoodleFile, asOwnCsv, asOwnJson, asOwnWorkbook, asQtiPackage } from '../../test/bank-files.ts'
import { effort, isDeep } from '../../test/effort.ts'
import { type Damage, harmful, harmless, ofMarkup, ofTables } from '../../test/file-damages.ts'
import { type FullRow, fullBank } from '../../test/full-bank.ts'
import { type Meaning, meaningOf } from '../../test/meaning.ts'
import { readFormat } from '../../test/read-format.ts'
import { ImportError, type ImportRow } from './imported-question.ts'

interface Written {
  file: string
  write: (rows: readonly FullRow[]) => string
  damages: Record<string, Damage>
  /** What it has no place for: docs/import-formats.md. */
  lacks: readonly (keyof Meaning)[]
}

const ours: readonly (keyof Meaning)[] = []
const foreign = ['level', 'difficulty', 'minusMarks'] as const
const texts: Record<string, Written> = {
  'Trivium JSON': { file: 'x.json', write: asOwnJson, damages: harmful, lacks: ours },
  'our CSV': { file: 'x.csv', write: asOwnCsv, damages: { ...harmful, ...ofTables }, lacks: ['shares'] },
  GIFT: { file: 'x.gift', write: asGiftFile, damages: harmful, lacks: [...foreign, 'marks', 'keepsOrder', 'isActive', 'shares', 'image'] },
  'Moodle XML': { file: 'x.xml', write: asMoodleFile, damages: { ...harmful, ...ofMarkup }, lacks: [...foreign, 'shares'] },
}
const archives = {
  XLSX: { file: 'x.xlsx', write: asOwnWorkbook, lacks: ['shares'] as const },
  QTI: {
    file: 'x.zip',
    write: asQtiPackage,
    lacks: [...foreign, 'shares', 'tags', 'category', 'subcategory', 'isActive', 'remarks'] as const,
  },
}

/** What is tried each time is the same; the deep runs try what is new. */
const runs = { numRuns: effort(4, 2000), ...(isDeep ? {} : { seed: 42 }) }
const bank = fullBank(3)
const meanings = (rows: readonly ImportRow[]) => rows.flatMap(row => ('question' in row ? [{ row, meaning: meaningOf(row.question) }] : []))

/** A file that is refused as a whole brings nothing; anything else that is thrown is a fault. */
async function rowsOf(name: string, content: string | Uint8Array): Promise<readonly ImportRow[]> {
  try {
    return (await readFormat(name, content)).rows
  } catch (error) {
    if (error instanceof ImportError || (error instanceof Error && error.message === 'the columns are not known')) return []
    throw error
  }
}

/** Without what the format has no place for; what it makes of a unit or of true and false it says when it is written. */
function held({ meaning, lacks, name }: { meaning: Meaning; lacks: readonly (keyof Meaning)[]; name: string }) {
  const isOurs = lacks.length < 2
  const rest = { ...meaning, ...(meaning.number && !isOurs && { number: { ...meaning.number, unit: null } }) }
  if (name === 'QTI') {
    rest.question = rest.question?.replace(/ _____$/, '') ?? null
    if (rest.type === 'true_false') rest.type = 'multiple_choice'
  }
  return Object.fromEntries(Object.entries(rest).filter(([field]) => !lacks.some(lack => lack === field)))
}

describe.each(Object.entries({ ...texts, ...archives }))('%s', (name, { file, write, lacks }) => {
  it('comes back equal', async () => {
    await fc.assert(
      fc.asyncProperty(bank, async rows => {
        const wanted = meanings(await rowsOf('x.json', asOwnJson(rows)))
        expect(wanted).toHaveLength(rows.length)
        for (const { row, meaning } of meanings(await rowsOf(file, write(rows)))) {
          const same = wanted.find(one => one.meaning.question?.at(-1) === meaning.question?.replace(/ _____$/, '').at(-1))
          expect(same, row.text).toBeDefined()
          if (same) expect(held({ meaning, lacks, name })).toEqual(held({ ...same, lacks, name }))
        }
      }),
      runs,
    )
  })
})

describe.each(Object.entries(texts))('%s', (_, { file, write, damages }) => {
  it.each(Object.entries(harmless))('with %s is the same', async (__, damage) => {
    await fc.assert(
      fc.asyncProperty(bank, fc.nat(), async (rows, at) => {
        const written = write(rows)
        const [before, after] = [await rowsOf(file, written), await rowsOf(file, damage(written, at))]
        expect(meanings(after).map(({ meaning }) => meaning)).toEqual(meanings(before).map(({ meaning }) => meaning))
      }),
      runs,
    )
  })

  it.each(Object.entries(damages))('that %s brings nothing else', async (__, damage) => {
    await fc.assert(
      fc.asyncProperty(bank, fc.nat(), async (rows, at) => {
        const written = write(rows)
        const known = new Set(meanings(await rowsOf(file, written)).map(({ meaning }) => JSON.stringify(meaning)))
        for (const { row, meaning } of meanings(await rowsOf(file, damage(written, at)))) {
          if ('lost' in row && row.lost.length > 0) continue
          expect(known).toContain(JSON.stringify(meaning))
        }
      }),
      runs,
    )
  })
})

describe.each(Object.entries(archives))('%s', (_, { file, write }) => {
  const damages: Record<string, (bytes: Uint8Array, at: number) => Uint8Array> = {
    'is cut off': (bytes, at) => bytes.subarray(0, at % bytes.length),
    'has another byte': (bytes, at) => bytes.map((byte, index) => (index === at % bytes.length ? byte ^ 4 : byte)),
  }
  it.each(Object.entries(damages))('that %s brings nothing else', async (__, damage) => {
    await fc.assert(
      fc.asyncProperty(bank, fc.nat(), async (rows, at) => {
        const written = write(rows)
        const known = new Set(meanings(await rowsOf(file, written)).map(({ meaning }) => JSON.stringify(meaning)))
        for (const { meaning } of meanings(await rowsOf(file, damage(written, at)))) expect(known).toContain(JSON.stringify(meaning))
      }),
      runs,
    )
  })
})
