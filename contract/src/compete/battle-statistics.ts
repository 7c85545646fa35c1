// The battles of a player, and their record.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { claimed, Flag, Id, order, page, sorting, Time, Whole } from '../platform/fields.ts'
import { battleKinds } from '../platform/mode-names.ts'

const BattleRow = z.object({
  id: z.int(),
  room_id: z.string(),
  room_type: z.enum(battleKinds),
  opponent: z.string(),
  opponents: z.array(z.object({ name: z.string(), profile: z.string().nullable(), point: z.int(), is_bot: z.boolean() })),
  profile: z.string().nullable(),
  result: z.enum(['won', 'lost', 'drawn']),
  point: z.int(),
  coins: z.int(),
  /** Null if the battle was not rated. */
  rating_change: z.int().nullable(),
  date: Time,
})
export type BattleRow = z.output<typeof BattleRow>

const Tally = z.object({ won: z.int(), lost: z.int(), drawn: z.int() })

export const battleStatistics = {
  get_battle_statistics: action({
    summary: 'Battles played, with the numbers won, lost and drawn',
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
    summary: 'A claim; the reply has the true statistics',
    access: 'player',
    /** `winner_id` of a draw is 0. */
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
