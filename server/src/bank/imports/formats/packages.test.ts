// Packages of Anki and H5P, made here: what we read from them, and what we refuse.

import { zstdCompressSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ImportRow } from '../judging/imported-question.ts'
import { inShort, questionOf, readFormat, readShown } from '../../../../test/banks/read-format.ts'
import { type AnkiNote, ankiCollection } from '../../../../test/writers/anki.ts'

/** Adds its number and its note. */
function told(row: ImportRow): string {
  if ('refused' in row) return inShort(row)
  const { number, note } = row.question
  return `${inShort(row)}${number?.value ?? ''}${note ? ` · ${note}` : ''}`
}

const bytes = (text: string) => new TextEncoder().encode(text)
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const notes: AnkiNote[] = [
  { fields: ['What is the capital of <b>France</b>?', 'Paris', 'On the Seine.', 'an atlas'], tags: 'geo europe' },
  { fields: ['6 × 7 = ?', '42', '', ''], isSuspended: true },
  { fields: ['Who?', 'A long story about somebody whom nobody would ever be able to type in here, at all.', '', ''] },
  { fields: ['Which bird?<br><img src="owl 1.png">', 'owl', '', ''] },
  { fields: ['Hear [sound:owl.mp3]', 'owl', '', ''] },
  { fields: ['[$]x^2[/$] of three?', '9', '', ''] },
  { type: 'Cloze', fields: ['{{c1::Oslo}} is in {{c2::Norway::country}}, and {{c1::Oslo}} is cold.', 'True.'] },
  { type: 'Cloze', fields: ['{{c1::one}} and {{c1::two}}', ''] },
  { type: 'Cloze', fields: ['{{c1::inside {{c2::nested}} text}}', ''] },
  { type: 'AllInOne', fields: ['Which are red?', 'Red', '1', 'rose', 'sky', 'blood', '', '', '1 0 1', 'Because.'] },
  { type: 'AllInOne', fields: ['Which is red?', 'Red', '2', 'rose', 'sky', '', '', '', '1 0 0', ''] },
  { type: 'AllInOne', fields: ['Which is red?', 'Red', '2', 'rose', 'sky', 'blood', '', '', '1 0 1', ''] },
  { type: 'AllInOne', fields: ['Are they?', '', '0', 'rose', 'sky', '', '', '', '1 0 0', ''] },
]

const expected = [
  'guess_the_word · What is the capital of France? · Paris · On the Seine.',
  'number · 6 × 7 = ? · 42',
  'refused: answer: its back is a text, not a word or a number',
  'guess_the_word · Which bird? · owl',
  'refused: plays a sound on its front, but here a question with a sound needs options',
  'number · $x^2$ of three? · 9',
  'guess_the_word · _____ is in Norway, and _____ is cold. · Oslo · True.',
  'guess_the_word · Oslo is in _____ (country), and Oslo is cold. · Norway · True.',
  'refused: gap 1: asks for several things at once, which is not supported',
  'guess_the_word · _____ · inside nested text',
  'guess_the_word · inside _____ text · nested',
  'multi_select · Which are red? · *rose|sky|*blood · Because.',
  'multiple_choice · Which is red? · *rose|sky',
  'refused: answer: one option may be chosen, and not one is right',
  'refused: says of each of its statements whether it is true, which is not supported',
]

/** A Protocol Buffers message: entries with a name and a size. */
const mediaMessage = (names: string[]) =>
  Buffer.concat(
    names.map(name => {
      const entry = Buffer.concat([Buffer.from([0x0a, name.length]), Buffer.from(name), Buffer.from([0x10, 0x80, 0x01])])
      return Buffer.concat([Buffer.from([0x0a, entry.length]), entry])
    }),
  )

describe('a package of Anki', () => {
  it.each([
    [
      'of the newest version',
      () => ({
        'collection.anki21b': zstdCompressSync(ankiCollection(notes, true)),
        'collection.anki2': ankiCollection([], false),
        media: zstdCompressSync(mediaMessage(['owl 1.png'])),
        0: zstdCompressSync(png),
      }),
    ],
    [
      'of the version before',
      () => ({
        'collection.anki21': ankiCollection(notes, false),
        'collection.anki2': ankiCollection([], false),
        media: bytes('{"0":"owl 1.png"}'),
        0: new Uint8Array(png),
      }),
    ],
    [
      'of the oldest version',
      () => ({ 'collection.anki2': ankiCollection(notes, false), media: bytes('{"0":"owl 1.png"}'), 0: new Uint8Array(png) }),
    ],
  ])('%s is read card by card', async (_, files) => {
    const { rows } = await readFormat('deck.apkg', zipSync(files()))
    expect(rows.map(told)).toEqual(expected)
    expect(questionOf(rows[0])).toMatchObject({
      place: { category: 'Science', subcategory: 'Stars' },
      tags: ['geo', 'europe'],
      externalId: 'guid1',
      isActive: true,
    })
    expect(questionOf(rows[1])).toMatchObject({ isActive: false })
    expect(questionOf(rows[3])).toMatchObject({ image: 'owl 1.png' })
    expect(questionOf(rows[7])).toMatchObject({ externalId: 'guid7:c2' })
    expect(rows[0]).toMatchObject({ lost: ['Bold, italic and coloured letters become plain.', 'The field Source is left out.'] })
  })

  it.each([
    ['an invalid database', { 'collection.anki2': bytes('nothing'), media: bytes('{}') }],
    ['an invalid list of media', { 'collection.anki2': ankiCollection([], false), media: bytes('[') }],
    ['a database that is not compressed', { 'collection.anki21b': bytes('nothing') }],
  ])('with %s is refused in one sentence', async (_, files) => {
    await expect(readFormat('deck.apkg', zipSync(files))).rejects.toThrow(/this package/)
  })
})

describe('pictures of Anki', () => {
  const shown = async (name: string, media: object) => {
    const note = { fields: [`Which?<img src="${name}">`, 'owl', '', ''] }
    const files = { 'collection.anki2': ankiCollection([note], false), media: bytes(JSON.stringify(media)), 0: bytes('a'), 1: bytes('b') }
    return (await readShown('deck.apkg', zipSync(files))).map(row => row.shown && String(row.shown))
  }
  it.each([
    ['the listed one', 'b.png', { 0: 'a.png', 1: 'b.png' }, 'b'],
    ['none for a bare number', '1', { 0: 'a.png', 1: 'b.png' }, null],
    ['none for an unlisted name', 'c.png', { 0: 'a.png', 1: 'b.png' }, null],
  ])('are shown: %s', async (_, name, media, expected) => {
    expect(await shown(name, media)).toEqual([expected])
  })

  it('refuse the row when the list has their name twice', async () => {
    const note = { fields: ['Which?<img src="a.png">', 'owl', '', ''] }
    const media = bytes('{"0":"a.png","1":"a.png"}')
    const files = { 'collection.anki2': ankiCollection([note], false), media, 0: bytes('a'), 1: bytes('b') }
    const brought: string[] = []
    await readFormat('deck.apkg', zipSync(files), 'en', undefined, (name, content) => void brought.push(`${name} ${String(content)}`))
    expect(brought).toEqual(['a.png a', 'a.png b'])
  })
})

describe('notes of Anki as text', () => {
  it.each([
    ['lines of old Macs', '#separator:tab\r#html:true\rWho hoots?\towl\r', ['guess_the_word · Who hoots? · owl']],
    ['a blank line among the first ones', '#separator:tab\n\n#html:true\nWho hoots?\towl\n', ['guess_the_word · Who hoots? · owl']],
    ['a comment', '#separator:tab\nWho hoots?\towl\n#Who barks?\tdog\n', ['guess_the_word · Who hoots? · owl']],
    ['a sign in quotes', '#separator:tab\n"#1 of birds?"\towl\n', ['guess_the_word · #1 of birds? · owl']],
    [
      'a truncated row',
      '#separator:tab\n#tags column:3\nWho hoots?\towl\tbirds\nWho barks?\tdo',
      ['guess_the_word · Who hoots? · owl', 'refused: ends with the file, before its last column: the file may be cut off'],
    ],
  ])('with %s', async (_, file, expected) => {
    expect((await readFormat('notes.txt', file)).rows.map(inShort)).toEqual(expected)
  })

  it('are read as their first lines describe', async () => {
    const file =
      '#separator:Semicolon\n#html:false\n#guid column:1\n#tags column:4\n#deck:Birds\nabc;Who hoots <loudly>?;owl;night birds\ndef;"Two;\nlines?";12,5;\n;;;\nghi;One\n'
    const { rows } = await readFormat('notes.txt', file)
    expect(rows.map(told)).toEqual([
      'guess_the_word · Who hoots <loudly>? · owl',
      'number · Two;\nlines? · 12.5',
      'refused: has fewer fields than the file says there are columns',
    ])
    expect(questionOf(rows[0])).toMatchObject({ place: { category: 'Birds' }, externalId: 'abc', tags: ['night', 'birds'] })
  })
})

const multiChoice = (more: object = {}) => ({
  library: 'H5P.MultiChoice 1.16',
  params: {
    question: '<p>Which is <em>red</em>?</p>',
    answers: [
      {
        text: '<div>rose</div>',
        correct: true,
        tipsAndFeedback: { tip: '', chosenFeedback: '<div>Yes, roses are.</div>', notChosenFeedback: '' },
      },
      { text: '<div>sky</div>', correct: false },
    ],
    ...more,
  },
})

const h5p = (library: string, content: object, files: Record<string, Uint8Array> = {}) =>
  zipSync({
    'h5p.json': bytes(JSON.stringify({ title: 'A set', mainLibrary: library })),
    'content/content.json': bytes(JSON.stringify(content)),
    ...files,
  })

describe('a package of H5P', () => {
  it('is read question by question', async () => {
    const questions = [
      multiChoice({ media: { type: { library: 'H5P.Image 1.1', params: { file: { path: 'images/rose.png' }, alt: 'A flower' } } } }),
      multiChoice({ behaviour: { type: 'multi', randomAnswers: false } }),
      multiChoice({
        behaviour: { type: 'single' },
        answers: [
          { text: 'a', correct: true },
          { text: 'b', correct: true },
        ],
      }),
      { library: 'H5P.TrueFalse 1.8', params: { question: '<p>Snow is black.</p>', correct: 'false' } },
      {
        library: 'H5P.Blanks 1.14',
        params: {
          text: '<p>Fill in.</p>',
          questions: ['<p>Oslo is in *Norway/Norge:a country*.</p>', '<p>*One* and *two*</p>', '<p>It takes *12* hours.</p>'],
        },
      },
      { library: 'H5P.SingleChoiceSet 1.11', params: { choices: [{ question: 'Which is first?', answers: ['<p>a</p>', '<p>b</p>'] }] } },
      { library: 'H5P.DragQuestion 1.14', params: {} },
      { library: 'H5P.Strange 1.0', params: { question: '<p>Odd?</p>' } },
      { library: 'H5P.MultiChoice 1.16', params: { question: 5 } },
    ]
    const { rows, lost } = await readFormat(
      'set.h5p',
      h5p('H5P.QuestionSet', { questions }, { 'content/images/rose.png': new Uint8Array(png) }),
    ).then(({ rows: read }) => ({
      rows: read,
      lost: read.map(row => ('lost' in row ? row.lost : [])),
    }))
    expect(rows.map(told)).toEqual([
      'multiple_choice · Which is red? · *rose|sky',
      'multi_select · Which is red? · *rose|sky',
      'refused: answer: any one of several answers is right, but here a question has one right answer',
      'true_false · Snow is black. · True|*False',
      'guess_the_word · Fill in.\n\nOslo is in _____ . · Norway',
      'refused: has several gaps in a text (cloze), which is not supported',
      'number · Fill in.\n\nIt takes _____ hours. · 12',
      'multiple_choice · Which is first? · *a|b',
      'refused: is dragged onto a picture, which is not supported',
      'refused: is of the type H5P.Strange, which is not supported',
      'refused: is not written as H5P wants it',
    ])
    expect(questionOf(rows[0])).toMatchObject({
      image: 'images/rose.png',
      imageText: 'A flower',
      mediaFolder: 'content/',
      remarks: ['Yes, roses are.', null],
    })
    expect(questionOf(rows[1])).toMatchObject({ keepsOrder: true })
    expect(questionOf(rows[4])).toMatchObject({ accepted: ['Norge'] })
    expect(lost[4]).toEqual(['Tips are left out.'])
  })

  it('with a single question gives that one', async () => {
    const { rows } = await readFormat('one.h5p', h5p('H5P.MultiChoice', multiChoice().params))
    expect(rows.map(told)).toEqual(['multiple_choice · Which is red? · *rose|sky'])
  })

  it.each([
    ['without its content', zipSync({ 'h5p.json': bytes('{"mainLibrary":"H5P.QuestionSet"}') })],
    ['with an invalid h5p.json', zipSync({ 'h5p.json': bytes('{}'), 'content/content.json': bytes('{}') })],
  ])('%s is refused in one sentence', async (_, file) => {
    await expect(readFormat('set.h5p', file)).rejects.toThrow(/H5P package/)
  })
})

describe('an archive with several files of questions', () => {
  const gift = (name: string) => bytes(`[html]<p>Which is ${name}? <img src\\="a.png" alt\\="A square"></p>{=yes ~no}\n\nWhy?{}\n`)
  const moodle = bytes(
    '<quiz><question type="truefalse"><questiontext><text>So?</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>',
  )

  it('is read file by file; each row names its file, and shows the media beside it', async () => {
    const archive = zipSync({ 'b/two.gift': gift('two'), 'a/one.gift': gift('one'), 'three.xml': moodle, 'readme.txt': bytes('Read me.') })
    const { format, rows } = await readFormat('q.zip', archive)
    expect(format).toBe('GIFT, Moodle XML')
    expect(rows.map(row => `${row.row} ${row.file} ${inShort(row)}`)).toEqual([
      '1 b/two.gift multiple_choice · Which is two? · *yes|no',
      '2 b/two.gift refused: asks for an essay, which is not supported',
      '3 a/one.gift multiple_choice · Which is one? · *yes|no',
      '4 a/one.gift refused: asks for an essay, which is not supported',
      '5 three.xml true_false · So? · *True|False',
    ])
    expect([rows[0], rows[2], rows[4]].map(row => questionOf(row).mediaFolder)).toEqual(['b/', 'a/', ''])
  })
})
