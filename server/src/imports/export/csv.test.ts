import { expect, it } from 'vitest'
import { asCsv } from './csv.ts'

async function cellOf(question: string): Promise<string> {
  async function* rows() {
    yield [{ question, key: 'k' }]
  }
  let text = ''
  for await (const portion of asCsv(rows())) text += portion
  const [head = '', ...lines] = text.replace('\uFEFF', '').split('\r\n')
  const before = head.split(',').indexOf('question')
  // The cells before it are empty but for the key, and so have no commas in them.
  return lines.join('\r\n').split(',').slice(before).join(',')
}

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1+1', '\r=1+1', "'=1+1", "''@x"])('begins no formula: %j', async question => {
  expect(await cellOf(question)).toMatch(new RegExp(`^"?'${question.slice(0, 1) === "'" ? "'" : ''}`))
})

it('leaves alone what no spreadsheet runs', async () => {
  expect(await cellOf("it's 1 = 1")).toMatch(/^it's 1 = 1,/)
  expect(await cellOf('a, b')).toMatch(/^"a, b",/)
})
