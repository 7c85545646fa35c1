// Reads the first sheet of a workbook with something in it, and hands its rows over in portions.

import { parentPort, workerData } from 'node:worker_threads'
import { createReadStream } from 'node:fs'
import readWorkbook from 'read-excel-file/node'
import type { Said } from './xlsx.ts'

const portion = 500
// A thread of ours is no window of somebody else's.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (said: Said) => parentPort?.postMessage(said)

function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}

async function read(): Promise<string[][]> {
  const sheets = await readWorkbook(createReadStream(String(workerData)), { trim: false })
  const sheet = sheets.find(({ data }) => data.length > 0)
  return (sheet?.data ?? []).map(row => row.map(textOf))
}

const reading = read().catch(() => null)
let at = 0
parentPort?.on('message', async () => {
  const rows = await reading
  if (rows === null) return say({ problem: 'It is no workbook that can be read.' })
  if (at >= rows.length) return say({ done: true })
  say({ rows: rows.slice(at, at + portion) })
  at += portion
})
