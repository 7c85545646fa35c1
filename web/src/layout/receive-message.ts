// A module of its own, because start-live.ts loads it with the first message.

import { receiveMessage as receive } from '../people/messages/index.ts'
import { isFirstToAnnounce, untilVisible, type Announcer } from '../rewards/notices/index.ts'

export const receiveMessage = (message: Parameters<typeof receive>[0], announcer: Announcer) =>
  receive(message, { ...announcer, isFirstToAnnounce, untilVisible })
