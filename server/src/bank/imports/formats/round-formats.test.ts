// Writes random questions in each format and reads them back: an intact file gives equal rows, a damaged one equal or refused rows.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formulaParts } from '@trivium/rules/bank/questions/formula-parts'
import { readFormat } from '../../../../test/banks/read-format.ts'
import { effort, isDeep } from '../../../../test/setup/effort.ts'
import type { ImportRow } from '../judging/imported-question.ts'
import { asGift, asMoodle, asQti, damages, made, type BankRow } from '../../../../test/banks/round-bank.ts'

/** Usual runs repeat the same cases; deep runs try new ones. */
const runs = { numRuns: effort(40, 2000), ...(isDeep ? {} : { seed: 42 }) }
const shown = (text: string) =>
  formulaParts(text)
    .map(({ source }) => source)
    .join('')

const inShort = ({ question, options, right }: Pick<BankRow, 'question' | 'options' | 'right'>) =>
  JSON.stringify([question, options, right])

/** The question as text to compare; null for a refused row. */
const readShort = (row: ImportRow) =>
  'refused' in row
    ? null
    : inShort({ question: shown(row.question.question), options: row.question.options.map(shown), right: row.question.answer })

const formats = [
  ['Moodle XML', 'x.xml', asMoodle],
  ['QTI', 'x.xml', asQti],
  ['GIFT', 'x.gift', asGift],
] as const

describe.each(formats)('%s', (_, name, write) => {
  it('reads back what it wrote', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 4 }), async questions => {
        const { rows } = await readFormat(name, write(questions))
        expect(rows.map(readShort)).toEqual(questions.map(inShort))
      }),
      runs,
    )
  })

  it('with an early end is refused, or has equal rows only', async () => {
    const [, damage] = damages[0] ?? []
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0.05, max: 0.99, noNaN: true }),
        async (questions, at) => {
          const read = await readFormat(name, damage?.(write(questions), at) ?? '').catch(() => null)
          const known = new Set(questions.map(inShort))
          // In formats without an end mark, a cut last row cannot be detected.
          const rows = (read?.rows ?? []).slice(0, name === 'x.xml' ? undefined : -1)
          for (const row of rows.map(readShort)) if (row !== null) expect(known).toContain(row)
        },
      ),
      runs,
    )
  })

  it('is read the same with other line ends', async () => {
    const damage = damages[2]?.[1]
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 1, maxLength: 3 }), async questions => {
        const { rows } = await readFormat(name, damage?.(write(questions), 0) ?? '')
        expect(rows.map(readShort)).toEqual(questions.map(inShort))
      }),
      runs,
    )
  })
})

describe.each(formats.slice(0, 2))('%s', (_, name, write) => {
  it.each(damages.slice(1, 2))('that %s is refused, or has equal rows only', async (__, damage) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(made, { minLength: 1, maxLength: 3 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        async (questions, at) => {
          const read = await readFormat(name, damage(write(questions), at)).catch(() => null)
          const known = new Set(questions.map(inShort))
          for (const row of (read?.rows ?? []).map(readShort)) if (row !== null) expect(known).toContain(row)
        },
      ),
      runs,
    )
  })
})
