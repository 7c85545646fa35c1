// Writes a workbook (XLSX, ECMA-376) while its rows are read. The only writer of workbooks in the server; bank/imports/files/workbook reads
// them. A text in a cell is never a formula: formulas have an element of their own, which we do not write.

import { Zip, ZipDeflate } from 'fflate'
import { createPause } from './http/pause.ts'

export type SheetCell = string | number | boolean | Date | null

export interface Sheet {
  name: string
  columns: readonly { title: string; /** In characters. */ width: number }[]
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>
}

/** https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
const mostRows = 1_048_576
const mostCharacters = 32_767

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
export const workbookType = `${spreadsheet}.sheet`
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Without characters that XML cannot hold. */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const escaped = (text: string) =>
  text.replaceAll(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Styles by their place in `cellXfs`. */
const styles = { plain: 0, bold: 1, time: 2 }
const styleSheet = `<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** Days since 30 December 1899 in UTC, which spreadsheets show as a date. */
const dayMs = 86_400_000
const serialOf = (time: Date) => time.getTime() / dayMs + 25_569

function cellOf(cell: SheetCell, style = styles.plain): string {
  if (cell === null || cell === '') return '<c/>'
  if (cell instanceof Date) return `<c s="${styles.time}"><v>${serialOf(cell)}</v></c>`
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c t="b"><v>${cell ? 1 : 0}</v></c>`
  const text = escaped(cell.slice(0, mostCharacters).toWellFormed())
  return `<c t="inlineStr"${style === styles.plain ? '' : ` s="${style}"`}><is><t xml:space="preserve">${text}</t></is></c>`
}

const rowOf = (cells: readonly SheetCell[], style?: number) => `<row>${cells.map(cell => cellOf(cell, style)).join('')}</row>`

const sheetStart = ({ columns }: Sheet) =>
  `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>${rowOf(
    columns.map(({ title }) => title),
    styles.bold,
  )}`
const sheetEnd = '</sheetData></worksheet>'

interface Piece {
  /** From 1. A sheet with more rows than spreadsheets hold goes on in another one. */
  part: number
  text: string
}

const rowsAtOnce = 50

async function* piecesOf(sheet: Sheet, most: number): AsyncGenerator<Piece> {
  let [part, count, text] = [1, 1, sheetStart(sheet)]
  for await (const rows of sheet.rows) {
    for (const row of rows) {
      if (count === most) {
        yield { part, text: text + sheetEnd }
        ;[part, count, text] = [part + 1, 1, sheetStart(sheet)]
      }
      text += rowOf(row)
      count += 1
      if (count % rowsAtOnce > 0) continue
      yield { part, text }
      text = ''
    }
  }
  yield { part, text: text + sheetEnd }
}

/** @param most rows of a sheet, with its header */
export async function* asWorkbook(sheets: readonly Sheet[], most = mostRows): AsyncGenerator<Uint8Array> {
  const archive = openArchive()
  const pause = createPause()
  const names: string[] = []
  for (const sheet of sheets) {
    let file: ZipDeflate | undefined
    let last = 0
    for await (const { part, text } of piecesOf(sheet, most)) {
      if (part !== last) {
        file?.push(new Uint8Array(), true)
        file = archive.open(sheetPath(names.push(part === 1 ? sheet.name : `${sheet.name} ${part}`)))
        last = part
      }
      file?.push(encoder.encode(text))
      yield* archive.take()
      await pause()
    }
    file?.push(new Uint8Array(), true)
  }
  for (const [path, text] of partsOf(names)) archive.open(path).push(encoder.encode(`${head}${text}`), true)
  archive.zip.end()
  yield* archive.take()
}

const encoder = new TextEncoder()

function openArchive() {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  return {
    zip,
    open(path: string) {
      const file = new ZipDeflate(path, { level: 4 })
      zip.add(file)
      return file
    },
    /** The bytes that are ready. */
    take: () => ready.splice(0),
  }
}

const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** The parts that say where the sheets are. */
function partsOf(names: readonly string[]): [path: string, text: string][] {
  const sheets = names.map((name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
  const relations = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Type="${related}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const style = `<Relationship Id="rIdS" Type="${related}/styles" Target="styles.xml"/>`
  const types = [
    ['/xl/workbook.xml', `${spreadsheet}.sheet.main+xml`],
    ['/xl/styles.xml', `${spreadsheet}.styles+xml`],
    ...names.map((_, index) => [`/${sheetPath(index + 1)}`, `${spreadsheet}.worksheet+xml`]),
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
  return [
    ['xl/workbook.xml', `<workbook ${main} xmlns:r="${related}"><sheets>${sheets.join('')}</sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', `<Relationships xmlns="${packaged}/relationships">${relations.join('')}${style}</Relationships>`],
    ['xl/styles.xml', styleSheet],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    ],
  ]
}
