// The page in the editor's preview frame. It draws the question and its answers with the players' own components, styles and texts. The
// editor sends it what to show. It sends no request to the server and stores nothing.

import '../../../../../web/src/platform/ui/theme/mantine.css'
import '../../../../../web/src/platform/ui/theme/stand-in-fonts.css'
import '../../../../../web/src/platform/ui/theme/base.css'
import '../../../../../web/src/platform/ui/theme/shapes.css'
import { createRoot } from 'react-dom/client'
import { findInterfaceLanguage } from '@trivium/contract/platform/interface-languages'
import { actionKey, queryClient } from '../../../../../web/src/platform/calls/actions.ts'
import { startTexts } from '../../../../../web/src/platform/i18n/texts.ts'
import { useSession } from '../../../../../web/src/platform/session/session.ts'
import { loadFonts } from '../../../../../web/src/platform/ui/theme/fonts.ts'
import { makeTextsChangeable } from '../../../../../web/src/platform/ui/text/translated-texts.ts'
import { type PreviewMessage, type PreviewReply, readMessage } from './preview-message.ts'
import { PreviewPage } from './preview-page.tsx'

makeTextsChangeable()
const say = (reply: PreviewReply) => window.parent.postMessage(reply, location.origin)

/** The site stores its own session under the same name, so this page must not write it. */
useSession.persist.setOptions({ storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } })

const container = document.getElementById('root')
if (!container) throw new Error('preview.html has no #root')
const root = createRoot(container)
let started: Promise<void> | undefined
let latest: PreviewMessage | null = null

async function show(message: PreviewMessage): Promise<void> {
  const code = message.languages.find(({ id }) => id === message.question.language_id)?.code ?? 'en'
  // Without an interface in the question's language, players see the interface in English.
  useSession.setState({ interfaceLanguage: findInterfaceLanguage(code) ?? 'english' })
  queryClient.setQueryData(actionKey('get_languages', {}), { error: false, message: 'ok', data: message.languages })
  latest = message
  // Wait for the texts, then draw only the latest message.
  await (started ??= startTexts().then(() => void loadFonts()))
  if (latest === message) root.render(<PreviewPage message={message} />)
}

window.addEventListener('message', event => {
  const message = readMessage(event)
  if (message) void show(message)
})
new ResizeObserver(() => say({ kind: 'preview_height', px: container.scrollHeight })).observe(container)
say({ kind: 'preview_ready' })
