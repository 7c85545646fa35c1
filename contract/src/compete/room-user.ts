// A battle's player, as the viewing player may see them.

import { z } from 'zod'
import { phrases } from '../people/message-names.ts'
import { Time } from '../platform/fields.ts'

/** The seed's timers of a player, mm:ss: the whole time of the battle, the rest at the last answer, and the rest now. */
const Timers = z.object({ total: z.string(), snapshot: z.string(), remaining: z.string() })

export const RoomUser = z.object({
  seat: z.int(),
  uid: z.int(),
  name: z.string(),
  /** False for the bot and for a player who must not be named: then `name` is ''. */
  is_named: z.boolean(),
  image: z.string().nullable(),
  is_bot: z.boolean(),
  /** When the recorded round was played whose answers this bot gives; then `name` and `image` are its player's, if they may be shown. */
  played_at: Time.nullable(),
  correctAnswers: z.int(),
  point: z.int(),
  timers: Timers,
  /** `left` is final: the battle goes on without this player. */
  state: z.enum(['here', 'away', 'left']),
  /** When an absent player counts as having left. */
  away_until: Time.nullable(),
  /** In the current round. `answer` of other players is null until the round is over. */
  has_answered: z.boolean(),
  answer: z.string().nullable(),
  /** Null until the round is over, and while a contest or an exam asks the question. */
  correct: z.boolean().nullable(),
  gained: z.int().nullable(),
  /** Nobody has the right number and this one is nearest, which wins the round. */
  is_nearest: z.boolean().nullable(),
  ms: z.int().nullable(),
  /** Null for bots and in battles that are not rated. */
  rating: z.object({ rating: z.int(), is_provisional: z.boolean() }).nullable(),
  asks_rematch: z.boolean(),
  /** The last phrase sent; pages show it for a few seconds. */
  said: z.object({ phrase: z.enum(phrases), at: Time, seq: z.int() }).nullable(),
})
export type RoomUser = z.output<typeof RoomUser>

/** A seat's answer in a revealed round: '' for no answer, then `ms` is null. */
export const SeatAnswer = z.object({
  seat: z.int(),
  answer: z.string(),
  correct: z.boolean(),
  is_nearest: z.boolean(),
  ms: z.int().nullable(),
  gained: z.int(),
})
