// With a virus scanner, every incoming file is scanned: infected files are refused, and files that cannot be scanned have to wait.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract, type ActionName } from '@trivium/contract'
import type { ActionSpec } from '@trivium/contract/platform/action'
import { zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestPlayer } from '../app/app.ts'
import { type Clamd, eicar, startClamd } from './clamd.ts'
import { examRoom } from '../games/exam-room.ts'
import { picture, silence } from '../app/question-desk.ts'
import { type Quiz, startQuiz } from '../app/quiz.ts'
import { scrape } from '../app/scrape.ts'

interface Way {
  bytes: Buffer
  input?: Record<string, unknown>
}

const specs: Record<ActionName, ActionSpec> = contract
const names = Object.keys(contract).filter((name): name is ActionName => name in specs && specs[name as ActionName].file !== undefined)

let folder: string
let clamd: Clamd
let quiz: Quiz
let ada: TestPlayer
const log: string[] = []
let ways: Partial<Record<ActionName, Way>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trivium-infected-'))
  vi.stubEnv('TMPDIR', folder)
  clamd = await startClamd('unix')
  quiz = await startQuiz({ env: { CLAMD_URL: clamd.url, LOG_LEVEL: 'warn' }, logTo: { write: line => void log.push(line) } })
  ada = await quiz.player('Ada', { roles: ['administrator'] })
  const room = await examRoom(quiz)
  const paper = 'type,question,option_1,option_2,answer,marks\nmultiple_choice,Good?,yes,no,1,3\n'
  const list = Buffer.from('player number,own id\n1,M-1\n')
  const { id: group_id } = (await ada.call('create_group', { name: 'Class' })).data
  ways = {
    upload_profile_image: { bytes: await picture() },
    upload_media: { bytes: silence },
    preview_exam_questions: { bytes: Buffer.from(paper), input: { exam_id: await room.prepare() } },
    import_exam_questions: { bytes: Buffer.from(paper), input: { exam_id: await room.prepare() } },
    upload_exam_media: { bytes: await picture() },
    preview_exam_list: { bytes: list, input: { exam_id: await room.prepare() } },
    import_exam_list: { bytes: list, input: { exam_id: await room.prepare() } },
    preview_group_list: { bytes: list, input: { group_id } },
    import_group_list: { bytes: list, input: { group_id } },
    upload_import: { bytes: Buffer.from('question,A,B,answer,category\nClean?,yes,no,A,Colours\n') },
  }
  const { data: whole } = await ada.call('export_exam', { exam_id: await room.prepare(), exam_key: 'OPEN42' })
  // An infected file has more bytes behind the end of its JSON: it is refused before anybody reads it.
  ways.import_exam = { bytes: Buffer.from(whole.json ?? '') }
})
afterAll(async () => {
  await quiz.close()
  await clamd.close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  clamd.behave('scan')
  log.length = 0
})

/** @param more bytes to append to the example */
function send(name: ActionName, more = Buffer.alloc(0)) {
  const { bytes, input = {} } = exampleOf(name)
  return ada.call(name, input, { file: { field: specs[name].file ?? '', bytes: Buffer.concat([bytes, more]) } })
}

/** A new call has no example yet, and must be scanned all the same. */
const exampleOf = (name: ActionName): Way => ways[name] ?? { bytes: Buffer.from('new') }

/** The number of rows in the tables that store files, and of files on disk. */
async function kept(): Promise<Record<string, number>> {
  const counts: Record<string, number> = { spools: readdirSync(folder).filter(name => name.startsWith('trivium-upload-')).length }
  for (const table of ['media', 'uploads', 'imports', 'import_chunks', 'import_media', 'import_rows', 'exam_questions']) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(quiz.database.db)
    counts[table] = rows[0]?.n ?? 0
  }
  return counts
}

describe('every call that takes a file', () => {
  it('is listed in this test', () => {
    expect(names.toSorted()).toEqual(Object.keys(ways).toSorted())
  })

  // ASVS V5.4.3
  it.each(names)('%s: refuses an infected file, stores nothing of it, and says so', async name => {
    const refused = async () => (await scrape(quiz.app.http)).sum('http_requests_refused_total', { route: name, code: 'infected_file' })
    const [before, counted, seen] = [await kept(), await refused(), clamd.files.length]
    expect(await send(name, eicar)).toMatchObject({ status: 200, error: true, message: 'infected_file' })
    expect(specs[name].refusals).toContain('infected_file')
    expect(clamd.files.slice(seen).map(String)).toEqual([String(Buffer.concat([exampleOf(name).bytes, eicar]))])
    expect(await kept()).toEqual(before)
    expect(await refused()).toBe(counted + 1)
    expect(log.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ action: name, virus: 'Eicar-Test-Signature', msg: 'an infected file was refused' }),
    ])
    expect(log.join()).not.toContain('EICAR-STANDARD')
  })

  it.each(names)('%s: takes a clean file after scanning it', async name => {
    const seen = clamd.files.length
    expect(await send(name)).toMatchObject({ status: 200, error: false })
    expect(clamd.files.slice(seen).map(String)).toEqual([String(exampleOf(name).bytes)])
  })

  it.each(names)('%s: takes no file when the scanner gives no answer', async name => {
    const before = await kept()
    for (const manner of ['break off', { reply: 'INSTREAM size limit exceeded. ERROR' }] as const) {
      clamd.behave(manner)
      expect(await send(name)).toMatchObject({ status: 503, error: true, message: 'unavailable', headers: { 'retry-after': '2' } })
    }
    expect(await kept()).toEqual(before)
    // Faults of one kind within a second are logged in one line, with their number.
    const toldOf = (line: string) => Number(/"?faults"?\W+(\d+)/.exec(line)?.[1] ?? 1)
    const told = () => log.filter(line => line.includes('the scanner of files')).reduce((sum, line) => sum + toldOf(line), 0)
    await expect.poll(told, { timeout: 10_000 }).toBe(2)
  })

  it('does not scan files of strangers, nor files of calls that take none', async () => {
    const seen = clamd.files.length
    const file = { field: 'file', bytes: eicar }
    expect((await quiz.stranger.call('upload_media', {}, { file })).status).toBe(401)
    expect((await ada.call('update_profile', {}, { file })).status).toBe(400)
    expect(clamd.files).toHaveLength(seen)
  })
})

describe('a file within the file of an import', () => {
  const infected = Buffer.concat([silence, eicar])
  const owl = '<answer fraction="100"><text>owl</text></answer><answer fraction="0"><text>wren</text></answer>'
  const silent = (name: string) =>
    `<question type="multichoice"><questiontext><text>Who is silent, ${name}?</text></questiontext>${owl}</question>`
  const sounding = (name: string, sound: Buffer) => {
    const text = `<text><![CDATA[<p><audio src="@@PLUGINFILE@@/${name}"></audio>Who sings, ${name}?</p>]]></text>`
    const file = `<file name="${name}" encoding="base64">${sound.toString('base64')}</file>`
    return `<question type="multichoice"><questiontext format="html">${text}${file}</questiontext>${owl}</question>`
  }
  const moodle = (...questions: string[]) => {
    const place = '<question type="category"><category><text>$course$/top/Sounds</text></category></question>'
    return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${place}${questions.join('\n')}</quiz>`)
  }

  const look = async (id: number) => (await ada.call('get_import', { import_id: id })).data
  async function read(bytes: Uint8Array) {
    const { data } = await ada.call('upload_import', { name: 'sounds' }, { file: { field: 'file', bytes } })
    await quiz.app.runJob('imports')
    return look(data.id)
  }
  /** One more import, but neither its file nor any of its rows. */
  const oneMore = (before: Record<string, number>) => ({ ...before, imports: (before.imports ?? 0) + 1 })

  it('is scanned by itself, because the scanner does not decode it', async () => {
    await quiz.app.runJob('imports')
    const before = await kept()
    // More questions than one batch, so that some rows exist when the infected file is found.
    const many = Array.from({ length: 501 }, (_, index) => silent(`no. ${index}`))
    const view = await read(moodle(sounding('good.wav', silence), ...many, sounding('bad.wav', infected)))
    expect(view).toMatchObject({ state: 'failed', problem: 'bad.wav contains malware: the server has deleted the whole file.' })
    expect(await kept()).toEqual(oneMore(before))
    expect(log.map(line => JSON.parse(line))).toMatchObject([{ importId: view.id, virus: 'Eicar-Test-Signature' }])
  })

  it('that the scanner did not recognise at first is found when the import is read again, and cannot be imported', async () => {
    const before = await kept()
    clamd.behave({ reply: 'stream: OK' })
    const { id, ...view } = await read(moodle(sounding('bad.wav', infected)))
    expect(view).toMatchObject({ state: 'previewed', counts: { new: 1 } })
    clamd.behave('scan')
    await ada.call('change_import', { import_id: id, level: 2 })
    await quiz.app.runJob('imports')
    expect(await look(id)).toMatchObject({ state: 'failed' })
    expect((await ada.call('run_import', { import_id: id })).message).toBe('import_not_open')
    expect(await kept()).toEqual(oneMore(before))
  })

  it('is taken when it is clean', async () => {
    const seen = clamd.files.length
    expect(await read(moodle(sounding('good.wav', silence)))).toMatchObject({ state: 'previewed', counts: { new: 1 } })
    expect(clamd.files.slice(seen).map(file => file.equals(silence))).toEqual([false, true])
    const table = Buffer.from('question,A,B,answer,category,audio\nZipped?,yes,no,A,Colours,a.wav\n')
    expect(await read(zipSync({ 'q.csv': table, 'a.wav': silence }))).toMatchObject({ state: 'previewed' })
    expect(clamd.files.at(-1)?.equals(silence)).toBe(true)
  })

  it('stops an import into an exam', async () => {
    const exam_id = ways.import_exam_questions?.input?.['exam_id']
    const before = await kept()
    const file = { field: 'file', bytes: moodle(sounding('good.wav', silence), sounding('bad.wav', infected)) }
    expect((await ada.call('import_exam_questions', { exam_id }, { file })).message).toBe('infected_file')
    expect(await kept()).toEqual(before)
    expect(log.map(line => JSON.parse(line))).toMatchObject([{ virus: 'Eicar-Test-Signature' }])
  })

  it('makes the import fail when the scanner does not answer', async () => {
    const file = { field: 'file', bytes: moodle(sounding('late.wav', silence)) }
    const { data } = await ada.call('upload_import', {}, { file })
    clamd.behave('break off')
    await quiz.app.runJob('imports')
    const problem = 'The server has made a mistake. Nothing was imported. Try again, or ask the operator.'
    expect(await look(data.id)).toMatchObject({ state: 'failed', problem })
  })
})
