// Messages from people to a player, and the players to invite. Notices from the server are in notices.ts.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { battleKinds } from '../platform/mode-names.ts'
import { phrases } from './message-names.ts'
import { Flag, Id, optional, page, Text, Time } from '../platform/fields.ts'

/** Never an e-mail address. */
const Person = z.object({ user_id: z.int(), name: z.string(), profile: z.string().nullable() })

const Room = z.object({
  room_id: z.string(),
  /** AAAA-BBBB; null for a room without a code. */
  room_code: z.string().nullable(),
  room_type: z.enum(battleKinds),
  /** Null: any category. */
  category: z.string().nullable(),
  entry: z.int(),
  questions: z.int(),
  taken: z.int(),
  seats: z.int(),
})

/** Whether the player can still accept an invitation. `joined`: the player is in the room. */
const invitationStates = ['open', 'joined', 'full', 'closed'] as const

const common = {
  /**
   * Its source and its number there. `ABCD-EFGH:12` is event 12 of the room with this code, or with this id if it has no code; event 0 is
   * the invitation. `report:7` is the answer to report 7, `contact:7` the answer to contact message 7.
   */
  id: z.string(),
  date: Time,
  read: z.boolean(),
}

export const Message = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('invitation'),
    from: Person,
    room: Room,
    state: z.enum(invitationStates),
    /** When the server deletes the room unless it starts; null if it no longer waits. */
    until: Time.nullable(),
  }),
  z.object({ ...common, kind: z.literal('rematch'), from: Person, room: Room, until: Time }),
  z.object({ ...common, kind: z.literal('phrase'), from: Person, room: Room, phrase: z.enum(phrases) }),
  z.object({
    ...common,
    kind: z.literal('answer'),
    /** `question` is null while a contest asks it. */
    report: z.object({ question_id: z.int(), question: z.string().nullable(), language_id: z.int(), reason: z.string() }),
    answer: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('reply'),
    /** The player's message to the operator. */
    written: z.string(),
    answer: z.string(),
  }),
])
export type Message = z.output<typeof Message>

const InvitablePlayer = Person.extend({
  /** `battle` if they have met in one; otherwise `referral`, and `name` is only the first name. */
  known_by: z.enum(['battle', 'referral']),
  since: Time,
  /** Invited to the room of the call. */
  invited: z.boolean(),
})
export type InvitablePlayer = z.output<typeof InvitablePlayer>

export const messages = {
  get_messages: action({
    summary:
      'Messages to the player, newest first: invitations, rematch requests, phrases in open rooms, answers to reports and contact messages',
    access: 'player',
    input: z.object(page),
    output: z.array(Message),
    meta: z.object({ total: z.int(), unread: z.int(), now: Time }),
    refusals: [],
  }),
  mark_messages_read: action({
    summary: 'Mark all messages up to this time as read',
    access: 'player',
    input: z.object({ up_to: Time }),
    output: z.object({ unread: z.int() }),
    refusals: [],
  }),
  get_invitable_players: action({
    summary: 'Players whom the player can invite: met in a battle, or connected by a referral code; newest first',
    access: 'player',
    /** With `room_id`: only players who are not in the room. */
    input: z.object({ ...page, room_id: optional(Text(64)) }),
    output: z.array(InvitablePlayer),
    meta: z.object({ total: z.int(), left_today: z.int() }),
    refusals: ['room_not_found'],
  }),
  invite_to_room: action({
    summary: 'Invite a player to the room of the caller; a repeated call changes nothing',
    access: 'player',
    input: z.object({ room_id: Text(64), user_id: Id }),
    output: z.object({ left_today: z.int() }),
    refusals: ['room_not_found', 'room_full', 'room_deleted', 'not_invitable', 'too_many_invitations'],
  }),
  block_player: action({
    summary: 'Block or unblock a player: the caller no longer sees their invitations and phrases. The blocked player is not notified',
    access: 'player',
    input: z.object({ user_id: Id, status: Flag }),
    output: z.null(),
    refusals: ['user_not_found', 'operation_not_allowed', 'too_many_blocks'],
  }),
  get_blocked_players: action({
    summary: 'Players whom the player has blocked, newest first',
    access: 'player',
    input: z.object(page),
    output: z.array(Person.extend({ since: Time })),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
}
