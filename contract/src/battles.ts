// Battles: two to four players, the same questions, at the same time.

import { z } from 'zod'
import { action } from './action.ts'
import { claimed, Flag, Id, inSmallLetters, LanguageId, nameByNumber, optional, page, Text, Time, Whole } from './fields.ts'
import { Listed } from './plays.ts'

const Room = z.object({
  room_id: z.string(),
  room_code: z.string(),
  room_type: z.enum(['random', 'friend', 'group']),
  created_by: z.int(),
  ready_to_play: z.boolean(),
  entry_fee: z.int(),
  questions: z.int(),
  minutes: z.int(),
  users: z.array(z.object({ uid: z.int(), name: z.string(), image: z.string().nullable(), correct_answers: z.int(), points: z.int() })),
})

const roomTypes = new Map([
  ['1', 'friend'],
  ['2', 'group'],
])
/** The seed defines no names for the type, so any value that is neither a known number nor a name opens a room for up to four. */
const RoomType = z
  .preprocess(value => nameByNumber(roomTypes)(inSmallLetters(value)), z.enum(['friend', 'group']).catch('group'))
  .default('group')

export const battles = {
  get_random_questions: action({
    summary: 'Questions of a random battle, or the end of the search',
    access: 'player',
    input: z.object({
      language_id: LanguageId,
      match_id: optional(Text(64)),
      category: optional(Text(120)),
      destroy_match: optional(Flag),
    }),
    output: z.array(Listed),
    refusals: ['operation_not_allowed', 'room_not_found', 'no_opponent', 'not_enough_coins', 'no_questions'],
  }),
  get_question_by_room_id: action({
    summary: 'Questions of a running room',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: z.array(Listed),
    refusals: ['operation_not_allowed', 'room_not_found', 'room_deleted', 'no_questions'],
  }),
  get_battle_statistics: action({
    summary: 'Battles played, and won, lost and drawn',
    access: 'player',
    /** An unknown column sorts the list by id. */
    input: z.object({
      ...page,
      sort: optional(z.preprocess(inSmallLetters, z.enum(['id', 'date']).catch('id'))),
      order: optional(z.preprocess(inSmallLetters, z.enum(['asc', 'desc']).catch('desc'))),
    }),
    output: z.array(
      z.object({ id: z.int(), opponent: z.string(), profile: z.string().nullable(), result: z.enum(['won', 'lost', 'drawn']), date: Time }),
    ),
    beside: z.object({ total: z.int(), won: z.int(), lost: z.int(), drawn: z.int() }),
    refusals: ['operation_not_allowed'],
  }),
  create_room: action({
    summary: 'Open a battle room',
    access: 'player',
    movesCoins: true,
    input: z.object({
      language_id: LanguageId,
      room_id: optional(Text(64)),
      room_type: RoomType,
      category: optional(Text(120)),
      /** The server clamps it to the limits of a battle. */
      no_of_que: optional(Whole(0, 1000)),
    }),
    output: Room,
    refusals: ['operation_not_allowed', 'not_enough_coins', 'no_questions', 'document_not_found'],
  }),
  set_battle_statistics: action({
    summary: 'A claim: answers with the true statistics',
    access: 'player',
    /** The winner of a draw is 0. */
    input: z.object({
      user_id1: claimed(Id),
      user_id2: claimed(Id),
      winner_id: claimed(Whole(0, 2_147_483_647)),
      is_drawn: claimed(Flag),
    }),
    output: z.object({ won: z.int(), lost: z.int(), drawn: z.int() }),
    refusals: ['operation_not_allowed'],
  }),
}
