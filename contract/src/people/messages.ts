// Messages: what people have said to a player, and whom the player can invite. What the server says stands in notices.ts.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { battleKinds } from '../platform/mode-names.ts'
import { phrases } from './message-names.ts'
import { Flag, Id, optional, page, Text, Time } from '../platform/fields.ts'

/** Never an e-mail address. */
const Person = z.object({ user_id: z.int(), name: z.string(), profile: z.string().nullable() })

const Room = z.object({
  room_id: z.string(),
  /** As AAAA-BBBB; null for a room without one. */
  room_code: z.string().nullable(),
  room_type: z.enum(battleKinds),
  /** Null is any category. */
  category: z.string().nullable(),
  entry: z.int(),
  questions: z.int(),
  taken: z.int(),
  seats: z.int(),
})

/** Whether an invitation can still be followed. `joined`: the player sits in the room. */
const invitationStates = ['open', 'joined', 'full', 'closed'] as const

const common = {
  /**
   * Where it was said, and its number there: `ABCD-EFGH:12` is event 12 of the room with this code, which is named by its id where it has
   * none. Event 0 is the invitation into the room. `report:7` is the answer to report 7, `contact:7` that to message 7 to the operator.
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
    /** When a room that nobody starts is deleted; null where it waits no more. */
    until: Time.nullable(),
  }),
  z.object({ ...common, kind: z.literal('rematch'), from: Person, room: Room, until: Time }),
  z.object({ ...common, kind: z.literal('phrase'), from: Person, room: Room, phrase: z.enum(phrases) }),
  z.object({
    ...common,
    kind: z.literal('answer'),
    /** The question is null as long as a contest asks it. */
    report: z.object({ question_id: z.int(), question: z.string().nullable(), language_id: z.int(), reason: z.string() }),
    answer: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('reply'),
    /** What the player has written to whoever runs the site. */
    written: z.string(),
    answer: z.string(),
  }),
])
export type Message = z.output<typeof Message>

const InvitablePlayer = Person.extend({
  /** How they know each other: `battle` if they have met in one, else by a referral code. Then `name` is the first name only. */
  known_by: z.enum(['battle', 'referral']),
  since: Time,
  /** Into the room asked about. */
  invited: z.boolean(),
})
export type InvitablePlayer = z.output<typeof InvitablePlayer>

export const messages = {
  get_messages: action({
    summary:
      'What people have said to the player, newest first: invitations, rematches asked, phrases of open rooms, answers to reports and to what they wrote to the operator',
    access: 'player',
    input: z.object(page),
    output: z.array(Message),
    meta: z.object({ total: z.int(), unread: z.int(), now: Time }),
    refusals: [],
  }),
  mark_messages_read: action({
    summary: 'Marks every message up to this time as read',
    access: 'player',
    input: z.object({ up_to: Time }),
    output: z.object({ unread: z.int() }),
    refusals: [],
  }),
  get_invitable_players: action({
    summary: 'Players met in a battle, and those who joined by a referral code of one or the other, newest first',
    access: 'player',
    /** With a room: who does not sit in it yet. */
    input: z.object({ ...page, room_id: optional(Text(64)) }),
    output: z.array(InvitablePlayer),
    meta: z.object({ total: z.int(), left_today: z.int() }),
    refusals: ['room_not_found'],
  }),
  invite_to_room: action({
    summary: 'Invite a player to the room one sits in; doing it twice changes nothing',
    access: 'player',
    input: z.object({ room_id: Text(64), user_id: Id }),
    output: z.object({ left_today: z.int() }),
    refusals: ['room_not_found', 'room_full', 'room_deleted', 'not_invitable', 'too_many_invitations'],
  }),
  block_player: action({
    summary: 'Block a player, or no longer: invitations and phrases of blocked players are not shown. They are not told',
    access: 'player',
    input: z.object({ user_id: Id, status: Flag }),
    output: z.null(),
    refusals: ['user_not_found', 'operation_not_allowed', 'too_many_blocks'],
  }),
  get_blocked_players: action({
    summary: 'Whom the player has blocked, newest first',
    access: 'player',
    input: z.object(page),
    output: z.array(Person.extend({ since: Time })),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
}
