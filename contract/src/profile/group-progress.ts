// What the leaders of a group see of its members: how much they have answered, and nothing else.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Day, Id, page } from '../platform/fields.ts'

export const groupProgress = {
  get_group_progress: action({
    summary: 'The progress of the members of a group that the caller leads, by name, without exams. It has no addresses and no answers',
    access: 'player',
    input: z.object({ group_id: Id, ...page }),
    output: z.array(
      z.object({
        name: z.string(),
        own_id: z.string().nullable(),
        answered: z.int(),
        /** Percent of right answers; null without answers. */
        ratio: z.int().nullable(),
        /** At most three categories with fewer right answers than the member has on average, the weakest first. */
        weak: z.array(z.string()),
        /** Null for a member who has not played. */
        last_played: Day.nullable(),
      }),
    ),
    meta: z.object({ total: z.int(), group: z.string() }),
    refusals: ['document_not_found'],
  }),
}
