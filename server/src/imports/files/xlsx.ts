// Rows of cells out of XLSX. A worker of its own reads it: its memory is limited, and whoever plays meanwhile does not wait.

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ImportError } from '../imported-question.ts'
import { type Line, mostColumns } from './delimited.ts'
import { type Archive, openZip } from './zip.ts'

const mostSheetBytes = 150 * 1024 * 1024
const memoryMb = 400

/** What a worker says. */
export type Said = { rows: string[][] } | { problem: string } | { done: true }

export const isWorkbook = ({ entries }: Archive): boolean => entries.some(({ name }) => name === 'xl/workbook.xml')

/** @throws ImportError */
export async function* workbookRows(path: string): AsyncGenerator<Line> {
  await checkWorkbook(await openZip(path))
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
  })
  const failed = new Promise<Said>(resolve =>
    worker.on('error', () => resolve({ problem: 'It is no workbook that can be read, or too large a one.' })),
  )
  try {
    let number = 0
    for (;;) {
      // A thread of ours is no window of somebody else's.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage('next')
      const said = await Promise.race([heard(worker), failed])
      if ('problem' in said) throw new ImportError(said.problem)
      if ('done' in said) return
      for (const cells of said.rows) {
        if (cells.length > mostColumns) throw new ImportError(`Row ${number + 1} has more than ${mostColumns} columns.`)
        yield { number: ++number, cells }
      }
    }
  } finally {
    await worker.terminate()
  }
}

async function heard(worker: Worker): Promise<Said> {
  const [said]: Said[] = await once(worker, 'message')
  return said ?? { done: true }
}

/** Unpacked once and thrown away: what lies about its size is found before it is unpacked into memory. */
async function checkWorkbook(archive: Archive): Promise<void> {
  const sheets = archive.entries.filter(({ name }) => name.endsWith('.xml'))
  if (sheets.reduce((sum, { size }) => sum + size, 0) > mostSheetBytes) throw new ImportError('This workbook unpacks to more than 150 MB.')
  for (const entry of sheets) {
    let start = ''
    for await (const chunk of await archive.stream(entry)) if (start.length < 1000) start += String(chunk)
    if (/<!DOCTYPE|<!ENTITY/i.test(start)) throw new ImportError('It brings a document type or entities of its own, which is refused.')
  }
}
