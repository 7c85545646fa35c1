// The socket of a page, which comes some seconds after the page.

import type { Page } from 'playwright-core'

/** Ask before the page is opened. Resolves when the server has accepted this page's socket: Socket.IO then sends a packet of type 40. */
export function joined(page: Page): Promise<void> {
  return new Promise(resolve => {
    page.on('websocket', line => line.on('framereceived', ({ payload }) => String(payload).startsWith('40') && resolve()))
  })
}
