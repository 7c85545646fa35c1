// Inviting a player to a room: a limited number a day, each player once per room, and only players one knows.

import { localDay, startOfDay } from '@trivium/rules/platform/days'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { Unauthorized } from '../../platform/api/respond.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { countInvitationsSince, insertInvitation, isInvitable, isInvited, readPlayerRoom } from './invitation-store.ts'

interface Invited {
  room_id: string
  user_id: number
}

/** @returns how many more invitations the player can send today. @throws Refused */
export function inviteToRoom({ room_id: roomId, user_id: accountId }: Invited, context: Context): Promise<number> {
  const { player, now } = context
  return inTransaction(context.db, async tx => {
    const room = await openRoomOf(tx, roomId, player.id)
    if (!(await isInvitable(tx, { accountId: player.id, battleId: room.id }, accountId))) refuse('not_invitable')
    await lockBoth(tx, player.id, accountId)
    const left = await invitationsLeft(tx, context)
    if (await isInvited(tx, room.id, accountId)) return left
    if (left === 0) refuse('too_many_invitations')
    await insertInvitation(tx, { battleId: room.id, accountId, fromId: player.id, at: now })
    return invitationsLeft(tx, context)
  })
}

/** @throws Refused room_not_found also if the player has no seat in it */
async function openRoomOf(tx: Tx, roomId: string, accountId: number): Promise<{ id: number }> {
  const room = (await readPlayerRoom(tx, roomId, accountId)) ?? refuse('room_not_found')
  if (room.phase === 'over' || room.phase === 'void' || room.phase === 'deleted') refuse('room_deleted')
  return room.phase === 'waiting' && room.taken < room.seats ? room : refuse('room_full')
}

/** Locks both accounts: invitations are counted one after the other, and none reaches an account that is being deactivated or deleted. */
async function lockBoth(tx: Tx, fromId: number, toId: number): Promise<void> {
  const accounts = await lockAccounts(tx, [fromId, toId])
  if (accounts.of(fromId).status !== 'active') throw new Unauthorized()
  if (accounts.of(toId).status !== 'active') refuse('not_invitable')
}

/** Counted in the player's day. */
export async function invitationsLeft(db: Db, { player, settings, now }: Context): Promise<number> {
  const today = startOfDay(localDay(now, player.timezone), player.timezone)
  return Math.max(0, settings.invitations_per_day - (await countInvitationsSince(db, player.id, today)))
}
