// The page in the editor's preview frame. It draws the question and its answers. It sends no request to the server and stores nothing.

// First, because it brings the base styles.
import { startFrame } from '../../../platform/ui/start-frame.ts'
import { findInterfaceLanguage } from '@trivium/contract/platform/interface-languages'
import { actionKey, queryClient } from '../../../../../web/src/platform/calls/actions.ts'
import { useSession } from '../../../../../web/src/platform/session/session.ts'
import { makeTextsChangeable } from '../../../../../web/src/platform/ui/text/translated-texts.ts'
import { type PreviewMessage, type PreviewReply, readMessage } from './preview-message.ts'
import { PreviewPage } from './preview-page.tsx'

makeTextsChangeable()

const ready: PreviewReply = { kind: 'preview_ready' }
const container = startFrame<PreviewMessage>({
  read: readMessage,
  prepare({ languages, question }) {
    const code = languages.find(({ id }) => id === question.language_id)?.code ?? 'en'
    // Without an interface in the question's language, players see the interface in English.
    useSession.setState({ interfaceLanguage: findInterfaceLanguage(code) ?? 'english' })
    queryClient.setQueryData(actionKey('get_languages', {}), { error: false, message: 'ok', data: languages })
  },
  draw: message => <PreviewPage message={message} />,
  ready,
})
new ResizeObserver(() => {
  const reply: PreviewReply = { kind: 'preview_height', px: container.scrollHeight }
  window.parent.postMessage(reply, location.origin)
}).observe(container)
