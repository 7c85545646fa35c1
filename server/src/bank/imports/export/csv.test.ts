import { expect, it } from 'vitest'
import { readTable } from '../formats/table/table.ts'
import type { ImportRow } from '../judging/imported-question.ts'
import { asCsv } from './csv.ts'

async function cellOf(question: string): Promise<string> {
  async function* rows() {
    yield [{ question, key: 'k' }]
  }
  let text = ''
  for await (const portion of asCsv(rows())) text += portion
  const [head = '', ...lines] = text.replace('\uFEFF', '').split('\r\n')
  const before = head.split(',').indexOf('question')
  // Of the cells before it, only the key has text, without commas.
  return lines.join('\r\n').split(',').slice(before).join(',')
}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', "'=1+1", "''@x"])('lets no cell begin a formula: %j', async question => {
  expect(await cellOf(question)).toMatch(new RegExp(`^"?'${question.slice(0, 1) === "'" ? "'" : ''}`))
})

it.each(['=1+1', "'=x", "''+y", "'", "it's", "'quoted'", "''"])('reads back unchanged: %j', async question => {
  const columns = { key: 0, question: 1, option_1: 2, option_2: 3, answer: 4 }
  const cells = ['own:k', (await cellOf(question)).split(',')[0] ?? '', 'x', 'y', 'a']
  async function* lines() {
    yield { number: 2, cells }
  }
  const reading = { language: 'en', mapping: { header_line: 1, columns }, attach: () => undefined }
  const rows: ImportRow[] = []
  for await (const row of readTable(lines, ['key', 'question', 'A', 'B', 'answer'], reading)) rows.push(row)
  expect(rows).toMatchObject([{ question: { question } }])
})

it('leaves alone text that no spreadsheet runs', async () => {
  expect(await cellOf("it's 1 = 1")).toMatch(/^it's 1 = 1,/)
  expect(await cellOf('a, b')).toMatch(/^"a, b",/)
})
