// Variants of the faults that other tests fix: the same kinds, written otherwise.

import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { inShort, lostIn, questionOf, readFormat } from '../../../../test/banks/read-format.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const short = async (name: string, content: string | Uint8Array, language?: string) =>
  (await readFormat(name, content, language)).rows.map(inShort)

const answer = (fraction: number | string, text: string) => `<answer fraction="${fraction}"><text>${text}</text></answer>`
const asked = (type: string, stem: string, rest: string) =>
  `<question type="${type}"><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext>${rest}</question>`
const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const moodle = async (type: string, stem: string, rest: string, language?: string) =>
  (await short('x.xml', quiz(asked(type, stem, rest)), language))[0]

describe('Moodle XML', () => {
  it.each([
    [
      'two at 100 %',
      '<single>true</single>',
      [100, 100, 0],
      'refused: answer: any one of several answers is right, but here a question has one right answer',
    ],
    ['none at 100 %', '<single>1</single>', [50, 0, 0], 'refused: answer: none of its answers is worth 100 %'],
    ['none right', '<single>true</single>', [0, 0, 0], 'refused: answer: is missing, because none of its answers is right'],
    ['a small share beside it', '<single>true</single>', [5, 100, 0], 'multiple_choice · Q? · a|*b|c'],
    ['a set of thirds', '<single>false</single>', ['33.33333', '33.33333', '33.33333'], 'multi_select · Q? · *a|*b|*c'],
    [
      'a set that does not add up',
      '<single>false</single>',
      [50, 25, 0],
      'refused: answer: the shares of the right options add up to 75 % and not to 100',
    ],
    ['one right where several may be chosen', '<single>0</single>', [100, 0, -100], 'multi_select · Q? · *a|b|c'],
  ])('with %s', async (_, single, shares, expected) => {
    expect(await moodle('multichoice', 'Q?', single + shares.map((share, index) => answer(share, 'abc'[index] ?? '')).join(''))).toBe(
      expected,
    )
  })

  it.each([
    ['Verdadero', 'Falso', 'true_false · So? · *True|False'],
    ['صواب', 'خطأ', 'true_false · So? · *True|False'],
    ['Prawda', 'Fałsz', 'true_false · So? · *True|False'],
    ['False', 'True', 'true_false · So? · True|*False'],
    ['Zorp', 'Blip', 'true_false · So? · *True|False'],
    ['True', 'True', 'refused: answer: its answers do not show which one means true'],
  ])('with %s and %s for true and false', async (one, two, expected) => {
    expect(await moodle('truefalse', 'So?', answer(100, one) + answer(0, two))).toBe(expected)
  })

  it('reads words, numbers and pairs', async () => {
    const pair = (left: string, right: string) =>
      `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`
    const { rows } = await readFormat(
      'x.xml',
      quiz(
        asked('shortanswer', 'Who?', answer(100, 'Ann') + answer(100, 'Anna') + answer(50, 'An')),
        asked(
          'numerical',
          'How far?',
          `<answer fraction="100"><text>1.5</text><tolerance>0.1</tolerance></answer><units><unit><multiplier>1</multiplier><unit_name>km</unit_name></unit></units>`,
        ),
        asked('matching', 'Which?', pair('a', '1') + pair('b', '2') + pair('', '3')),
        asked('shortanswer', 'Any?', answer(100, 'An*')),
        asked('shortanswer', 'Which year?', answer(100, '1984')),
        asked('shortanswer', '_____', answer(100, 'word')),
      ),
    )
    expect(questionOf(rows[0])).toMatchObject({ word: 'Ann', accepted: ['Anna'] })
    expect(lostIn(rows[0])).toEqual(['Words that are right in part are left out.'])
    expect(questionOf(rows[1]).number).toEqual({ value: 1.5, tolerance: 0.1, unit: 'km' })
    expect(questionOf(rows[2])).toMatchObject({ type: 'matching', options: ['a', 'b'], answer: [0, 1] })
    expect(questionOf(rows[2]).matches.map(({ text }) => text)).toEqual(['1', '2', '3'])
    expect(rows.slice(3).map(inShort)).toEqual([
      'refused: answer: contains a star (*), which stands for any letters, but here the answer must be a word',
      'refused: asks for a number',
      'refused: question: is a gap without any words, so nobody knows what it asks',
    ])
  })

  it('keeps remarks, tags and a fixed order', async () => {
    const remark = (text: string) => `<feedback format="html"><text>&lt;p&gt;${text}&lt;/p&gt;</text></feedback>`
    const right = `<answer fraction="100"><text>a</text>${remark('Yes.')}</answer>`
    const { rows } = await readFormat(
      'x.xml',
      quiz(
        asked(
          'multichoice',
          'Q?',
          `<shuffleanswers>0</shuffleanswers>${right}${answer(0, 'b')}<tags><tag><text>one &amp;amp; two</text></tag></tags>`,
        ),
      ),
    )
    expect(questionOf(rows[0])).toMatchObject({ keepsOrder: true, tags: ['one & two'], remarks: ['Yes.', null] })
  })

  it.each([
    ['a blank in an end tag', quiz('<question type="essay"></question >'), 1],
    ['a self-closing element', quiz('<question type="essay"/>', asked('essay', 'Q', '')), 2],
    [
      'a comment that ends within a question',
      quiz(`<!-- ${asked('essay', 'Q', '')} --><question type="essay"><!-- </question> --></question>`),
      1,
    ],
    ['a question in CDATA', quiz(asked('essay', '</question><question type="essay">', '')), 1],
  ])('counts questions with %s', async (_, file, count) => {
    expect((await readFormat('x.xml', file)).rows).toHaveLength(count)
  })

  it.each([
    ['a file that ends between questions', `<quiz>${asked('essay', 'Q', '')}`, 'The file ends before its last element, </quiz>'],
    [
      'an unclosed comment',
      `<quiz><!-- ${asked('essay', 'Q', '')}</quiz>`,
      'The file is not well-formed XML: a comment is not closed in line 1.',
    ],
    [
      'an unclosed element',
      `<quiz>\n\n${asked('essay', 'Q', '<a>')}</quiz>`,
      'The file is not well-formed XML: an element is not closed, or closed twice, in line 3.',
    ],
  ])('refuses %s', async (_, file, sentence) => {
    await expect(readFormat('x.xml', file)).rejects.toThrow(sentence)
  })

  it('reads a numeric category as a name', async () => {
    const { rows } = await readFormat(
      'x.xml',
      quiz(
        '<question type="category"><category><text>$course$/top/7</text></category></question>',
        asked('multichoice', 'Q?', answer(100, 'a') + answer(0, 'b')),
      ),
    )
    expect(questionOf(rows[0]).place).toMatchObject({ category: '7', categoryId: null })
  })

  it('refuses several pictures, and reads one from a data address', async () => {
    const options = answer(100, 'a') + answer(0, 'b')
    expect(await moodle('multichoice', '<img src="@@PLUGINFILE@@/a.png"><img src="@@PLUGINFILE@@/b.png">Q?', options)).toBe(
      'refused: shows several pictures, but here a question has one',
    )
    const data = `data:image/png;base64,${Buffer.from('bytes').toString('base64')}`
    const { rows, attached } = await readFormat('x.xml', quiz(asked('multichoice', `Q? <img src="${data}">`, options)))
    expect(String(attached.get(questionOf(rows[0]).image ?? ''))).toBe('bytes')
  })
})

const processing = (id: string) =>
  `<responseProcessing><responseCondition><responseIf><match><variable identifier="R"/><baseValue baseType="identifier">${id}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition><setOutcomeValue identifier="F"><variable identifier="R"/></setOutcomeValue></responseProcessing>`
const item = ({ values = '<value>A</value>', body = '', more = '', cardinality = 'single', baseType = 'identifier', mapping = '' } = {}) =>
  `<assessmentItem identifier="i"><responseDeclaration identifier="R" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values}</correctResponse>${mapping}</responseDeclaration><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/><itemBody>${body}</itemBody>${more}</assessmentItem>`
const associable = (letter: string) =>
  `<simpleAssociableChoice identifier="${letter.toUpperCase()}" matchMax="1">${letter}</simpleAssociableChoice>`
const associate = (...pairs: string[]) =>
  item({
    cardinality: 'multiple',
    baseType: 'pair',
    values: pairs.map(pair => `<value>${pair}</value>`).join(''),
    body: `Q?<associateInteraction responseIdentifier="R" maxAssociations="2">${[...'abxy'].map(associable).join('')}</associateInteraction>`,
  })
const choice = (attributes = 'maxChoices="1"') =>
  `<p>Q?</p><choiceInteraction responseIdentifier="R" ${attributes}><simpleChoice identifier="A">a<feedbackInline outcomeIdentifier="F" identifier="A" showHide="show">Yes.</feedbackInline></simpleChoice><simpleChoice identifier="B">b<feedbackInline outcomeIdentifier="F" identifier="B" showHide="show">No.</feedbackInline></simpleChoice></choiceInteraction>`

describe('QTI', () => {
  it.each([
    ['points for the right answer', item({ body: choice(), more: processing('A') }), 'multiple_choice · Q? · *a|b'],
    [
      'points for another answer',
      item({ body: choice(), more: processing('B') }),
      'refused: answer: gives its points to answers that it does not call right',
    ],
    [
      'unknown response processing',
      item({
        body: choice(),
        more: '<responseProcessing><setOutcomeValue identifier="SCORE"><random/></setOutcomeValue></responseProcessing>',
      }),
      'refused: computes its points in a way that is not supported (random)',
    ],
    [
      'more right options than the default allows',
      item({ body: choice(''), values: '<value>A</value><value>B</value>', cardinality: 'multiple' }),
      'refused: answer: has several right options, of which one may be chosen',
    ],
    [
      'a printed variable',
      item({ body: `${choice()}<printedVariable identifier="S"/>` }),
      'refused: works with templates or printed variables, whose values change, which is not supported',
    ],
    [
      'pairs',
      item({
        cardinality: 'multiple',
        baseType: 'directedPair',
        values: '<value>A X</value><value>B Y</value>',
        body: 'Q?<matchInteraction responseIdentifier="R"><simpleMatchSet><simpleAssociableChoice identifier="A">a</simpleAssociableChoice><simpleAssociableChoice identifier="B">b</simpleAssociableChoice></simpleMatchSet><simpleMatchSet><simpleAssociableChoice identifier="X">x</simpleAssociableChoice><simpleAssociableChoice identifier="Y">y</simpleAssociableChoice></simpleMatchSet></matchInteraction>',
      }),
      'matching · Q? · *a|*b',
    ],
    ['associates', associate('A X', 'Y B'), 'matching · Q? · *a|*y'],
    ['a choice in two pairs', associate('A X', 'A Y'), 'refused: pair: its choices do not form pairs of two sides'],
    ['a choice without a pair', associate('A X'), 'refused: pair: its choices do not form pairs of two sides'],
    ['a rubric for scorers', item({ body: `<rubricBlock view="scorer">It is a.</rubricBlock>${choice()}` }), 'multiple_choice · Q? · *a|b'],
    [
      'points that contradict the key',
      item({ body: choice(), mapping: '<mapping><mapEntry mapKey="A" mappedValue="0"/><mapEntry mapKey="B" mappedValue="1"/></mapping>' }),
      'refused: answer: the points of its options contradict its right answer',
    ],
    [
      'an adaptive item',
      item({ body: choice() }).replace('<assessmentItem', '<assessmentItem adaptive="true"'),
      'refused: is adaptive: it is asked in several steps, which is not supported',
    ],
  ])('with %s', async (_, xml, expected) => {
    expect(await short('x.xml', xml)).toEqual([expected])
  })

  it('shows remarks to the players that the item intends', async () => {
    const modal = '<modalFeedback outcomeIdentifier="F" identifier="A" showHide="show">Well done.</modalFeedback>'
    const { rows } = await readFormat('x.xml', item({ body: choice(), more: processing('A') + modal }))
    expect(questionOf(rows[0])).toMatchObject({ note: 'Well done.', remarks: ['Yes.', 'No.'] })
    expect(lostIn(rows[0])).toEqual([])
  })

  it('reads two items in one file, and words with all their forms', async () => {
    const entry = item({
      baseType: 'string',
      values: '<value>Ann</value>',
      mapping:
        '<mapping><mapEntry mapKey="Ann" mappedValue="1"/><mapEntry mapKey="Anna" mappedValue="1"/><mapEntry mapKey="An" mappedValue="0.5"/></mapping>',
      body: '<p>Who? <textEntryInteraction responseIdentifier="R"/></p>',
    })
    const { rows } = await readFormat('x.xml', `<items>${item({ body: choice() })}${entry}</items>`)
    expect(rows).toHaveLength(2)
    expect(questionOf(rows[1])).toMatchObject({ word: 'Ann', accepted: ['Anna'] })
  })

  it('includes a page that the item embeds, with the pictures beside that page', async () => {
    const body = `<object data="texts/one.html" type="text/html"/>${choice()}`
    const files = {
      'imsmanifest.xml': bytes('<manifest/>'),
      'items/a.xml': bytes(item({ body })),
      'items/texts/one.html': bytes('<html><head><title>t</title></head><body><p>Nora went.</p><img src="n.png" alt=""></body></html>'),
    }
    const { rows } = await readFormat('x.zip', zipSync(files))
    expect(questionOf(rows[0])).toMatchObject({ question: 'Nora went.\n\nQ?', image: 'items/texts/n.png' })
  })

  it('refuses only the broken item of a package, and a package without questions', async () => {
    const manifest = { 'imsmanifest.xml': bytes('<manifest/>') }
    expect(
      await short(
        'x.zip',
        zipSync({ ...manifest, 'a.xml': bytes(item({ body: choice() })), 'b.xml': bytes('<assessmentItem><itemBody></assessmentItem>') }),
      ),
    ).toEqual([
      'multiple_choice · Q? · *a|b',
      'refused: The file is not well-formed XML: an element is not closed, or closed twice, in line 1.',
    ])
    await expect(readFormat('x.zip', zipSync({ ...manifest, 't.xml': bytes('<assessmentTest/>') }))).rejects.toThrow(
      'This package contains no questions',
    )
  })
})

describe('GIFT', () => {
  it.each([
    ['true in small letters', 'So? {true}', 'true_false · So? · *True|False'],
    ['a star', 'Who? {=An*}', 'refused: answer: contains a star (*), which stands for any letters, but here the answer must be a word'],
    ['several words', 'Who? {=Ann =Anna}', 'guess_the_word · Who? · Ann'],
    ['a comment between lines', 'Who\n// not me\nelse? {=a ~b}', 'multiple_choice · Who else? · *a|b'],
    ['a category right above', '$CATEGORY: top/One\nQ? {=a ~b}', 'multiple_choice · Q? · *a|b'],
    ['shares below 100 %', 'Q? {~%50%a ~%25%b ~c}', 'refused: answer: the shares of the right options add up to 75 % and not to 100'],
    ['escaped signs', String.raw`2 \= 2? {=\~a \# b ~\{c\}}`, 'multiple_choice · 2 = 2? · *~a # b|{c}'],
  ])('with %s', async (_, file, expected) => {
    expect(await short('x.gift', `${file}\n`)).toEqual([expected])
  })

  it('reads numbers, pairs, remarks, ids and tags', async () => {
    const { rows } = await readFormat('x.gift', '// [id:x1] [tag:one]\nHow? {#1..5}\n\nPair {=a -> 1 =b -> 2 = -> 3}\n\nSo? {F#no#yes}\n')
    expect(questionOf(rows[0])).toMatchObject({ number: { value: 3, tolerance: 2 }, tags: ['one'] })
    expect(questionOf(rows[1]).matches.map(({ text }) => text)).toEqual(['1', '2', '3'])
    expect(questionOf(rows[2]).remarks).toEqual(['no', 'yes'])
  })
})

describe('Aiken', () => {
  it.each([
    ['several letters', 'Q?\nA) x\nB) y\nC) z\nANSWER: A and C\n', ['multi_select · Q? · *x|y|*z']],
    [
      'letters without a separator',
      'One?\nA) x\nB) y\nANSWER: A\n\nQ?\nA) x\nB) y\nANSWER: AB\n\nR?\nA) x\nB) y\nANSWER: B\n',
      ['multiple_choice · One? · *x|y', 'refused: answer: AB names no option', 'multiple_choice · R? · x|*y'],
    ],
  ])('with %s', async (_, file, expected) => {
    expect(await short('x.txt', `Z?\nA) x\nB) y\nANSWER: A\n\n${file}`)).toEqual(['multiple_choice · Z? · *x|y', ...expected])
  })
})
