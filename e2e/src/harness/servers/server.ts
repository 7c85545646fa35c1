// The real server in its own process, on a free port, with its own database that already contains the starter content.

import { newDataFolder } from './data-folder.ts'
import { runScript } from './run-script.ts'
import { type Environment, freePort, runServer } from './run-server.ts'

export interface Server {
  url: string
  /** The server's output so far. */
  log: () => string
  /** Sends SIGKILL, so that the process cannot clean up. */
  kill: () => Promise<void>
  /** Starts the server on the same port and the same data. */
  startAgain: () => Promise<void>
  /** Runs SQL on the stopped server's data, for example to let more time pass than a journey can wait. */
  change: (script: string) => Promise<void>
  /** Shuts down cleanly and removes the data. */
  stop: () => Promise<void>
}

/** SQL that moves practice cards one hour into the past, so that missed questions are due. */
export const anHourLater = "update practice_cards set due_at = due_at - interval '1 hour', reviewed_at = reviewed_at - interval '1 hour'"

/**
 * @param script SQL that runs on the data before the start.
 * @param more environment variables. A demo (DEMO=1) starts on data without players.
 */
export async function startServer(script?: string, more: Environment = {}): Promise<Server> {
  const place = await newDataFolder(more['DEMO'] === '1')
  if (script !== undefined) await runScript(place, script)
  const port = await freePort()
  let run = await runServer(place, port, more)
  let earlier = ''
  const startAgain = async () => {
    earlier += run.log()
    run = await runServer(place, port, more)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => earlier + run.log(),
    kill: () => run.end('SIGKILL'),
    startAgain,
    async change(sql) {
      await run.end('SIGTERM')
      await runScript(place, sql)
      await startAgain()
    },
    async stop() {
      await run.end('SIGTERM')
      await place.remove()
    },
  }
}
