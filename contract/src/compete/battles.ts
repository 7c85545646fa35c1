// Battles: two to four players, the same questions, at the same time. Commands are calls; the socket brings the room after each event.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { battleKinds } from '../platform/mode-names.ts'
import { battleStates, whyNames } from './battle-names.ts'
import { phrases } from '../people/message-names.ts'
import { Clamped, claimed, Flag, Id, LanguageId, optional, order, orNone, page, sorting, Text, Time, Whole } from '../platform/fields.ts'
import { explanation, Listed, Play, Q } from '../play/plays.ts'
import { RoomCode, RoomId, RoomType } from './room-fields.ts'
import { RoomUser, SeatAnswer } from './room-user.ts'

export type { RoomUser } from './room-user.ts'

const RoundOfResult = z.object({
  question: Q,
  correct_answer: z.string(),
  note: z.string().nullable(),
  ...explanation,
  answers: z.array(SeatAnswer),
})

/** The result as this player sees it. */
const BattleResult = z.object({
  outcome: z.enum(['won', 'lost', 'drawn']),
  /** Seats by points; equal winners share place 1. */
  places: z.array(z.object({ seat: z.int(), place: z.int(), point: z.int(), coins: z.int() })),
  pot: z.int(),
  coins_earned: z.int(),
  /** Null where the battle is not rated. */
  rating: z.object({ before: z.int(), after: z.int(), is_provisional: z.boolean() }).nullable(),
  /** Random battles won in a row, this one included; null where this battle does not count. */
  streak: z.int().nullable(),
  badges: z.array(z.enum(badgeTypes)),
  rounds: z.array(RoundOfResult),
})
export type BattleResult = z.output<typeof BattleResult>

export const Battle = z.object({
  roomID: z.string(),
  /** As AAAA-BBBB; null in a random battle, and for a room that nobody can join any more. */
  roomCode: z.string().nullable(),
  room_type: z.enum(battleKinds),
  createdBy: z.int(),
  /** Enough players are there: the owner may start, or has started. */
  readytoplay: z.boolean(),
  entryFee: z.int(),
  /** How many seats there are. */
  totalusers: z.int(),
  state: z.enum(battleStates),
  /** Why the battle ended, or why it is for nothing; null as long as there is nothing to explain. */
  why: z.enum(whyNames).nullable(),
  /** The number of the last event that this view contains. */
  seq: z.int(),
  /** The server's time of this view. */
  now: Time,
  /** When the current state began, and when the next one is due; null where it waits for players. */
  since: Time,
  due: Time.nullable(),
  /** The player's own seat; null for one who has left the room before its start. */
  seat: z.int().nullable(),
  play_id: z.int().nullable(),
  questions: z.int(),
  minutes: z.int(),
  seconds_per_question: z.int(),
  rated: z.boolean(),
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  language_id: z.int(),
  /** From 1; 0 before the first question. */
  round: z.int(),
  /** The question of the round; its options are empty while it can only be read. */
  question: Q.nullable(),
  /** Null until the round is over; what explains the right answer comes with it. */
  correct_answer: z.string().nullable(),
  note: z.string().nullable(),
  ...explanation,
  users: z.array(RoomUser),
  /** Null until the battle is over, and in one without a result. */
  result: BattleResult.nullable(),
  /** After the end: until when a rematch can be asked for, and the room it has led to. */
  rematch: z.object({ until: Time, room_id: z.string().nullable() }).nullable(),
})
export type Battle = z.output<typeof Battle>

/** An event as this player may see it: payload fields that are not told yet are left out. */
const BattleEvent = z.object({
  seq: z.int(),
  at: Time,
  kind: z.string(),
  seat: z.int().nullable(),
  payload: z.record(z.string(), z.unknown()),
})

const questionsOfRoom = {
  output: z.array(Listed),
  /** `play` is null until the battle has started, `battle` as long as there is none: the search goes on, or has been ended. */
  meta: z.object({ play: Play.nullable(), battle: Battle.nullable() }),
}

export const BattleRow = z.object({
  id: z.int(),
  room_id: z.string(),
  room_type: z.enum(battleKinds),
  opponent: z.string(),
  opponents: z.array(z.object({ name: z.string(), profile: z.string().nullable(), point: z.int(), is_bot: z.boolean() })),
  profile: z.string().nullable(),
  result: z.enum(['won', 'lost', 'drawn']),
  point: z.int(),
  coins: z.int(),
  /** Null where the battle was not rated. */
  rating_change: z.int().nullable(),
  date: Time,
})
export type BattleRow = z.output<typeof BattleRow>

const Tally = z.object({ won: z.int(), lost: z.int(), drawn: z.int() })

/** Why an entry cannot be paid. */
const whyUnpaid = ['not_enough_coins', 'play_before_staking', 'won_enough_today'] as const

export const battles = {
  find_opponent: action({
    summary: 'Search an opponent for a random battle; asking again for the same target continues the search',
    access: 'player',
    input: z.object({ category: orNone(Text(120)), language_id: LanguageId }),
    output: z.object({
      search_id: z.string(),
      expires_at: Time,
      now: Time,
      rating: z.object({ rating: z.int(), is_provisional: z.boolean() }),
      entry: z.int(),
      /** Why the battle will be for nothing; null where it is for coins. */
      why: z.enum(whyNames).nullable(),
      /** The window around the own rating: half its width now, and how it grows. */
      window: z.object({ start: z.int(), step: z.int(), step_seconds: z.int() }),
      started_at: Time,
      /** The room, as soon as there is an opponent. */
      room_id: z.string().nullable(),
    }),
    refusals: ['not_enough_coins', 'no_questions', 'document_not_found', 'category_locked', 'already_in_battle'],
  }),
  cancel_search: action({
    summary: 'End the search; a battle that has been found stays',
    access: 'player',
    input: z.object({ search_id: Text(64) }),
    output: z.object({ room_id: z.string().nullable() }),
    refusals: [],
  }),
  play_with_bot: action({
    summary: 'Battle against the bot when nobody was found: for nothing but practice',
    access: 'player',
    input: z.object({ search_id: Text(64) }),
    output: Battle,
    refusals: ['document_not_found', 'operation_not_allowed', 'already_in_battle', 'no_questions'],
  }),
  get_random_questions: action({
    summary: 'Questions of a random battle, or the end of the search or the battle',
    access: 'player',
    input: z.object({
      language_id: LanguageId,
      /** A room, or a name that two players have agreed on: the first waits, the second starts. Left out: the running random battle. */
      match_id: optional(Text(64)),
      category: orNone(Text(120)),
      destroy_match: optional(Flag),
    }),
    ...questionsOfRoom,
    refusals: [
      'room_not_found',
      'room_deleted',
      'room_deleted_by_owner',
      'no_opponent',
      'no_questions',
      'document_not_found',
      'category_locked',
      'already_in_battle',
      'too_many_requests',
    ],
  }),
  create_room: action({
    summary: 'Open a battle room; the same room_id again answers with the same room',
    access: 'player',
    movesCoins: true,
    input: z.object({
      language_id: LanguageId,
      room_id: optional(RoomId),
      room_type: RoomType,
      category: orNone(Text(120)),
      /** The server clamps it to the limits of a battle. */
      no_of_que: optional(Clamped(0, 1000)),
      minutes: optional(Whole(0, 1000)),
      /** 0, or one to four times the setting `battle_entry`. */
      entry: optional(Whole(0, 1_000_000)),
    }),
    output: Battle,
    refusals: [
      'operation_not_allowed',
      ...whyUnpaid,
      'no_questions',
      'document_not_found',
      'category_locked',
      'entry_not_offered',
      'already_in_battle',
    ],
  }),
  get_room_terms: action({
    summary: 'What a room is about and costs, before joining it',
    access: 'player',
    input: z.object({ room_code: RoomCode }),
    output: Battle.pick({
      room_type: true,
      createdBy: true,
      entryFee: true,
      totalusers: true,
      questions: true,
      minutes: true,
      seconds_per_question: true,
      category: true,
      language_id: true,
    }).extend({ owner: z.string() }),
    refusals: ['room_not_found', 'room_deleted', 'room_deleted_by_owner', 'too_many_requests'],
  }),
  join_room: action({
    summary: 'Join a room by its code',
    access: 'player',
    input: z.object({ room_code: RoomCode }),
    output: Battle,
    refusals: [
      'room_not_found',
      'room_full',
      'room_deleted',
      'room_deleted_by_owner',
      'own_room',
      'already_in_battle',
      ...whyUnpaid,
      'too_many_requests',
    ],
  }),
  leave_room: action({
    summary: 'Leave a room: before the start the entry comes back, afterwards the battle is lost',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: Battle,
    refusals: ['room_not_found'],
  }),
  start_room: action({
    summary: 'The owner starts the battle',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: Battle,
    refusals: ['room_not_found', 'room_deleted', 'room_deleted_by_owner', 'not_room_owner', 'not_enough_players', 'no_questions'],
  }),
  delete_room: action({
    summary: 'The owner deletes the room before its start; every entry comes back',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: Battle,
    refusals: ['room_not_found', 'not_room_owner', 'operation_not_allowed'],
  }),
  get_question_by_room_id: action({
    summary:
      'Questions of a room: those that have opened, the others sealed. Joins a room that waits; its owner starts it once it is ready',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    ...questionsOfRoom,
    refusals: [
      'room_not_found',
      'room_full',
      'room_deleted',
      'room_deleted_by_owner',
      'already_in_battle',
      'not_enough_coins',
      'no_questions',
      'too_many_requests',
    ],
  }),
  get_battle: action({
    summary: 'A room as this player may see it, and its events after a number',
    access: 'player',
    input: z.object({
      /** Left out: the room in which the player waits or plays. */
      room_id: optional(Text(64)),
      after: optional(Whole(0, 2_147_483_647)),
    }),
    output: Battle,
    meta: z.object({ events: z.array(BattleEvent) }),
    refusals: ['room_not_found'],
  }),
  send_battle_message: action({
    summary: 'Say one of the phrases, at most one a second and 20 a battle',
    access: 'player',
    input: z.object({ room_id: Text(64), message: z.enum(phrases) }),
    output: z.object({ seq: z.int() }),
    refusals: ['room_not_found', 'room_deleted', 'too_many_requests'],
  }),
  ask_rematch: action({
    summary: 'Ask for a rematch after the end; it starts when everyone has asked',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: Battle,
    refusals: ['room_not_found', 'rematch_over', 'opponent_left', ...whyUnpaid, 'already_in_battle', 'no_questions'],
  }),
  get_battle_statistics: action({
    summary: 'Battles played, and won, lost and drawn',
    access: 'player',
    /** An unknown column sorts the list by id. */
    input: z.object({
      ...page,
      sort: sorting(['id', 'date'], 'id'),
      order,
    }),
    output: z.array(BattleRow),
    meta: Tally.extend({
      total: z.int(),
      random: Tally,
      friend: Tally,
      group: Tally,
      rating: z.object({ rating: z.int(), deviation: z.int(), is_provisional: z.boolean() }),
      /** Random battles won in a row. */
      streak: z.object({ now: z.int(), best: z.int() }),
    }),
    refusals: [],
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
    output: Tally,
    refusals: [],
  }),
}
