// The real server in its own process, on a free port, with a database of its own that has the starter content already.

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preparedData } from './prepared-data.ts'
import { freePort, runServer } from './run-server.ts'

export interface Server {
  url: string
  /** What it has written so far. */
  log: () => string
  /** SIGKILL: the process gets no chance to tidy up. */
  kill: () => Promise<void>
  /** On the same port and the same data. */
  startAgain: () => Promise<void>
  /** Ends it in good order and removes its data. */
  stop: () => Promise<void>
}

export async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trivium-journeys-'))
  await cp(await preparedData(), dataDir, { recursive: true })
  const port = await freePort()
  let run = await runServer(dataDir, port)
  let earlier = ''
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => earlier + run.log(),
    kill: () => run.end('SIGKILL'),
    async startAgain() {
      earlier += run.log()
      run = await runServer(dataDir, port)
    },
    async stop() {
      await run.end('SIGTERM')
      await rm(dataDir, { recursive: true })
    },
  }
}
