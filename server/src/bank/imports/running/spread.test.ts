// Authors write the right option first. An import in any format stores it at any place (docs/decisions/049).

import { zipSync } from 'fflate'
import { ownSign } from '../formats/own-json.ts'
import writeWorkbook from 'write-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestPlayer } from '../../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../../test/app/quiz.ts'
import { knownFormats } from '../formats/formats.ts'

let quiz: Quiz
let edda: TestPlayer
let categoryId: number
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
  const quizZone = quiz.database.db.selectFrom('categories').select('id').where('type', '=', 'quiz_zone')
  categoryId = (await quizZone.limit(1).executeTakeFirstOrThrow()).id
})
afterAll(() => quiz.close())

interface Asked {
  question: string
  /** The first one is right. */
  options: string[]
}

/** The stored order depends on the texts, which are the same in every run. */
const asks = (format: string): Asked[] =>
  Array.from({ length: 40 }, (_, index) => ({
    question: `Question ${index} of ${format}?`,
    options: ['right', 'left', 'up', 'down'].map(way => `${way} ${index} of ${format}`),
  }))

const table = (asked: Asked[]) => [
  ['question', 'A', 'B', 'C', 'D', 'answer', 'category'],
  ...asked.map(({ question, options }) => [question, ...options, 'A', 'Ways']),
]
const csv = (asked: Asked[], by = ',') =>
  table(asked)
    .map(row => row.join(by))
    .join('\n')
const bytes = (text: string) => new TextEncoder().encode(text)
const lettered = (options: string[]) => options.map((text, index) => [String.fromCharCode(65 + index), text] as const)

const item = ({ question, options }: Asked, id: string) => `<?xml version="1.0"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="t">
<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>
<itemBody><choiceInteraction responseIdentifier="R" maxChoices="1"><prompt>${question}</prompt>${lettered(options)
  .map(([letter, text]) => `<simpleChoice identifier="${letter}">${text}</simpleChoice>`)
  .join('')}</choiceInteraction></itemBody></assessmentItem>`

const files: Record<string, [name: string, make: (asked: Asked[]) => string | Uint8Array | Promise<Uint8Array>]> = {
  'Trivium JSON': [
    'questions.json',
    asked =>
      JSON.stringify({
        format: ownSign,
        version: 1,
        questions: asked.map(({ question, options }, index) => ({
          key: `spread:${index}`,
          type: 'multiple_choice',
          language: 'en',
          category_type: 'quiz_zone',
          category: 'science',
          level: 1,
          question,
          options,
          answer: [0],
        })),
      }),
  ],
  'Open Trivia DB': [
    'questions.json',
    asked =>
      JSON.stringify({
        results: asked.map(({ question, options: [correct_answer, ...incorrect_answers] }) => ({
          type: 'multiple',
          difficulty: 'easy',
          category: 'Ways',
          question,
          correct_answer,
          incorrect_answers,
        })),
      }),
  ],
  'Moodle XML': [
    'questions.xml',
    asked =>
      `<?xml version="1.0"?><quiz>${asked
        .map(
          ({
            question,
            options,
          }) => `<question type="multichoice"><name><text>n</text></name><questiontext><text>${question}</text></questiontext>
            <single>true</single>${options.map((text, index) => `<answer fraction="${index === 0 ? 100 : 0}"><text>${text}</text></answer>`).join('')}</question>`,
        )
        .join('')}</quiz>`,
  ],
  QTI: [
    'package.zip',
    asked => {
      const items = asked.map((one, index) => [`item${index}.xml`, item(one, `i${index}`)] as const)
      const resources = items.map(
        ([href], index) => `<resource identifier="r${index}" type="imsqti_item_xmlv2p1" href="${href}"><file href="${href}"/></resource>`,
      )
      const manifest = `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>${resources.join('')}</resources></manifest>`
      return zipSync(Object.fromEntries([['imsmanifest.xml', manifest] as const, ...items].map(([name, text]) => [name, bytes(text)])))
    },
  ],
  Aiken: [
    'questions.txt',
    asked =>
      asked
        .map(({ question, options }) => [question, ...lettered(options).map(line => line.join(') ')), 'ANSWER: A', ''].join('\n'))
        .join('\n'),
  ],
  GIFT: [
    'questions.gift',
    asked =>
      asked
        .map(({ question, options: [right, ...others] }) => `${question} {=${right} ${others.map(text => `~${text}`).join(' ')}}\n`)
        .join('\n'),
  ],
  H5P: [
    'set.h5p',
    asked => {
      const questions = asked.map(({ question, options }) => ({
        library: 'H5P.MultiChoice 1.16',
        params: { question, answers: options.map((text, index) => ({ text, correct: index === 0 })) },
      }))
      const head = JSON.stringify({ mainLibrary: 'H5P.QuestionSet' })
      return zipSync({ 'h5p.json': bytes(head), 'content/content.json': bytes(JSON.stringify({ questions })) })
    },
  ],
  // The note type with options, as text: packages contain the same notes.
  Anki: [
    'notes.txt',
    asked =>
      ['#separator:Tab', '#html:false', '#columns:Question\tQType\tQ_1\tQ_2\tQ_3\tQ_4\tAnswers']
        .concat(asked.map(({ question, options }) => [question, '2', ...options, '1 0 0 0'].join('\t')))
        .join('\n'),
  ],
  CSV: ['questions.csv', asked => csv(asked)],
  TSV: ['questions.tsv', asked => csv(asked, '\t')],
  XLSX: ['questions.xlsx', asked => writeWorkbook(table(asked).map(row => row.map(value => ({ value })))).toBuffer()],
  ZIP: ['questions.zip', asked => zipSync({ 'questions.csv': bytes(csv(asked)) })],
}

async function imported(name: string, content: string | Uint8Array) {
  const { data } = await edda.call('upload_import', { name }, { file: { field: 'file', bytes: Buffer.from(content) } })
  await quiz.app.runJob('imports')
  // For formats without categories.
  await edda.call('change_import', { import_id: data.id, category_id: categoryId, level: 1 })
  await quiz.app.runJob('imports')
  await edda.call('run_import', { import_id: data.id })
  await quiz.app.runJob('imports')
  expect((await edda.call('get_import', { import_id: data.id })).data).toMatchObject({ state: 'done', counts: { new: 40, refused: 0 } })
  return quiz.database.db.selectFrom('questions').select(['options', 'answer']).where('import_id', '=', data.id).execute()
}

describe('the right option, first in the file', () => {
  it.each(Object.entries(files))('is stored at any place: %s', async (format, [name, make]) => {
    const rows = await imported(name, await make(asks(format)))
    const places = [0, 1, 2, 3].map(place => rows.filter(({ answer }) => answer.join() === String(place)).length)
    expect(places.reduce((sum, count) => sum + count)).toBe(40)
    // About ten of forty are expected at each place. The texts are fixed, so the result is, too.
    for (const count of places) expect([places, count >= 4 && count <= 18]).toEqual([places, true])
    // It is still the right one.
    for (const { options, answer } of rows) expect(options[answer[0] ?? -1]?.text).toMatch(/^right /)
  })

  it('is tested in every format', () => {
    const missing = knownFormats.filter(known => !Object.keys(files).some(name => known.toLowerCase().includes(name.toLowerCase())))
    expect(missing).toEqual([])
  })
})
