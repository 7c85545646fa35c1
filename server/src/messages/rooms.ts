// The room in which the open pages of a player hear that somebody has said something. Only how much is unread is told: a page asks for the rest.

import type { Db } from '../db/connect.ts'
import type { RoomKind } from '../live/index.ts'
import { countMessages, readNewestNumber } from './store.ts'

const kind = 'messages'

export const messageRoomOf = (accountId: number) => `${kind}:${accountId}`

export function messageRooms(db: Db, now: () => Date): RoomKind {
  return {
    kind,
    mayJoin: async (player, key) => key === String(player.id),
    newest: () => readNewestNumber(db),
    /** One message says what all before it have said: a page that comes in hears the last one. */
    async read(key, { after, upTo }) {
      const number = upTo ?? (await readNewestNumber(db))
      if (number <= after) return []
      const { unread } = await countMessages(db, { accountId: Number(key), now: now() })
      return [{ number, messageFor: () => ({ type: 'message', unread }) }]
    },
  }
}
