// The worst file of each readable kind: one that is too slow for a reader that reads repeatedly or trusts what the file says.

import { zipSync } from 'fflate'

export interface WorstFile {
  what: string
  name: string
  /** @param size in characters, approximately */
  make: (size: number) => string | Uint8Array
}

const bytes = (text: string) => new TextEncoder().encode(text)
const filled = (unit: string, size: number) => unit.repeat(Math.max(1, Math.floor(size / unit.length)))

const moodle = (inside: string) => `<?xml version="1.0"?>\n<quiz>\n${inside}\n</quiz>`
const asked = (inside: string) =>
  `<question type="multichoice"><questiontext format="html"><text>${inside}</text></questiontext><answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>`
/** Several texts, each as long as allowed, but at most an eighth of the file: so a smaller file shows the same repeated reading. */
const some = (size: number, longest: number, make: (length: number) => string) => {
  const length = Math.min(longest, Math.floor(size / 8))
  return filled(make(length), size)
}
/** Questions with texts as long as a field may be. */
const fields = (unit: string) => (size: number) => moodle(some(size, 29_000, length => asked(`&lt;p&gt;${filled(unit, length)}`)))

const csvHead = 'question,A,B,answer\n'
const trivia = (question: string) =>
  JSON.stringify({ category: 'C', type: 'multiple', difficulty: 'easy', question, correct_answer: 'a', incorrect_answers: ['b', 'c'] })
const item = (inside: string) =>
  `<assessmentItem><responseDeclaration identifier="R"><correctResponse>${inside}</correctResponse></responseDeclaration><itemBody>${inside}</itemBody></assessmentItem>`

const part = (kind: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml`
const space = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function workbook(rows: string, { after = '', shared = '' } = {}): Uint8Array {
  const named = ['question', 'A', 'B', 'answer'].map((name, index) => `<c r="${'ABCD'[index]}1" t="inlineStr"><is><t>${name}</t></is></c>`)
  return zipSync({
    '[Content_Types].xml': bytes(
      `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${part('sheet.main')}"/></Types>`,
    ),
    'xl/workbook.xml': bytes(
      `<workbook ${space} xmlns:r="${documents}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${documents}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytes(
      `<worksheet ${space}><sheetData><row r="1">${named.join('')}</row>${rows}</sheetData>${after}</worksheet>`,
    ),
    ...(shared !== '' && { 'xl/sharedStrings.xml': bytes(`<sst ${space}><si><t>${shared}</t></si></sst>`) }),
  })
}

const cellAt = (place: string) => `<row r="${place.replace(/\D/g, '')}"><c r="${place}"><v>1</v></c></row>`

export const worstFiles: readonly WorstFile[] = [
  { what: 'Moodle XML with many CDATA sections in a question', name: 'x.xml', make: size => moodle(asked(filled('<![CDATA[x]]>', size))) },
  { what: 'Moodle XML with a CDATA section that nothing closes', name: 'x.xml', make: size => moodle(asked(filled('<![CDATA[ ', size))) },
  { what: 'Moodle XML, nested', name: 'x.xml', make: size => moodle(asked(filled('<a>', size))) },
  { what: 'Moodle XML with many elements in a question', name: 'x.xml', make: size => moodle(asked(filled('<a>x</a>', size / 4))) },
  { what: 'Moodle XML with many attributes', name: 'x.xml', make: size => moodle(`<question ${filled('a="b" ', size / 8)}></question>`) },
  { what: 'Moodle XML with many tiny questions', name: 'x.xml', make: size => moodle(filled('<question type="x"></question>', size / 4)) },
  ...[
    '&lt;img ',
    '&lt;script ',
    '&lt;script&gt;&lt;/script',
    '&lt;!--',
    '&lt;sup&gt;1 ',
    '\\(',
    '$$ ',
    '$',
    '&amp;amp',
    ' \n',
    ' ',
    '\\\\',
  ].map(unit => ({ what: `Moodle XML with texts of ${JSON.stringify(unit)}`, name: 'x.xml', make: fields(unit) })),
  { what: 'GIFT of opening brackets', name: 'x.gift', make: size => some(size, 19_000, length => `q ${'{'.repeat(length)}\n\n`) },
  { what: 'GIFT of marks', name: 'x.gift', make: size => some(size / 4, 18_000, length => `q {${filled('~=', length)}}\n\n`) },
  { what: 'GIFT of backslashes', name: 'x.gift', make: size => some(size, 19_000, length => `q ${'\\'.repeat(length)} {T}\n\n`) },
  { what: 'GIFT of colons', name: 'x.gift', make: size => some(size, 18_000, length => `q ${filled('::', length)} {T}\n\n`) },
  { what: 'GIFT without blank lines', name: 'x.gift', make: size => some(size, 20_000, length => `${'x'.repeat(length)}\n`) },
  { what: 'Aiken with a line that does not end', name: 'x.txt', make: size => `Q?\nA) x\nB) y\nANSWER: A\n${filled('x', size)}` },
  {
    what: 'Aiken with blanks',
    name: 'x.txt',
    make: size => some(size, 50_000, length => `Q?\nA) x\nB) y\nANSWER: A\nANSWER:${' '.repeat(length)}x\n`),
  },
  {
    what: 'Aiken with long questions',
    name: 'x.txt',
    make: size => `Q?\nA) x\nB) y\nANSWER: A\n${some(size, 900_000, length => `${'$'.repeat(length)}\n`)}`,
  },
  { what: 'empty lines', name: 'x.txt', make: size => filled('\n', size) },
  { what: 'CSV with a quotation mark that nothing closes', name: 'x.csv', make: size => `${csvHead}"${filled('x', size)}` },
  { what: 'CSV with quotation marks', name: 'x.csv', make: size => csvHead + filled('"', size) },
  { what: 'CSV with tiny rows', name: 'x.csv', make: size => csvHead + filled('Q,x,y,A\n', size / 4) },
  { what: 'CSV with long cells', name: 'x.csv', make: size => csvHead + some(size, 900_000, length => `${'.'.repeat(length)}x,x,y,A\n`) },
  {
    what: 'CSV with long answers',
    name: 'x.csv',
    make: size => csvHead + some(size / 2, 900_000, length => `Q,x,y,${filled('A ', length)}\n`),
  },
  {
    what: 'CSV whose columns have long names',
    name: 'x.csv',
    make: size => {
      const length = Math.min(900_000, size / 2)
      return `${' '.repeat(length)}x,${'('.repeat(length)}\n${csvHead}${filled('Q,x,y,A\n', size / 8)}`
    },
  },
  { what: 'CSV with texts that end in marks', name: 'x.csv', make: size => csvHead + filled(`${'.'.repeat(1990)}x,x,y,A\n`, size) },
  { what: 'brackets', name: 'x.json', make: size => filled('{', size) },
  { what: 'JSON, nested', name: 'x.json', make: size => `[${trivia('Q?')},${'['.repeat(size / 2)}${']'.repeat(size / 2)}]` },
  { what: 'JSON with a long key', name: 'x.json', make: size => `[${trivia('Q?')},{"${filled('k', Math.min(size, 4_900_000))}":1}]` },
  { what: 'JSON with tiny elements', name: 'x.json', make: size => `[${trivia('Q?')}${filled(',1', size / 8)}]` },
  { what: 'JSON with a text that does not end', name: 'x.json', make: size => `[${trivia('Q?')},"${filled('\\"', size)}` },
  {
    what: 'Open Trivia with entities',
    name: 'x.json',
    make: size => `[${some(size, 29_000, length => `${trivia('&'.repeat(length))},`)}${trivia('Q?')}]`,
  },
  {
    what: 'Open Trivia with percent signs',
    name: 'x.json',
    make: size => `[${some(size, 28_000, length => `${trivia(filled('%2', length))},`)}${trivia('Q?')}]`,
  },
  {
    what: 'our JSON with many options',
    name: 'x.json',
    make: size =>
      `{"trivium-questions":1,"questions":[{"question":"Q?","options":[${filled('"a",', Math.min(size, 4_900_000))}"b"],"answer":[0]}]}`,
  },
  {
    what: 'our JSON with many pictures of options',
    name: 'x.json',
    make: size =>
      `{"trivium-questions":1,"questions":[{"question":"Q?","options":["a","b"],"answer":[0],"option_images":[${filled('"a",', Math.min(size, 4_900_000))}"b"]}]}`,
  },
  { what: 'QTI with many interactions', name: 'x.xml', make: size => item(filled('<choiceInteraction/>', Math.min(size / 4, 450_000))) },
  {
    what: 'QTI with many choices',
    name: 'x.xml',
    make: size =>
      item(
        `<choiceInteraction responseIdentifier="R">${filled('<simpleChoice identifier="a"/><value>b</value>', Math.min(size / 4, 450_000))}</choiceInteraction>`,
      ),
  },
  { what: 'QTI, nested', name: 'x.xml', make: size => item(`<choiceInteraction>${filled('<prompt>', Math.min(size, 450_000))}`) },
  { what: 'a workbook with a cell far away', name: 'x.xlsx', make: () => workbook(cellAt('ZZZZZZ2')) },
  { what: 'a workbook with a row far away', name: 'x.xlsx', make: () => workbook(cellAt('A1048576')) },
  {
    what: 'a workbook with many wide rows',
    name: 'x.xlsx',
    make: size => workbook(Array.from({ length: size / 200 }, (_, row) => cellAt(`GR${row + 2}`)).join('')),
  },
  {
    what: 'a workbook in which every cell is a long text',
    name: 'x.xlsx',
    make: size =>
      workbook(
        Array.from({ length: size / 4000 }, (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`).join(''),
        { shared: 'x'.repeat(size / 4) },
      ),
  },
  {
    what: 'a workbook with merged cells',
    name: 'x.xlsx',
    make: size => workbook(cellAt('A2'), { after: `<mergeCells>${filled('<mergeCell ref="A1:XFD1048576"/>', size / 4)}</mergeCells>` }),
  },
  {
    what: 'an archive of many files, all of which are asked for',
    name: 'x.zip',
    make: size => {
      const names = Array.from({ length: Math.min(10_000, size / 200) }, (_, index) => `${index}.png`)
      const rows = names.map(name => `Q ${name},x,y,A,${name}\n`)
      return zipSync(
        {
          ...Object.fromEntries(names.map(name => [name, new Uint8Array()])),
          'q.csv': bytes(`question,A,B,answer,image\n${rows.join('')}`),
        },
        { level: 0 },
      )
    },
  },
]
