// The server process: start, stop, kill and refusal to start. These tests always use the embedded database, even when the others run
// on PostgreSQL.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serverFlags } from '../../scripts/lean.mjs'
import { first, inEnvironment, second } from '../test/services/certificates.ts'
import { itDeep } from '../test/setup/effort.ts'
import { newDataFolder, type DataFolder } from '../test/setup/data-folder.ts'
import { fillDatabase } from '../test/setup/server-process.ts'
import { expectStarterContent } from '../test/setup/starter-content.ts'
import { openDatabase } from './platform/db/connect.ts'

const isElsewhere = Boolean(process.env.TEST_DATABASE_URL)
const folder = mkdtempSync(join(tmpdir(), 'trivium-main-'))
const running = new Set<ChildProcess>()
/** A small catalogue is enough: its size does not change what processes do. */
let place: DataFolder
let dataDir = ''

beforeAll(async () => {
  if (isElsewhere) return
  place = await newDataFolder()
  dataDir = place.where.dataDir
  await place.look(fillDatabase)
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})
afterAll(async () => {
  await place?.remove()
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  child: ChildProcess
  said: () => string
  /** Resolves with the server's address once it is ready. */
  ready: Promise<string>
  ended: Promise<{ code: number | null; said: string }>
}

function start(script: string, args: string[] = [], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [...serverFlags, join(import.meta.dirname, script), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  const streams = [child.stdout, child.stderr].filter(stream => stream !== null)
  let text = ''
  const ready = new Promise<string>(resolve => {
    const hear = (chunk: Buffer) => {
      text += String(chunk)
      const url = /ready at (\S+)/.exec(text)?.[1]
      if (url) resolve(url)
    }
    for (const stream of streams) stream.on('data', hear)
  })
  const heard = Promise.all(streams.map(stream => once(stream, 'end')))
  const ended = once(child, 'exit').then(async ([code]) => {
    await heard
    return { code, said: text }
  })
  return { child, said: () => text, ready, ended }
}

const command = (name: string, ...args: string[]) => start(`operations/commands/${name}.ts`, args).ended

describe.skipIf(isElsewhere)('the server process', { timeout: 60_000 }, () => {
  // The process ends afterwards to free its memory, because START_AGAIN_CODE is set.
  itDeep('loads the starter content at its first start', { timeout: 90_000 }, async () => {
    const empty = join(folder, 'empty')
    const { code, said } = await start('main.ts', [], { DATA_DIR: empty, START_AGAIN_CODE: '75' }).ended
    expect(code).toBe(75)
    const finished = /Loading questions: (\d+) of \1\n$/
    expect(said).toMatch(finished)
    const database = await openDatabase({ dataDir: empty, databaseUrl: undefined })
    await expectStarterContent(database, Number(finished.exec(said)?.[1])).finally(() => database.close())
  })

  it('becomes ready, keeps a second process out of its data directory, serves calls while it drains, and stops cleanly', async () => {
    const { child, ready, ended } = start('main.ts', [], { DRAIN_SECONDS: '2' })
    const url = await ready
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    for (const refused of [await start('main.ts').ended, await command('backup', join(folder, 'busy')), await command('reset', '--yes')]) {
      expect(refused).toEqual({
        code: 1,
        said: `Another Trivium process is using the data directory ${dataDir}. Stop it first, or set DATA_DIR.\n`,
      })
    }
    child.kill('SIGTERM')
    await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { interval: 20, timeout: 30_000 }).toBe(503)
    const served = await fetch(`${url}/api/get_languages`, { method: 'POST', body: new FormData() })
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
    expect((await ended).code).toBe(0)
  })

  it('starts again after kill -9, does not load its content twice, and stops cleanly when its terminal closes', async () => {
    const first = start('main.ts')
    await first.ready
    first.child.kill('SIGKILL')
    await first.ended
    const second = start('main.ts', [], { LOG_LEVEL: 'info' })
    await second.ready
    expect(second.said()).not.toContain('Loading')
    const exit = once(second.child, 'exit')
    second.child.stdout?.destroy()
    second.child.kill('SIGHUP')
    expect(await exit).toEqual([0, null])
  })

  it('verifies the draw of a contest, and explains a wrong argument in one sentence', async () => {
    expect(await command('verify-contest', '999999')).toEqual({ code: 1, said: 'There is no contest 999999.\n' })
    expect(await command('verify-contest', 'cup')).toMatchObject({ code: 1, said: expect.stringContaining('Name one contest') })
  })

  itDeep('imports an exam with the pictures beside its file, only once, and calibrates items from their answers', async () => {
    const file = join(folder, 'exam.json')
    const report = join(folder, 'report.csv')
    const window = { starts_at: '2026-01-01T08:00:00Z', ends_at: '2099-01-01T08:00:00Z', duration_minutes: 30, exam_key: 'OPEN42' }
    const flags = { answer_again: true, strict_away: true, is_for_all: true }
    const choice = { type: 'multiple_choice', options: ['One', 'Two'], answer: [1], marks: 1 }
    const write = (image: string) =>
      writeFileSync(
        file,
        JSON.stringify({
          exam: { id: 'by-command', title: 'By command', rules: '', ...window, ...flags },
          questions: [{ ...choice, question: 'How many?', image }],
        }),
      )
    write('none.png')
    expect(await command('import', file, '--report', report)).toMatchObject({
      code: 1,
      said: expect.stringContaining('Nothing could be imported'),
    })
    expect(readFileSync(report, 'utf8')).toContain('none.png cannot be read')
    writeFileSync(
      join(folder, 'dot.png'),
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c80' } })
        .png()
        .toBuffer(),
    )
    write('dot.png')
    expect(await command('import', file, '--report', report)).toMatchObject({ code: 0, said: expect.stringContaining('1 imported') })
    expect(await command('import', file, '--report', report)).toMatchObject({ code: 0, said: expect.stringContaining('1 already there') })
    const calibrated = expect.stringContaining('English: 0 first answers of 0 players to 0 items; 0 of these items are calibrated now.\n')
    expect(await command('calibrate', '--language', 'en')).toEqual({ code: 0, said: calibrated })
    expect(await command('calibrate', '--language', 'xx')).toEqual({ code: 1, said: 'There is no language xx.\n' })
  })

  itDeep('imports several files, and explains wrong arguments', async () => {
    const [one, two, mapping] = ['one.csv', 'two.csv', 'mapping.json'].map(name => join(folder, name))
    const [report, refused] = ['report.csv', 'refused.csv'].map(name => join(folder, name))
    writeFileSync(one ?? '', 'question,A,B,answer,category\nFrom one?,x,y,A,Files\nRefused of one?,x,y,Z,Files\n')
    writeFileSync(two ?? '', 'question,A,B,answer,category\nFrom one?,x,y,B,Files\n')
    const both = await command('import', one ?? '', two ?? '', '--report', report ?? '', '--refused', refused ?? '')
    expect(both.said).toContain('contradiction: contradicts import:')
    expect(readFileSync(join(folder, 'refused.one.csv.csv'), 'utf8')).toContain('Refused of one?')
    expect(existsSync(refused ?? '')).toBe(false)
    expect(readFileSync(report ?? '', 'utf8')).toContain('two.csv,2,contradiction')
    writeFileSync(mapping ?? '', '{"columns":{"answer":"x"}}')
    expect(await command('import', one ?? '', '--mapping', mapping ?? '')).toMatchObject({
      code: 1,
      said: expect.stringContaining('columns'),
    })
    expect(await command('import', one ?? '', '--level', 'x')).toMatchObject({ code: 1, said: expect.stringContaining('--level') })
  })

  it('gives roles to a signed-up person, and says when nobody signed up with that address', async () => {
    const unknown = await command('make-staff', 'nobody@trivium.example', 'administrator')
    expect(unknown).toEqual({
      code: 1,
      said: 'Nobody has signed up with nobody@trivium.example: sign up with it first, then run this again.\n',
    })
    // The earlier starts created this account and signed it in.
    const made = await command('make-staff', 'Admin@trivium.example', 'editor,administrator')
    expect(made).toEqual({
      code: 0,
      said: expect.stringMatching(/^Admin@trivium\.example is editor and administrator now: sign in at http\S+\/admin\/\.\n$/),
    })
    const wrong = {
      code: 1,
      said: expect.stringContaining('npm run make-staff -- EMAIL editor,examiner,treasurer,administrator (or none)'),
    }
    expect(await command('make-staff', 'admin@trivium.example', 'king')).toEqual(wrong)
    const none = { code: 1, said: 'Nobody with admin@trivium.example has a second factor.\n' }
    expect(await command('forget-second-factor', 'admin@trivium.example')).toEqual(none)
  })

  it('serves TLS with its own certificate, which its health check trusts', async () => {
    const certificate = inEnvironment(first)
    const { child, ready, ended } = start('main.ts', [], certificate)
    const url = await ready
    expect(url).toMatch(/^https:/)
    const asking = get(`${url}/readyz`, { ca: readFileSync(first.certificate), agent: false })
    const [{ statusCode }] = await once(asking, 'response')
    expect(statusCode).toBe(200)
    const check = (env: Record<string, string>) => start('../../scripts/healthcheck.mjs', [], { PORT: new URL(url).port, ...env }).ended
    expect(await Promise.all([check(certificate), check({})])).toMatchObject([{ code: 0 }, { code: 1 }])
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  it('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const refused = await start('main.ts', [], { PORT: port }).ended
    other.close()
    expect(refused).toEqual({
      code: 1,
      said: `127.0.0.1:${port} is in use by another program: stop that one, or set PORT to another number.\n`,
    })
  })

  it.each([
    [{ PORT: 'http' }, 'The setting PORT is wrong'],
    [{ NODE_ENV: 'production' }, 'The setting IDENTITY_SECRET is needed in production.'],
    [
      { ...inEnvironment(first), TLS_KEY: second.key },
      'The certificate of TLS_CERTIFICATE and the key of TLS_KEY do not belong together: ',
    ],
    [{ DATA_DIR: '/dev/null/data' }, 'The data directory /dev/null/data cannot be written to.'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'Nothing answers at 127.0.0.1:1'],
  ])('refuses %j in one sentence', async (env, sentence) => {
    const { code, said } = await start('main.ts', [], env).ended
    expect(said).toContain(sentence)
    expect({ code, lines: said.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 })
  })

  // ASVS V6.3.2
  it('prints a sample sign-in in development only, and stops cleanly when its parent process is gone', async () => {
    const development = start('main.ts', [], { NODE_ENV: 'development', LOG_LEVEL: 'info' })
    await development.ready
    await expect.poll(development.said, { timeout: 30_000 }).toContain('Sample sign-in')
    development.child.disconnect()
    expect((await development.ended).code).toBe(0)
    const production = start('main.ts', [], { NODE_ENV: 'production', IDENTITY_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://quiz.example' })
    await production.ready
    production.child.kill('SIGINT')
    const { code, said } = await production.ended
    expect(code).toBe(0)
    expect(said).not.toContain('Sample')
    expect(said).toContain('Nobody can sign in: set SMTP_URL')
    expect(development.said()).not.toContain('Nobody can sign in')
  })
})

describe.skipIf(isElsewhere)('backup, restore and reset', { timeout: 60_000 }, () => {
  const file = join(folder, 'backup')

  it('restore a database that was deleted', async () => {
    expect(await command('backup', file)).toMatchObject({ code: 0 })
    expect(await command('reset')).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was deleted. Add --yes') })
    expect(await command('reset', '--yes')).toMatchObject({ code: 0 })
    expect(await command('backup', file)).toEqual({ code: 1, said: `There is no database in ${dataDir} yet.\n` })
    expect(await command('restore', file)).toMatchObject({ code: 0 })
    const restored = start('main.ts')
    await restored.ready
    expect(restored.said()).not.toContain('Loading')
    restored.child.kill('SIGTERM')
    await restored.ended
  })

  it('replace a database only with --force, and only by a backup that opens', async () => {
    expect(await command('restore', file)).toMatchObject({ code: 1, said: expect.stringContaining('Add --force to replace it.') })
    expect(await command('restore', import.meta.filename, '--force')).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not a backup'),
    })
    expect(await command('restore', join(folder, 'none'), '--force')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is no file'),
    })
    expect(await command('restore', file, '--force')).toMatchObject({ code: 0 })
  })
})
