// Battles: two to four players, the same questions, at the same time.

import { z } from 'zod'
import { action } from './action.ts'
import { Flag, Id, LanguageId, optional, page, Text, Time, Whole } from './fields.ts'
import { Q } from './plays.ts'

const SealedQ = z.union([Q, z.object({ id: z.int(), sealed: z.literal(true) })])
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

export const battles = {
  get_random_questions: action({
    summary: 'Questions of a random battle, or the end of the search',
    access: 'player',
    input: z.object({
      language_id: LanguageId,
      match_id: Text(64),
      category: optional(Text(120)),
      destroy_match: optional(Flag),
    }),
    output: z.array(SealedQ),
    refusals: ['operation_not_allowed', 'room_not_found', 'no_opponent', 'not_enough_coins', 'no_questions'],
  }),
  get_question_by_room_id: action({
    summary: 'Questions of a running room',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: z.array(SealedQ),
    refusals: ['operation_not_allowed', 'room_not_found', 'room_deleted', 'no_questions'],
  }),
  get_battle_statistics: action({
    summary: 'Battles played, and won, lost and drawn',
    access: 'player',
    input: z.object({ ...page, sort: optional(z.enum(['id', 'date'])), order: optional(z.enum(['asc', 'desc', 'ASC', 'DESC'])) }),
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
      room_type: z.enum(['friend', 'group']),
      category: optional(Text(120)),
      no_of_que: optional(Whole(5, 30)),
    }),
    output: Room,
    refusals: ['operation_not_allowed', 'not_enough_coins', 'no_questions', 'document_not_found'],
  }),
  set_battle_statistics: action({
    summary: 'A claim: answers with the true statistics',
    access: 'player',
    input: z.object({ user_id1: optional(Id), user_id2: optional(Id), winner_id: optional(Id), is_drawn: optional(Flag) }),
    output: z.object({ won: z.int(), lost: z.int(), drawn: z.int() }),
    refusals: ['operation_not_allowed'],
  }),
}
