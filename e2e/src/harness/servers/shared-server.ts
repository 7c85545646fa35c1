// The server that all journeys of a run share. The global set-up starts it, and the workers get its address in an environment variable.

import { type Environment } from './run-server.ts'
import { startServer } from './server.ts'

const variable = 'JOURNEYS_SERVER'

/** Empty when Playwright only lists the journeys. */
export const serverUrl = (): string => process.env[variable] ?? ''

/** @returns a function that stops the server and gives its log */
export async function shareServer(more?: Environment): Promise<() => Promise<string>> {
  const server = await startServer(undefined, more)
  process.env[variable] = server.url
  return async () => {
    await server.stop()
    return server.log()
  }
}

/** Level 50 is pino's error level: a server fault fails the run, even if no journey noticed it. */
export function expectNoFaults(log: string): void {
  const faults = log.split('\n').filter(line => line.includes('"level":50'))
  if (faults.length > 0) throw new Error(`The server met ${faults.length} faults, the first: ${faults[0]}`)
}
