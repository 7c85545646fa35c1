// Measures the time from the command to "ready" on the embedded database: `node bench/src/start.ts`. The first start migrates and
// loads the starter content; later starts find it loaded.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './harness/processes.ts'
import { statsOf, measure, table } from './harness/timing.ts'

const laterStarts = 5
const dataDir = mkdtempSync(join(tmpdir(), 'trivium-bench-'))
const environment = { DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'silent' }

/** @param end the signal that ends this run; it decides in which state the next start finds the database. */
async function startOnce(end: 'SIGTERM' | 'SIGKILL'): Promise<number> {
  const start = performance.now()
  const server = await startProcess('../../../server/src/main.ts', environment)
  const ms = performance.now() - start
  await server.stop(end)
  return ms
}

async function repeatedly(end: 'SIGTERM' | 'SIGKILL'): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < laterStarts; run++) times.push(await startOnce(end))
  return statsOf(times).median
}

try {
  const bare = await measure(async () => spawnSync(process.execPath, ['-e', '0']))
  const first = await startOnce('SIGTERM')
  const later = await repeatedly('SIGTERM')
  await startOnce('SIGKILL')
  const afterKill = await repeatedly('SIGKILL')
  const row = (what: string, ms: number) => [what, (ms / 1000).toFixed(2), (ms / later).toFixed(2)]
  console.log(
    table([
      ['start to ready, embedded database', 'seconds', '÷ a later start'],
      row('first start: migrations and starter content', first),
      row(`later start (median of ${laterStarts})`, later),
      row(`start after kill -9 (median of ${laterStarts})`, afterKill),
      row('node with an empty program', bare),
    ]),
  )
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
