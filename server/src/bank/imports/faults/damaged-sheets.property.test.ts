// The sheets of Wayground, Blooket and Gimkit: a random bank in each, as CSV and as a workbook, damaged in each known way.

import fc from 'fast-check'
import { describe, it } from 'vitest'
import { ofForeignTexts, ofTables } from '../../../../test/banks/file-damages.ts'
import { fullBank } from '../../../../test/banks/full-bank.ts'
import {
  comesBackEqual,
  expectNothingElse,
  readAll,
  rightFirst,
  runsOf,
  survivesAsArchive,
  survivesDamages,
  type WrittenFormat,
} from '../../../../test/banks/round-trip.ts'
import { asCsvFile, asSheetFile, cellsOfSheet, sheets } from '../../../../test/writers/sheets.ts'

const bare = [
  'level',
  'difficulty',
  'minusMarks',
  'shares',
  'remarks',
  'marks',
  'keepsOrder',
  'isActive',
  'category',
  'subcategory',
  'tags',
] as const
const how: Record<keyof typeof sheets, Pick<WrittenFormat, 'lacks' | 'becomes'>> = {
  Wayground: { lacks: bare, becomes: ({ type }) => ({ type: type === 'true_false' ? 'multiple_choice' : type }) },
  Blooket: { lacks: [...bare, 'note', 'image'] },
  Gimkit: { lacks: [...bare, 'note', 'image'], becomes: rightFirst },
}

type Cells = string[][]
type CellDamage = (cells: Cells, where: { at: number; names: number }) => Cells

const everyRow = (cells: Cells, change: (row: string[], line: number) => string[]) => cells.map(change)
const swapped = (row: string[], one: number, other: number) =>
  row.map((cell, index) => (index === one ? (row[other] ?? '') : index === other ? (row[one] ?? '') : cell))
/** Changes one row below the column names. */
const inRow = (cells: Cells, { at, names }: { at: number; names: number }, change: (row: string[]) => string[]) =>
  cells.map((row, line) => (line === names + 1 + (at % Math.max(1, cells.length - names - 1)) ? change(row) : row))

/** Damages that change nothing. */
const harmless: Record<string, CellDamage> = {
  'two columns swapped': (cells, { at }) =>
    everyRow(cells, row => swapped(row, at % (cells.at(-1)?.length ?? 1), (at * 7) % (cells.at(-1)?.length ?? 1))),
  'a column twice': (cells, { at }) => everyRow(cells, row => [...row, row[at % row.length] ?? '']),
  'blank rows': cells => cells.flatMap(row => [row, row.map(() => '')]),
  'empty cells behind each row': cells => everyRow(cells, row => [...row, '', '']),
}
/** Damages after which each row is equal, or refused. */
const harmful: Record<string, CellDamage> = {
  'has no answer': (cells, { at, names }) => {
    const place = cells[names]?.findIndex(name => name.startsWith('Correct')) ?? 0
    return inRow(cells, { at, names }, row => row.with(place, ''))
  },
  'has an answer that is no option': (cells, { at, names }) => {
    const places = cells[names]?.flatMap((name, index) => (name.startsWith('Correct') ? [index] : [])) ?? []
    // Gimkit gives the right answer as a text, so any text is an option.
    const isText = places.length === 1 && cells[names]?.includes('Incorrect Answer 1')
    return isText
      ? cells
      : inRow(cells, { at, names }, row => row.map((cell, index) => (places.includes(index) && cell !== '' ? '9' : cell)))
  },
  'has a column twice, in which a cell is another one': (cells, { at, names }) => {
    const column = at % (cells[names]?.length ?? 1)
    return everyRow(cells, (row, line) => [line > names ? `${row[column]}1` : (row[column] ?? ''), ...row])
  },
  'has an option column less': (cells, { names }) => {
    const options = (cells[names] ?? []).flatMap((name, index) => (/^(?:Option|Answer \d|Incorrect)/.test(name) ? [index] : []))
    const column = options[options.length > 3 ? 1 : 0] ?? 0
    return everyRow(cells, row => row.toSpliced(column, 1))
  },
  'has decimal commas': cells => everyRow(cells, row => row.map(cell => cell.replace(/(?<=\d)\.(?=\d)/g, ','))),
}

/** Only for CSV: a workbook does not keep empty cells at the end of a row. */
const ofLines: Record<string, CellDamage> = {
  'has a cell more': (cells, where) => inRow(cells, where, row => row.toSpliced(where.at % row.length, 0, 'more')),
}

describe.each(Object.entries(sheets))('%s', (name, sheet) => {
  const written: WrittenFormat = {
    file: 'x.csv',
    write: rows => asCsvFile(cellsOfSheet(sheet, rows)),
    damages: { ...ofForeignTexts, ...ofTables },
    // The last row has all its cells.
    looksWhole: (cut, text) => text.startsWith(cut) && cut.length < text.length && /(?:,[^,\n]*){4}$/.test(cut),
    ...(name === 'Wayground' ? how.Wayground : name === 'Blooket' ? how.Blooket : how.Gimkit),
  }
  comesBackEqual(written.file, written.write, written)
  comesBackEqual('x.xlsx', rows => asSheetFile(cellsOfSheet(sheet, rows)), written)
  survivesDamages(written)
  survivesAsArchive('x.xlsx', rows => asSheetFile(cellsOfSheet(sheet, rows)))

  const files = [
    ['x.csv', asCsvFile],
    ['x.xlsx', asSheetFile],
  ] as const
  const check = (damage: CellDamage, file: string, write: (cells: Cells) => string | Uint8Array) =>
    fc.assert(
      fc.asyncProperty(fullBank(3), fc.nat(), async (rows, at) => {
        const cells = cellsOfSheet(sheet, rows)
        const after = await readAll(file, write(damage(cells, { at, names: sheet.titles.length })))
        expectNothingElse(await readAll(file, write(cells)), after)
      }),
      runsOf(2),
    )
  describe.each(files)('%s', (file, write) => {
    it.each(Object.entries({ ...harmless, ...harmful, ...(file === 'x.csv' && ofLines) }))(
      '%s: each row is equal or refused',
      async (_, damage) => {
        await check(damage, file, write)
      },
    )
  })
})
