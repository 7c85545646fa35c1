import { zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRowView, ImportView } from '@trivium/contract/bank/imports.admin'
import type { TestPlayer } from '../../../test/app/app.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

let quiz: Quiz
let edda: TestPlayer
beforeAll(async () => {
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
})
afterAll(() => quiz.close())

const work = () => quiz.app.runJob('imports')
const db = () => quiz.database.db
const bank = () => db().selectFrom('questions').selectAll().orderBy('id').execute()

async function previewed(name: string, bytes: Uint8Array | string): Promise<{ view: ImportView; rows: ImportRowView[] }> {
  const { data } = await edda.call('upload_import', { name }, { file: { field: 'file', bytes: Buffer.from(bytes) } })
  await work()
  const view = (await edda.call('get_import', { import_id: data.id })).data
  return { view, rows: (await edda.call('get_import_rows', { import_id: data.id, limit: 100 })).data }
}

async function run(import_id: number) {
  await edda.call('run_import', { import_id })
  await work()
}

const download = async (import_id: number): Promise<string> => {
  const { path } = (await edda.call('export_refused_rows', { import_id })).data
  const reply = await quiz.app.http.inject({ url: path })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  return reply.body
}

const png = (colour: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: colour } })
    .png()
    .toBuffer()

describe('a row is shown as players see it', () => {
  const head = 'question,A,B,C,answer,category,subcategory,level,difficulty,note,marks,language,image,active\n'

  it('with its right answer, its place and its values', async () => {
    const table = `${head}Which two?,x,y,z,"A,C",Signs,Roads,3,hard,Because.,2,ar,a.png,no\n`
    const { rows } = await previewed('q.zip', zipSync({ 'q.csv': Buffer.from(table), 'a.png': await png('red') }))
    expect(rows).toMatchObject([
      {
        id: 2,
        file: null,
        verdict: 'new',
        lost: [],
        other: null,
        question: {
          question_type: 'multi_select',
          question: 'Which two?',
          options: [
            { text: 'x', is_right: true, place: null },
            { text: 'y', is_right: false },
            { text: 'z', is_right: true },
          ],
          right: ['x', 'z'],
          category: 'Signs',
          subcategory: 'Roads',
          level: 3,
          difficulty: 0.8,
          note: 'Because.',
          marks: 2,
          language: 'ar',
          is_active: false,
          image: { path: null },
        },
      },
    ])
  })

  it('with its pictures, which only editors see before the import', async () => {
    const table = `${head}Which sign?,x,y,z,A,Signs,,1,easy,,,,a.png,\n`
    const { view, rows } = await previewed('q.zip', zipSync({ 'q.csv': Buffer.from(table), 'a.png': await png('#123456') }))
    const name = rows[0]?.question?.image?.name ?? ''
    const wanted = { import_id: view.id, name }
    const { type, base64 } = (await edda.call('get_import_media', wanted)).data
    expect(type).toBe('image/webp')
    expect(await sharp(Buffer.from(base64, 'base64')).metadata()).toMatchObject({ format: 'webp', width: 9 })
    expect((await quiz.app.http.inject({ url: `/media/${name}` })).statusCode).toBe(404)
    expect((await (await quiz.player()).call('get_import_media', wanted)).status).toBe(403)
    expect((await quiz.stranger.call('get_import_media', wanted)).status).toBe(401)
    expect((await edda.call('get_import_media', { ...wanted, name: 'nothing.webp' })).message).toBe('document_not_found')
    expect((await edda.call('get_import_media', { ...wanted, import_id: 999_999 })).message).toBe('document_not_found')
    await run(view.id)
    const after = (await edda.call('get_import_rows', { import_id: view.id })).data
    expect(after[0]?.question?.image).toEqual({ name, path: `/media/${name}` })
    expect((await quiz.app.http.inject({ url: `/media/${name}` })).statusCode).toBe(200)
  })

  it('in the right order, when it asks for an order', async () => {
    const { rows } = await previewed('q.csv', 'type,question,A,B,C,answer,category\nsequence,Which order?,x,y,z,"C,A,B",Signs\n')
    expect(rows[0]?.question).toMatchObject({
      right: ['z', 'x', 'y'],
      options: [
        { text: 'z', place: 1 },
        { text: 'x', place: 2 },
        { text: 'y', place: 3 },
      ],
    })
  })

  it('beside the question that it changes, doubles or contradicts', async () => {
    const file = (answer: string, note: string) =>
      `key,question,A,B,answer,category,note\nown:shown,Which is shown?,x,y,${answer},Signs,${note}\n`
    const first = await previewed('q.csv', file('A', 'Old.'))
    await run(first.view.id)
    const changed = await previewed('q.csv', file('A', 'New.'))
    expect(changed.rows[0]).toMatchObject({
      verdict: 'changed',
      question: { note: 'New.' },
      other: { row: null, question_id: expect.any(Number), differs: ['note'], question: { note: 'Old.', right: ['x'], category: 'Signs' } },
    })
    const others = await previewed('q.csv', 'question,A,B,answer,category\nWhich is shown?,x,y,A,Signs\nWhich is shown?,x,y,B,Signs\n')
    expect(others.rows.map(({ verdict, other }) => [verdict, other?.question.right])).toEqual([
      ['double', ['x']],
      ['contradiction', ['x']],
    ])
    const { data, total } = await edda.call('get_import_rows', { import_id: others.view.id, verdict: 'contradiction' })
    expect([data.map(({ id }) => id), total]).toEqual([[3], 1])
  })
})

describe('an editor sees', () => {
  it('the first values of each column', async () => {
    const table = 'Our quiz\nquestion,A,B,answer,category,teacher\n"Two\n lines?",x,y,A,Sampled,\nOne?,x,z,B,Sampled,Ada\n'
    const { view } = await previewed('q.csv', table)
    expect(view.columns).toEqual(['question', 'A', 'B', 'answer', 'category', 'teacher'])
    expect(view.samples).toEqual([['Two lines?', 'One?'], ['x'], ['y', 'z'], ['A', 'B'], ['Sampled'], ['Ada']])
    expect(view.unknown_columns).toEqual(['teacher'])
    const gift = await previewed('q.gift', 'Sampled, too? {=x ~y ~z}\n')
    expect([gift.view.columns, gift.view.samples]).toEqual([null, null])
  })

  it('the cells of a refused row', async () => {
    const { rows } = await previewed(
      'q.csv',
      'question,A,B,answer,category,teacher\nWhose cells?,x,y,E,Sampled,Ada,more\nWhat else?,x,y,A,Sampled,Ada\n',
    )
    expect(rows.map(({ cells }) => cells)).toEqual([['Whose cells?', 'x', 'y', 'E', 'Sampled', 'Ada', 'more'], null])
  })
})

describe('refused rows', () => {
  it('are exported as their table with reasons, and can be corrected and uploaded again', async () => {
    const table = 'question,A,B,answer,category,teacher\n"=One, ""two""?",x,y,E,Mended,Ada\nGood?,x,y,A,Mended,Ada\nNo place?,x,y,A,,Ada\n'
    const { view, rows } = await previewed('q.csv', table)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['refused', 'new', 'refused'])
    const file = await download(view.id)
    const lines = file.replace('\uFEFF', '').split('\r\n')
    expect(lines[0]).toBe('reason,question,A,B,answer,category,teacher')
    expect(lines[1]).toMatch(/^"?Row 2: answer: .*,"=One, ""two""\?",x,y,E,Mended,Ada$/)
    expect(lines[2]).toMatch(/^"?Row 4: category: .*,No place\?,x,y,A,,Ada$/)
    const again = await previewed('again.csv', file.replace(',E,Mended', ',A,Mended').replace('x,y,A,,Ada', 'x,y,A,Mended,Ada'))
    expect(again.rows.map(({ verdict, question }) => [verdict, question?.question])).toEqual([
      ['new', '=One, "two"?'],
      ['new', 'No place?'],
    ])
  })

  it("are read again with the editor's mapping of their file", async () => {
    const { view } = await previewed('q.csv', 'question,Eines,Anderes,answer\nMissing?,x,y,\nThere?,x,y,2\n')
    const mapping = { header_line: 1, columns: { question: 0, option_1: 1, option_2: 2, answer: 3 }, answers: 'numbers' as const }
    const { history } = quiz.fixture.categories
    await edda.call('change_import', { import_id: view.id, mapping, category_id: history })
    await work()
    const file = await download(view.id)
    expect(file).toMatch(/^\uFEFFreason,question,Eines,Anderes,answer\r\n[^\r]+,Missing\?,x,y,\r\n$/)
    const again = await previewed('again.csv', file.replace('x,y,', 'x,y,1'))
    expect(again.view.mapping).toMatchObject({ columns: { question: 1, option_1: 2, option_2: 3, answer: 4 }, answers: 'numbers' })
    expect(again.view.unknown_columns).toEqual([])
  })

  it("get names for columns that had none, from the editor's mapping", async () => {
    const { view } = await previewed('q.csv', 'Gefragtes,Eines,Anderes,Stimmtes,Worum\nLost?,x,y,,Mended\n')
    expect(view.samples?.[0]).toEqual(['Gefragtes', 'Lost?'])
    const columns = { question: 0, option_1: 1, option_2: 2, answer: 3, category: 4 }
    await edda.call('change_import', { import_id: view.id, mapping: { header_line: 1, columns } })
    await work()
    const file = await download(view.id)
    expect(file).toMatch(/^\uFEFFreason,question,option_1,option_2,answer,category\r\n[^\r]+,Lost\?,x,y,,Mended\r\n$/)
    const again = await previewed('again.csv', file.replace('x,y,', 'x,y,B'))
    expect(again.rows.map(({ verdict, question }) => [verdict, question?.right])).toEqual([['new', ['y']]])
  })

  it('can be exported after the import, and keep cells beyond the names', async () => {
    const { view } = await previewed('q.csv', 'question,A,B,answer,category\nKept?,x,y,A,Mended\nLost?,x,y,Z,Mended,more,cells\n')
    await run(view.id)
    expect(await download(view.id)).toMatch(/\r\n[^\n]*Lost\?,x,y,Z,Mended,more,cells\r\n$/)
  })

  it('of other formats are exported with the columns of our CSV, complete', async () => {
    const { view, rows } = await previewed('q.gift', '=Which? {=x ~y}\n\n::n::Which $tool is it? {=x ~y ~z}\n\nWhat is missing? {}\n')
    expect(rows.every(({ verdict }) => verdict === 'refused')).toBe(true)
    const file = await download(view.id)
    expect(file).toMatch(/^\uFEFFreason,key,language,/)
    const cured = file.replaceAll(',quiz_zone,,,', ',quiz_zone,Mended,,')
    const again = await previewed('again.csv', cured)
    const read = again.rows.filter(({ verdict }) => verdict === 'new').map(({ question }) => question?.question)
    expect(read).toEqual(rows.flatMap(({ question }) => question?.question ?? []))
    expect(read.length).toBeGreaterThan(0)
  })

  it('can be downloaded by editors only, and once', async () => {
    const { view } = await previewed('q.csv', 'question,A,B,answer,category\nLost again?,x,y,Z,Mended\n')
    expect((await (await quiz.player()).call('export_refused_rows', { import_id: view.id })).status).toBe(403)
    expect((await edda.call('export_refused_rows', { import_id: 999_999 })).message).toBe('document_not_found')
    const { path } = (await edda.call('export_refused_rows', { import_id: view.id })).data
    const statuses = []
    for (let time = 0; time < 2; time++) statuses.push((await quiz.app.http.inject({ url: path })).statusCode)
    expect(statuses).toEqual([200, 404])
  })
})

describe('a category with subcategories', () => {
  const placesOf = async (prefix: string) => {
    const { data } = await edda.call('get_category_tree', { type: 'quiz_zone' })
    const named = data.filter(
      ({ names }) =>
        names['en']?.startsWith(prefix) ||
        data.some(({ id, names: above }) => id === data.find(node => node.names === names)?.parent_id && above['en']?.startsWith(prefix)),
    )
    return named.map(({ names, parent_id, questions }) => [parent_id === null ? '' : '›', names['en'], questions])
  }

  it.each([
    ['First', ['First,', 'First,Part']],
    ['Second', ['Second,Part', 'Second,']],
  ])('gets no questions directly, in any order of the file: %s', async (name, places) => {
    const rows = places.map((place, index) => `${name} ${index}?,x,y,A,${place}`)
    const { view } = await previewed('q.csv', `question,A,B,answer,category,subcategory\n${rows.join('\n')}\n`)
    await run(view.id)
    const tree = await placesOf(name)
    expect(tree).toContainEqual(['', name, 0])
    expect(tree).toContainEqual(['›', 'Part', 1])
    expect(tree).toContainEqual(['›', 'General', 1])
  })

  it("gets no questions directly by its number, or as the import's category", async () => {
    const { history } = quiz.fixture.categories
    const { data } = await edda.call(
      'upload_import',
      { name: 'q.csv', category_id: history },
      { file: { field: 'file', bytes: Buffer.from(`question,A,B,answer,category\nBy number?,x,y,A,${history}\nBy default?,x,y,A,\n`) } },
    )
    await work()
    await run(data.id)
    const brought = (await bank()).filter(({ import_id }) => import_id === data.id)
    expect(brought).toHaveLength(2)
    expect(brought.filter(({ category_id }) => category_id === history)).toEqual([])
  })

  it('makes its own questions unreachable, and the list names them', async () => {
    const unreachable = async () => (await edda.call('get_bank_questions', { unreachable: 1, limit: 100 })).data
    const before = await unreachable()
    const { ancient, history } = quiz.fixture.categories
    const [some] = (await bank()).filter(({ category_id, state }) => category_id === ancient && state === 'published')
    await db()
      .updateTable('questions')
      .set({ category_id: history })
      .where('id', '=', some?.id ?? 0)
      .execute()
    const now = (await unreachable()).filter(({ id }) => !before.some(other => other.id === id))
    expect(now.map(({ id, unreachable: why }) => [id, why])).toEqual([[some?.id, 'divided_category']])
    const others = (await edda.call('get_bank_questions', { unreachable: 0, limit: 100 })).data
    expect(others.map(({ unreachable: why }) => why).filter(why => why !== null)).toEqual([])
    await edda.call('move_questions', { question_ids: [some?.id ?? 0], category_id: ancient })
    expect(await unreachable()).toEqual(before)
  })
})
