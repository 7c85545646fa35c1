// The seed's call for a random battle: returns its questions or the state of the search, or ends both. If the name is no room of the
// player's, it names a match that two players have agreed on (named-match.ts).

import { leave } from '@trivium/rules/compete/battles/moves'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import type { Arena } from '../running/change.ts'
import { deleteMatch, readMatch } from './match-store.ts'
import { roomOfMatch } from './named-match.ts'
import { changeOwn, enter, isPlayerRoom, questionsOf } from './player-room.ts'
import { cancelSearch } from './search.ts'
import { readSearch } from './search-store.ts'
import { findOpenRoom } from '../store.ts'

interface Asked {
  /** Default: the running battle. */
  match_id?: string | undefined
  category?: string | undefined
  language_id?: number | undefined
  destroy_match?: boolean | undefined
}

const nothingYet = { data: [], play: null, battle: null }

/** @throws Refused no_opponent when the search has run out */
export async function randomQuestions(arena: Arena, { match_id, destroy_match, ...asked }: Asked, context: Context) {
  if (destroy_match) return end(arena, match_id, context)
  if (match_id === undefined) return searched(arena, context)
  const roomId = (await isPlayerRoom(match_id, context)) ? match_id : await roomOfMatch(arena, { ...asked, match_id }, context)
  return roomId === null ? nothingYet : questionsOf(await enter(arena, roomId, context), context)
}

async function searched(arena: Arena, context: Context) {
  const { db, player, now } = context
  const [search, room] = [await readSearch(db, player.id), await findOpenRoom(db, player.id)]
  if (room) return questionsOf(await enter(arena, room.roomId, context), context)
  if (!search) return refuse('room_not_found')
  return search.isOver || search.expiresAt <= now.getTime() ? refuse('no_opponent') : nothingYet
}

async function end(arena: Arena, named: string | undefined, context: Context) {
  const { db, player, now } = context
  const [search, match] = [await readSearch(db, player.id), await readMatch(db, player.id)]
  if (search) await cancelSearch({ search_id: search.id }, context)
  if (match) await deleteMatch(db, player.id)
  const roomId =
    named === undefined ? (await findOpenRoom(db, player.id))?.roomId : (await isPlayerRoom(named, context)) ? named : match?.roomId
  if (!roomId) return named === undefined || search || match ? nothingYet : refuse('room_not_found')
  return questionsOf(await changeOwn(arena, roomId, context, battle => leave(battle, player.id, now.getTime())), context)
}
