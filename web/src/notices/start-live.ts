// Receives the server's notices to the player. live-notices.tsx loads it lazily.

import { queryClient } from '../actions.ts'
import { connectLive } from '../live.ts'
import { type Announcer, receiveNotice } from './receive-notice.tsx'

/** @returns a function that stops it. */
export function startLive(token: string, announcer: Announcer): () => void {
  return connectLive(token, {
    onNotice: message => void receiveNotice(message, announcer),
    onBack: () => {
      for (const name of ['get_notifications', 'get_user_by_id', 'get_user_badges'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
  })
}
