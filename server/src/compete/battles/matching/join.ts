// Joining a room: by its code, or by its id (arrive.ts).

import { event } from '@trivium/rules/compete/battles/events'
import { join, whyClosed } from '@trivium/rules/compete/battles/moves'
import type { Context } from '../../../platform/api/handle.ts'
import { must, refuse } from '../../../platform/api/refuse.ts'
import { type Arena, changeBattle } from '../running/change.ts'
import { whyFriendly } from '../ending/coin-moves.ts'
import { type CachedBattle, readCurrent } from '../running/cached-battles.ts'
import { presenterOf } from '../running/presenter.ts'
import { countCodeTry, forgiveCodeTry } from './search-store.ts'
import { findOpenRoom, findRoomByCode } from '../store.ts'
import { playersIn } from '../views.ts'

/** Counts wrong codes: with 32^8 codes, nobody finds a room by trying. @throws Refused too_many_requests, room_not_found */
export async function roomByCode(code: string, { db, player, now, settings }: Context): Promise<string> {
  // We count before we look the code up, so that simultaneous tries cannot share one count.
  if ((await countCodeTry(db, player.id, now)) > settings.room_codes_per_hour) refuse('too_many_requests')
  const roomId = (await findRoomByCode(db, code)) ?? refuse('room_not_found')
  await forgiveCodeTry(db, player.id)
  return roomId
}

/** The terms of a room, shown to players before they pay the entry. */
export async function roomTerms(code: string, context: Context) {
  const { db, player, now } = context
  const known = must(await readCurrent(db, await roomByCode(code, context)), 'a code is of a room')
  const closed = whyClosed(known.battle)
  if (closed) refuse(closed)
  const battle = (await presenterOf(db, known))(player.id, now)
  const owner = battle.users.find(({ uid }) => uid === known.ownerId)?.name ?? ''
  const { room_type, createdBy, entryFee, totalusers, questions, minutes, seconds_per_question, category, language_id } = battle
  return { room_type, createdBy, entryFee, totalusers, questions, minutes, seconds_per_question, category, language_id, owner }
}

/** What a guest with the link may know of a room that waits. */
export async function roomInvitation(code: string, { db, now }: Pick<Context<null>, 'db' | 'now'>) {
  const roomId = (await findRoomByCode(db, code)) ?? refuse('room_not_found')
  const known = must(await readCurrent(db, roomId), 'a code is of a room')
  const closed = whyClosed(known.battle)
  if (closed) refuse(closed)
  if (known.battle.phase !== 'waiting') refuse('room_not_found')
  const battle = (await presenterOf(db, known))(nobody, now)
  const [owner = ''] = (battle.users.find(({ uid }) => uid === known.ownerId)?.name ?? '').split(' ')
  const { room_type, entryFee, totalusers, questions, seconds_per_question, category, users } = battle
  return { room_type, entryFee, totalusers, questions, seconds_per_question, category, owner, taken: users.length }
}

/** No account has this id. */
const nobody = 0

export async function joinRoom(arena: Arena, roomId: string, context: Context): Promise<CachedBattle> {
  const { db, player, now, settings } = context
  const open = await findOpenRoom(db, player.id)
  if (open && open.roomId !== roomId) refuse('already_in_battle')
  return changeBattle(arena, roomId, context, async (battle, known, db) => {
    if (battle.phase === 'waiting' && known.ownerId === player.id) return 'own_room'
    const events = join(battle, player.id)
    if (typeof events === 'string' || events.length === 0) return events
    const why = await whyFriendly(db, player.id, playersIn(battle), { entry: battle.rules.entry, settings, now })
    return why === null ? events : [event('made_friendly', null, { why }), ...events]
  })
}
