// The socket rooms of battles: `battle:<roomID>` for its players, `search:<search_id>` for the player who searches.

import { presence } from '@trivium/rules/compete/battles/moves'
import type { RoomKind } from '../../platform/live/index.ts'
import { type Arena, changeBattle, isShut } from './running/change.ts'
import { readCurrent } from './running/cached-battles.ts'
import { wakeBattles } from './running/heartbeat.ts'
import { deletePresence, notePresence } from './running/presence-store.ts'
import { presenterOf } from './running/presenter.ts'
import { readSearchById } from './matching/search-store.ts'
import { isInRoom } from './views.ts'

export function battleRooms(arena: Arena): RoomKind {
  const { db } = arena
  return {
    kind: 'battle',
    async mayJoin(player, roomId) {
      const known = await readCurrent(db, roomId)
      return known !== undefined && isInRoom(known.battle, player.id)
    },
    newest: async roomId => (await readCurrent(db, roomId))?.battle.seq ?? 0,
    /** The newest message contains all earlier ones. */
    async read(roomId, { after }) {
      const known = await readCurrent(db, roomId)
      if (!known || known.battle.seq <= after) return []
      arena.onKnown(known)
      const present = await presenterOf(db, known)
      const messageFor: Awaited<ReturnType<RoomKind['read']>>[number]['messageFor'] = ({ id }) =>
        isInRoom(known.battle, id) ? { type: 'battle', battle: present(id, arena.now()) } : null
      return [{ number: known.battle.seq, messageFor }]
    },
    async onPresence(roomId, accountId, isHere, rttMs) {
      const { processId } = arena.heartbeat
      if (isHere) {
        await notePresence(db, roomId, accountId, processId)
        wakeBattles(db)
      } else if (await deletePresence(db, roomId, accountId, processId)) return
      if (await isShut(arena)) return
      await changeBattle(arena, roomId, arena.moment(), battle => presence(battle, accountId, isHere, rttMs))
    },
  }
}

export function searchRooms({ db }: Arena): RoomKind {
  return {
    kind: 'search',
    mayJoin: async (player, id) => (await readSearchById(db, id))?.accountId === player.id,
    newest: async () => 0,
    async read(id) {
      const search = await readSearchById(db, id)
      return search?.isOver ? [{ number: 1, messageFor: () => ({ type: 'search', room_id: search.roomId }) }] : []
    },
  }
}
