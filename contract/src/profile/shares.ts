// Shares: what a player shows to others, under an address that nobody can guess. It says the first name and how it went, and no answer.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { Id, optional } from '../platform/fields.ts'

const shareKinds = ['result', 'streak', 'badge'] as const

export const shares = {
  create_share: action({
    summary: 'A page with a picture of a result, of the streak of the quiz of the day, or of a badge, for whoever has its address',
    access: 'player',
    /** A result needs its round, a badge its type. */
    input: z.object({ share_kind: z.enum(shareKinds), play_id: optional(Id), badge: optional(z.enum(badgeTypes)) }),
    output: z.object({ path: z.string() }),
    refusals: ['document_not_found', 'not_allowed_in_demo'],
  }),
}
