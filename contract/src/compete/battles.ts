// Battles: two to four players answer the same questions at the same time. Commands are calls; the socket sends the view after each event.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { battleKinds } from '../platform/mode-names.ts'
import { battleStates, whyNames } from './battle-names.ts'
import { phrases } from '../people/message-names.ts'
import { Clamped, Flag, LanguageId, optional, orNone, Text, Time, Whole } from '../platform/fields.ts'
import { explanation, Listed, Play, Q } from '../play/plays.ts'
import { battleStatistics } from './battle-statistics.ts'
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
  /** Null if the battle is not rated. */
  rating: z.object({ before: z.int(), after: z.int(), is_provisional: z.boolean() }).nullable(),
  /** Random battles won in a row, including this one; null if this battle does not count. */
  streak: z.int().nullable(),
  badges: z.array(z.enum(badgeTypes)),
  rounds: z.array(RoundOfResult),
})
export type BattleResult = z.output<typeof BattleResult>

export const Battle = z.object({
  roomID: z.string(),
  /** AAAA-BBBB; null in a random battle, and for a room that is closed to new players. */
  roomCode: z.string().nullable(),
  room_type: z.enum(battleKinds),
  createdBy: z.int(),
  /** Enough players have joined: the owner may start, or has started. */
  readytoplay: z.boolean(),
  entryFee: z.int(),
  /** Number of seats. */
  totalusers: z.int(),
  state: z.enum(battleStates),
  /** Why the battle ended early, or why it has no entry and no rating; null without a reason. */
  why: z.enum(whyNames).nullable(),
  /** The number of the last event that this view contains. */
  seq: z.int(),
  /** The server's time of this view. */
  now: Time,
  /** When the current state began (`since`), and when the next is due (`due`, null while waiting for players). */
  since: Time,
  due: Time.nullable(),
  /** The player's seat; null if the player left the room before the start. */
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
  /** The question of the round; without options in the state `reading`. */
  question: Q.nullable(),
  /** Null until the round is over, like `note` and the explanation. */
  correct_answer: z.string().nullable(),
  note: z.string().nullable(),
  ...explanation,
  users: z.array(RoomUser),
  /** Null until the battle is over, and for a battle without a result. */
  result: BattleResult.nullable(),
  /** After the end: until when players can ask for a rematch, and its room. Null in a battle against a recorded round. */
  rematch: z.object({ until: Time, room_id: z.string().nullable() }).nullable(),
})
export type Battle = z.output<typeof Battle>

/** An event as this player may see it, without payload fields that are still secret. */
const BattleEvent = z.object({
  seq: z.int(),
  at: Time,
  kind: z.string(),
  seat: z.int().nullable(),
  payload: z.record(z.string(), z.unknown()),
})

const questionsOfRoom = {
  output: z.array(Listed),
  /** `play` is null until the battle starts. `battle` is null while the search goes on, or after it was cancelled. */
  meta: z.object({ play: Play.nullable(), battle: Battle.nullable() }),
}

/** Why an entry cannot be paid. */
const whyUnpaid = ['not_enough_coins', 'play_before_staking', 'won_enough_today'] as const

export const battles = {
  find_opponent: action({
    summary: 'Search for an opponent for a random battle; a repeated call for the same target continues the search',
    access: 'player',
    input: z.object({ category: orNone(Text(120)), language_id: LanguageId }),
    output: z.object({
      search_id: z.string(),
      expires_at: Time,
      /** From then on the player may play the bot instead of waiting. */
      bot_at: Time,
      now: Time,
      rating: z.object({ rating: z.int(), is_provisional: z.boolean() }),
      entry: z.int(),
      /** Why the battle will have no entry and no rating; null if it is for coins. */
      why: z.enum(whyNames).nullable(),
      /** The window around the player's rating: half its initial width, and its growth (`step` per `step_seconds`). */
      window: z.object({ start: z.int(), step: z.int(), step_seconds: z.int() }),
      started_at: Time,
      /** The room, once an opponent is found. */
      room_id: z.string().nullable(),
    }),
    refusals: ['not_enough_coins', 'no_questions', 'document_not_found', 'category_locked', 'already_in_battle'],
  }),
  cancel_search: action({
    summary: 'Cancel the search; a battle that was already found stays',
    access: 'player',
    input: z.object({ search_id: Text(64) }),
    output: z.object({ room_id: z.string().nullable() }),
    refusals: [],
  }),
  play_with_bot: action({
    summary: 'Battle against the bot, once the player has searched alone for some seconds; it ends the search. No coins, no rating',
    access: 'player',
    input: z.object({ search_id: Text(64) }),
    output: Battle,
    refusals: ['document_not_found', 'operation_not_allowed', 'already_in_battle', 'no_questions'],
  }),
  get_recorded_round: action({
    summary: 'The finished round of another player of about the same rating that the player may play against instead of the bot',
    access: 'player',
    input: z.object({ search_id: Text(64) }),
    output: z.object({
      /** Null if there is none. */
      recorded: z
        .object({
          /** '' and null if the player must not be named. */
          name: z.string(),
          image: z.string().nullable(),
          played_at: Time,
        })
        .nullable(),
    }),
    refusals: ['document_not_found', 'operation_not_allowed'],
  }),
  play_recorded_round: action({
    summary: 'Battle against the recorded round; it ends the search. No coins, no rating, and nothing changes for its player',
    access: 'player',
    input: z.object({ search_id: Text(64) }),
    output: Battle,
    /** `no_opponent`: there is no such round any more; the bot plays always. */
    refusals: ['document_not_found', 'operation_not_allowed', 'already_in_battle', 'no_opponent'],
  }),
  get_random_questions: action({
    summary: 'Questions of a random battle, or the end of the search or the battle',
    access: 'player',
    input: z.object({
      language_id: LanguageId,
      /** A room, or a name on which two players have agreed: the first waits, the second starts. Absent: the running random battle. */
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
    summary: 'Open a battle room; a repeated call with the same room_id returns the same room',
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
    summary: 'Topic and entry of a room, before joining it',
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
  get_room_invitation: action({
    summary: 'Who invites to a waiting room, and to what, for guests with its link. Only the first name, and no ids',
    access: 'anyone',
    input: z.object({ room_code: RoomCode }),
    output: Battle.pick({
      room_type: true,
      entryFee: true,
      totalusers: true,
      questions: true,
      seconds_per_question: true,
      category: true,
    }).extend({
      owner: z.string(),
      taken: z.int(),
    }),
    rateLimit: 'invitation',
    refusals: ['room_not_found', 'room_deleted', 'room_deleted_by_owner'],
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
    summary: 'Leave a room: before the start the entry is refunded, afterwards the battle is lost',
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
    summary: 'The owner deletes the room before its start; every entry is refunded',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: Battle,
    refusals: ['room_not_found', 'not_room_owner', 'operation_not_allowed'],
  }),
  get_question_by_room_id: action({
    summary:
      'Questions of a room; those not yet opened are sealed. Joins a waiting room; if the owner calls it, starts a room that is ready',
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
    summary: 'A room as this player may see it, with its events after a given number',
    access: 'player',
    input: z.object({
      /** Absent: the room in which the player waits or plays. */
      room_id: optional(Text(64)),
      after: optional(Whole(0, 2_147_483_647)),
    }),
    output: Battle,
    meta: z.object({ events: z.array(BattleEvent) }),
    refusals: ['room_not_found'],
  }),
  send_battle_message: action({
    summary: 'Send one of the phrases, at most one per second and 20 per battle',
    access: 'player',
    input: z.object({ room_id: Text(64), message: z.enum(phrases) }),
    output: z.object({ seq: z.int() }),
    refusals: ['room_not_found', 'room_deleted', 'too_many_requests'],
  }),
  ask_rematch: action({
    summary: 'Ask for a rematch after the end; it starts when all players have asked',
    access: 'player',
    input: z.object({ room_id: Text(64) }),
    output: Battle,
    refusals: ['room_not_found', 'rematch_over', 'opponent_left', ...whyUnpaid, 'already_in_battle', 'no_questions'],
  }),
  ...battleStatistics,
}
