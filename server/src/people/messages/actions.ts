// Messages from other players: list them and mark them as read; invitations, and blocks.

import { messages } from '@trivium/contract/people/messages'
import { type Context, handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { setBlock } from './block.ts'
import { countBlocked, readBlocked } from './block-store.ts'
import { countInvitable, readInvitable, readPlayerRoom } from './invitation-store.ts'
import { invitationsLeft, inviteToRoom } from './invite.ts'
import { countMessages, markReadUntil, readMessages } from './store.ts'
import { presentBlocked, presentInvitable, presentMessage } from './views.ts'

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
