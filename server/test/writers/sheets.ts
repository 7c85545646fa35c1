// For tests: the sheets that Wayground, Blooket and Gimkit import, with the column names of their templates.

import type { FullRow } from '../banks/full-bank.ts'
import { asWorkbook } from '../banks/workbook.ts'
import { asPlain } from './texts.ts'

type Cells = string[][]

export interface Sheet {
  /** Rows before the column names. */
  titles: Cells
  names: string[]
  /** Null if the sheet cannot hold the question. */
  rowOf: (row: FullRow, number: number) => string[] | null
}

const padded = (texts: readonly string[], most: number) => Array.from({ length: most }, (_, index) => texts[index] ?? '')
const numbersOf = ({ answer = [] }: FullRow) => answer.map(index => index + 1).join(',')
const isChoice = ({ type }: FullRow) => type === 'multiple_choice' || type === 'true_false'
const plain = ({ options = [] }: FullRow) => options.map(asPlain)

/** From the template of Wayground, formerly Quizizz. */
export const waygroundNames = [
  'Question Text',
  'Question Type',
  'Option 1',
  'Option 2',
  'Option 3',
  'Option 4',
  'Option 5',
  'Correct Answer',
  'Time in seconds',
  'Image Link',
  'Answer explanation',
]

const wayground: Sheet = {
  titles: [],
  names: waygroundNames,
  rowOf(row) {
    const { type, question, options = [], note, image } = row
    const more = ['20', image ?? '', asPlain(note ?? '')]
    if (type === 'guess_the_word') {
      const words = [row.word ?? '', ...(row.accepted ?? [])]
      return [asPlain(question), 'Fill-in-the-Blank', ...padded(words, 5), '', ...more]
    }
    const kind = isChoice(row) ? 'Multiple Choice' : type === 'multi_select' ? 'Checkbox' : null
    return kind === null || options.length > 5 ? null : [asPlain(question), kind, ...padded(plain(row), 5), numbersOf(row), ...more]
  },
}

const blooket: Sheet = {
  titles: [['Blooket\nImport Template', '', '', '', '', '', '', '']],
  names: [
    'Question #',
    'Question Text',
    'Answer 1',
    'Answer 2',
    'Answer 3\n(Optional)',
    'Answer 4\n(Optional)',
    'Time Limit (sec)\n(Max: 300 seconds)',
    'Correct Answer(s)\n(Only include Answer #)',
  ],
  rowOf(row, number) {
    const isHeld = (isChoice(row) || row.type === 'multi_select') && (row.options ?? []).length < 5
    return isHeld ? [String(number + 1), asPlain(row.question), ...padded(plain(row), 4), '20', numbersOf(row)] : null
  },
}

const gimkit: Sheet = {
  titles: [['Gimkit Spreadsheet Import Template', '', '', '', '']],
  names: ['Question', 'Correct Answer', 'Incorrect Answer 1', 'Incorrect Answer 2 (Optional)', 'Incorrect Answer 3 (Optional)'],
  rowOf(row) {
    const [right = 0] = row.answer ?? []
    const options = plain(row)
    const wrong = options.filter((_, index) => index !== right)
    return isChoice(row) && options.length < 5 ? [asPlain(row.question), options[right] ?? '', ...padded(wrong, 3)] : null
  },
}

export const sheets = { Wayground: wayground, Blooket: blooket, Gimkit: gimkit }

export const cellsOfSheet = ({ titles, names, rowOf }: Sheet, rows: readonly FullRow[]): Cells => [
  ...titles,
  names,
  ...rows.map(rowOf).filter(row => row !== null),
]

/** RFC 4180: quotes only the cells that need it. */
const quoted = (cell: string) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

export const asCsvFile = (cells: Cells): string => cells.map(row => `${row.map(quoted).join(',')}\n`).join('')

export const asSheetFile = (cells: Cells): Uint8Array => asWorkbook([{ name: 'Sheet1', cells }])
