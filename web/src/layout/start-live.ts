// Connects to the player's notifications: notices of the server and messages from others. live-notices.tsx loads it lazily. What shows them
// loads with the first one, because most visits get none.

import { queryClient } from '../platform/calls/actions.ts'
import { connectLive } from '../platform/calls/live.ts'
import { withTexts } from '../platform/i18n/texts.ts'
import { takeOverTrial } from '../people/identity/index.ts'
import type { Announcer } from '../rewards/notices/index.ts'

/** Null if it fails to load: the notification is then only on its page. */
const orNull = <Part>(part: Promise<Part>): Promise<Part | null> =>
  part.catch((error: unknown) => {
    console.warn('a notification is not shown', error)
    return null
  })
const noticePart = () => orNull(withTexts(import('./receive-notice.ts')))
const messagePart = () => orNull(withTexts(import('./receive-message.ts')))

/** @returns a function that stops it. */
export function startLive(token: string, announcer: Announcer): () => void {
  void takeOverTrial()
  return connectLive(token, {
    onNotice: async message => (await noticePart())?.receiveNotice(message, announcer),
    onMessage: async message => (await messagePart())?.receiveMessage(message, announcer),
    onBack: () => {
      for (const name of ['get_notifications', 'get_messages', 'get_user_by_id', 'get_user_badges'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
  })
}
