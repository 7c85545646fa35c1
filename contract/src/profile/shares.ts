// Shares: public pages at an address that nobody can guess. They show the player's first name and the result, but no answers.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { Id, optional } from '../platform/fields.ts'

const shareKinds = ['result', 'streak', 'badge'] as const

export const shares = {
  create_share: action({
    summary: 'Create a public page with a picture of a result, of the daily quiz streak or of a badge',
    access: 'player',
    /** A result needs `play_id`, a badge its type. */
    input: z.object({ share_kind: z.enum(shareKinds), play_id: optional(Id), badge: optional(z.enum(badgeTypes)) }),
    output: z.object({ path: z.string() }),
    refusals: ['document_not_found', 'not_allowed_in_demo'],
  }),
}
