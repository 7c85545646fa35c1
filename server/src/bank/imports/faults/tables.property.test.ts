// Writes a random bank as a table in each way that people write one, and damages it in each known way. Every row must read back equal, or
// be refused. None may read back as something else.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { effort } from '../../../../test/setup/effort.ts'
import { readFormat } from '../../../../test/banks/read-format.ts'
import { asWorkbook } from '../../../../test/banks/workbook.ts'

interface Item {
  question: string
  options: string[]
  answer: number[]
}

/** Texts that could be mistaken for something else: places of options, numbers with commas, lists, words for true. */
const tricky =
  '1 · 2 · 3 · 0 · 4 · A · B · c · 1,5 · 2,5 · 1, 2 · A, B · 0.5 · 50% · 007 · True · False · x; y · x · y · red · Red · Säge · año · 5 km'
    .split(' · ')
    .concat(`a "quoted" word · 'tis · 3/4 · -1 · =2 · $5 · 1.0 · Rome, Italy · 1 and 2 · a|b · D) x · 1. FC`.split(' · '))
const item = fc
  .record({
    number: fc.nat(9999),
    options: fc.uniqueArray(fc.constantFrom(...tricky), { minLength: 2, maxLength: 5 }),
    right: fc.array(fc.nat(4), { minLength: 1, maxLength: 2 }),
  })
  .map(({ number, options, right }) => ({
    question: `Which of these, no. ${number}; or “none”?`.replaceAll(/[“”]/g, '"'),
    options,
    answer: [...new Set(right.map(at => at % options.length))].toSorted((a, b) => a - b),
  }))
const bank = fc.uniqueArray(item, { minLength: 1, maxLength: 8, selector: ({ question }) => question })
const forms = ['letters', 'numbers', 'from_zero', 'texts'] as const
const way = fc.record({
  form: fc.constantFrom(...forms),
  listSign: fc.constantFrom(',', ';', '|', ', ', '\n'),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf8', 'mark', 'utf16le', 'latin1'),
  isLabelled: fc.boolean(),
  damage: fc.constantFrom('none', 'byte', 'cell', 'control', 'quote', 'twice decoded', 'blanks'),
  at: fc.nat(),
})
type Way = typeof way extends fc.Arbitrary<infer Value> ? Value : never

function answerOf({ options, answer }: Item, { form, listSign }: Way): string {
  const said = { letters: (at: number) => 'ABCDE'[at] ?? '', numbers: (at: number) => String(at + 1) }
  const all = { ...said, from_zero: String, texts: (at: number) => options[at] ?? '' }
  return answer.map(at => all[form](at)).join(listSign)
}

const width = 5
/** Makes clear where numbers begin. */
const first: Item = { question: 'First?', options: ['iron', 'gold'], answer: [0] }
/** Makes clear that the file is UTF-8: one byte alone could be é in an older encoding. */
const last: Item = { question: 'Où est-ce?', options: ['là', 'ça'], answer: [1] }

function cellsOf(items: Item[], how: Way): string[][] {
  const known = [...(how.form === 'from_zero' ? [first] : []), ...items, ...(how.damage === 'byte' ? [last] : [])]
  const labelled = (text: string, at: number) => (how.isLabelled ? `${'ABCDE'[at]}) ${text}` : text)
  return [
    ['question', 'A', 'B', 'C', 'D', 'E', 'answer'],
    ...known.map(one => [
      one.question,
      ...Array.from({ length: width }, (_, at) => (one.options[at] === undefined ? '' : labelled(one.options[at], at))),
      answerOf(one, how),
    ]),
  ]
}

function written(cells: string[][], { separator, encoding, damage, at }: Way): Buffer {
  const quoted = (cell: string) => (/["\n\r]|^\s|\s$/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = cells.map(row => row.map(quoted).join(separator))
  const row = 1 + (at % Math.max(1, lines.length - (damage === 'byte' ? 2 : 1)))
  const line = lines[row] ?? ''
  if (damage === 'cell') lines[row] = `${line}${separator}more`
  if (damage === 'blanks') lines[row] = `${line}${separator}${separator}`
  if (damage === 'control') lines[row] = line.replace('Which', 'Wh\u0002ich')
  if (damage === 'quote') lines[row] = line.replace('"', '')
  if (damage === 'twice decoded') lines[row] = Buffer.from(line).toString('latin1')
  const text = lines.join('\r\n')
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  const bytes = Buffer.from(encoding === 'mark' ? `\uFEFF${text}` : text, encoding === 'latin1' ? 'latin1' : 'utf8')
  if (damage !== 'byte' || encoding === 'latin1') return bytes
  const before = Buffer.from(lines.slice(0, row).join('\r\n') + '\r\n').length + (encoding === 'mark' ? 3 : 0)
  return Buffer.concat([bytes.subarray(0, before + 1), Buffer.from([0xe9]), bytes.subarray(before + 1)])
}

const plain = (text: string) => text.replaceAll(String.raw`\$`, '$')
const keyOf = (options: readonly string[], answer: readonly number[]) =>
  JSON.stringify([options.map(plain).toSorted(), answer.map(at => plain(options[at] ?? '')).toSorted()])

let [taken, refused] = [0, 0]

/** "1,5" among options such as "1,5" means this option, not the first and the fifth. */
const isDecimal = (one: Item, how: Way) => one.answer.length > 1 && one.options.includes(answerOf(one, how))

async function check(items: Item[], how: Way, name: string, content: Uint8Array): Promise<void> {
  fc.pre(!items.some(one => isDecimal(one, how)))
  // A file that is refused as a whole gives no rows.
  const { rows } = await readFormat(name, content).catch(() => ({ rows: [] }))
  for (const row of rows) {
    if ('refused' in row) refused++
    if ('refused' in row) continue
    const { question, options, answer } = row.question
    const meant = [first, last, ...items].find(one => one.question === plain(question))
    expect(meant, `nobody wrote ${question}`).toBeDefined()
    expect(keyOf(options, answer), question).toBe(keyOf(meant?.options ?? [], meant?.answer ?? []))
    taken++
  }
}

const numRuns = effort(300, 20_000)

it('reads a CSV back as equal or refused', async () => {
  ;[taken, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(bank, way, (items, how) => check(items, how, 'x.csv', written(cellsOf(items, how), how))),
    { numRuns },
  )
  // At least half of the rows, so that refusing everything fails.
  expect(taken).toBeGreaterThan(numRuns / 2)
  expect(refused).toBeGreaterThan(0)
}, 600_000)

it('reads a workbook back as equal or refused', async () => {
  ;[taken, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(bank, way, (items, how) => check(items, how, 'x.xlsx', asWorkbook([{ name: 'Sheet', cells: cellsOf(items, how) }]))),
    { numRuns: effort(100, 3000) },
  )
  expect(taken).toBeGreaterThan(50)
}, 600_000)
