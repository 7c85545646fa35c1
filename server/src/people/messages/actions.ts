// Messages from other players: list them and mark them as read; invitations, and blocks.

import { messages } from '@trivium/contract/people/messages'
import { type Context, handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { countBlocked, readBlocked, deleteBlock, insertBlock, isThere, readBlocksAmong } from './block-store.ts'
import { countInvitable, readInvitable, readPlayerRoom } from './invitation-store.ts'
import { invitationsLeft, inviteToRoom } from './invite.ts'
import { countMessages, markReadUntil, readMessages } from './store.ts'
import { presentBlocked, presentInvitable, presentMessage } from './views.ts'
import { Unauthorized } from '../../platform/api/respond.ts'
import { lockAccounts } from '../../platform/db/lock-accounts.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

/** @throws Refused user_not_found, operation_not_allowed (oneself), too_many_blocks */
function setBlock(blockedId: number, isBlocked: boolean, { db, player, settings, now }: Context): Promise<void> {
  if (blockedId === player.id) refuse('operation_not_allowed')
  return inTransaction(db, async tx => {
    if (!(await isThere(tx, blockedId))) refuse('user_not_found')
    const accounts = await lockAccounts(tx, [player.id, blockedId])
    if (accounts.of(player.id).status !== 'active') throw new Unauthorized()
    if (!accounts.isThere(blockedId)) refuse('user_not_found')
    if (!isBlocked) return deleteBlock(tx, player.id, blockedId)
    const isKept = (await readBlocksAmong(tx, [player.id, blockedId])).get(player.id)?.has(blockedId)
    if (!isKept && (await countBlocked(tx, player.id)) >= settings.blocks_per_player) refuse('too_many_blocks')
    await insertBlock(tx, { accountId: player.id, blockedId, at: now })
  })
}

interface PageAsked {
  offset?: number | undefined
  limit?: number | undefined
}
const pageOf = ({ offset = 0, limit }: PageAsked, { settings }: Context) => ({ offset, limit: limit ?? settings.page_size })

export const messageActions = handle(messages, {
  async get_messages(asked, context) {
    const { db, player, now } = context
    const reading = { accountId: player.id, now }
    const [rows, counts] = await Promise.all([readMessages(db, reading, pageOf(asked, context)), countMessages(db, reading)])
    return { data: rows.map(presentMessage), ...counts, now: now.toISOString() }
  },

  async mark_messages_read({ up_to }, { db, player, now }) {
    // A message of the future cannot have been read; and PostgreSQL knows no year 0.
    const until = Math.max(0, Math.min(Date.parse(up_to), now.getTime()))
    await markReadUntil(db, player.id, new Date(until))
    return { unread: (await countMessages(db, { accountId: player.id, now })).unread }
  },

  async get_invitable_players({ room_id, ...asked }, context) {
    const { db, player } = context
    const room = room_id === undefined ? null : ((await readPlayerRoom(db, room_id, player.id)) ?? refuse('room_not_found'))
    const inviting = { accountId: player.id, battleId: room?.id ?? null }
    const [rows, total, left_today] = await Promise.all([
      readInvitable(db, inviting, pageOf(asked, context)),
      countInvitable(db, inviting),
      invitationsLeft(db, context),
    ])
    return { data: rows.map(presentInvitable), total, left_today }
  },

  async invite_to_room(invited, context) {
    return { left_today: await inviteToRoom(invited, context) }
  },

  async block_player({ user_id, status }, context) {
    await setBlock(user_id, status, context)
    return null
  },

  async get_blocked_players(asked, context) {
    const { db, player } = context
    const [rows, total] = await Promise.all([readBlocked(db, player.id, pageOf(asked, context)), countBlocked(db, player.id)])
    return { data: rows.map(presentBlocked), total }
  },
})
