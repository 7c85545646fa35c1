// The seed's call for a random battle: its questions, how the search goes, or the end of both.

import { leave } from '@trivium/rules/battles/moves'
import type { Context } from '../api/handle.ts'
import { refuse } from '../api/refuse.ts'
import type { Arena } from './change.ts'
import { changeOwn, enter, questionsOf } from './own-room.ts'
import { cancelSearch } from './search.ts'
import { readSearch, type SearchRow } from './search-store.ts'
import { findOpenRoom } from './store.ts'

interface Asked {
  /** The running battle, where it is left out. */
  match_id?: string | undefined
  destroy_match?: boolean | undefined
}

const nothingYet = { data: [], play: null, battle: null }

/** @throws Refused no_opponent when the search has run out */
export async function randomQuestions(arena: Arena, { match_id, destroy_match }: Asked, context: Context) {
  const { db, player, now } = context
  const search = await readSearch(db, player.id)
  const roomId = match_id ?? (await findOpenRoom(db, player.id))?.roomId ?? null
  if (destroy_match) return end(arena, roomId, search, context)
  if (roomId !== null) return questionsOf(await enter(arena, roomId, context), context)
  if (!search) return refuse('room_not_found')
  return search.isOver || search.expiresAt <= now.getTime() ? refuse('no_opponent') : nothingYet
}

async function end(arena: Arena, roomId: string | null, search: SearchRow | undefined, context: Context) {
  if (search) await cancelSearch({ search_id: search.id }, context)
  if (roomId === null) return nothingYet
  const { player, now } = context
  return questionsOf(await changeOwn(arena, roomId, context, battle => leave(battle, player.id, now.getTime())), context)
}
