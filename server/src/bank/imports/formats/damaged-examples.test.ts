// Minimal damaged files, one of each kind that was once imported as something else. The property tests in ../faults found them.

import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { inShort, lostIn, questionOf, readFormat, readShown } from '../../../../test/banks/read-format.ts'
import { bytesOf } from '../../../../test/writers/texts.ts'
import { inCanvas } from '../../../../test/writers/qti12.ts'

const short = async (name: string, content: string | Uint8Array) => (await readFormat(name, content)).rows.map(inShort)

const item = (stem: string, more = '') =>
  `<item ident="i"><presentation><material>${stem}</material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="1"><material><mattext>x</mattext></material></response_label><response_label ident="2"><material><mattext>y</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">1</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar><displayfeedback linkrefid="f"/></respcondition></resprocessing>${more}</item>`
const old = (...items: string[]) => `<?xml version="1.0" encoding="UTF-8"?>\n<questestinterop>${items.join('\n')}</questestinterop>`
const wordItem = (word: string) =>
  `<item ident="i"><presentation><material><mattext>Who?</mattext></material><response_str ident="r" rcardinality="Single"><render_fib/></response_str></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">${word}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>`

describe('Aiken', () => {
  const good = 'Which?\nA) x\nB) y\nANSWER: A\n'
  const read = 'multiple_choice · Which? · *x|y'
  it.each([
    ['a line twice', 'Who?\nWho?\nA) x\nB) y\nANSWER: A\n', ['refused: has the same line twice', read]],
    [
      'a control character in the name of a line',
      'Who?\nA) x\nB) y\nANSWER: A\nANSWER_EX\u0002PLANATION: z\n',
      ['refused: contains a line with characters that cannot be read', 'refused: contains a line with characters that cannot be read'],
    ],
    ['two answers', 'Who?\nA) x\nB) y\nANSWER: A\nANSWER: B\n', ['refused: has two answers', read]],
    [
      'an option behind its explanation',
      'Who?\nA) x\nB) y\nANSWER: A\nEXPLANATION: z\nB) y\n',
      ['refused: contains what looks like an option after its answer', read],
    ],
    [
      'its options twice, and its explanation behind the second ones',
      'Who?\nA) x\nB) y\nANSWER: A\nA) x\nB) y\nANSWER: A\nEXPLANATION: z\n',
      ['refused: is followed by options without a question', 'refused: question: is empty', read],
    ],
    [
      'its last option and its answer twice',
      'Who?\nA) x\nB) y\nANSWER: A\nB) y\nANSWER: A\nEXPLANATION: z\n',
      ['refused: is followed by options without a question', 'refused: has fewer than two answers to choose from', read],
    ],
    ['an explanation without an answer', 'Who?\nA) x\nB) y\nANSWER_EXPLANATION: z\n', ['refused: answer: is missing', read]],
  ])('with %s', async (_, before, expected) => {
    expect(await short('x.txt', `${before}\n${good}`)).toEqual(expected)
  })

  it('keeps an explanation after a blank line with its question', async () => {
    const { rows } = await readFormat('x.txt', `Who?\nA) x\nB) y\nANSWER: A\n\nANSWER_EXPLANATION: Because.\n\n${good}`)
    expect(rows.map(inShort)).toEqual(['multiple_choice · Who? · *x|y', read])
    expect(questionOf(rows[0]).note).toBe('Because.')
  })
})

describe('a table', () => {
  const names = 'question,A,B,answer,note'
  const good = 'Which?,x,y,A,N.'
  const read = 'multiple_choice · Which? · *x|y'
  it.each([
    ['its column names again', `${names}\n${good}\n${names}\n`, [read, 'refused: repeats the names of the columns']],
    [
      'a column twice, with different cells',
      `${names},answer\n${good},A\nWho?,x,y,A,N.,B\n`,
      [read, 'refused: column 6: has the same name as column 4, and holds something else'],
    ],
    [
      'no column for an option',
      'question,option 1,option 3,answer\nWhich?,x,y,1\n',
      ['refused: option 2: has no column, but a later one has'],
    ],
    [
      'a comma that pushes an empty cell out',
      `${names}\n${good}\nRome, Italy?,x,y,A,\n`,
      [read, 'refused: has more cells than there are columns: put a text with a comma in quotes'],
    ],
    [
      'curly quotation marks for straight ones',
      `${names}\n${good}\nWho?,“a “”b”” c”,y,A,\n`,
      [read, 'refused: has curly quotation marks where a table needs straight ones'],
    ],
    [
      'curly quotation marks around a text of several lines',
      `${names}\n“Which,\nof these\nis it”,x,y,A,N.\n${good}\n`,
      [
        'refused: has curly quotation marks where a table needs straight ones',
        'refused: has curly quotation marks where a table needs straight ones',
        'refused: has curly quotation marks where a table needs straight ones',
        read,
      ],
    ],
    ['letters that only look decoded wrongly', `${names}\n2×\u00a03×\u00a04?,x,y,A,N.\n`, ['multiple_choice · 2×\u00a03×\u00a04? · *x|y']],
    ['a formula in the right answer alone', 'question,answer,wrong 1\nWhich?,\\(x^2\\),y\n', ['multiple_choice · Which? · *$x^2$|y']],
  ])('with %s', async (_, file, expected) => {
    expect(await short('x.csv', file)).toEqual(expected)
  })

  const broken = 'refused: may be one row with the line before or behind it: put a text of several lines in quotes'
  it.each([
    ['behind a row whose last cell stands in quotes', `${names}\nWhich?,x,y,A,"N."\ngarbage\n`, [read, broken]],
    ['behind a row whose last cell is empty', `${names}\nWhich?,x,y,A,\ngarbage\n`, [read, broken]],
    ['behind a row whose last cell may continue in it', `${names}\n${good}\ngarbage\n`, [`refused: column 5: ${broken.slice(9)}`, broken]],
    ['before a row whose first cell stands in quotes', `${names}\ngarbage\n"Which?",x,y,A,N.\n`, [broken, read]],
    [
      'before a row whose first cell may have begun in it',
      `${names}\ngarbage\n${good}\n`,
      [broken, `refused: column 1: ${broken.slice(9)}`],
    ],
    ['behind a row that ends with a number', 'question,A,B,answer,level\nWhich?,x,y,A,3\ngarbage\n', [read, broken]],
  ])('with a line of one cell %s', async (_, file, expected) => {
    expect(await short('x.csv', file)).toEqual(expected)
  })

  it('in our own format names an unknown column', async () => {
    const { rows } = await readFormat('x.csv', 'key,question,option_1,option_2,answer,diffic\ufffdlty\nown:1,Which?,x,y,a,0.25\n')
    expect(lostIn(rows[0])).toEqual(['The content of column 6, whose name is not known, is left out.'])
  })
})

describe('text that looks like HTML in a format without markup', () => {
  it.each([
    ['x.csv', 'question,A,B,answer\nTom &amp; Jerry?,<br>x,y,A\n', '&amp; <br>'],
    ['x.txt', 'Tom &nbsp; Jerry?\nA) x\nB) y\nANSWER: A\n', '&nbsp;'],
    ['x.gift', '[plain]Tom &nbsp; Jerry? {=x ~y}\n', '&nbsp;'],
    ['x.xml', old(wordItem('Tom &nbsp; Jerry')), '&nbsp;'],
  ])('is reported: %s', async (name, file, found) => {
    const [row] = (await readFormat(name, file)).rows
    expect(lostIn(row)).toEqual([`What looks like HTML stays as text, because the format has no HTML: ${found}`])
  })

  it.each([
    ['x.gift', '// [tag:a &nbsp; b]\nWhich? {=x ~y}\n', '&nbsp;'],
    ['x.gift', '$CATEGORY: top/a <br> b\n\nWhich? {=x ~y}\n', '<br>'],
    [
      'x.xml',
      '<?xml version="1.0"?>\n<quiz><question type="shortanswer"><name><text>n</text></name><questiontext format="html"><text>Which?</text></questiontext><answer fraction="100"><text>word</text></answer><tags><tag><text>a &lt;br&gt; b</text></tag></tags></question></quiz>',
      '<br>',
    ],
  ])('is reported in names and tags, too: %s', async (name, file, found) => {
    const [row] = (await readFormat(name, file)).rows
    expect(lostIn(row)).toEqual([`What looks like HTML stays as text, because the format has no HTML: ${found}`])
  })

  it('is not reported for a lone bracket or an &', async () => {
    const [row] = (await readFormat('x.csv', 'question,A,B,answer\nIs a<b & c>d?,R&D;,&zorp;,A\n')).rows
    expect(lostIn(row)).toEqual([])
  })
})

const text = (html: string) => `<mattext texttype="text/html">${html}</mattext>`

describe('QTI 1.2', () => {
  it('reads formatted texts of Blackboard', async () => {
    const stem =
      '<mat_extension><mat_formattedtext type="HTML">&lt;p&gt;Which &lt;i&gt;one&lt;/i&gt;?&lt;/p&gt;</mat_formattedtext></mat_extension>'
    expect(await short('x.xml', old(item(stem)))).toEqual(['multiple_choice · Which one? · *x|y'])
  })

  it('refuses an & without an entity, in a file and in a package', async () => {
    const file = old(item(text('&ltp&gt;Which?&lt;/p&gt;')))
    for (const [name, content] of [
      ['x.xml', file],
      ['x.zip', inCanvas(file)],
    ] as const)
      expect(await short(name, content)).toEqual(['refused: contains an & that begins no entity'])
  })

  it('refuses an item with the same text twice', async () => {
    expect(await short('x.xml', old(item(`${text('Which?')}</material><material>${text('Which?')}`)))).toEqual([
      'refused: has the same text twice',
    ])
  })

  it('gives a repeated remark once', async () => {
    const remark = '<itemfeedback ident="f"><material><mattext>Because.</mattext></material></itemfeedback>'
    const [row] = (await readFormat('x.xml', old(item(text('Which?'), remark + remark)))).rows
    expect(questionOf(row).note).toBe('Because.')
  })

  it.each(['$IMS-CC-FILEBASE$/a.png', '%24IMS-CC-FILEBASE%24/a.png'])("shows %s from the package's folder of pictures", async address => {
    const file = old(item(text(`Which?&lt;img src="${address}"&gt;`)))
    const [row] = await readShown('x.zip', inCanvas(file, new Map([['a.png', bytesOf('a')]])))
    expect(String(row?.shown)).toBe('a')
  })
})

it('refuses XML whose declared encoding is wrong', async () => {
  const file = old(item(text('Où?'))).replace('UTF-8', 'windows-1252')
  await expect(readFormat('x.xml', file)).rejects.toThrow('The file says that its encoding is windows-1252, but it is UTF-8')
  expect(await short('x.zip', inCanvas(file))).toEqual([expect.stringMatching(/but it is UTF-8/)])
  expect(await short('x.xml', Buffer.from(file, 'latin1'))).toEqual(['multiple_choice · Où? · *x|y'])
})

it('reads the entities that H5P writes in a word', async () => {
  const set = { text: '', questions: ['<p>Is it *R&amp;D/Caf&eacute;*?</p>'] }
  const archive = zipSync({ 'h5p.json': bytesOf('{"mainLibrary":"H5P.Blanks"}'), 'content/content.json': bytesOf(JSON.stringify(set)) })
  expect(questionOf((await readFormat('x.h5p', archive)).rows[0])).toMatchObject({ word: 'R&D', accepted: ['Café'] })
})

it('refuses a question of H5P with an unreadable letter anywhere', async () => {
  const params = {
    question: 'Which?',
    answers: [{ text: 'x', correct: true, 'tipsAndFeedb\ufffdck': { chosenFeedback: 'Yes.' } }, { text: 'y' }],
  }
  const set = { questions: [{ library: 'H5P.MultiChoice 1.16', params }] }
  const archive = zipSync({
    'h5p.json': bytesOf('{"mainLibrary":"H5P.QuestionSet"}'),
    'content/content.json': bytesOf(JSON.stringify(set)),
  })
  expect(await short('x.h5p', archive)).toEqual([expect.stringMatching(/^refused: contains letters that cannot be read/)])
})

it('names an unknown nested field in our JSON', async () => {
  const questions = [
    { type: 'number', question: 'How many?', number: { value: 3, tolerence: 1 }, source: { name: 'a', url: 'b', licence: 'c', year: 1 } },
  ]
  const { rows } = await readFormat('x.json', JSON.stringify({ format: 'trivium-questions', version: 1, questions }))
  expect(lostIn(rows[0])).toEqual([
    'Its field number.tolerence is unknown, and is left out.',
    'Its field source.year is unknown, and is left out.',
  ])
})

it('reports a GIFT comment with an id and tags that a blank line separates from its question', async () => {
  const { rows } = await readFormat('x.gift', '// [id:a] [tag:b]\n\nWhich? {=x ~y}\n\n// [tag:c]\nWho? {=x ~y}\n')
  expect(lostIn(rows[0])).toEqual(['The id and tags before it are left out, as a blank line parts their remark from the question.'])
  expect(questionOf(rows[1]).tags).toEqual(['c'])
  expect(lostIn(rows[1])).toEqual([])
})

it('keeps a curly apostrophe before a possible formula in our CSV, and reports it', async () => {
  const { rows } = await readFormat('x.csv', "key,question,option_1,option_2,answer\nown:1,Which?,’=1+1,‘-ly’,a\nown:2,Which?,'=1+1,y,a\n")
  expect(questionOf(rows[0]).options).toEqual(['’=1+1', '‘-ly’'])
  expect(lostIn(rows[0])).toEqual(['A curly apostrophe before =, +, - or @ stands as it is: it is a part of the text.'])
  expect(questionOf(rows[1]).options).toEqual(['=1+1', 'y'])
  expect(lostIn(rows[1])).toEqual([])
})

describe('an unreadable letter in the metadata of a question', () => {
  it.each([
    [
      'x.xml',
      old(wordItem('word').replace('<presentation>', '<itemmetadata><fieldlabel>\ufffdoints</fieldlabel></itemmetadata><presentation>')),
    ],
    [
      'x.xml',
      '<?xml version="1.0"?>\n<quiz><question type="truefalse"><name><text>n</text></name><questiontext format="html"><text>Which?</text></questiontext><shuffleanswers>\ufffdalse</shuffleanswers><answer fraction="100"><text>true</text></answer></question></quiz>',
    ],
    ['x.gift', '// [\ufffdag:a]\nWhich? {=x ~y}\n'],
  ])('refuses it: %s', async (name, file) => {
    expect(await short(name, file)).toEqual([
      expect.stringMatching(/^refused: .*contains letters that cannot be read with certainty: save the file as UTF-8$/),
    ])
  })
})

it('refuses an item of Blackboard with the same text twice in its flows', async () => {
  const flow = '<flow><material><mattext>Which?</mattext></material></flow>'
  expect(await short('x.xml', old(item('').replace('<presentation><material></material>', `<presentation>${flow}${flow}`)))).toEqual([
    'refused: has the same text twice',
  ])
})
