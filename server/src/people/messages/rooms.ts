// The room in which the open pages of a player hear that somebody has said something. Only how much is unread is told: a page asks for the rest.

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
     * One message says what all before it have said. A page that comes in hears how much is unread under a number of its own: under the
     * newest one it would count as told of a message that is not committed yet.
     */
    async read(key, { upTo }) {
      const number = upTo ?? (await takeNumber(db))
      const { unread } = await countMessages(db, { accountId: Number(key), now: now() })
      return [{ number, messageFor: () => ({ type: 'message', unread }) }]
    },
  }
}
