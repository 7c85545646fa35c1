// The sweep deletes what no place uses, so a place that it does not know loses files. Each way to use an upload is tried here, and the
// contract and the tables are searched for ways that are not.

import { contract } from '@trivium/contract'
import type { QuestionType } from '@trivium/contract/bank/question-names'
import type { MediaPlaceName } from '@trivium/contract/platform/media'
import { Html, MediaName } from '@trivium/contract/platform/fields'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields, Reply, TestPlayer } from '../../../test/app/app.ts'
import { picture, questionDesk, silence } from '../../../test/app/question-desk.ts'
import { type ExamRoom, examRoom } from '../../../test/games/exam-room.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'
import { callSeen } from '../../../test/app/call-seen.ts'

const dayMs = 86_400_000

let quiz: Quiz
let all: TestPlayer
let desk: ReturnType<typeof questionDesk>
let room: ExamRoom
beforeAll(async () => {
  quiz = await startQuiz()
  all = await quiz.player('Ada', { roles: ['administrator'] })
  desk = questionDesk(quiz, all)
  room = await examRoom(quiz)
})
afterAll(() => quiz.close())

const inDays = (days: number) => new Date(quiz.clock.now().getTime() + days * dayMs).toISOString()
function done(reply: { error: boolean }): void {
  if (reply.error) throw new Error(`it was refused: ${JSON.stringify(reply)}`)
}
const linked = (path: string) => `<p><a href="${path}">It</a></p>`
const withPicture = (image: string) => [{ text: 'one', image }, { text: 'two' }, { text: 'three' }]

const examQuestion = async (more: object, type: QuestionType = 'matching') =>
  done(
    await room.examiner.call('add_exam_question', {
      ...desk.form(type, { ...more }),
      exam_id: await room.prepare(),
      marks: 1,
    }),
  )
const passage = async (more: object) =>
  done(await all.call('create_passage', { title: 'A bridge', html: '<p>Long.</p>', category_id: quiz.fixture.categories.stories, ...more }))
const contest = async (more: Pick<Fields<'announce_contest'>, 'prizes' | 'things' | 'image'>) =>
  done(
    await all.call('announce_contest', {
      name: 'Cup',
      entry: 0,
      seconds: 20,
      questions: 3,
      category_ids: [quiz.fixture.categories.ancient],
      starts_at: inDays(1),
      ends_at: inDays(2),
      ...more,
    }),
  )
const exam = (rules: string) => room.prepare({ rules })

/** @returns the id of an import of this table, once it is read */
async function readTable(csv: string): Promise<number> {
  const { data } = await all.call('upload_import', { name: 'q.csv', source: 'Ours' }, { file: { field: 'file', bytes: Buffer.from(csv) } })
  await quiz.app.runJob('imports')
  expect((await all.call('get_import', { import_id: data.id })).data).toMatchObject({ state: 'previewed', counts: { refused: 0 } })
  return data.id
}
const table = (question: string, path: string) =>
  `external id,question,A,B,answer,category,image\n${question},${question}?,red,green,A,Colours,${nameOf(path)}\n`
const nameOf = (path: string) => path.replace('/media/', '')

interface Way {
  place: MediaPlaceName
  /** Calls and their fields that use an upload in this way. */
  fields: string[]
  use: (path: string) => Promise<unknown>
  isSound?: true
}
const both = (create: string, change: string, field: string) => [`${create} ${field}`, `${change} ${field}`]
const asked = (field: string) => [...both('create_question', 'change_question', field), `create_translation ${field}`]
const ofExam = (field: string) => both('add_exam_question', 'change_exam_question', field)

const ways: Record<string, Way> = {
  'the picture of a question': { place: 'question', fields: asked('image'), use: image => desk.draft('multiple_choice', { image }) },
  'the sound of a question': { place: 'question', fields: asked('audio'), isSound: true, use: audio => desk.draft('audio', { audio }) },
  'an option': { place: 'question', fields: asked('options.image'), use: path => desk.draft('matching', { options: withPicture(path) }) },
  'a match': {
    place: 'question',
    fields: asked('matches.image'),
    use: path => desk.draft('matching', { matches: withPicture(path) }),
  },
  'an earlier version of a question': {
    place: 'question',
    fields: [],
    async use(image) {
      const question = await desk.published('multiple_choice', { options: withPicture(image) })
      done(await desk.change(question, { options: [{ text: 'One' }, { text: 'Two' }], answer: [0] }))
    },
  },
  'the picture of a question of an exam': { place: 'question', fields: ofExam('image'), use: image => examQuestion({ image }) },
  'the sound of a question of an exam': {
    place: 'question',
    fields: ofExam('audio'),
    isSound: true,
    use: audio => examQuestion({ audio }, 'audio'),
  },
  'an option of an exam': {
    place: 'question',
    fields: ofExam('options.image'),
    use: path => examQuestion({ options: withPicture(path) }),
  },
  'a match of an exam': { place: 'question', fields: ofExam('matches.image'), use: path => examQuestion({ matches: withPicture(path) }) },
  'a category': {
    place: 'category',
    fields: both('create_category', 'change_category', 'image'),
    use: async image => done(await all.call('create_category', { type: 'quiz_zone', names: { en: 'Pictured' }, image })),
  },
  'the picture of a text': {
    place: 'passage',
    fields: both('create_passage', 'change_passage', 'image'),
    use: image => passage({ image, caption: 'It' }),
  },
  'the file of a text': { place: 'passage', fields: [], use: path => passage({ content_type: 'video', content_url: path }) },
  'a link in a text': {
    place: 'passage',
    fields: [...both('create_passage', 'change_passage', 'html'), 'preview_passage html'],
    use: path => passage({ html: linked(path) }),
  },
  'a contest': {
    place: 'contest',
    fields: both('announce_contest', 'change_contest', 'image'),
    use: image => contest({ prizes: [5], image }),
  },
  'a thing to win in a contest': {
    place: 'contest',
    fields: both('announce_contest', 'change_contest', 'things.image'),
    use: image => contest({ prizes: [], things: [{ from: 1, to: 1, name: 'A poster', image }] }),
  },
  'an announcement': {
    place: 'announcement',
    fields: both('send_announcement', 'change_announcement', 'image'),
    use: async image =>
      done(await all.call('send_announcement', { texts: { en: { title: 'News', message: 'Look.' } }, audience: 'all', image })),
  },
  'a link of an announcement': {
    place: 'announcement',
    fields: [],
    use: async link =>
      done(await all.call('send_announcement', { texts: { en: { title: 'News', message: 'Look.' } }, audience: 'all', link })),
  },
  'a setting': { place: 'setting', fields: [], use: async logo => done(await callSeen(all, 'set_settings', { values: { logo } })) },
  'a picture in a list of settings': {
    place: 'setting',
    fields: [],
    use: async image =>
      done(await all.call('change_setting', { name: 'home_slides', value: [{ title: 'A', text: '', image, url: null, language: null }] })),
  },
  'a page': {
    place: 'page',
    fields: [],
    async use(path) {
      const { data } = await all.call('get_page', { type: 'about_us', language: 'en' })
      done(await all.call('set_page', { type: 'about_us', language: 'en', version: data.version, html: linked(path) }))
    },
  },
  'the rules of an exam': { place: 'exam', fields: [], use: path => exam(linked(path)) },
  'an import that waits': { place: 'waiting_import', fields: [], use: path => readTable(table('waiting', path)) },
  'an import that can be undone': {
    place: 'done_import',
    fields: [],
    async use(path) {
      const others = await desk.upload(await picture('rgb(0, 0, 99)'))
      for (const one of [path, others]) {
        const importId = await readTable(table('undone', one))
        done(await all.call('run_import', { import_id: importId }))
        await quiz.app.runJob('imports')
      }
    },
  },
}

let number = 0
/** Each is another file. */
async function upload({ isSound }: Way): Promise<string> {
  number += 1
  return desk.upload(isSound ? Buffer.concat([silence, Buffer.from(String(number))]) : await picture(`rgb(${number * 5}, 0, 0)`))
}
const status = async (path: string) => (await quiz.app.http.inject({ url: path })).statusCode

describe('an upload', () => {
  it('stays as long as something uses it, and the library shows where', async () => {
    const paths = new Map<string, string>()
    for (const [name, way] of Object.entries(ways)) {
      const path = await upload(way)
      await way.use(path)
      paths.set(name, path)
    }
    const unused = await desk.upload(await picture('black'))
    quiz.clock.advance(3 * dayMs)
    await quiz.app.runJob('housekeeping')
    expect(await status(unused)).toBe(404)
    const found = new Map<string, unknown>()
    for (const [name, path] of paths) {
      const { data }: Reply<'get_media_file'> = await all.call('get_media_file', { media_name: path })
      found.set(name, [await status(path), data.is_used, data.uses.map(({ place }) => place)])
    }
    expect(found).toEqual(new Map(Object.entries(ways).map(([name, { place }]) => [name, [200, true, [place]]])))
  })

  it('is used by every column that refers to one', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'media'::regclass`.execute(quiz.database.db)
    const columns = rows.filter(({ table: of }) => of !== 'accounts' && of !== 'uploads')
    expect(columns.length).toBeGreaterThan(4)
    for (const { table: of, column } of columns) {
      const used = await sql`select from ${sql.table(of)} where ${sql.ref(column)} like 'upload-%' limit 1`.execute(quiz.database.db)
      expect([of, column, used.rows.length]).toEqual([of, column, 1])
    }
  })
})

const partOf = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined)

/** The paths of fields with this schema within another. */
function pathsTo(wanted: unknown, within: unknown, path = ''): string[] {
  if (within === wanted) return [path]
  const def = partOf(within, 'def')
  const fields = Object.entries(partOf(def, 'shape') ?? {}).map(([name, field]) => [field, path ? `${path}.${name}` : name] as const)
  const inner = ['innerType', 'element', 'in', 'out', 'valueType'].map(name => [partOf(def, name), path] as const)
  return [...fields, ...inner].flatMap(([part, at]) => (part === undefined ? [] : pathsTo(wanted, part, at)))
}

describe('the ways above', () => {
  it.each([
    ['names of media', MediaName],
    ['HTML', Html],
  ])('include every field for %s', (_what, schema) => {
    const walked = Object.entries(contract).flatMap(([name, { input }]) => pathsTo(schema, input).map(path => `${name} ${path}`))
    expect(walked.length).toBeGreaterThan(2)
    const known = Object.values(ways).flatMap(({ fields }) => fields)
    expect(walked.filter(field => !known.includes(field) && !field.endsWith(' media_name'))).toEqual([])
  })
})
