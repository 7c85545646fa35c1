import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import writeWorkbook from 'write-excel-file/node'
import { asWorkbook } from '../../../test/banks/workbook.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ImportView } from '@trivium/contract/bank/imports.admin'
import type { TestPlayer } from '../../../test/app/app.ts'
import { pngOf } from '../../../test/banks/pictures.ts'
import { type Quiz, startQuiz } from '../../../test/app/quiz.ts'

const samples = new URL('../../../../../shared/data/format-samples/', import.meta.url)

let quiz: Quiz
let edda: TestPlayer
/** Other test files use other folders. */
const folder = mkdtempSync(join(tmpdir(), 'trivium-office-'))
beforeAll(async () => {
  vi.stubEnv('TMPDIR', folder)
  quiz = await startQuiz()
  edda = await quiz.player('Edda', { roles: ['editor'] })
})
afterAll(async () => {
  await quiz.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const db = () => quiz.database.db
const work = () => quiz.app.runJob('imports')
const upload = (bytes: Uint8Array | string, name = 'questions.csv', player = edda) =>
  player.call('upload_import', { name }, { file: { field: 'file', bytes: Buffer.from(bytes) } })
const look = async (id: number): Promise<ImportView> => (await edda.call('get_import', { import_id: id })).data
const verdicts = async (id: number) =>
  (await edda.call('get_import_rows', { import_id: id, limit: 100 })).data.map(({ id: row, verdict, reason }) => [row, verdict, reason])

/** Uploads a file and waits until it is read. */
async function previewed(bytes: Uint8Array | string, name?: string): Promise<ImportView> {
  const { data } = await upload(bytes, name)
  await work()
  return look(data.id)
}

async function imported(bytes: Uint8Array | string, name?: string): Promise<ImportView> {
  const { id } = await previewed(bytes, name)
  await edda.call('run_import', { import_id: id })
  await work()
  return look(id)
}

const questionsOf = (importId: number) => db().selectFrom('questions').selectAll().where('import_id', '=', importId).orderBy('id').execute()
const bankSize = async () =>
  (
    await db()
      .selectFrom('questions')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
const audited = (id: number) =>
  db().selectFrom('audit_entries').select(['action', 'account_id']).where('subject', '=', `import:${id}`).orderBy('id').execute()

let made = 0
/** Rows of new questions. */
function csv(...answers: string[]): string {
  const rows = answers.map(answer => `Fresh ${++made}?,red,green,blue,${answer},Colours,3`)
  return ['question,A,B,C,answer,category,level', ...rows, ''].join('\n')
}

describe('an import', () => {
  it('is uploaded, read, run and undone, with one audit entry for each step', async () => {
    const before = await bankSize()
    const { id, state, counts } = await previewed(csv('A', 'B', 'F'))
    expect({ state, counts }).toEqual({
      state: 'previewed',
      counts: { new: 2, changed: 0, there: 0, double: 0, contradiction: 0, refused: 1, lost: 0 },
    })
    expect(await verdicts(id)).toEqual([
      [2, 'new', ''],
      [3, 'new', ''],
      [4, 'refused', 'answer: F names no option'],
    ])
    expect(await bankSize()).toBe(before)
    await edda.call('run_import', { import_id: id })
    await work()
    expect(await look(id)).toMatchObject({ state: 'done', progress: 2, can_undo: true })
    const questions = await questionsOf(id)
    expect(questions).toMatchObject([{ level: 3, question_type: 'multiple_choice', is_active: true }, { level: 3 }])
    expect(questions.map(({ options, answer }) => answer.map(index => options[index]?.text))).toEqual([['red'], ['green']])
    expect((await edda.call('undo_import', { import_id: id })).data.state).toBe('undone')
    expect((await questionsOf(id)).map(({ is_active, fingerprint }) => [is_active, fingerprint])).toEqual([
      [false, null],
      [false, null],
    ])
    expect((await audited(id)).map(({ action, account_id }) => [action, account_id])).toEqual([
      ['upload_import', edda.id],
      ['run_import', edda.id],
      ['undo_import', edda.id],
    ])
  })

  it('is deleted for good a minute after it was undone, together with the category that it created', async () => {
    const file = csv('A').replace('Colours', 'Passing')
    const { id, ...view } = await imported(file)
    const passing = () => db().selectFrom('categories').select('id').where('slug', '=', 'passing').execute()
    expect([view.state, await verdicts(id), (await passing()).length]).toEqual(['done', [[2, 'new', '']], 1])
    await edda.call('undo_import', { import_id: id })
    await quiz.app.runJob('clear_imports')
    expect(await questionsOf(id)).toHaveLength(1)
    quiz.clock.advance(61_000)
    await quiz.app.runJob('clear_imports')
    quiz.clock.reset()
    expect([await questionsOf(id), await passing()]).toEqual([[], []])
    expect(await imported(file)).toMatchObject({ state: 'done', counts: { new: 1 } })
  })

  it('recognises questions of the bank, and rows that the file repeats', async () => {
    const file = csv('A')
    const [names = '', row = ''] = file.split('\n')
    await imported(file)
    const twice = [names, row, row, 'Another one?,red,green,blue,A,Colours,3', 'another ONE,Green,Red,Blue,B,Colours,3'].join('\n')
    expect(await verdicts((await previewed(twice)).id)).toEqual([
      [2, 'there', expect.stringContaining('as import:')],
      [3, 'double', 'the same question as row 2'],
      [4, 'new', ''],
      [5, 'double', 'the same question as row 4'],
    ])
  })

  it('takes the first of two questions with one key, and refuses the other', async () => {
    const [one, two] = ['Which is warm?', 'Which is cold?'].map(question => `own:1,${question},red,green,blue,A,Colours,3`)
    const { id } = await previewed(['key,question,option_1,option_2,option_3,answer,category,level', one, two, ''].join('\n'))
    expect(await verdicts(id)).toEqual([
      [2, 'new', ''],
      [3, 'refused', 'key: row 2 has it, too, and asks something else'],
    ])
  })

  it('cannot be undone once a player has bookmarked one of its questions', async () => {
    const { id } = await imported(csv('A', 'B'))
    const alice = await quiz.player()
    const [question] = await questionsOf(id)
    const bookmark = { account_id: alice.id, question_id: question?.id ?? 0, type: 'quiz_zone', created_at: quiz.clock.now() } as const
    await db().insertInto('bookmarks').values(bookmark).execute()
    expect((await edda.call('undo_import', { import_id: id })).message).toBe('import_played')
    expect((await questionsOf(id)).map(({ is_active }) => is_active)).toEqual([true, true])
  })

  it('adds a question once although two editors upload it at once', async () => {
    const file = csv('A', 'B', 'C')
    const [one, two] = [await previewed(file), await previewed(file)]
    await Promise.all([one, two].map(({ id }) => edda.call('run_import', { import_id: id })))
    await Promise.all([work(), work()])
    const counts = await Promise.all([one, two].map(async ({ id }) => (await questionsOf(id)).length))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 3])
  })

  it('runs once although two requests start it at once', async () => {
    const { id } = await previewed(csv('A', 'B'))
    const replies = await Promise.all([1, 2, 3].map(() => edda.call('run_import', { import_id: id })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['import_not_open', 'import_not_open', 'ok'])
    await work()
    expect(await questionsOf(id)).toHaveLength(2)
  })

  it('is undone once although two requests undo it at once', async () => {
    const { id } = await imported(csv('A'))
    const replies = await Promise.all([1, 2].map(() => edda.call('undo_import', { import_id: id })))
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['import_not_done', 'ok'])
  })

  it('cannot be undone while a play asks one of its questions, or after', async () => {
    const header = 'question,A,B,C,answer,category,level\n'
    const rows = Array.from({ length: 20 }, (_, index) => `Played ${index}?,red,green,blue,A,Played,1`)
    const { id } = await imported(`${header}${rows.join('\n')}\n`)
    const { slug } = await db().selectFrom('categories').select('slug').where('slug', '=', 'played').executeTakeFirstOrThrow()
    const alice = await quiz.player()
    const { play } = await quiz.open(alice, 'get_questions_by_level', { category: slug, subcategory: '', level: 1 })
    expect((await edda.call('undo_import', { import_id: id })).message).toBe('import_played')
    await alice.call('finish_play', { play_id: play.id })
    expect((await edda.call('undo_import', { import_id: id })).message).toBe('import_played')
    expect(await look(id)).toMatchObject({ state: 'done' })
    expect((await questionsOf(id)).every(({ is_active }) => is_active)).toBe(true)
  })

  it('has written nothing when its process dies, and can be started again', async () => {
    const { id } = await previewed(csv('A', 'B'))
    await edda.call('run_import', { import_id: id })
    const longAgo = new Date(quiz.clock.now().getTime() - 120_000)
    await db().updateTable('imports').set({ claimed_by: 'dead', claimed_at: longAgo }).where('id', '=', id).execute()
    await work()
    expect(await look(id)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('Nothing was imported. Start the import again.'),
    })
    expect(await questionsOf(id)).toEqual([])
    expect((await edda.call('run_import', { import_id: id })).message).toBe('ok')
    await work()
    expect(await look(id)).toMatchObject({ state: 'done', problem: null })
    expect(await questionsOf(id)).toHaveLength(2)
  })

  it('stays with its process while that is alive', async () => {
    const { id } = await previewed(csv('A'))
    await edda.call('run_import', { import_id: id })
    await db().updateTable('imports').set({ claimed_by: 'alive', claimed_at: quiz.clock.now() }).where('id', '=', id).execute()
    await work()
    expect(await look(id)).toMatchObject({ state: 'running' })
    expect(await questionsOf(id)).toEqual([])
  })

  it('comes in switched off on request, and puts rows without a category into the chosen category and level', async () => {
    const { id } = await previewed('question,A,B,answer\nSwitched off?,x,y,A\n')
    expect(await verdicts(id)).toEqual([[2, 'refused', 'category: is missing, and the import has none for such questions']])
    const category = await db().selectFrom('categories').select('id').where('type', '=', 'quiz_zone').limit(1).executeTakeFirstOrThrow()
    await edda.call('change_import', { import_id: id, category_id: category.id, level: 4, publishes: 0 })
    await work()
    await edda.call('run_import', { import_id: id })
    await work()
    expect(await questionsOf(id)).toMatchObject([{ category_id: category.id, level: 4, is_active: false, state: 'draft' }])
  })

  it("accepts an editor's mapping of columns, and remembers it", async () => {
    const file = 'Gefragt,Erste,Zweite,Stimmt,Worum\nWas ist rot?,Rose,Meer,1,Farben\n'
    const first = await previewed(file)
    expect(first).toMatchObject({
      state: 'previewed',
      columns: ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5'],
      counts: { new: 0 },
    })
    const mapping = { header_line: 1, columns: { question: 0, option_1: 1, option_2: 2, answer: 3, category: 4 } }
    await edda.call('change_import', { import_id: first.id, mapping })
    await work()
    expect((await look(first.id)).counts.new).toBe(1)
    const second = await previewed('Gefragt,Erste,Zweite,Stimmt,Worum\nWas ist blau?,Rose,Meer,2,Farben\n')
    expect(second).toMatchObject({ mapping, counts: { new: 1, refused: 0 } })
    expect((await edda.call('change_import', { import_id: first.id, mapping: { ...mapping, columns: { question: 9 } } })).status).toBe(400)
  })

  it('reads another sheet when an editor chooses it, and names the unused columns', async () => {
    const sheet = (name: string, names: string[], ...rows: string[][]) => ({ name, cells: [names, ...rows] })
    const book = asWorkbook([
      sheet('First', ['question', 'A', 'B', 'answer', 'category', 'reviewer'], ['Which is one?', 'x', 'y', 'A', 'Sheets', 'Ann']),
      sheet('Second', ['category', 'question', 'option 1', 'option 2', 'answer'], ['Sheets', 'Which is two?', 'x', 'y', '2']),
    ])
    const { data } = await upload(book, 'book.xlsx')
    await work()
    const first = await look(data.id)
    expect(first).toMatchObject({
      unknown_columns: ['reviewer'],
      sheets: [
        { name: 'First', is_hidden: false },
        { name: 'Second', is_hidden: false },
      ],
      mapping: { sheet: 'First' },
      counts: { new: 1 },
    })
    await edda.call('change_import', { import_id: first.id, mapping: { sheet: 'Second', header_line: 0, columns: {} } })
    await work()
    expect(await look(first.id)).toMatchObject({
      columns: ['category', 'question', 'option 1', 'option 2', 'answer'],
      unknown_columns: [],
      samples: [['Sheets'], ['Which is two?'], ['x'], ['y'], ['2']],
      mapping: { sheet: 'Second', header_line: 1 },
      counts: { new: 1 },
    })
    const { data: rows } = await edda.call('get_import_rows', { import_id: first.id })
    expect(rows.map(({ text }) => text)).toEqual(['Which is two?'])
  })

  it('cannot be changed once it is done, even when it changed nothing', async () => {
    const { id } = await imported(csv('A'))
    expect((await edda.call('change_import', { import_id: id, level: 2 })).message).toBe('import_not_open')
    expect((await edda.call('run_import', { import_id: id })).message).toBe('import_not_open')
    for (const name of ['get_import', 'change_import', 'run_import', 'undo_import', 'get_import_rows'] as const) {
      expect((await edda.call(name, { import_id: 2_000_000_000 })).message).toBe('document_not_found')
    }
  })

  it('explains a broken file in one sentence, and stores nothing of it', async () => {
    const before = (await edda.call('get_imports')).total
    const reply = await upload(zipSync({ 'a.csv': new Uint8Array(60_000_000) }, { level: 9 }), 'bomb.zip')
    expect([reply.status, reply]).toMatchObject([
      400,
      { issues: [{ field: 'file', problem: 'This archive unpacks to much more than it should.' }] },
    ])
    expect((await upload('')).status).toBe(400)
    expect((await edda.call('upload_import', {})).status).toBe(400)
    expect((await edda.call('get_imports')).total).toBe(before)
    expect(readdirSync(tmpdir()).filter(name => name.startsWith('trivium-inside-'))).toEqual([])
  })

  it('fails as a whole when its file turns out to be broken midway, with nothing written', async () => {
    const rows = Array.from({ length: 1200 }, (_, index) => `Broken ${index}?,x,y,A,Colours`)
    const { id, state, problem } = await previewed(`question,A,B,answer,category\n${rows.join('\n')}\n"open,x,y,A,Colours\n`)
    expect({ state, problem }).toEqual({ state: 'failed', problem: 'Row 1202 opens a quotation mark that nothing closes.' })
    expect((await questionsOf(id)).length).toBe(0)
  })

  it('is refused in the demo', async () => {
    await quiz.set('demo_mode', 1)
    expect((await upload(csv('A'))).message).toBe('not_allowed_in_demo')
    await quiz.set('demo_mode', 0)
  })
})

describe('pictures and sounds', () => {
  const png = () =>
    sharp({ create: { width: 9, height: 9, channels: 3, background: '#c80' } })
      .png()
      .toBuffer()
  const wav = Buffer.concat([Buffer.from('RIFF0000WAVE'), Buffer.alloc(40)])
  const table =
    'type,question,A,B,answer,category,image,audio\n,Which colour?,x,y,A,Seen,dot.png,\naudio,Which sound?,x,y,B,Heard,,beep.wav\n,Which one?,x,y,A,Seen,none.png,\n,Which fake?,x,y,A,Seen,fake.png,\n,Which web?,x,y,A,Seen,https://x.example/a.png,\n,Which tall?,x,y,A,Seen,tall.png,\n'

  it('are read from a ZIP, and pictures are drawn anew; a missing one refuses its row', async () => {
    const zip = zipSync({
      'q/questions.csv': Buffer.from(table),
      'q/img/dot.png': await png(),
      'q/beep.wav': wav,
      'q/fake.png': Buffer.from('<svg/>'),
      'q/tall.png': pngOf(1, 16_000_000, 16_000_000 * 2),
    })
    const media = () =>
      db()
        .selectFrom('media')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    const before = await media()
    const { id } = await previewed(zip, 'questions.zip')
    expect(await verdicts(id)).toEqual([
      [2, 'new', ''],
      [3, 'new', ''],
      [4, 'refused', 'image: none.png is not in the file'],
      [5, 'refused', 'image: fake.png is no picture (JPEG, PNG, WebP or GIF)'],
      [6, 'refused', 'image: https://x.example/a.png lies elsewhere: put it into a ZIP with the file'],
      [7, 'refused', 'image: tall.png is a larger picture than may be: 8,192 points a side, 51 million in all'],
    ])
    expect(await media()).toEqual(before)
    await edda.call('run_import', { import_id: id })
    await work()
    expect(await questionsOf(id)).toMatchObject([
      { image: expect.stringMatching(/^upload-[0-9a-f]{32}\.webp$/), question_type: 'multiple_choice' },
      { audio: expect.stringMatching(/^upload-[0-9a-f]{32}\.wav$/), question_type: 'audio' },
    ])
  })
})

describe('a workbook', () => {
  it('is read like a table', async () => {
    const cells = [
      ['question', 'A', 'B', 'answer', 'category'],
      ['From a workbook?', 1, 2.5, 'B', 'Sheets'],
      ['=1+1 as text?', 'x', 'y', 'A', 'Sheets'],
    ].map(row => row.map(value => ({ value, type: typeof value === 'number' ? Number : String })))
    const bytes = await writeWorkbook(cells).toBuffer()
    const done = await imported(bytes, 'questions.xlsx')
    expect(done).toMatchObject({ state: 'done', format: 'XLSX', counts: { new: 2 } })
    expect((await questionsOf(done.id)).map(({ question, options }) => [question, options.map(({ text }) => text).toSorted()])).toEqual([
      ['From a workbook?', ['1', '2.5']],
      ['=1+1 as text?', ['x', 'y']],
    ])
  })
})

describe('an upload', () => {
  const boundary = 'x'.repeat(20)
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="big.csv"\r\n\r\n`
  const headers = () => ({ authorization: `Bearer ${edda.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` })
  const spools = () => readdirSync(tmpdir()).filter(name => name.startsWith('trivium-upload-'))

  it('of 1 GB is refused at once, by its declared size', async () => {
    const before = spools()
    const reply = await quiz.app.http.inject({
      method: 'POST',
      url: '/api/admin/upload_import',
      headers: { ...headers(), 'content-length': '1073741824' },
      payload: head,
    })
    expect([reply.statusCode, reply.json().message]).toEqual([413, 'too_large'])
    expect(spools()).toEqual(before)
  })

  it('above 200 MB is refused as soon as it exceeds that, and leaves nothing on disk', async () => {
    const before = spools()
    let sent = 0
    const piece = Buffer.alloc(1024 * 1024, 'x')
    async function* endless() {
      yield Buffer.from(head)
      for (; sent < 400; sent++) yield piece
    }
    const { Readable } = await import('node:stream')
    const reply = await quiz.app.http.inject({
      method: 'POST',
      url: '/api/admin/upload_import',
      headers: headers(),
      payload: Readable.from(endless()),
    })
    expect([reply.statusCode, reply.json().message]).toEqual([413, 'too_large'])
    await expect.poll(spools).toEqual(before)
  })

  it('leaves nothing on disk once the database has it', async () => {
    const before = spools()
    await upload(csv('A'))
    await upload('nothing that is known')
    expect(spools()).toEqual(before)
  })
})

describe.skipIf(!existsSync(samples))('real files (skipped without ../shared/data)', () => {
  const sample = (name: string) => previewed(readFileSync(new URL(name, samples)), name)
  const reasons = async (name: string) =>
    (await verdicts((await sample(name)).id)).map(([row, verdict, reason]) => `${row} ${verdict} ${reason}`)

  it('reads tables of another quiz, and refuses unknown categories', async () => {
    expect(await reasons('elite-quiz-zone.csv')).toEqual(
      [
        ...[2, 3, 4, 5].map(row => expect.stringMatching(`^${row} (?:new|refused category: there is no category 97)`)),
        expect.stringContaining('refused answer: F names no option'),
        expect.stringContaining('refused category: there is no category 1'),
      ].map(one => one),
    )
    expect((await sample('elite-quiz-multi-match.csv')).counts.refused).toBe(2)
  })

  it.each([
    ['excel-semicolon-cp1252.csv', "Quelle est la capitale de l'Espagne ?"],
    ['utf16le-unicode-text.txt', 'ما'],
    ['kahoot-template-shape.xlsx', 'Capital of France?'],
    ['formula-injection.csv', '=HYPERLINK("http://x","y")'],
  ])('reads %s once it has a category', async (name, text) => {
    const category = await db().selectFrom('categories').select('id').where('type', '=', 'quiz_zone').limit(1).executeTakeFirstOrThrow()
    const { id } = await sample(name)
    await edda.call('change_import', { import_id: id, category_id: category.id })
    await work()
    const { data } = await edda.call('get_import_rows', { import_id: id, limit: 50 })
    expect(data.some(({ verdict }) => verdict === 'new')).toBe(true)
    expect(data[0]?.text).toContain(text)
  })
})
