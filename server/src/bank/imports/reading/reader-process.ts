// The process that reads files of questions: a file that exhausts memory or time ends only this process, and the server goes on. Not a
// thread, because a thread that cannot allocate ends the whole process.

import { setImmediate as breathe } from 'node:timers/promises'
import { errorCode } from '../../../platform/db/connection/lost.ts'
import { openHere, type Source } from './source.ts'
import type { Line } from '../files/line.ts'
import { ImportError, type ImportRow } from '../judging/imported-question.ts'
import type { Ask, Portion, ReaderReply } from './read-apart.ts'
import { underWay } from '../running/under-way.ts'

/** Limits of a reply, so that receiving it does not block the server. */
const most = { rows: 500, characters: 256 * 1024, attachedBytes: 4 * 1024 * 1024 }

let source: Source | null = null
let portions: AsyncGenerator<Portion> | null = null
/** The next portion, read while the server works on the one before it. */
let ahead: Promise<Portion | null> | null = null
let lines: AsyncGenerator<Line[]> | null = null

async function answer(ask: Ask): Promise<ReaderReply> {
  if (ask.ask === 'open') {
    source = await openHere(ask.file)
    return { kind: 'source', format: source.format, table: source.table }
  }
  if (ask.ask === 'find') {
    const found = (await source?.find(ask.name, ask.folder)) ?? { problem: 'is not in the file' }
    return 'bytes' in found ? { kind: 'file', bytes: found.bytes, problem: null } : { kind: 'file', bytes: null, problem: found.problem }
  }
  if (ask.ask === 'lines') {
    lines = source && linesOf(source, new Set(ask.numbers))
    return { kind: 'done' }
  }
  if (ask.ask === 'next lines') return { kind: 'lines', lines: (await lines?.next())?.value ?? [] }
  if (ask.ask === 'read') {
    portions = source && portionsOf(source, ask)
    ahead = portions && underWay(nextOf(portions))
    return { kind: 'done' }
  }
  if (ask.ask === 'next') {
    const portion = (await ahead) ?? null
    ahead = portions && underWay(nextOf(portions))
    return { kind: 'portion', portion }
  }
  await portions?.return(null)
  await lines?.return(null)
  ;[source, portions, ahead, lines] = [null, null, null, null]
  return { kind: 'done' }
}

/** Lets the previous reply leave first. */
async function nextOf(of: AsyncGenerator<Portion>): Promise<Portion | null> {
  await breathe()
  return (await of.next()).value ?? null
}

async function* linesOf(opened: Source, numbers: ReadonlySet<number>): AsyncGenerator<Line[]> {
  let [found, size]: [Line[], number] = [[], 0]
  for await (const line of opened.lines()) {
    if (!numbers.has(line.number)) continue
    found.push(line)
    size += line.cells.join('').length
    if (found.length < most.rows && size < most.characters) continue
    yield found
    ;[found, size] = [[], 0]
  }
  yield found
}

async function* portionsOf(opened: Source, { language, mapping }: Extract<Ask, { ask: 'read' }>): AsyncGenerator<Portion> {
  let [rows, attached, size, attachedBytes]: [ImportRow[], Portion['attached'], number, number] = [[], [], 0, 0]
  let brought: { name: string; bytes: Buffer }[] = []
  const attach = (name: string, bytes: Buffer) => void brought.push({ name, bytes })
  for await (const row of opened.read({ language, mapping, attach })) {
    // Media attached since the previous row belong to this one. Unused media are not sent.
    const shown = shownBy(row)
    for (const { name, bytes } of brought) {
      if (!shown.has(name)) continue
      attached.push({ index: rows.length, name, bytes })
      attachedBytes += bytes.length
    }
    brought = []
    rows.push(row)
    size += JSON.stringify(row).length
    if (rows.length < most.rows && size < most.characters && attachedBytes < most.attachedBytes) continue
    yield { rows, attached }
    ;[rows, attached, size, attachedBytes] = [[], [], 0, 0]
  }
  yield { rows, attached }
}

const shownBy = (row: ImportRow): Set<string | null> =>
  new Set(
    'refused' in row
      ? []
      : [row.question.image, row.question.audio, ...row.question.optionImages, ...row.question.matches.map(({ image }) => image)],
  )

const say = (kind: ReaderReply) => process.send?.(kind)

process.on('message', (ask: Ask) => {
  answer(ask).then(say, (error: unknown) =>
    say(
      error instanceof ImportError
        ? { kind: 'problem', problem: error.message }
        : { kind: 'fault', fault: faultOf(error), code: errorCode(error) },
    ),
  )
})
// The server has gone.
process.on('disconnect', () => process.exit())

const faultOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
