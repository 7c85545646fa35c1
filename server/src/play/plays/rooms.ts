// The room of a play, `play:<id>`: notifies its page when somebody else moves its clock, ends the play or reopens it. The page then calls
// get_play. A page that lost its connection calls it after reconnecting, and when its own clock has run out.

import type { Db } from '../../platform/db/connect.ts'
import type { RoomKind } from '../../platform/live/index.ts'
import { playRoomKind } from './news-store.ts'
import { readPlay } from './store.ts'

export function playRooms(db: Db): RoomKind {
  const readByKey = async (key: string) => (/^\d{1,15}$/.test(key) ? readPlay(db, Number(key)) : undefined)
  return {
    kind: playRoomKind,
    mayJoin: async (player, key) => (await readByKey(key))?.account_id === player.id,
    newest: async key => (await readByKey(key))?.version ?? 0,
    /** One message with the current state, however many changes came before. */
    async read(key, { after }) {
      const play = await readByKey(key)
      if (!play || play.version <= after) return []
      return [{ number: play.version, messageFor: () => ({ type: 'play', state: play.state }) }]
    },
  }
}
