import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { asWorkbook, type Sheet, type SheetCell } from './workbook.ts'

async function* inPortions(...portions: SheetCell[][][]) {
  yield* portions
}
const sheet = (name: string, ...portions: SheetCell[][][]): Sheet => ({
  name,
  columns: [{ title: 'A', width: 10 }],
  rows: inPortions(...portions),
})

async function partsOf(sheets: Sheet[], most?: number): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of asWorkbook(sheets, most)) chunks.push(chunk)
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]))
}
const cellsOf = (xml = '') => [...xml.matchAll(/<c(?: [^>]*)?(?:\/>|>.*?<\/c>)/g)].map(([cell]) => cell).slice(1)

// The importer reads the results of exams back: assess/exams/results/listed/results.test.ts.
describe('asWorkbook', () => {
  it('writes numbers as numbers, times as dates, and texts as texts, never as formulas', async () => {
    const time = new Date('2026-03-01T12:00:00Z')
    const parts = await partsOf([sheet('S', [[1.25], [true], [time], ['=1+1'], ['a < b & "c"\u0001\ud800'], [''], [null]])])
    expect(cellsOf(parts['xl/worksheets/sheet1.xml'])).toEqual([
      '<c><v>1.25</v></c>',
      '<c t="b"><v>1</v></c>',
      '<c s="2"><v>46082.5</v></c>',
      '<c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c>',
      '<c t="inlineStr"><is><t xml:space="preserve">a &lt; b &amp; &quot;c&quot;\ufffd</t></is></c>',
      '<c/>',
      '<c/>',
    ])
    expect(Object.values(parts).join('')).not.toContain('<f>')
  })

  it('goes on in another sheet after the greatest number of rows', async () => {
    const parts = await partsOf([sheet('Long', [[1], [2]], [[3]]), sheet('Short', [[4]])], 3)
    expect([...(parts['xl/workbook.xml'] ?? '').matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['Long', 'Long 2', 'Short'])
    expect([1, 2, 3].map(number => cellsOf(parts[`xl/worksheets/sheet${number}.xml`]).join(''))).toEqual([
      '<c><v>1</v></c><c><v>2</v></c>',
      '<c><v>3</v></c>',
      '<c><v>4</v></c>',
    ])
  })
})
