// Changes, enters and shows the rooms of a player. For everyone else such a room does not exist: they can only use its code.

import { presence, whyClosed } from '@trivium/rules/compete/battles/moves'
import type { Context } from '../../../platform/api/handle.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import { type Arena, changeBattle, type Decide } from '../running/change.ts'
import { type CachedBattle, readCurrent, findCached } from '../running/cached-battles.ts'
import { presenterOf } from '../running/presenter.ts'
import { listedQuestions, presentPlayOf } from '../running/battle-driver.ts'
import { isInRoom } from '../views.ts'

/** Asks the cached copy first: a player who sits there may have left since, but then the change itself refuses. */
export async function isPlayerRoom(roomId: string, { db, player }: Context): Promise<boolean> {
  const isIn = (known: CachedBattle | undefined) => known !== undefined && isInRoom(known.battle, player.id)
  return isIn(findCached(db, roomId)) || isIn(await readCurrent(db, roomId))
}

export async function shown(known: CachedBattle, { db, player, now }: Context) {
  return (await presenterOf(db, known))(player.id, now)
}

/** @throws Refused room_not_found */
export function changeOwn(arena: Arena, roomId: string, context: Context, decide: Decide): Promise<CachedBattle> {
  return changeBattle(arena, roomId, context, (battle, known, db) =>
    isInRoom(battle, context.player.id) ? decide(battle, known, db) : 'room_not_found',
  )
}

/** A player who asks for a room counts as present. */
export function enter(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  return changeOwn(arena, roomId, context, battle => presence(battle, context.player.id, true))
}

/** The reply to the seed's calls for the questions of a battle. @throws Refused room_deleted, room_deleted_by_owner */
export async function questionsOf(known: CachedBattle, context: Context) {
  const { battle } = known
  if (battle.phase === 'deleted') refuse(whyClosed(battle) ?? 'room_deleted')
  const playId = battle.seats.find(({ accountId }) => accountId === context.player.id)?.playId ?? null
  return {
    data: await listedQuestions(context.db, known),
    play: playId === null ? null : await presentPlayOf(known, playId, context),
    battle: await shown(known, context),
  }
}
