// Reads files of questions in a process apart: a file that takes all memory or all time takes them from here, and the server goes on.
// Not a thread: what a thread asks for at once and does not get ends the whole process.

import { errorCode } from '../db/lost.ts'
import { openHere, type Source } from './source.ts'
import { ImportError, type ImportRow } from './imported-question.ts'
import type { Ask, Portion, Told } from './read-apart.ts'

/** So much is told at once: the server takes it in without being held up. */
const most = { rows: 500, characters: 256 * 1024, attachedBytes: 4 * 1024 * 1024 }

let source: Source | null = null
let portions: AsyncGenerator<Portion> | null = null

async function answer(ask: Ask): Promise<Told> {
  if (ask.ask === 'open') {
    source = await openHere(ask.file)
    return { told: 'source', format: source.format, table: source.table }
  }
  if (ask.ask === 'find') return { told: 'file', bytes: (await source?.find(ask.name)) ?? null }
  if (ask.ask === 'read') {
    portions = source && portionsOf(source, ask)
    return { told: 'done' }
  }
  if (ask.ask === 'next') return { told: 'portion', portion: (await portions?.next())?.value ?? null }
  await portions?.return(null)
  ;[source, portions] = [null, null]
  return { told: 'done' }
}

async function* portionsOf(opened: Source, { language, mapping }: Extract<Ask, { ask: 'read' }>): AsyncGenerator<Portion> {
  const loses = new Set<string>()
  let [rows, attached, size, attachedBytes]: [ImportRow[], Portion['attached'], number, number] = [[], [], 0, 0]
  const attach = (name: string, bytes: Buffer) => {
    attached.push({ name, bytes })
    attachedBytes += bytes.length
  }
  for await (const row of opened.read({ language, mapping, loses, attach })) {
    rows.push(row)
    size += JSON.stringify(row).length
    if (rows.length < most.rows && size < most.characters && attachedBytes < most.attachedBytes) continue
    yield { rows, attached, loses: [...loses] }
    ;[rows, attached, size, attachedBytes] = [[], [], 0, 0]
  }
  yield { rows, attached, loses: [...loses] }
}

const say = (told: Told) => process.send?.(told)

process.on('message', (ask: Ask) => {
  answer(ask).then(say, (error: unknown) =>
    say(
      error instanceof ImportError
        ? { told: 'problem', problem: error.message }
        : { told: 'fault', fault: faultOf(error), code: errorCode(error) },
    ),
  )
})
// The server has gone.
process.on('disconnect', () => process.exit())

const faultOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))
