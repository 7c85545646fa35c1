// The socket room through which the open pages of a player hear of new messages. Only the number of unread messages is sent; a page asks
// for the rest.

import type { Db } from '../../platform/db/connect.ts'
import type { RoomKind } from '../../platform/live/index.ts'
import { countMessages, readNewestNumber, takeNumber } from './store.ts'

const kind = 'messages'

export const messageRoomOf = (accountId: number) => `${kind}:${accountId}`

export function messageRooms(db: Db, now: () => Date): RoomKind {
  return {
    kind,
    mayJoin: async (player, key) => key === String(player.id),
    newest: () => readNewestNumber(db),
    /**
     * One message replaces all before it. A page that joins gets the unread count under a new number: under the newest existing number it
     * would miss a message whose transaction is not committed yet.
     */
    async read(key, { upTo }) {
      const number = upTo ?? (await takeNumber(db))
      const { unread } = await countMessages(db, { accountId: Number(key), now: now() })
      return [{ number, messageFor: () => ({ type: 'message', unread }) }]
    },
  }
}
