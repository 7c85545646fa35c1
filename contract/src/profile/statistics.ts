// A player's own statistics.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { categoryTypes } from '../bank/catalogue.ts'
import { claimed, Decimal, Whole } from '../platform/fields.ts'
import { modes } from '../play/plays.ts'

/** `ratio` is the percentage of right answers among the questions `asked`. */
const side = z.object({ name: z.string(), type: z.enum(categoryTypes), asked: z.int(), ratio: z.number() }).nullable()

export const statistics = {
  get_users_statistics: action({
    summary: "The player's statistics, from the log of answers",
    access: 'player',
    input: z.object({}),
    output: z.object({
      /** All, answered or not: the base of every percentage. */
      questions_asked: z.int(),
      questions_answered: z.int(),
      correct_answers: z.int(),
      strong_category: side,
      weak_category: side,
      best_rank: z.int().nullable(),
      by_mode: z.array(z.object({ mode: z.enum(modes), plays: z.int(), asked: z.int(), answered: z.int(), correct: z.int() })),
      by_day: z.array(z.object({ day: z.iso.date(), asked: z.int(), answered: z.int(), correct: z.int() })),
      /** Most answered first. */
      by_category: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          type: z.enum(categoryTypes),
          asked: z.int(),
          answered: z.int(),
          correct: z.int(),
        }),
      ),
      /** Answer times by range, fastest first; `up_to_ms` is null for the last. */
      speed: z.array(z.object({ up_to_ms: z.int().nullable(), answers: z.int(), correct: z.int() })),
      median_ms: z.int().nullable(),
      battles: z.object({ won: z.int(), lost: z.int(), drawn: z.int() }),
    }),
    refusals: [],
  }),
  set_users_statistics: action({
    summary: 'A claim; the reply has the true statistics',
    access: 'player',
    input: z.object({
      questions_answered: claimed(Whole(0, 1_000_000)),
      correct_answers: claimed(Whole(0, 1_000_000)),
      category_id: claimed(Whole(0, 2_147_483_647)),
      ratio: claimed(Decimal(0, 100)),
    }),
    output: z.object({ questions_answered: z.int(), correct_answers: z.int() }),
    refusals: [],
  }),
}
