// The page in the frame of the editor: the question and its answers by the players' own components, styles and texts. What it shows it is
// told by the editor; it asks the server for nothing, and keeps nothing.

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

/** The site's own session lies under the same name: nothing here may change it. */
useSession.persist.setOptions({ storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} } })

const container = document.getElementById('root')
if (!container) throw new Error('preview.html has a root')
const root = createRoot(container)
let started: Promise<void> | undefined
let latest: PreviewMessage | null = null

async function show(message: PreviewMessage): Promise<void> {
  const code = message.languages.find(({ id }) => id === message.question.language_id)?.code ?? 'en'
  // Where the interface does not speak the question's language, players see it in English.
  useSession.setState({ interfaceLanguage: findInterfaceLanguage(code) ?? 'english' })
  queryClient.setQueryData(actionKey('get_languages', {}), { error: false, message: 'ok', data: message.languages })
  latest = message
  // Nothing is drawn before there are texts, and then only what was told last.
  await (started ??= startTexts().then(() => void loadFonts()))
  if (latest === message) root.render(<PreviewPage message={message} />)
}

window.addEventListener('message', event => {
  const message = readMessage(event)
  if (message) void show(message)
})
new ResizeObserver(() => say({ kind: 'preview_height', px: container.scrollHeight })).observe(container)
say({ kind: 'preview_ready' })
