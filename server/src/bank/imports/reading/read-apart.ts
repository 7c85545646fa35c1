// The server's side of the process that reads files of questions (reader-process.ts). It gets one request at a time, has a memory limit,
// and is killed when an answer takes too long. After a file it waits a while for the next one.

import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareEnvironment } from '../../../platform/config/config.ts'
import type { Mapping } from '@trivium/contract/bank/imports.admin'
import type { Line } from '../files/line.ts'
import type { Table } from '../formats/table/table.ts'
import { ImportError, type ImportRow } from '../judging/imported-question.ts'
import type { FileHere } from './source.ts'

interface Limits {
  memoryMb: number
  patienceMs: number
}

/** The patience is below the time after which an import counts as abandoned (running/jobs.ts). */
const usual: Limits = { memoryMb: 400, patienceMs: 45_000 }
const idleMs = 5_000
/** Further files wait. */
const mostAtOnce = 2

export interface FileAt {
  path: string
  name: string
  /** For a workbook: see FileHere. */
  sheet?: string | null
}

export interface Attached {
  index: number
  name: string
  bytes: Buffer
}

export interface Portion {
  rows: ImportRow[]
  /** Pictures and sounds within these rows, which the rows show. `index` is the row's place in `rows`. */
  attached: Attached[]
}

export type Ask =
  | { ask: 'open'; file: FileHere }
  | { ask: 'read'; language: string; mapping: Mapping | null }
  | { ask: 'next' }
  | { ask: 'find'; name: string; folder: string | null }
  | { ask: 'lines'; numbers: number[] }
  | { ask: 'next lines' }
  | { ask: 'close' }

export type ReaderReply =
  | { kind: 'source'; format: string; table: Table | null }
  | { kind: 'portion'; portion: Portion | null }
  | { kind: 'file'; bytes: Uint8Array | null; problem: string | null }
  | { kind: 'lines'; lines: Line[] }
  | { kind: 'done' }
  | { kind: 'problem'; problem: string }
  | { kind: 'fault'; fault: string; code: string }

export interface OpenFile {
  format: string
  table: Table | null
  read: (how: { language: string; mapping: Mapping | null }) => AsyncGenerator<Portion>
  /** Finds a picture or sound beside the questions. @param folder the folder that the name is relative to; null: that of the questions */
  find: (name: string, folder: string | null) => Promise<FoundFile>
  /** The cells of these lines of a table, unchanged. */
  lines: (numbers: number[]) => AsyncGenerator<Line[]>
}

/** The bytes, or the problem. */
export type FoundFile = { bytes: Buffer } | { problem: string }

const tooSlow = 'Reading the file takes too long: split the file.'
const tooLarge = 'Reading the file takes too much memory: split the file.'

class LateError extends ImportError {
  constructor() {
    super(tooSlow)
  }
}

class Reader {
  readonly #child: ChildProcess
  readonly #gone: Promise<unknown>
  readonly #limits: Limits
  /** The pending request. Nothing else refers to a reply: a race with `#gone` would keep every reply in memory. */
  #asked: PromiseWithResolvers<ReaderReply> | null = null

  constructor(limits: Limits) {
    this.#limits = limits
    this.#child = fork(new URL('./reader-process.ts', import.meta.url), {
      serialization: 'advanced',
      env: bareEnvironment(),
      execArgv: [`--max-old-space-size=${limits.memoryMb}`],
      // A process that runs out of memory prints a report, which must not reach the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.on('message', (kind: ReaderReply) => this.#asked?.resolve(kind))
    this.#gone = new Promise(resolve => this.#child.once('exit', resolve).on('error', resolve)).then(() =>
      this.#asked?.reject(new ImportError(tooLarge)),
    )
  }

  get isAlive(): boolean {
    return !this.#child.killed && this.#child.connected && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** @throws ImportError with the problem of the file */
  async ask(ask: Ask): Promise<ReaderReply> {
    const asked = Promise.withResolvers<ReaderReply>()
    const timer = setTimeout(() => asked.reject(new LateError()), this.#limits.patienceMs)
    this.#asked = asked
    try {
      this.#child.send(ask, error => error && asked.reject(new ImportError(tooLarge)))
      return sound(await asked.promise)
    } catch (error) {
      if (!(error instanceof ImportError) || error instanceof LateError) await this.end()
      throw error
    } finally {
      clearTimeout(timer)
      this.#asked = null
    }
  }

  get isUsual(): boolean {
    return this.#limits === usual
  }

  /** While idle, the child process does not keep this one alive. */
  hold(isHeld: boolean): void {
    for (const part of [this.#child, this.#child.channel]) {
      if (isHeld) part?.ref()
      else part?.unref()
    }
  }

  /** After this the process writes nothing more. */
  async end(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.#gone
  }
}

function sound(kind: ReaderReply): ReaderReply {
  if (kind.kind === 'problem') throw new ImportError(kind.problem)
  if (kind.kind === 'fault') throw Object.assign(new Error(`a file of questions could not be read: ${kind.fault}`), { code: kind.code })
  return kind
}

let idle: { reader: Reader; timer: NodeJS.Timeout }[] = []
let atWork = 0
const waiting: (() => void)[] = []

async function withReader<Result>(work: (reader: Reader) => Promise<Result>, limits = usual): Promise<Result> {
  if (atWork >= mostAtOnce) await new Promise<void>(resolve => waiting.push(resolve))
  else atWork++
  const reader = limits === usual ? takeReader() : new Reader(limits)
  try {
    return await work(reader)
  } finally {
    await putBack(reader)
    const next = waiting.shift()
    if (next) next()
    else atWork--
  }
}

function takeReader(): Reader {
  for (let kept = idle.pop(); kept; kept = idle.pop()) {
    clearTimeout(kept.timer)
    if (!kept.reader.isAlive) continue
    kept.reader.hold(true)
    return kept.reader
  }
  return new Reader(usual)
}

async function putBack(reader: Reader): Promise<void> {
  if (!reader.isUsual) return reader.end()
  if (reader.isAlive) await reader.ask({ ask: 'close' }).catch(() => reader.end())
  if (!reader.isAlive) return
  const timer = setTimeout(() => {
    idle = idle.filter(({ reader: other }) => other !== reader)
    void reader.end()
  }, idleMs)
  timer.unref()
  idle.push({ reader, timer })
  reader.hold(false)
}

/** @throws ImportError, with one sentence for people */
export function withOpenFile<Result>(file: FileAt, work: (opened: OpenFile) => Promise<Result>, limits = usual): Promise<Result> {
  const inside = join(tmpdir(), `trivium-inside-${randomUUID()}`)
  return withReader(async reader => {
    const source = await reader.ask({ ask: 'open', file: { ...file, inside } })
    if (source.kind !== 'source') throw new Error(`the reader process answered “open” with ${source.kind}`)
    const { format, table } = source
    return work({
      format,
      table,
      read: how => portionsFrom(reader, how),
      find: (name, attached) => findIn(reader, name, attached),
      lines: numbers => linesIn(reader, numbers),
    })
  }, limits).finally(() => rm(inside, { force: true }))
}

async function* portionsFrom(reader: Reader, how: { language: string; mapping: Mapping | null }): AsyncGenerator<Portion> {
  await reader.ask({ ask: 'read', ...how })
  for (;;) {
    const next = await reader.ask({ ask: 'next' })
    if (next.kind !== 'portion' || next.portion === null) return
    yield next.portion
  }
}

async function findIn(reader: Reader, name: string, folder: string | null): Promise<FoundFile> {
  const found = await reader.ask({ ask: 'find', name, folder })
  if (found.kind !== 'file' || !found.bytes) return { problem: (found.kind === 'file' && found.problem) || 'is not in the file' }
  return { bytes: Buffer.from(found.bytes.buffer, found.bytes.byteOffset, found.bytes.byteLength) }
}

async function* linesIn(reader: Reader, numbers: number[]): AsyncGenerator<Line[]> {
  await reader.ask({ ask: 'lines', numbers })
  for (;;) {
    const next = await reader.ask({ ask: 'next lines' })
    if (next.kind !== 'lines' || next.lines.length === 0) return
    yield next.lines
  }
}
