// A player of a battle, as one player may see them.

import { z } from 'zod'
import { phrases } from '../people/message-names.ts'
import { Time } from '../platform/fields.ts'

/** The seed's timers of a player: the whole time of the battle, what was left at the last answer, and what is left now, as mm:ss. */
const Timers = z.object({ total: z.string(), snapshot: z.string(), remaining: z.string() })

export const RoomUser = z.object({
  seat: z.int(),
  uid: z.int(),
  name: z.string(),
  image: z.string().nullable(),
  is_bot: z.boolean(),
  correctAnswers: z.int(),
  point: z.int(),
  timers: Timers,
  /** 'left' is for good: the battle goes on without this player. */
  state: z.enum(['here', 'away', 'left']),
  /** When an absent player counts as gone. */
  away_until: Time.nullable(),
  /** In the current round. What was chosen is null until the round is over, but for the player's own choice. */
  has_answered: z.boolean(),
  answer: z.string().nullable(),
  /** Null until the round is over, and while a contest or an exam asks the question. */
  correct: z.boolean().nullable(),
  gained: z.int().nullable(),
  /** Nobody has the number right, and none is nearer: that wins the round. */
  is_nearest: z.boolean().nullable(),
  ms: z.int().nullable(),
  /** Null for bots and in battles that are not rated. */
  rating: z.object({ rating: z.int(), is_provisional: z.boolean() }).nullable(),
  asks_rematch: z.boolean(),
  /** The last phrase said, which is shown for a few seconds. */
  said: z.object({ phrase: z.enum(phrases), at: Time, seq: z.int() }).nullable(),
})
export type RoomUser = z.output<typeof RoomUser>

/** What a seat has said in a round that is told: '' for no answer, which has no `ms`. */
export const SeatAnswer = z.object({
  seat: z.int(),
  answer: z.string(),
  correct: z.boolean(),
  is_nearest: z.boolean(),
  ms: z.int().nullable(),
  gained: z.int(),
})
