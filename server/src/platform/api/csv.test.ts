import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine, csvTable } from './csv.ts'

const readByOthers = (csv: string) => parse(csv, { relax_column_count: true })

it('is read by another parser as it was written, except texts that would run as formulas', () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...',;"\'=+-@\t\r\n a') }))
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2 }), cells => {
      const expected = cells.map(text => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text).toWellFormed())
      expect(readByOthers(csvLine(cells))).toEqual([expected])
    }),
  )
})

it('names the columns once, leaves missing values empty, and writes negative numbers as numbers', () => {
  expect(
    csvTable([
      { name: 'Ana', marks: -0.5, note: null },
      { name: '-0.5', marks: 3, note: undefined },
    ]),
  ).toBe("name,marks,note\r\nAna,-0.5,\r\n'-0.5,3,\r\n")
  expect(csvTable([])).toBe('')
})
