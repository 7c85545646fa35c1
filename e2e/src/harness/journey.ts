// `it` for journeys: provides visitors, saves screenshots of failures, and fails a journey when a page reports errors.

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { newPlayer, type Player } from './players.ts'
import type { Environment } from './servers/run-server.ts'
import { type Server, startServer } from './servers/server.ts'
import { BrowserSessions, type Visitor, type VisitorOptions } from './browser-sessions.ts'

interface Fixtures {
  /** Starts a server for this journey alone, after this SQL and with these variables. It stops when all pages have been closed. */
  serve: (sql?: string, more?: Environment) => Promise<Server>
  /** Opens another browser window, with its own storage. */
  visit: (options?: VisitorOptions) => Promise<Visitor>
  /** A new player that no other journey uses. */
  player: Player
}

export const it = test.extend<Fixtures>({
  serve: async ({}, use) => {
    const servers: Server[] = []
    await use(async (sql, more) => {
      const server = await startServer(sql, more)
      servers.push(server)
      return server
    })
    for (const server of servers) await server.stop()
  },
  // Depends on `serve`, so that it is over before servers stop: a page would complain of a line that is cut.
  visit: async ({ task, serve: _serve }, use) => {
    const sessions = new BrowserSessions(inject('serverUrl'))
    await use(options => sessions.visitor(options))
    if (task.result?.state === 'fail') await sessions.photograph(task.name)
    const complaints = await sessions.leave()
    expect(complaints, `what the pages complained about: ${complaints.join(' · ')}`).toEqual([])
  },
  player: async ({}, use) => use(await newPlayer(inject('serverUrl'))),
})

/** Starts a server for the journeys of this file, after this SQL. @returns its address, once they run */
export function serveFile(sql: string): () => string {
  let server: Server
  beforeAll(async () => {
    server = await startServer(sql)
  })
  afterAll(() => server.stop())
  return () => server.url
}

/** Like `it`, for a journey that takes longer than `npm test` has time for: `npm run test:deep` makes it. */
export const itDeep = it.runIf(process.env['DEEP'] === '1')
