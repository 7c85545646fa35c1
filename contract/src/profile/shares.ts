// Shares: public pages at an address that nobody can guess. They show the player's first name and the result, but no answers.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { Day, Id, optional } from '../platform/fields.ts'

const shareKinds = ['result', 'streak', 'badge', 'week'] as const

export const shares = {
  create_share: action({
    summary: 'Create a public page with a picture of a result, of the daily quiz streak, of a badge or of a week',
    access: 'player',
    /** A result needs `play_id`, a badge its type, a week one of its days. */
    input: z.object({ share_kind: z.enum(shareKinds), play_id: optional(Id), badge: optional(z.enum(badgeTypes)), week: optional(Day) }),
    output: z.object({ path: z.string() }),
    refusals: ['document_not_found', 'not_allowed_in_demo'],
  }),
}
