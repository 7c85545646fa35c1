// Three small quests a day. The server draws them, counts their progress from settled plays, and pays each by itself, once.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Day, Time } from '../platform/fields.ts'
import { questDifficulties, questKinds } from './quest-names.ts'

const Quest = z.object({
  kind: z.enum(questKinds),
  difficulty: z.enum(questDifficulties),
  /** At most `goal`. */
  progress: z.int(),
  goal: z.int(),
  /** Paid once, as soon as the goal is reached. */
  coins: z.int(),
  is_done: z.boolean(),
})
export type Quest = z.output<typeof Quest>

const Quests = z.object({
  /** In the player's time zone. */
  day: Day,
  ends_at: Time,
  /** From easy to hard. */
  quests: z.array(Quest),
  /** Paid when all three are done. */
  bonus_coins: z.int(),
  /** Coins that this call has paid. */
  paid_now: z.int(),
  /** Of these, for quests of the seven days before, which the player did without looking at them again. */
  paid_earlier: z.int(),
  /** Today's quests that are done since the last look; 'all' when with them all three are. */
  done_now: z.array(z.enum([...questKinds, 'all'])),
  /** The balance after that; null if it paid nothing. */
  coins: z.int().nullable(),
})
export type Quests = z.output<typeof Quests>

export const quests = {
  get_quests: action({
    summary: "The player's three quests of today; pays those of the last days that are done and not paid yet",
    access: 'player',
    input: z.object({}),
    output: Quests,
    inTurn: true,
    repeatsItself: true,
    refusals: [],
  }),
}
