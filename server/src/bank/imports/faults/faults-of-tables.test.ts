// Small tables that were once imported wrongly, with one fault each; and similar tables.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inShort, questionOf, readFormat } from '../../../../test/banks/read-format.ts'
import { unknownColumns } from '../formats/table/columns.ts'

const faults = new URL('../../../../test/import-faults/', import.meta.url)
const readFault = (name: string) => readFormat(name, readFileSync(new URL(name, faults)))
const shortOf = async (name: string, content: string | Uint8Array) => (await readFormat(name, content)).rows.map(inShort)
const csv = (content: string) => shortOf('questions.csv', content)

describe('a small file', () => {
  it.each<[string, (string | RegExp)[]]>([
    ['01-answer-number-is-a-text.csv', [/may be the third option \(“2”\) or the option “3”: say it in the mapping/]],
    ['02-answer-letter-is-a-text.csv', [/may be the second option \(“C”\) or the option “B”: say it in the mapping/]],
    ['03-answer-decimal-comma.csv', ['multiple_choice · ¿Cuánto es la mitad de 3? · 0,5|*1,5|2,5|3,5|4,5']],
    ['06-answer-1-of-false-and-true.csv', [/1 may be the place of an option, or mean true/]],
    ['07-exam-gap-in-options.csv', ['multiple_choice · Which is a metal? · chalk|*tin|wood']],
    ['50-comma-without-quotes.csv', [/more cells than there are columns/]],
    ['51-sixth-option.csv', ['multiple_choice · Which is a fruit? · *pear|wood|glass|wool|milk|tin']],
    ['54-not-active.csv', ['multiple_choice · Which is a metal? · *tin|chalk']],
    [
      '55-cells-as-the-sheet-shows-them.xlsx',
      [
        'multiple_choice · Which is a half? · *50%|25%|75%',
        'multiple_choice · How long is an hour and a half? · *1:30:00|36:00:00|54:00:00',
        'multiple_choice · Which time is a quarter past noon? · *12:15|6:15|18:00',
        'multiple_choice · Which number had the spy? · *007|070|077',
        'multiple_choice · What is a third? · *0.33|0.50|0.25',
        'multiple_choice · What is 0.1 + 0.2? · *0.3|0.4|0.2',
      ],
    ],
    ['56-hidden-sheet.xlsx', ['multiple_choice · Which is a metal? · *tin|chalk|wood']],
    ['58-cover-sheet.xlsx', ['multiple_choice · Which is a metal? · *tin|chalk|wood']],
    ['59-arabic-1256.csv', ['multiple_choice · ما عاصمة مصر؟ · *القاهرة|الرياض']],
    ['60-one-bad-byte.csv', ['multiple_choice · ¿Qué es rojo? · *sí|no', /cannot be read with certainty/]],
    ['61-one-control-character.csv', [/contains control characters/, 'multiple_choice · Which is blue? · *yes|no']],
    [
      '66-only-case-differs.csv',
      ['multiple_choice · What is Co? · *cobalt|carbon monoxide|copper', 'multiple_choice · What is CO? · cobalt|*carbon monoxide|copper'],
    ],
    ['67-same-words-other-key.csv', ['multiple_choice · Which is right? · *one|two', 'multiple_choice · Which is right? · one|*two']],
    ['84-answer-looks-the-same.csv', ['multiple_choice · Where? · *Paris\u200b|Rome', 'multiple_choice · Where else? · *Cafe\u0301|Bar']],
    [
      '89-dollars.csv',
      [
        String.raw`multiple_choice · Who sang with A\$AP and Ke\$ha? · *Nora|Tom`,
        String.raw`multiple_choice · What is \$HOME/\$USER? · *a path|a price`,
        String.raw`multiple_choice · Which is \$25%\$ of 8? · *2|4`,
      ],
    ],
    ['96-options-with-their-own-letters.csv', ['multiple_choice · Which is a metal? · chalk|*tin|wood']],
  ])('imports %s as written, or refuses it', async (name, expected) => {
    const rows = (await readFault(name)).rows.map(inShort)
    expect(rows).toHaveLength(expected.length)
    for (const [index, row] of rows.entries()) {
      const wanted = expected[index] ?? ''
      if (wanted instanceof RegExp) expect(row).toMatch(/^refused: /)
      if (wanted instanceof RegExp) expect(row).toMatch(wanted)
      else expect(row).toBe(wanted)
    }
  })

  it('52-columns-not-known.csv: recognises the columns of a picture, a note and a wrong answer', async () => {
    expect(questionOf((await readFault('52-columns-not-known.csv')).rows[0])).toMatchObject({
      options: ['red', 'blue', 'green'],
      answer: [0],
      image: 'https://example.org/a.png',
      note: 'It is red',
    })
  })

  it('54-not-active.csv: stays switched off', async () => {
    expect(questionOf((await readFault('54-not-active.csv')).rows[0]).isActive).toBe(false)
  })
})

describe('reads a whole column of answers in one way', () => {
  const row = (answer: string, options = 'x,y,z') => `Which?,${options},${answer}\n`
  it.each([
    ['a number that is no text of an option decides', row('2') + row('3', '3,4,2'), ['x|*y|z', '3|4|*2']],
    ['a text decides', row('4', '4,5,6') + row('3', '3,4,2'), ['*4|5|6', '*3|4|2']],
    ['a letter decides about other letters', row('A') + row('B', 'B,C,A'), ['*x|y|z', 'B|*C|A']],
    ['a letter does not decide about numbers', row('A') + row('3', '3,4,2'), ['*x|y|z', 'refused']],
    ['a 0 shows that the column counts from 0', row('0') + row('1') + row('2', '2,3,1'), ['*x|y|z', 'x|*y|z', '2|3|*1']],
    ['from 0 and from 1 at once is refused', row('0') + row('3') + row('1'), ['refused', 'refused', 'refused']],
    ['a number among texts is refused', row('x') + row('y') + row('2'), ['*x|y|z', 'x|*y|z', 'refused']],
    ['an answer that is the same in each reading is accepted', row('1', '1,2,3') + row('2', '1,2,3'), ['*1|2|3', '1|*2|3']],
    ['letters in brackets and with names', row('(B)') + row('Option C') + row('a.'), ['x|*y|z', 'x|y|*z', '*x|y|z']],
    ['a letter with its text', row('B) y') + row('B) z'), ['x|*y|z', 'refused']],
    ['digits of another script', row('٢') + row('３'), ['x|*y|z', 'x|y|*z']],
    ['Arabic letters', row('ب'), ['x|*y|z']],
    ['lists by several signs', row('"A, C"') + row('A;B') + row('B|C') + row('"A\nC"'), ['*x|y|*z', '*x|*y|z', 'x|*y|*z', '*x|y|*z']],
    ['texts in lists', row('x; z') + row('"Rome; Oslo"', 'Rome,Oslo,Bern'), ['*x|y|*z', '*Rome|*Oslo|Bern']],
    ['no list within a text', row('"Rome, Italy"', '"Rome, Italy",Oslo,Bern'), ['*Rome, Italy|Oslo|Bern']],
    ['an option that is also a list of other options', row('"y, z"', 'y,z,"y, z"') + row('"1, 2"'), ['refused', '*x|*y|z']],
    ['a number with a comma among numbers of options', row('2') + row('"1,2"', '"1,2",3,4'), ['x|*y|z', 'refused']],
    ['letters that are also an option', row('"A, B"', '"A, B",3,4'), ['refused']],
    ['small and capital letters', row('b', 'B,C,A'), ['B|*C|A']],
    ['no option', row('D') + row('4') + row('w'), ['refused', 'refused', 'refused']],
  ])('%s', async (_, rows, expected) => {
    const read = await csv(`question,A,B,C,answer\n${rows}`)
    expect(read.map(one => (one.startsWith('refused') ? 'refused' : one.split(' · ')[2]))).toEqual(expected)
  })

  it('reads as an editor decides', async () => {
    const file = 'question,A,B,C,answer\nWhich?,3,4,2,3\n'
    const forms = ['letters', 'numbers', 'from_zero', 'texts'] as const
    const read = await Promise.all(
      forms.map(async answers => (await readFormat('x.csv', file, 'en', mapping => ({ ...mapping, answers }))).rows.map(inShort)),
    )
    expect(read.flat()).toEqual([
      'refused: answer: 3 names no option',
      'multiple_choice · Which? · 3|4|*2',
      'refused: answer: 3 names no option',
      'multiple_choice · Which? · *3|4|2',
    ])
  })
})

describe('true and false', () => {
  const rows = (...lines: string[]) => csv(`question,type,A,B,answer\n${lines.join('\n')}\n`)
  it('are recognised in many languages, beside letters of other rows', async () => {
    expect(
      await rows(
        'So?,,wahr,falsch,wahr',
        'So?,true/false,,,False',
        'So?,,Falso,Verdadero,V',
        'So?,,صح,خطأ,خطأ',
        'So?,,x,y,B',
        'So?,,是,否,A',
        'So?,,Hamis,Igaz,A',
      ),
    ).toEqual([
      'true_false · So? · *wahr|falsch',
      'true_false · So? · True|*False',
      'true_false · So? · *Verdadero|Falso',
      'true_false · So? · صح|*خطأ',
      'multiple_choice · So? · x|*y',
      'multiple_choice · So? · *是|否',
      'true_false · So? · Igaz|*Hamis',
    ])
  })

  it('are 1 and 0 only where nothing else is possible', async () => {
    expect(await rows('So?,boolean,True,False,1', 'So?,boolean,False,True,0', 'So?,boolean,True,False,0', 'So?,boolean,,,1')).toEqual([
      expect.stringMatching(/^refused: .* say it in the mapping/),
      'true_false · So? · True|*False',
      expect.stringMatching(/^refused: .* say it in the mapping/),
      'true_false · So? · *True|False',
    ])
  })
})

describe('rows and columns', () => {
  it('lists columns without a known name', async () => {
    const { mapping } = await readFormat('x.csv', 'question,A,B,answer,reviewer,colour of the cover\nWhich?,x,y,A,Ann,red\n')
    expect(
      unknownColumns(['question', 'A', 'B', 'answer', 'reviewer', 'colour of the cover'], mapping ?? { header_line: 1, columns: {} }),
    ).toEqual(['reviewer', 'colour of the cover'])
  })

  it.each([
    ['a blank cell too many', 'question,A,B,answer\nWhich?,x,y,A,,\n', ['multiple_choice · Which? · *x|y']],
    ['a number cut by its comma, in a row that still fits', 'question,A,B,C,D,answer,note\nWhich?,5,000,50,4,A\n', [/000/]],
    ['a quotation mark that is not doubled', 'question,A,B,answer\n"Say "a" now",x,y,A\nWhich?,x,y,A\n', [/quotation mark/, /Which/]],
    ['blanks before quotation marks', 'question, A, B, answer\nWhich?, "x, y", "z" , A\n', ['multiple_choice · Which? · *x, y|z']],
    ['rows within a cell', 'question,A,B,answer\n"Which?,x,y,A\nWho?,x,y,B\nWhat"",x,y,A\n', [/nothing closes/]],
    ['an unknown status', 'question,A,B,answer,status\nWhich?,x,y,A,perhaps\n', [/neither yes nor no/]],
    [
      'too many options',
      `question,${Array.from({ length: 10 }, (_, i) => `option ${i + 1}`).join()},wrong 1,answer\nWhich?,${'abcdefghij'
        .split('')
        .map(c => c + c)
        .join()},zz,A\n`,
      [/more than 10/],
    ],
    ['difficulties on an unnamed scale', 'question,A,B,answer,difficulty\nWhich?,x,y,A,3\n', [/difficulty: 3/]],
    ['letters replaced by question marks', 'question,A,B,answer\n????? ??? ??,x,y,A\n', [/question marks/]],
    [
      'letters that another program has decoded wrongly',
      'question,A,B,answer\nÂ¿QuÃ© es?,x,y,A\nD’où vient « là » ?,x,y,A\n',
      [/decoded wrongly/, /où/],
    ],
  ])('%s', async (_, file, expected) => {
    const rows = await csv(file).catch((error: unknown) => [String(error)])
    expect(rows).toHaveLength(expected.length)
    for (const [index, row] of rows.entries()) expect(row).toMatch(expected[index] ?? '')
  })

  it("reads a difficulty from words, percents, and a scale in the column's name", async () => {
    const read = async (name: string, values: string[]) =>
      (
        await readFormat(
          'x.csv',
          `question,A,B,answer,${name}\n${values.map((value, index) => `Which ${index}?,x,y,A,${value}`).join('\n')}\n`,
        )
      ).rows.map(row => ('refused' in row ? 'refused' : row.question.difficulty))
    expect(await read('difficulty', ['leicht', 'Difícil', 'متوسط', '50%'])).toEqual(['easy', 'hard', 'medium', 0.5])
    expect(await read('difficulty (1-5)', ['1', '3', '5', '6'])).toEqual([0, 0.5, 1, 'refused'])
    expect(await read('difficulty', ['0', '1', '0.25'])).toEqual([0, 1, 0.25])
    expect(await read('difficulty', ['1', '1'])).toEqual(['refused', 'refused'])
  })
})

describe('dollars', () => {
  it('are formulas where the file writes TeX; then a row with money is refused', async () => {
    expect(
      await csv(String.raw`question,A,B,answer
What is $\frac{1}{2}$?,$0.5$,$25%$,A
What is \(x^2\)?,x,y,A
Who sang with A$AP and Ke$ha?,x,y,A
It costs $5 or $6?,x,y,A
`),
    ).toEqual([
      String.raw`multiple_choice · What is $\frac{1}{2}$? · *$0.5$|$25\%$`,
      'multiple_choice · What is $x^2$? · *x|y',
      expect.stringMatching(/^refused: contains dollar signs that may be a formula or money/),
      String.raw`multiple_choice · It costs \$5 or \$6? · *x|y`,
    ])
  })

  it('are what an editor says', async () => {
    const file = 'question,A,B,answer\nWhich is $25%$ of 8?,2,4,A\n'
    expect((await readFormat('x.csv', file, 'en', mapping => ({ ...mapping, formulas: true }))).rows.map(inShort)).toEqual([
      String.raw`multiple_choice · Which is $25\%$ of 8? · *2|4`,
    ])
  })
})

describe('types with their own columns', () => {
  it('reads numbers, pairs, several words, pictures and remarks of options', async () => {
    const file = `type,question,answer,tolerance,unit,accepted,tags,option 1,option 2,option 3,match 1,match 2,match 3,option 1 image,option 2 image,option 1 feedback,keeps order
number,How long?,"12,5",0.5,km,,length;river,,,,,,,,,,
numeric,How much?,5 kg,,,,,,,,,,,,,,
fill in the blank,Red fruit?,apple,,,cherry; plum,,,,,,,,,,,
matching,Which to which?,,,,,,a,b,,1,2,3,,,,
,Which?,B,,,,,x,y,,,,,x.png,y.png,Look again.,yes
guess the word,How many?,"12,5",,,,,,,,,,,,,,
number,How many?,"12,500",,,,,,,,,,,,,,
`
    const { rows } = await readFormat('x.csv', file)
    expect(rows.map(row => ('refused' in row ? row.refused : row.question))).toMatchObject([
      { type: 'number', number: { value: 12.5, tolerance: 0.5, unit: 'km' }, tags: ['length', 'river'] },
      { type: 'number', number: { value: 5, tolerance: 0, unit: 'kg' } },
      { type: 'guess_the_word', word: 'apple', accepted: ['cherry', 'plum'] },
      { type: 'matching', options: ['a', 'b'], matches: [{ text: '1' }, { text: '2' }, { text: '3' }], answer: [0, 1] },
      { type: 'multiple_choice', answer: [1], optionImages: ['x.png', 'y.png'], remarks: ['Look again.', null], keepsOrder: true },
      'asks for a number: say so with the type number',
      'answer: 12,500 is not a number, or can be read as two different numbers',
    ])
  })

  it('reads minus marks', async () => {
    const { rows } = await readFormat('x.csv', 'question,A,B,answer,marks,minus marks\nWhich?,x,y,A,2,-0.5\nWho?,x,y,A,2,some\n')
    expect(rows).toMatchObject([{ question: { marks: 2, minusMarks: 0.5 } }, { refused: 'minus marks: some is not a number' }])
  })

  it('reads templates of games', async () => {
    const wayground =
      'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation\nHow many?,Multiple Choice,3,4,2,,,3,20,,Because.\nWhich?,Checkbox,x,y,z,,,"1,3",20,,\nFruit?,Fill-in-the-Blank,apple,,,,,,20,,\nSay!,Poll,x,y,,,,,20,,\n'
    const blooket =
      '"Blooket\nImport Template",,,,,,,\nQuestion #,Question Text,Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)","Time Limit (sec)\n(Max: 300 seconds)","Correct Answer(s)\n(Only include Answer #)"\n1,How many?,3,4,2,,20,3\n'
    const gimkit =
      'Gimkit Spreadsheet Import Template,,,,\nQuestion,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)\nHow many?,3,4,2,\n'
    expect([...(await csv(wayground)), ...(await csv(blooket)), ...(await csv(gimkit))]).toEqual([
      'multiple_choice · How many? · 3|4|*2',
      'multi_select · Which? · *x|y|*z',
      'guess_the_word · Fruit? · apple',
      expect.stringMatching(/^refused: /),
      'multiple_choice · How many? · 3|4|*2',
      'multiple_choice · How many? · *3|4|2',
    ])
  })
})
