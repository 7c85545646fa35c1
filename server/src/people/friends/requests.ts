// Friendships are asked for and accepted (docs/decisions/060).

import type { FriendState } from '@trivium/contract/people/friends'
import { localDay, startOfDay } from '@trivium/rules/platform/days'
import type { Context } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { Unauthorized } from '../../platform/api/respond.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { notify } from '../../rewards/notices/index.ts'
import { befriend } from './befriend.ts'
import {
  answerRequest,
  countRequestsSince,
  type FriendRequest,
  haveMet,
  insertRequest,
  isBlockedBetween,
  readFriendState,
  restoreFriends,
} from './request-store.ts'

interface Asked {
  state: FriendState
  left_today: number
}

/**
 * Nobody learns from the reply whether an unknown account exists, whether the other has blocked the player, or has declined.
 * @throws Refused not_met, too_many_friend_requests
 */
export function askFriend(otherId: number, context: Context): Promise<Asked> {
  const { player, now } = context
  return inTransaction(context.db, async tx => {
    if (!(await haveMet(tx, player.id, otherId))) refuse('not_met')
    await lockBoth(tx, player.id, otherId)
    const before = await readFriendState(tx, player.id, otherId)
    if (before === 'wants') await accept(tx, { fromId: otherId, toId: player.id, at: now })
    if (before === 'none') {
      if ((await requestsLeft(tx, context)) === 0) refuse('too_many_friend_requests')
      await ask(tx, { fromId: player.id, toId: otherId, at: now })
    }
    const state = before === 'none' ? 'asked' : before === 'wants' ? 'friends' : before
    return { state, left_today: await requestsLeft(tx, context) }
  })
}

/** @throws Refused no_friend_request */
export function answerFriendRequest(fromId: number, isAccepted: boolean, { db, player, now }: Context): Promise<void> {
  const request = { fromId, toId: player.id, at: now }
  return inTransaction(db, async tx => {
    if ((await readFriendState(tx, player.id, fromId)) !== 'wants') refuse('no_friend_request')
    await lockBoth(tx, player.id, fromId)
    if (isAccepted) await accept(tx, request)
    else if (!(await answerRequest(tx, request, false))) refuse('no_friend_request')
  })
}

/** Locks both accounts: requests are counted one after the other, two that cross make friends, and none reaches an account that is ending. */
async function lockBoth(tx: Tx, ownId: number, otherId: number): Promise<void> {
  const accounts = await lockAccounts(tx, [ownId, otherId])
  if (accounts.of(ownId).status !== 'active') throw new Unauthorized()
  if (accounts.of(otherId).status !== 'active') refuse('not_met')
}

async function ask(tx: Tx, request: FriendRequest): Promise<void> {
  const { fromId, toId, at } = request
  await insertRequest(tx, request)
  if (await isBlockedBetween(tx, fromId, toId)) return
  await notify(tx, { accountId: toId, type: 'friend_request', key: `friend_request:${fromId}`, params: {}, at })
}

/** @throws Refused no_friend_request: none is pending, or one of the two has blocked the other */
async function accept(tx: Tx, request: FriendRequest): Promise<void> {
  const { fromId, toId, at } = request
  if ((await isBlockedBetween(tx, fromId, toId)) || !(await answerRequest(tx, request, true))) refuse('no_friend_request')
  await befriend(tx, [fromId, toId], { origin: 'battle', at })
  await restoreFriends(tx, fromId, toId, at)
  await notify(tx, { accountId: fromId, type: 'friend_accepted', key: `friend_accepted:${toId}`, params: {}, at })
}

/** Counted in the player's day. */
async function requestsLeft(db: Db, { player, settings, now }: Context): Promise<number> {
  const today = startOfDay(localDay(now, player.timezone), player.timezone)
  return Math.max(0, settings.friend_requests_per_day - (await countRequestsSince(db, player.id, today)))
}
