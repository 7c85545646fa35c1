// The room of a play, `play:<id>`: its page hears when somebody else moves its clock, ends the play or opens it again. It is told that
// there is news, and asks. A page whose line is lost asks when it is back, and when its own clock has run out.

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
    /** One message says how things are now, whatever has happened before. */
    async read(key, { after }) {
      const play = await readByKey(key)
      if (!play || play.version <= after) return []
      return [{ number: play.version, messageFor: () => ({ type: 'play', state: play.state }) }]
    },
  }
}
