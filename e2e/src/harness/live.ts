// The socket of a page. The page opens it some seconds after it has loaded, or when a play starts.

import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/**
 * Call this before the page opens. It resolves when the server has accepted the page's socket (Socket.IO then sends a packet of type 40)
 * and the page has loaded the code that announces notices. It waits for both, because a play opens the socket before that code is there.
 */
export async function joined(page: Page): Promise<void> {
  await new Promise<void>(resolve => {
    page.on('websocket', line => line.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()))
  })
  await expect.poll(() => page.evaluate(hasAnnouncer), { timeout: 30_000 }).toBe(true)
}

const hasAnnouncer = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-live-'))
