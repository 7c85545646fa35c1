// What the pages in preview frames share: they draw what the console sends, with the players' own components, styles and texts.

import '../../../../web/src/platform/ui/theme/mantine.css'
import '../../../../web/src/platform/ui/theme/stand-in-fonts.css'
import '../../../../web/src/platform/ui/theme/base.css'
import '../../../../web/src/platform/ui/theme/shapes.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { startTexts } from '../../../../web/src/platform/i18n/texts.ts'
import { useSession } from '../../../../web/src/platform/session/session.ts'
import { loadFonts } from '../../../../web/src/platform/ui/theme/fonts.ts'

interface Frame<Message> {
  /** Null for a message from elsewhere. */
  read: (event: MessageEvent) => Message | null
  /** Sets what the page reads, such as the language of its texts. */
  prepare: (message: Message) => void
  draw: (message: Message) => ReactNode
  /** Told to the console when the page can receive messages. */
  ready: object
}

/** @returns the element that contains the drawn page */
export function startFrame<Message>({ read, prepare, draw, ready }: Frame<Message>): HTMLElement {
  // The site stores its own session under the same name, so this page must not write it.
  useSession.persist.setOptions({ storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } })
  const container = document.getElementById('root')
  if (!container) throw new Error(`${location.pathname} has no #root`)
  const root = createRoot(container)
  let started: Promise<void> | undefined
  let latest: Message | null = null
  async function show(message: Message): Promise<void> {
    prepare(message)
    latest = message
    // Wait for the texts, then draw only the latest message.
    await (started ??= startTexts().then(() => void loadFonts()))
    if (latest === message) root.render(draw(message))
  }
  window.addEventListener('message', event => {
    const message = read(event)
    if (message) void show(message)
  })
  window.parent.postMessage(ready, location.origin)
  return container
}
