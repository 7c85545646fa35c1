// Stubs for component tests: for sockets, and for browser features that happy-dom lacks.

import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// Journeys test the sockets.
vi.mock(import('../src/platform/calls/live.ts'), () => ({
  connectLive: () => () => {},
  joinRoom: () => () => {},
  joinPatiently: () => () => {},
}))

configure({
  // The timeout of `find` queries, in ms. A busy machine is several times slower than an idle one.
  asyncUtilTimeout: 20_000,
  // The text of the page says more than a dump of its elements.
  getElementError: (message, container) => new Error(`${message ?? ''}\n${location.href}: ${wordsIn(container)}`),
})

function wordsIn(container: Element): string {
  const shown = document.createElement('div')
  shown.innerHTML = container.innerHTML
  for (const unseen of shown.querySelectorAll('style, script')) unseen.remove()
  return shown.textContent.slice(0, 2000)
}

// Queries by role read the styles of every element, a third of the time. No stylesheet is loaded here except Mantine's variables.
window.getComputedStyle = element => (element instanceof HTMLElement ? element : document.body).style

// Mantine's text areas measure themselves again when fonts have loaded.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
// The app checks once whether the browser has a share sheet.
navigator.share = async () => {}
