// The socket of a page, which comes some seconds after the page, or with a play.

import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/**
 * Ask before the page is opened. Resolves when the server has accepted this page's socket (Socket.IO then sends a packet of type 40), and
 * the page has what announces notices: a play opens the socket before that.
 */
export async function joined(page: Page): Promise<void> {
  await new Promise<void>(resolve => {
    page.on('websocket', line => line.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()))
  })
  await expect.poll(() => page.evaluate(hasAnnouncer), { timeout: 30_000 }).toBe(true)
}

const hasAnnouncer = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/start-live-'))
