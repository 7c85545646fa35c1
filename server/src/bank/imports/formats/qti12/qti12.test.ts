import { describe, expect, it } from 'vitest'
import { inShort, lostIn, questionOf, readFormat } from '../../../../../test/banks/read-format.ts'

const short = async (name: string, content: string) => (await readFormat(name, content)).rows.map(inShort)

describe('QTI 1.2', () => {
  const labels = (...texts: string[]) =>
    texts.map((text, index) => `<response_label ident="${index}"><material><mattext>${text}</mattext></material></response_label>`).join('')
  const old = (cardinality: string, condition: string, options = labels('a', 'b', 'c')) =>
    `<questestinterop><item ident="i"><presentation><material><mattext texttype="text/html">10&lt;sup&gt;3&lt;/sup&gt;?</mattext></material><response_lid ident="r" rcardinality="${cardinality}"><render_choice>${options}</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item></questestinterop>`
  const is = (id: string) => `<varequal respident="r">${id}</varequal>`
  it.each([
    ['one right', old('Single', is('1')), 'multiple_choice · 10³? · a|*b|c'],
    ['a set', old('Multiple', `<and>${is('0')}<not>${is('1')}</not>${is('2')}</and>`), 'multi_select · 10³? · *a|b|*c'],
    [
      'either of two',
      old('Single', `<or>${is('0')}${is('1')}</or>`),
      'refused: answer: any one of several answers is right, but here a question has one right answer',
    ],
    [
      'unknown conditions',
      old('Single', '<vargte respident="r">1</vargte>'),
      'refused: computes its points in a way that is not supported (vargte)',
    ],
  ])('with %s', async (_, xml, expected) => {
    expect(await short('x.xml', xml)).toEqual([expected])
  })

  it.each([
    ['2.5', 2.5, []],
    ['1.3', null, ['Its points, 1.3, are not a multiple of 0.25 from 0.25 to 100, and are left out.']],
  ])('worth %s points', async (points, marks, lost) => {
    const field = `<qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${points}</fieldentry></qtimetadatafield>`
    const xml = old('Single', is('1')).replace(
      '<presentation>',
      `<itemmetadata><qtimetadata>${field}</qtimetadata></itemmetadata><presentation>`,
    )
    const [row] = (await readFormat('x.xml', xml)).rows
    expect([questionOf(row).marks, lostIn(row)]).toEqual([marks, lost])
  })
})
