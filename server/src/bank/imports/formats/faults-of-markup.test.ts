// Small files that were once imported wrongly, with one fault each, and their right results.

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inShort, lostIn, questionOf, readFormat } from '../../../../test/banks/read-format.ts'

const folder = new URL('../../../../test/import-faults/', import.meta.url)
const names = readdirSync(folder)

async function readFault(number: number) {
  const name = names.find(one => one.startsWith(`${number}-`)) ?? ''
  return await readFormat(name, readFileSync(new URL(name, folder)))
}

const remarksLost = 'Remarks that are shown to some answers are left out.'
const plainLetters = 'Bold, italic and coloured letters become plain.'

describe('a file that was once imported wrongly', () => {
  it.each<[number, string, string[]]>([
    [15, 'with pictures in its answers', ['multiple_choice · Which square is red? · *A|B']],
    [16, 'with a picture of an old export', ['multiple_choice · Which colour has it? · *red|blue']],
    [18, 'with a picture in an object', ['multiple_choice · Which colour? · *red|blue']],
    [20, 'with a sound as a link', ['audio · Listen. What do you hear? · *a bird|a car']],
    [21, 'with a video as its sound', ['refused: shows a video, which is not supported']],
    [23, 'with raised and lowered letters', ['multiple_choice · What is log₂8? · *3|10⁻³']],
    [24, 'with MathML', [String.raw`multiple_choice · Which is a half of 1? · *$\frac{1}{2}$|$\frac{1}{4}$`]],
    [26, 'with a script of MathJax', ['multiple_choice · What is $2^3$? · *8|6']],
    [27, 'with an underlined word', [String.raw`multiple_choice · Which word is underlined: $\underline{\text{cat}}$ or dog? · *cat|dog`]],
    [
      29,
      'with code',
      [
        'multiple_choice · How often?\nfor i in x:\n  a()\n  b() · *each time|once',
        'multiple_choice · How often?\nfor i in x:\n  a()\nb() · each time|*once',
      ],
    ],
    [30, 'in two languages', ['multiple_choice · What is red? · *blood|milk']],
    [31, 'with angle brackets', ['multiple_choice · If a<b and b>c, which may be largest? · *b|a']],
    [32, 'with markup that is not escaped', ['multiple_choice · What is 10³? · *1000|30']],
    [34, 'with its answer in a remark', ['multiple_choice · Which gas do plants take in?\n\nChoose. · *carbon dioxide|oxygen']],
    [35, 'with a remark for the wrong answer', ['multiple_choice · Which gas do plants take in? · *carbon dioxide|oxygen']],
    [36, 'with words of a template', ['refused: works with templates or printed variables, whose values change, which is not supported']],
    [
      37,
      'whose template sets the key',
      ['refused: works with templates or printed variables, whose values change, which is not supported'],
    ],
    [39, 'with a shared passage', ['multiple_choice · Nora went to sea on Monday.\n\nWhen did she go? · *Monday|Friday']],
    [40, 'with a passage that is not there', ['refused: is about a text in another file, which is not there: text.html']],
    [42, 'with a passage in a rubric', ['multiple_choice · Nora went to sea on Monday.\n\nWhen did she go? · *Monday|Friday']],
    [43, 'with parts of marks', ['multiple_choice · What mainly moves the tides? · *the Moon|the Sun|the wind']],
    [44, 'with two equals signs', ['refused: answer: any one of several answers is right, but here a question has one right answer']],
    [45, 'with single 0', ['multi_select · Which are metals? · *tin|*lead|sulphur']],
    [47, 'with two right ones of which one may be chosen', ['refused: answer: has several right options, of which one may be chosen']],
    [48, 'with true in German', ['true_false · Eis ist kalt. · *True|False']],
    [63, 'in Latin 1', ['multiple_choice · ¿Qué es rojo? · *sí|no']],
    [64, 'in UTF-16', ['multiple_choice · ¿Qué es rojo? · *sí|no']],
    [70, 'in auto format', ['multiple_choice · Which word is bold? · *bold|word']],
    [71, 'in Markdown', ['multiple_choice · Which word is strong? · *strong|word']],
    [73, 'with a word of two lines', ['refused: answer: has several lines, but here the answer must be a word']],
    [
      76,
      'with marks, and hidden',
      ['multiple_choice · Which is a metal? · *tin|chalk', 'multiple_choice · Which was withdrawn? · *this|that'],
    ],
    [78, 'in a fixed order', ['multiple_choice · Which swims? · a trout|a whale|*All of the above']],
    [79, 'with a remark alone', ['multiple_choice · Which is a metal? · *tin|chalk']],
    [80, 'with an explanation', ['multiple_choice · Which is a metal? · *tin|chalk', 'multiple_choice · Which is a fruit? · *pear|chalk']],
    [81, 'with a question in a comment', ['multiple_choice · Which is a metal? · *tin|chalk']],
    [93, 'of QTI 1.2', ['refused: asks nothing that can be answered here']],
    [94, 'with a gap alone', ['refused: question: is a gap without any words, so nobody knows what it asks']],
    [95, 'with a number as its word', ['number · What is a quarter of 50? _____ · ']],
  ])('%i, %s, is read as intended', async (number, _, expected) => {
    expect((await readFault(number)).rows.map(inShort)).toEqual(expected)
  })

  it('includes its pictures and sounds', async () => {
    const of = async (number: number) => questionOf((await readFault(number)).rows[0])
    expect((await of(15)).optionImages).toEqual(['r.png', 'b.png'])
    expect((await of(16)).image).toBe('s.png')
    expect((await of(17)).image).toBe('a.png')
    expect(await of(18)).toMatchObject({ image: 'sign.png', imageText: 'a sign' })
    expect((await of(20)).audio).toBe('voice.mp3')
    expect([...(await readFault(16)).attached.keys()]).toEqual(['s.png'])
  })

  it('reports its losses in its row', async () => {
    const of = async (number: number) => lostIn((await readFault(number)).rows[0])
    expect(await of(34)).toEqual([remarksLost])
    expect(await of(35)).toEqual([remarksLost])
    expect(await of(70)).toEqual([plainLetters])
    expect(questionOf((await readFault(35)).rows[0]).note).toBeNull()
  })

  it('keeps its metadata', async () => {
    const all = async (number: number) => (await readFault(number)).rows.map(questionOf)
    expect((await all(74))[0]?.place).toMatchObject({ category: 'Input/Output', subcategory: null })
    expect((await all(76)).map(({ marks, isActive }) => [marks, isActive])).toEqual([
      [5, true],
      [null, false],
    ])
    expect((await all(78))[0]?.keepsOrder).toBe(true)
    expect((await all(80)).map(({ note }) => note)).toEqual(['Tin is one.', null])
    expect((await all(95))[0]?.number).toEqual({ value: 12.5, tolerance: 0, unit: null })
  })

  it('that is not well-formed is refused as a whole, with the line', async () => {
    await expect(readFault(83)).rejects.toThrow('The file is not well-formed XML: an element is not closed, or closed twice, in line 3.')
  })
})
