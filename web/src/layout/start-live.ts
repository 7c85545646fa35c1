// Receives the player's notifications: notices of the server and messages from others. live-notices.tsx loads it lazily.

import { queryClient } from '../platform/calls/actions.ts'
import { connectLive } from '../platform/calls/live.ts'
import { takeOverTrial } from '../people/identity/index.ts'
import { receiveMessage } from '../people/messages/index.ts'
import { isFirstToAnnounce, untilVisible, type Announcer, receiveNotice } from '../rewards/notices/index.ts'

/** @returns a function that stops it. */
export function startLive(token: string, announcer: Announcer): () => void {
  void takeOverTrial()
  return connectLive(token, {
    onNotice: message => void receiveNotice(message, announcer),
    onMessage: message => void receiveMessage(message, { ...announcer, isFirstToAnnounce, untilVisible }),
    onBack: () => {
      for (const name of ['get_notifications', 'get_messages', 'get_user_by_id', 'get_user_badges'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
  })
}
