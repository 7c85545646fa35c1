// Shows notices and messages from others (start-live.ts).

import { receiveMessage as receiveFromOthers } from '../people/messages/index.ts'
import { isFirstToAnnounce, untilVisible, type Announcer, receiveNotice } from '../rewards/notices/index.ts'

type Unread = Parameters<typeof receiveFromOthers>[0]

export { receiveNotice }
export const receiveMessage = (message: Unread, announcer: Announcer) =>
  receiveFromOthers(message, { ...announcer, isFirstToAnnounce, untilVisible })
