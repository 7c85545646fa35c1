// What component tests run without: sockets, and what happy-dom lacks of a browser.

import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// What sockets tell belongs to journeys.
vi.mock(import('../src/platform/calls/live.ts'), () => ({
  connectLive: () => () => {},
  joinRoom: () => () => {},
  joinPatiently: () => () => {},
}))

configure({
  // Finding is retried for so long: a busy machine is several times slower than an idle one.
  asyncUtilTimeout: 20_000,
  // The words on the page say more than all of its elements.
  getElementError: (message, container) => new Error(`${message ?? ''}\n${location.href}: ${wordsIn(container)}`),
})

function wordsIn(container: Element): string {
  const shown = document.createElement('div')
  shown.innerHTML = container.innerHTML
  for (const unseen of shown.querySelectorAll('style, script')) unseen.remove()
  return shown.textContent.slice(0, 2000)
}

// No stylesheet is read here but Mantine's thousand variables, and queries by role ask for the styles of every element: a third of the time.
window.getComputedStyle = element => (element instanceof HTMLElement ? element : document.body).style

// Mantine's text areas measure themselves again when fonts have come.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
// The app looks once whether there is a sheet to share with.
navigator.share = async () => {}
