// Records problems in the background of a page: console errors, uncaught exceptions, failed requests and error responses.

import type { BrowserContext, Page } from '@playwright/test'

export interface Noise {
  /** Ignores matching complaints from now on, because the journey itself causes them. */
  allow: (pattern: RegExp) => void
  heard: () => string[]
  /** Stops listening. */
  stop: () => void
}

export function listenTo(context: BrowserContext): Noise {
  const complaints: string[] = []
  const allowed: RegExp[] = []
  const complain = (page: Page | null, text: string) => {
    if (!allowed.some(pattern => pattern.test(text))) complaints.push(`${page ? new URL(page.url()).pathname : ''}: ${text}`)
  }
  context.on('console', message => {
    if (message.type() === 'error') complain(message.page(), `console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', caught => complain(caught.page(), `page: ${caught.error().stack ?? caught.error().message}`))
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // The browser aborts a page's requests when it leaves the page.
    if (reason !== 'net::ERR_ABORTED') complain(null, `request: ${request.url()} ${reason}`)
  })
  context.on('response', response => {
    if (response.status() >= 400) complain(null, `response: ${response.status()} ${response.url()}`)
  })
  return {
    allow: pattern => void allowed.push(pattern),
    heard: () => complaints,
    stop() {
      for (const event of ['console', 'weberror', 'requestfailed', 'response']) context.removeAllListeners(event)
    },
  }
}
