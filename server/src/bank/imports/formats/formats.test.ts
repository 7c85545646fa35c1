// Every format, with our own small files; each reports what it cannot hold.

import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { inShort, lostIn, questionOf, readFormat } from '../../../../test/banks/read-format.ts'

const short = async (name: string, content: string | Uint8Array, language?: string) =>
  (await readFormat(name, content, language)).rows.map(inShort)
const bytes = (text: string) => new TextEncoder().encode(text)

describe('Aiken', () => {
  it('reads questions of several lines, and refuses damaged ones', async () => {
    const file =
      'Which is red?\nA) Sky\nB) Rose\nANSWER: B\n\nTwo\nlines?\r\nA. x\r\nB. y\r\nC. z\r\nANSWER: C\n\nNo answer?\nA) x\nB) y\n\nLast?\nA) x\nB) y\nANSWER: D\n'
    expect(await short('questions.txt', file)).toEqual([
      'multiple_choice · Which is red? · Sky|*Rose',
      'multiple_choice · Two\nlines? · x|y|*z',
      'refused: answer: is missing',
      'refused: answer: names an option that is not there',
    ])
  })
})

describe('GIFT', () => {
  const file = String.raw`// a remark
$CATEGORY: $course$/top/Science/Stars

::One:: What shines? {=The sun#right! ~The moon ~A stone}

It shines. {T}

Which shine? {~%50%The sun ~%50%A lamp ~%-100%A stone}

A star near us: {=sun =Sun}

How far? {#149.6:0.1}

Match {=a -> b =c -> d =e -> f}

Write. {}

A costs \{\$5\} and more? {=yes ~no}

Broken {=a ~b

[html]<p>What is \\(x^2\\) of <b>two</b>?</p> {=4 ~2 ~8}
`
  it('reads choices, sets, words and formulas, and refuses the rest with the line', async () => {
    const { format, rows } = await readFormat('stars.gift', file)
    expect(format).toBe('GIFT')
    expect(rows.map(inShort)).toEqual([
      'multiple_choice · What shines? · *The sun|The moon|A stone',
      'true_false · It shines. · *True|False',
      'multi_select · Which shine? · *The sun|*A lamp|A stone',
      'guess_the_word · A star near us: · sun',
      'number · How far? · ',
      'matching · Match · *a|*c|*e',
      'refused: asks for an essay, which is not supported',
      expect.stringContaining('and more? · *yes|no'),
      'refused: line 20: is not written as GIFT wants it',
      'multiple_choice · What is $x^2$ of two? · *4|2|8',
    ])
    expect(questionOf(rows[0]).place).toMatchObject({ category: 'Science', subcategory: 'Stars' })
    expect(questionOf(rows[0]).options[0]).toBe('The sun')
    expect(questionOf(rows[2]).shares).toEqual([50, 50, -100])
  })

  it('writes true and false in the language of its questions', async () => {
    expect(await short('x.gift', 'Es rojo. {F}\n', 'es')).toEqual(['true_false · Es rojo. · Verdadero|*Falso'])
  })
})

const moodle = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`
const answer = (fraction: number, text: string) => `<answer fraction="${fraction}" format="html"><text>${text}</text></answer>`
const stem = (html: string) => `<name><text>n</text></name><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>`

describe('Moodle XML', () => {
  it('reads the types that we have, and refuses others', async () => {
    const { format, rows } = await readFormat(
      'bank.xml',
      moodle(
        '<question type="category"><category><text>$course$/top/Geo</text></category></question>',
        `<question type="multichoice">${stem('<p>Caf&eacute; &amp; <b>more</b> than&nbsp;$5?</p><script>alert(1)</script>')}<single>true</single>${answer(100, 'Yes &amp;lt;b&amp;gt;')}${answer(0, 'No')}</question>`,
        `<question type="multichoice">${stem('Even?')}<single>false</single>${answer(50, '2')}${answer(50, '4')}${answer(-100, '3')}</question>`,
        `<question type="truefalse">${stem(String.raw`\(1+1=2\) and a &lt;/question&gt; within`)}${answer(0, 'true')}${answer(100, 'false')}</question>`,
        `<question type="shortanswer">${stem('Capital of France?')}${answer(100, 'Paris')}${answer(50, 'Lutetia')}</question>`,
        `<question type="ordering">${stem('Up')}${answer(1, 'one')}${answer(1, 'two')}${answer(1, 'three')}</question>`,
        `<question type="cloze">${stem('{1:SHORTANSWER:=x}')}</question>`,
        `<question type="numerical">${stem('How many?')}${answer(100, '3')}</question>`,
        `<question type="coderunner">${stem('Program!')}</question>`,
      ),
    )
    expect(format).toBe('Moodle XML')
    expect(rows.map(inShort)).toEqual([
      'multiple_choice · Café & more than $5? · *Yes <b>|No',
      'multi_select · Even? · *2|*4|3',
      'true_false · $1+1=2$ and a </question> within · True|*False',
      'guess_the_word · Capital of France? · Paris',
      'sequence · Up · *one|*two|*three',
      'refused: has gaps in a text (cloze), which is not supported',
      'number · How many? · ',
      'refused: is of the type coderunner, which is not supported',
    ])
    expect(questionOf(rows[0]).place.category).toBe('Geo')
    expect(questionOf(rows[1]).shares.length).toBeGreaterThan(0)
    expect(lostIn(rows[3])).toEqual(['Words that are right in part are left out.'])
  })

  it('reads the pictures inside a question', async () => {
    const picture = `<file name="a b.png" encoding="base64">${Buffer.from('bytes').toString('base64')}</file>`
    const html = '<p><img src="@@PLUGINFILE@@/a%20b.png" alt=""/>What?</p>'
    const question = `<question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text>${picture}</questiontext>${answer(100, 'x')}${answer(0, 'y')}</question>`
    const { rows, attached } = await readFormat('bank.xml', moodle(question))
    expect(questionOf(rows[0])).toMatchObject({ question: 'What?', image: 'a b.png' })
    expect(String(attached.get('a b.png'))).toBe('bytes')
  })
})

const item2 = (body: string, right: string[], more = '') => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">
<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse>${right.map(id => `<value>${id}</value>`).join('')}</correctResponse></responseDeclaration>
<itemBody>${body}</itemBody>${more}</assessmentItem>`
const item3 = (
  body: string,
  right: string[],
) => `<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="i" title="t">
<qti-response-declaration identifier="R" cardinality="multiple" base-type="identifier"><qti-correct-response>${right.map(id => `<qti-value>${id}</qti-value>`).join('')}</qti-correct-response></qti-response-declaration>
<qti-item-body>${body}</qti-item-body></qti-assessment-item>`
const choices = '<simpleChoice identifier="A">One</simpleChoice><simpleChoice identifier="B">Two <i>or</i> three</simpleChoice>'

describe('QTI', () => {
  it.each([
    [
      'a choice of 2.1',
      item2(
        `<p>Which?</p><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>Choose.</prompt>${choices}</choiceInteraction>`,
        ['B'],
      ),
      'multiple_choice · Which?\n\nChoose. · One|*Two or three',
    ],
    [
      'an order of 2.1',
      item2(`<orderInteraction responseIdentifier="R">${choices}</orderInteraction><p>Order!</p>`, ['B', 'A']),
      'sequence · Order! · *Two or three|*One',
    ],
    [
      'a gap of 2.1',
      item2('<p>Paris is in <textEntryInteraction responseIdentifier="R"/>.</p>', ['France']),
      'guess_the_word · Paris is in _____ . · France',
    ],
    [
      'several answers of 3.0',
      item3(
        '<p>Which?</p><qti-choice-interaction response-identifier="R" max-choices="0"><qti-simple-choice identifier="a">1</qti-simple-choice><qti-simple-choice identifier="b">2</qti-simple-choice><qti-simple-choice identifier="c">3</qti-simple-choice></qti-choice-interaction>',
        ['a', 'c'],
      ),
      'multi_select · Which? · *1|2|*3',
    ],
    [
      'an interaction that we cannot read',
      item2('<p>Match</p><matchInteraction responseIdentifier="R"/>', []),
      'refused: pair: has no two sides',
    ],
    [
      'two interactions',
      item2(`<choiceInteraction responseIdentifier="R">${choices}</choiceInteraction><textEntryInteraction responseIdentifier="S"/>`, [
        'A',
      ]),
      'refused: asks several things at once, which is not supported',
    ],
  ])('reads %s', async (_, xml, expected) => {
    const { format, rows } = await readFormat('item.xml', xml)
    expect(format).toBe('QTI')
    expect(rows.map(inShort)).toEqual([expected])
  })

  it("reads a package, with an item's picture", async () => {
    const withPicture = item2(
      '<p>What? <img src="images/x.png" alt=""/></p><choiceInteraction responseIdentifier="R" maxChoices="1">' +
        choices +
        '</choiceInteraction>',
      ['A'],
    )
    const { rows } = await readFormat(
      'package.zip',
      zipSync({ 'imsmanifest.xml': bytes('<manifest/>'), 'items/1.xml': bytes(withPicture), 'items/images/x.png': bytes('png') }),
    )
    expect(questionOf(rows[0]).image).toBe('items/images/x.png')
  })
})

describe('CSV', () => {
  it.each([
    ['letters', 'question,A,B,C,answer\nWhich?,x,y,z,b\n', ['multiple_choice · Which? · x|*y|z']],
    [
      'semicolons and numbers',
      'Question;Option 1;Option 2;Option 3;Correct\r\n"Which; one?";x;y;z;3\r\n',
      ['multiple_choice · Which; one? · x|y|*z'],
    ],
    ['tabs and texts', 'question\toption_a\toption_b\tanswer\nWhich?\tRed\tBlue\tblue\n', ['multiple_choice · Which? · Red|*Blue']],
    ['several answers', 'question,A,B,C,D,answer\nWhich?,1,2,3,4,"a, c"\n', ['multi_select · Which? · *1|2|*3|4']],
    ['titles before the names', 'My quiz\n\nquestion,A,B,answer\nWhich?,x,y,A\n', ['multiple_choice · Which? · *x|y']],
    ['an empty column between', 'question,A,B,C,answer\nWhich?,x,,z,c\n', ['multiple_choice · Which? · x|*z']],
    ['a line sep= for Excel', 'sep=;\nquestion;A;B;answer\nWhich?;x;y;A\n', ['multiple_choice · Which? · *x|y']],
    [
      'lines and quotation marks within a cell',
      'question,A,B,answer\n"Say ""a""\nor b?",x,y,A\n',
      ['multiple_choice · Say "a"\nor b? · *x|y'],
    ],
    ['formulas as texts', 'question,A,B,answer\n"=HYPERLINK(""x"")",+1,@SUM,A\n', ['multiple_choice · =HYPERLINK("x") · *+1|@SUM']],
    ['a word', 'type,question,answer\nguess_the_word,Red fruit?,apple\n', ['guess_the_word · Red fruit? · apple']],
    ['false before true', 'question,A,B,answer\nSo?,False,True,A\n', ['true_false · So? · True|*False']],
    [
      'bad answers',
      'question,A,B,answer\nOne?,x,y,F\nTwo?,x,y,\nThree?,x,x,A\n,x,y,A\nFive?,x,y,z\n',
      [
        'refused: answer: F names no option',
        'refused: answer: is missing',
        'refused: two of its answers are the same',
        'refused: question: is empty',
        'refused: answer: z names no option',
      ],
    ],
    [
      'bad numbers',
      'question,A,B,answer,level,difficulty\nOne?,x,y,A,zero,\nTwo?,x,y,A,0,\nThree?,x,y,A,1,tricky\n',
      [
        'refused: level: is not a whole number',
        'refused: level: is not a whole number from 1 to 100',
        'refused: difficulty: tricky is neither easy, medium, hard nor on a scale that is known: say it in the mapping',
      ],
    ],
    [
      'an order by its letters',
      'question,option 1,option 2,option 3,answer type,answer1,answer2,answer3\nUp?,b,c,a,1,c,a,b\n',
      ['sequence · Up? · *a|*b|*c'],
    ],
  ])('reads %s', async (_, file, expected) => {
    expect(await short('questions.csv', file)).toEqual(expected)
  })

  const arabic = 'question\tA\tB\tcorrect\nكم عدد الألوان؟\t٨\t٩\tA\n'
  const wide = (text: string, mark: boolean) => Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${arabic}`)],
    ['UTF-16LE', wide(arabic, true)],
    ['UTF-16LE without a mark', wide(arabic, false)],
    ['UTF-16BE', wide(arabic, true).swap16()],
    ['UTF-16BE without a mark', wide(arabic, false).swap16()],
  ])('reads %s', async (_, file) => {
    expect(await short('questions.txt', file)).toEqual(['multiple_choice · كم عدد الألوان؟ · *٨|٩'])
  })

  it('reads windows-1252', async () => {
    expect(await short('questions.csv', Buffer.from('question;A;B;answer\nD\xe9j\xe0 vu \x80?;Fran\xe7ais;Italien;A\n', 'latin1'))).toEqual(
      ['multiple_choice · Déjà vu €? · *Français|Italien'],
    )
  })
})
