// Reads cells of workbooks as their sheets show them, and refuses hidden rows.

import { describe, expect, it } from 'vitest'
import { inShort, questionOf, readFormat } from '../../../../../test/banks/read-format.ts'
import { asWorkbook, type MadeSheet } from '../../../../../test/banks/workbook.ts'

const names = ['question', 'A', 'B', 'answer']
const number = (value: string, style: number) => `<c s="${style}"><v>${value}</v></c>`
const rowsOf = async (sheets: MadeSheet[], extras = {}, sheet?: string) =>
  (await readFormat('x.xlsx', asWorkbook(sheets, extras), 'en', mapping => (sheet ? { ...mapping, sheet } : mapping))).rows
const shortOf = async (cells: string[][], extras = {}, more = '') =>
  (await rowsOf([{ name: 'S', cells: [names, ...cells], more }], extras)).map(inShort)

describe('a cell', () => {
  it.each([
    ['0.5', '0%', '50%'],
    ['0.1234', '0.0%', '12.3%'],
    ['0.0625', '[h]:mm:ss', '1:30:00'],
    ['0.510416666666667', 'h:mm', '12:15'],
    ['0.75', 'h:mm AM/PM', '6:00 PM'],
    ['0.00075', 'mm:ss.0', '01:04.8'],
    ['7', '000', '007'],
    ['1234.5', '"$"#,##0.00', String.raw`$1,234.50`],
    ['12.5', '#,##0.00 "€"', '12.50 €'],
    ['1234567', '#,##0', '1,234,567'],
    ['0.333333333333333', '0.00', '0.33'],
    ['0.30000000000000004', 'General', '0.3'],
    ['123456789012', 'General', '123456789012'],
    ['0.5', '# ?/?', '1/2'],
    ['5', '0.0 "km"', '5.0 km'],
    ['12345', '0.00E+00', '1.23E+04'],
    ['45000', 'yyyy-mm-dd', '2023-03-15'],
    ['45000', '14', '2023-03-15'],
    ['45000.5', '22', '2023-03-15 12:00'],
    ['45000', 'd-mmm', '15-Mar'],
    ['45000', 'dddd', 'Wednesday'],
    ['-3', '0;(0)', '(3)'],
  ])('%s in the format %s shows %s', async (value, format, shown) => {
    const [row] = await rowsOf([{ name: 'S', cells: [names, ['Which?', number(value, 0), 'another', 'A']] }], { formats: [format] })
    expect(questionOf(row).options[0]).toBe(shown)
  })

  it('counts days from 1904 where its workbook does', async () => {
    expect(await shortOf([['When?', number('0', 0), 'x', 'A']], { formats: ['yyyy-mm-dd'], starts1904: true })).toEqual([
      'multiple_choice · When? · *1904-01-01|x',
    ])
  })

  it.each([
    ['an error', '<c t="e"><v>#DIV/0!</v></c>', /column 2: contains an error: #DIV\/0!/],
    ['a formula without its result', '<c><f>1+1</f></c>', /column 2: is a formula without its result/],
    ['a negative date', number('-5', 0), /column 2: contains an invalid date/],
    ['a missing text', '<c t="s"><v>9</v></c>', /names a text that is not in the workbook/],
    [
      'raised signs without such a form',
      '<c t="inlineStr"><is><r><t>10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>∞</t></r></is></c>',
      /raised or lowered characters/,
    ],
  ])('with %s refuses its row', async (_, cell, reason) => {
    const [bad, good] = await shortOf(
      [
        ['Which?', cell, 'x', 'A'],
        ['Who?', 'x', 'y', 'A'],
      ],
      { formats: ['yyyy-mm-dd'] },
    )
    expect(bad).toMatch(reason)
    expect(good).toBe('multiple_choice · Who? · *x|y')
  })

  it('refuses nothing in an unused column', async () => {
    const cells = [
      [...names, 'checked'],
      ['Which?', 'x', 'y', 'A', '<c t="e"><v>#N/A</v></c>'],
    ]
    expect((await rowsOf([{ name: 'S', cells }])).map(inShort)).toEqual(['multiple_choice · Which? · *x|y'])
  })

  it('may have several formats, the result of a formula, true or false, or a phonetic guide', async () => {
    const texts =
      '<si><r><t xml:space="preserve">log</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t>8 and 10</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>-3</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si><si><t>one_x000D_&#10;two</t></si>'
    const text = (at: number) => `<c t="s"><v>${at}</v></c>`
    expect(
      await shortOf(
        [
          ['Which?', text(0), text(1), 'A'],
          [text(2), '<c t="str"><f>A1</f><v>made</v></c>', number('2', 0), 'A'],
          ['So?', '<c t="b"><v>1</v></c>', '<c t="b"><v>0</v></c>', 'A'],
        ],
        { texts, formats: ['General'] },
      ),
    ).toEqual(['multiple_choice · Which? · *log₂8 and 10⁻³|東京', 'multiple_choice · one\ntwo · *made|2', 'true_false · So? · *TRUE|FALSE'])
  })

  it('with emphasised words names the loss', async () => {
    const cell = '<c t="inlineStr"><is><r><t>Which is </t></r><r><rPr><b/></rPr><t>not</t></r><r><t> red?</t></r></is></c>'
    const [row] = await rowsOf([{ name: 'S', cells: [names, [cell, 'x', 'y', 'A']] }])
    expect(row).toMatchObject({ text: 'Which is not red?', lost: ['Words that are marked within a cell become plain.'] })
  })

  it('merged over several rows counts in each of them', async () => {
    const cells = [
      [...names, 'category'],
      ['One?', 'x', 'y', 'A', 'Colours'],
      ['Two?', 'x', 'y', 'B'],
      ['Three?', 'x', 'y', 'A', 'Shapes'],
    ]
    const rows = await rowsOf([{ name: 'S', cells, more: '<mergeCells><mergeCell ref="E2:E3"/></mergeCells>' }])
    expect(rows.map(row => questionOf(row).place.category)).toEqual(['Colours', 'Colours', 'Shapes'])
  })
})

describe('a row', () => {
  it('is refused when it is hidden', async () => {
    const hidden =
      '<row r="2" hidden="1"><c t="str"><v>Old?</v></c><c t="str"><v>x</v></c><c t="str"><v>y</v></c><c t="str"><v>A</v></c></row>'
    expect(await shortOf([[hidden], ['New?', 'x', 'y', 'A']])).toEqual(['refused: is hidden in its sheet', 'multiple_choice · New? · *x|y'])
  })

  it('is refused when a picture lies over it', async () => {
    const drawing = '<wsDr><twoCellAnchor><from><col>5</col><row>1</row></from><pic/></twoCellAnchor></wsDr>'
    const relations = '<Relationships><Relationship Id="rId1" Type="x/drawing" Target="../drawings/drawing1.xml"/></Relationships>'
    const parts = { 'xl/drawings/drawing1.xml': drawing, 'xl/worksheets/_rels/sheet1.xml.rels': relations }
    expect(
      await shortOf(
        [
          ['Which?', 'x', 'y', 'A'],
          ['Who?', 'x', 'y', 'A'],
        ],
        { parts },
      ),
    ).toEqual([expect.stringMatching(/^refused: has a picture on top of the sheet/), 'multiple_choice · Who? · *x|y'])
  })
})

describe('a sheet', () => {
  const sheet = (name: string, question: string, isHidden = false) => ({ name, isHidden, cells: [names, [question, 'x', 'y', 'A']] })
  const sheets = [{ name: 'Cover', cells: [['My quiz']] }, sheet('Old', 'Old?', true), sheet('One', 'One?'), sheet('Two', 'Two?')]

  it('is the first visible one with questions, unless the editor chooses another', async () => {
    expect((await rowsOf(sheets)).map(inShort)).toEqual(['multiple_choice · One? · *x|y'])
    const { mapping } = await readFormat('x.xlsx', asWorkbook(sheets))
    expect(mapping?.sheet).toBe('One')
  })
})
