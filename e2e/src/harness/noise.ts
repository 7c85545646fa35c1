// What a page must not do while nobody looks: complain in its console, break, or fail to fetch something.

import type { BrowserContext, Page } from 'playwright-core'

export interface Noise {
  /** From now on a complaint that matches is what the journey itself has caused. */
  allow: (pattern: RegExp) => void
  heard: () => string[]
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
  context.on('weberror', ({ error, page }) => complain(page(), `page: ${error().stack ?? error().message}`))
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left drops what it was fetching.
    if (reason !== 'net::ERR_ABORTED') complain(null, `request: ${request.url()} ${reason}`)
  })
  context.on('response', response => {
    if (response.status() >= 400) complain(null, `response: ${response.status()} ${response.url()}`)
  })
  return { allow: pattern => void allowed.push(pattern), heard: () => complaints }
}
