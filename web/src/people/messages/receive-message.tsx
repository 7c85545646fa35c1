// Handles the notification of a new message: updates the list and the count, and announces the message in one tab.

import type { ServerToClient } from '@trivium/contract/live-messages'
import type { Message } from '@trivium/contract/people/messages'
import i18next from 'i18next'
import { ask, CallError, queryClient } from '../../platform/calls/actions.ts'
import { updateUser } from '../../platform/session/session.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { numbersIn } from '../../platform/ui/text/numbers.ts'
import { isOnlyTheGame } from '../../platform/ui/hooks/only-the-game.ts'
import { ToastLink } from '../../platform/ui/feedback/toast-link.tsx'
import { messagesPath } from './message-pages.ts'
import { textOf, titleOf, withWords } from './message-words.ts'
import { SenderPicture } from './sender-picture.tsx'

interface Announcer {
  /** Announces a text to screen readers. */
  say: (text: string) => void
  goTo: (path: string) => void
  isFirstToAnnounce: (id: string) => Promise<boolean>
  untilVisible: () => Promise<void>
}

export async function receiveMessage({ unread }: Parameters<ServerToClient['message']>[0], announcer: Announcer): Promise<void> {
  updateUser({ unread_messages: unread })
  void queryClient.invalidateQueries({ queryKey: ['get_messages'] })
  const newest = unread > 0 ? await newestMessage() : null
  if (!newest || newest.read) return
  await announcer.untilVisible()
  if (!(await announcer.isFirstToAnnounce(newest.id))) return
  const [title, text] = [titleOf(newest, i18next.t), textOf(newest, { t: i18next.t, count: numbersIn(i18next.language, undefined).count })]
  announcer.say(`${title}. ${text}`)
  // The messages page already shows it, and nothing may cover a game: there the count shows it afterwards.
  if (location.pathname === messagesPath || isOnlyTheGame()) return
  const id = `message-${newest.id}`
  const picture = <SenderPicture message={newest} />
  notify.custom(<ToastLink id={id} to={messagesPath} picture={picture} title={title} text={text} goTo={announcer.goTo} />, id)
}

/** Null when the server does not reply: the message waits on its page. */
async function newestMessage(): Promise<Message | null> {
  try {
    return withWords((await ask('get_messages', { limit: 1 })).data)[0] ?? null
  } catch (error) {
    if (error instanceof CallError) return null
    throw error
  }
}
