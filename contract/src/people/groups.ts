// A player's groups, and invitations by mail, which work without an account first.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { User } from './accounts.ts'
import { Leaderboard, leaderboardNames } from '../rewards/leaderboards.ts'
import { Flag, Id, optional, page, RawText, Text, Time } from '../platform/fields.ts'

/** 32 bytes. */
const Token = z
  .string()
  .max(200)
  .regex(/^[\w-]{43}$/)

const InvitedTo = z.object({
  /** The address to which the link was mailed: only a person who reads its mail has the link. */
  email: z.string(),
  name: z.string().nullable(),
  invited_by: z.string(),
  group: z.string().nullable(),
  exam: z.object({ id: z.int(), title: z.string(), starts_at: Time, ends_at: Time, duration_minutes: z.int() }).nullable(),
  expires_at: Time,
  /**
   * What the link asks of the person who opened it. `join`: the signed-in account has the address. `ask`: the signed-in account has another
   * address. `new`: nobody has the address, so that a name and a password make an account. `sign_in`: an account has the address, or the site
   * signs people in elsewhere.
   */
  next: z.enum(['join', 'ask', 'new', 'sign_in']),
})
export type InvitedTo = z.output<typeof InvitedTo>

const refusals = ['invitation_unknown', 'invitation_used', 'invitation_ended', 'exam_over'] as const

export const groups = {
  get_mailed_invitation: action({
    summary: 'What the link of an invitation leads to. Reading changes nothing, because mail scanners open links',
    access: 'anyone',
    rateLimit: 'invitation',
    input: z.object({ invitation_token: Token }),
    output: InvitedTo,
    refusals,
  }),
  accept_mailed_invitation: action({
    summary:
      'Accept an invitation, once: the account joins the group and is on the list of the exam. Without an account, `name` and `password` make one, whose address is confirmed by the link',
    access: 'anyone',
    rateLimit: 'invitation',
    input: z.object({
      invitation_token: Token,
      name: optional(Text(80)),
      password: optional(RawText(1000)),
      timezone: optional(Text(64)),
      web_language: optional(Text(16)),
      /** The person was asked and joins with an account that has another address. */
      other_account: optional(Flag),
    }),
    output: z.object({
      /** The account that was made, signed in; null for one that was signed in before. */
      new_account: User.extend({ api_token: z.string() }).nullable(),
      group_id: z.int().nullable(),
      exam_id: z.int().nullable(),
    }),
    refusals: [...refusals, 'sign_in_to_join', 'other_account', 'weak_password', 'name_blocked', 'email_in_use'],
  }),
  get_own_groups: action({
    summary: 'The groups in which the caller is, with their leaders, and the groups that the caller leads',
    access: 'player',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        leaders: z.array(z.string()),
        is_member: z.boolean(),
        leads: z.boolean(),
        /** Whether the members see the group's leaderboard. */
        has_board: z.boolean(),
      }),
    ),
    refusals: [],
  }),
  get_group_leaderboard: action({
    summary:
      'Ranking of the members of a group who have points in a period, for its members and leaders, if staff have switched it on. A group of others is refused like one that does not exist',
    access: 'player',
    input: z.object({ group_id: Id, period: z.enum(leaderboardNames), ...page }),
    output: Leaderboard,
    meta: z.object({ total: z.int(), group: z.string(), is_member: z.boolean() }),
    refusals: ['document_not_found'],
  }),
  leave_group: action({
    summary: 'Leave a group',
    access: 'player',
    input: z.object({ group_id: Id }),
    output: z.null(),
    refusals: ['document_not_found'],
  }),
}
