// Workbooks, part by part, as spreadsheet programs write them.

import { zipSync } from 'fflate'

export interface MadeSheet {
  name: string
  /** Texts, or whole cells as XML: `<c r="B2" s="1"><v>0.5</v></c>`. */
  cells: string[][]
  isHidden?: boolean
  /** XML after the rows. */
  more?: string
}

interface Extras {
  /** Codes of the number formats of styles 0, 1, 2 …, or numbers of built-in formats. */
  formats?: string[]
  /** `<si>` elements. */
  texts?: string
  starts1904?: boolean
  /** Further parts by path. */
  parts?: Record<string, string>
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const bytes = (text: string) => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${text}`)

const cellOf = (text: string) =>
  text.startsWith('<c') ? text : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
const rowOf = (cells: string[]) => (cells[0]?.startsWith('<row') ? cells.join('') : `<row>${cells.map(cellOf).join('')}</row>`)

export function asWorkbook(sheets: MadeSheet[], { formats = [], texts = '', starts1904 = false, parts = {} }: Extras = {}): Uint8Array {
  const listed = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escaped(name)}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  )
  const relations = [
    ...sheets.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`]),
    ['rIdT', 'sharedStrings', 'sharedStrings.xml'],
    ['rIdS', 'styles', 'styles.xml'],
  ].map(([id, type, target]) => `<Relationship Id="${id}" Type="${related}/${type}" Target="${target}"/>`)
  const own = formats.map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`)
  const styles = formats.map((code, index) => `<xf numFmtId="${/^[1-9]\d$/.test(code) ? code : 164 + index}"/>`)
  return zipSync({
    'xl/workbook.xml': bytes(
      `<workbook ${main} xmlns:r="${related}"><workbookPr${starts1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(`<Relationships>${relations.join('')}</Relationships>`),
    'xl/styles.xml': bytes(`<styleSheet ${main}><numFmts>${own.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`),
    'xl/sharedStrings.xml': bytes(`<sst ${main}>${texts}</sst>`),
    ...Object.fromEntries(
      sheets.map(({ cells, more = '' }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        bytes(`<worksheet ${main}><sheetData>${cells.map(rowOf).join('')}</sheetData>${more}</worksheet>`),
      ]),
    ),
    ...Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, bytes(text)])),
  })
}
