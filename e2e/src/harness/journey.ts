// `it` for journeys: provides visitors, and fails a journey when a page reports errors.

import { test } from '@playwright/test'
import { BrowserSessions, type Visitor, type VisitorOptions } from './browser-sessions.ts'
import { chromiumCommand } from './browser.ts'
import { expect } from './expect.ts'
import { newPlayer, type Player } from './players.ts'
import type { Environment } from './servers/run-server.ts'
import { type Server, startServer } from './servers/server.ts'
import { serverUrl } from './servers/shared-server.ts'

interface Fixtures {
  /** Starts a server for this journey alone, with these variables and after this SQL. The server stops after all pages have closed. */
  serve: (sql?: string, more?: Environment) => Promise<Server>
  /** Opens another browser window, with its own storage. */
  visit: (options?: VisitorOptions) => Promise<Visitor>
  /** A new player that no other journey uses. */
  player: Player
}

export const it = test.extend<Fixtures>({
  launchOptions: [async ({}, use) => use(await chromiumCommand()), { scope: 'worker' }],
  serve: async ({}, use) => {
    const servers: Server[] = []
    await use(async (sql, more) => {
      const server = await startServer(sql, more)
      servers.push(server)
      return server
    })
    for (const server of servers) await server.stop()
  },
  // `visit` depends on `serve`, so Playwright closes the pages before it stops the servers. An open page would report the lost connection.
  visit: async ({ browser, serve: _serve }, use, testInfo) => {
    const sessions = new BrowserSessions(browser, serverUrl())
    await use(options => sessions.visitor(options))
    // After a failure this process ends, so no journey reuses its windows. Playwright records what the pages show when they close.
    const complaints = await sessions.leave(testInfo.status === testInfo.expectedStatus)
    expect(complaints, `what the pages complained about: ${complaints.join(' · ')}`).toEqual([])
  },
  player: async ({}, use) => use(await newPlayer(serverUrl())),
})

export const { describe } = it
export { expect, serverUrl }

/** Starts a server for the journeys of this file, after this SQL. @returns a function that gives its address while they run */
export function serveFile(sql: string): () => string {
  let server: Server
  it.beforeAll(async () => {
    server = await startServer(sql)
  })
  it.afterAll(() => server.stop())
  return () => server.url
}

/** Like `it`, for a journey that takes too long for `npm test`. `npm run test:deep` runs it. */
export const itDeep: (title: string, body: Parameters<typeof it>[2]) => void = process.env['DEEP'] === '1' ? it : it.skip
