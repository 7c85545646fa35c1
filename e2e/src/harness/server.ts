// The real server in its own process, on a free port, with a database of its own that has the starter content already.

import { newPlace } from './place.ts'
import { runScript } from './run-script.ts'
import { freePort, runServer } from './run-server.ts'

export interface Server {
  url: string
  /** What it has written so far. */
  log: () => string
  /** SIGKILL: the process gets no chance to tidy up. */
  kill: () => Promise<void>
  /** On the same port and the same data. */
  startAgain: () => Promise<void>
  /** Runs SQL on its data while it is down: for time that no journey can wait for. */
  change: (script: string) => Promise<void>
  /** Ends it in good order and removes its data. */
  stop: () => Promise<void>
}

/** A script after which what was missed before has rested and is due. */
export const anHourLater = "update practice_cards set due_at = due_at - interval '1 hour', reviewed_at = reviewed_at - interval '1 hour'"

/** @param script SQL on its data, before it runs. */
export async function startServer(script?: string): Promise<Server> {
  const place = await newPlace()
  if (script !== undefined) await runScript(place, script)
  const port = await freePort()
  let run = await runServer(place, port)
  let earlier = ''
  const startAgain = async () => {
    earlier += run.log()
    run = await runServer(place, port)
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
