// Hostile or broken files are refused quickly, with one sentence.

import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFormat } from '../../../../test/banks/read-format.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const csv = 'question,A,B,answer\nWhich?,x,y,A\n'
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024)

/** Returns the archive with another declared size of an entry. */
function lying(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  for (let at = 0; at + 46 < archive.length; at++) if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return archive
}

const laughs =
  '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>\n<quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>'
const laughingItem = '<!DOCTYPE x [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><assessmentItem><itemBody>&xxe;</itemBody></assessmentItem>'

describe('a hostile file', () => {
  it.each<[string, string, string | Uint8Array, string]>([
    ['a zip bomb', 'x.zip', zipSync({ 'questions.csv': zeros(60) }, { level: 9 }), 'This archive unpacks to much more than it should.'],
    [
      'a zip bomb with a false size',
      'x.zip',
      lying(zipSync({ 'questions.csv': zeros(20) }, { level: 9 }), 1000),
      'This archive unpacks to much more than it should.',
    ],
    [
      'a workbook that is a bomb',
      'x.xlsx',
      zipSync({ 'xl/workbook.xml': bytes('<workbook/>'), 'xl/worksheets/sheet1.xml': zeros(60) }),
      'This archive unpacks to much more',
    ],
    [
      'a workbook with a false size',
      'x.xlsx',
      lying(zipSync({ 'xl/workbook.xml': bytes('<workbook/>'.repeat(99)), 'xl/worksheets/sheet1.xml': zeros(20) }), 1000),
      'This archive unpacks to much more',
    ],
    [
      'an archive in an archive',
      'x.zip',
      zipSync({ 'questions.csv': bytes(csv), 'more.zip': bytes('PK') }),
      'The file contains an archive within the archive',
    ],
    [
      'an archive with the name of a table',
      'x.zip',
      zipSync({ 'questions.csv': zipSync({ a: bytes('b') }) }),
      'The file contains an archive within the archive',
    ],
    ['an archive without questions', 'x.zip', zipSync({ 'readme.md': bytes('hello') }), 'This archive contains no file of questions.'],
    ['a truncated archive', 'x.zip', zipSync({ 'a.csv': bytes(csv) }).slice(0, 60), 'The server cannot open this archive.'],
    ['an invalid workbook', 'x.xlsx', zipSync({ 'xl/workbook.xml': bytes('<nothing/>') }), 'The server cannot read this workbook'],
    ['entities within entities', 'x.xml', laughs, 'The file declares a document type or its own entities'],
    ['an entity that reads files', 'x.xml', laughingItem, 'The file declares a document type or its own entities'],
    [
      'elements within elements',
      'x.xml',
      `<quiz><question type="essay">${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</question></quiz>`,
      'It is nested more than 100 deep.',
    ],
    [
      'truncated XML',
      'x.xml',
      '<quiz><question type="essay"><questiontext>',
      'The file ends in the middle of a question, which begins in line 1.',
    ],
    [
      'meaningless bytes',
      'x.csv',
      Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251),
      'The file contains neither text nor a supported format.',
    ],
    ['a program', 'x.csv', bytes('\x7fELF\x02\x01\x01\x00\x00\x00\x00'), 'The file contains neither text nor a supported format'],
    ['nothing', 'x.csv', '', 'The file is empty.'],
    ['300 columns', 'x.csv', `question,A,B,answer\n${Array(300).fill('x').join(',')}\n`, 'has more than 200 columns'],
    [
      'a cell of 5 MB',
      'x.csv',
      `question,A,B,answer\n"${'x'.repeat(5_000_000)}",x,y,A\n`,
      'contains a cell of more than a million characters',
    ],
    ['an unclosed quotation mark', 'x.csv', 'question,A,B,answer\n"Which?,x,y,A\n', 'Row 2 opens a quotation mark that nothing closes.'],
    [
      'a JSON text of 6 MB',
      'x.json',
      `[{"correct_answer":"a","incorrect_answers":[],"question":"${'x'.repeat(6_000_000)}"}]`,
      'The file contains an element of more than 5 million characters.',
    ],
    ['invalid JSON', 'x.json', '[{"correct_answer":"a","incorrect_answers":oops}]', 'It is not a JSON document'],
    ['an HTML page', 'x.html', '<!doctype html><html><body>Hello</body></html>', 'in a supported format'],
    // ASVS V1.5.1, V5.2.3
  ])('with %s is refused in one sentence', async (_, name, content, sentence) => {
    const refused = await readFormat(name, content).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    const { message } = refused instanceof Error ? refused : new Error('was taken')
    expect(message).toContain(sentence)
    expect(message).not.toContain('\n')
  })

  it('with too many files is refused', async () => {
    const files = Object.fromEntries(Array.from({ length: 65_535 }, (_, index) => [`${index}.png`, new Uint8Array()]))
    await expect(readFormat('x.zip', zipSync(files, { level: 0 }))).rejects.toThrow('more than 65,534 files')
  })

  it('reads nothing outside of its archive', async () => {
    const { rows } = await readFormat(
      'x.zip',
      zipSync({ '../../evil.csv': bytes('question,A,B,answer,image\nWhich?,x,y,A,../../etc/passwd\n') }),
    )
    expect(rows).toHaveLength(1)
  })
})
