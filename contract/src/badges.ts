// Badges and notifications: what the server announces to a player.

import { z } from 'zod'
import { action } from './action.ts'
import { optional, page, Text, Time } from './fields.ts'

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

const Badge = z.object({
  type: z.enum(badgeTypes),
  name: z.string(),
  note: z.string(),
  reward: z.int(),
  counter: z.int(),
  progress: z.int(),
  status: z.enum(['locked', 'unlocked', 'claimed']),
  unlocked_at: Time.nullable(),
})

export const badges = {
  get_user_badges: action({
    summary: 'All fifteen badges with progress',
    access: 'player',
    input: z.object({}),
    output: z.array(Badge),
    refusals: ['operation_not_allowed', 'no_badges'],
  }),
  set_badges: action({
    summary: 'A claim: answers with the true state of a badge',
    access: 'player',
    input: z.object({ type: Text(64) }),
    output: Badge,
    refusals: ['operation_not_allowed', 'document_not_found'],
  }),
}

export const notices = {
  get_notifications: action({
    summary: 'Notifications',
    access: 'player',
    input: z.object({ ...page, sort: optional(z.enum(['id', 'date_sent'])), order: optional(z.enum(['asc', 'desc', 'ASC', 'DESC'])) }),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        message: z.string(),
        image: z.string().nullable(),
        type: z.string(),
        type_id: z.int().nullable(),
        date_sent: Time,
        read: z.boolean(),
      }),
    ),
    beside: z.object({ total: z.int() }),
    refusals: ['operation_not_allowed'],
  }),
}
