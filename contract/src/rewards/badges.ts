// Badges: their rules, a player's progress, and the call that claims a badge.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { claimed, inSmallLetters, Text, Time } from '../platform/fields.ts'

export const badgeTypes = [
  'dashing_debut',
  'combat_winner',
  'clash_winner',
  'most_wanted_winner',
  'ultimate_player',
  'quiz_warrior',
  'super_sonic',
  'flashback',
  'brainiac',
  'big_thing',
  'elite',
  'thirsty',
  'power_elite',
  'sharing_caring',
  'streak',
] as const
export type BadgeType = (typeof badgeTypes)[number]

const Badge = z.object({
  type: z.enum(badgeTypes),
  /** In the player's interface language. */
  name: z.string(),
  note: z.string(),
  /** Coins, paid when claimed. */
  reward: z.int(),
  /** The progress that unlocks the badge. */
  counter: z.int(),
  /** Never more than `counter`. */
  progress: z.int(),
  status: z.enum(['locked', 'unlocked', 'claimed']),
  unlocked_at: Time.nullable(),
})
export type Badge = z.output<typeof Badge>

/** The seed's clients send names with blanks: "big thing". */
export const ClaimedBadge = claimed(
  z.preprocess(value => {
    const name = inSmallLetters(value)
    return typeof name === 'string' ? name.replaceAll(/[\s-]+/g, '_') : name
  }, Text(64)),
)

export const badges = {
  get_user_badges: action({
    summary: "All fifteen badges with the player's progress",
    access: 'player',
    input: z.object({}),
    output: z.array(Badge),
    refusals: ['no_badges'],
  }),
  set_badges: action({
    summary: 'A claim; the reply is the true state of a badge',
    access: 'player',
    input: z.object({ type: ClaimedBadge }),
    output: Badge,
    refusals: ['document_not_found'],
  }),
}
