// The seed's call for the questions of a room. The seed's clients know a room by its id only and have no calls to join or start it. So a
// player with the id joins while the room waits, and the owner's call starts it as soon as there are enough players.

import { mayStart, applyNew } from '@trivium/rules/compete/battles/moves'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { type Arena, changeBattle } from '../running/change.ts'
import { joinRoom } from './join.ts'
import { type CachedBattle, readCurrent } from '../running/cached-battles.ts'
import { enter, isPlayerRoom } from './player-room.ts'
import { countCodeTry, forgiveCodeTry } from './search-store.ts'
import { event } from '@trivium/rules/compete/battles/events'
import { drawQuestions } from './questions.ts'
import { isInRoom, playersIn } from '../views.ts'

// The owner starts the battle. Its questions are drawn only now, when all players are known.
export function startRoom(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  const { player, now } = context
  return changeBattle(arena, roomId, context, async (battle, { languageId, categoryId }, db) => {
    if (!isInRoom(battle, player.id)) return 'room_not_found'
    const leaving = mayStart(battle, player.id, now.getTime())
    if (typeof leaving === 'string' || battle.phase !== 'waiting') return leaving
    const there = leaving.reduce((state, left) => applyNew(state, left, now.getTime()), battle)
    const questions = await drawQuestions(db, { languageId, categoryId, accountIds: playersIn(there), count: battle.rules.questions, now })
    return [...leaving, event('started', null, { questions, plays: [] })]
  })
}

export async function arrive(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  const { player, now } = context
  if (!(await isPlayerRoom(roomId, context))) return joinById(arena, roomId, context)
  const known = await enter(arena, roomId, context)
  const isReady = known.battle.phase === 'waiting' && typeof mayStart(known.battle, player.id, now.getTime()) !== 'string'
  return isReady ? startRoom(arena, roomId, context) : known
}

/** Counts tries of ids like tries of codes. A room that does not wait is not found. @throws Refused too_many_requests, room_not_found */
async function joinById(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  const { db, player, now, settings } = context
  if ((await countCodeTry(db, player.id, now)) > settings.room_codes_per_hour) refuse('too_many_requests')
  const known = await readCurrent(db, roomId)
  if (known?.battle.phase !== 'waiting') return refuse('room_not_found')
  await forgiveCodeTry(db, player.id)
  return joinRoom(arena, roomId, context)
}
