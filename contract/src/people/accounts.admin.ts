// Staff see and manage players.

import { z } from 'zod'
import type { ActionSpec } from '../platform/action.ts'
import { action, staffRoles } from '../platform/action.ts'
import { Id, adminPage, optional, Text, Time } from '../platform/fields.ts'
import { modes } from '../platform/mode-names.ts'
import { Transaction } from '../rewards/wallet.ts'

const status = z.enum(['active', 'deactivated', 'deleted'])

const ListedPlayer = z.object({
  id: z.int(),
  name: z.string(),
  /** Null without an address, and for roles that may not see contacts. */
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  status,
  roles: z.array(z.enum(staffRoles)),
  coins: z.int(),
  registered_at: Time,
  last_seen_at: Time.nullable(),
})
export type ListedPlayer = z.output<typeof ListedPlayer>

const PlayerProfile = ListedPlayer.extend({
  profile: z.string().nullable(),
  type: z.enum(['email', 'mobile', 'gmail']),
  /** The caller's role may see contacts. */
  shows_contacts: z.boolean(),
  refer_code: z.string(),
  invited_by: z.object({ id: z.int(), name: z.string() }).nullable(),
  friends: z.int(),
  language: z.string().nullable(),
  web_language: z.string().nullable(),
  timezone: z.string(),
  score: z.int(),
  rank: z.int().nullable(),
  badges_unlocked: z.int(),
  /** Number of finished plays, counted up to 10,000. */
  plays: z.int(),
  sessions: z.int(),
})
export type PlayerProfile = z.output<typeof PlayerProfile>

const PlayerSession = z.object({
  /** Part of a hash of the token's hash, so it gives no access. */
  id: z.string(),
  created_at: Time,
  last_used_at: Time,
  proved_at: Time,
  has_second_factor: z.boolean(),
})
export type PlayerSession = z.output<typeof PlayerSession>

const PlayedPlay = z.object({
  id: z.int(),
  mode: z.enum(modes),
  category: z.string().nullable(),
  level: z.int().nullable(),
  state: z.enum(['open', 'finished']),
  questions: z.int(),
  /** Null for an exam, like `wrong` and `score`: only its managers see results, on its board. */
  correct: z.int().nullable(),
  wrong: z.int().nullable(),
  coins: z.int(),
  score: z.int().nullable(),
  started_at: Time,
  finished_at: Time.nullable(),
})
export type PlayedPlay = z.output<typeof PlayedPlay>

const Player = z.object({ account_id: Id })

const ending = {
  access: 'administrator',
  writes: true,
  needsFreshSignIn: true,
} as const

export const playerAdmin = {
  get_players: action({
    summary: 'Players. Only administrators and treasurers see contacts; the total stops at 10,000',
    access: 'staff',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['id', 'name', 'registered_at'])),
      order: optional(z.enum(['asc', 'desc'])),
      /** Account id, invitation code or beginning of the name; for roles that see contacts also the beginning of email or number. */
      search: optional(Text(120)),
      status: optional(status),
      role: optional(z.enum(staffRoles)),
      registered_from: optional(Time),
      registered_to: optional(Time),
    }),
    output: z.array(ListedPlayer),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_player: action({
    summary: 'One player, with the details for staff',
    access: 'staff',
    input: Player,
    output: PlayerProfile,
    refusals: ['user_not_found'],
  }),
  get_player_sessions: action({
    summary: 'Sessions of a player',
    access: 'administrator',
    input: z.object({ account_id: Id, ...adminPage }),
    output: z.array(PlayerSession),
    meta: z.object({ total: z.int() }),
    refusals: ['user_not_found'],
  }),
  end_player_sessions: action({
    summary: 'Sign a player out everywhere',
    access: 'administrator',
    writes: true,
    input: Player,
    output: PlayerProfile,
    refusals: ['user_not_found'],
  }),
  deactivate_player: action({
    summary: 'Deactivate an account: all sessions end at once, and payouts are held',
    ...ending,
    input: z.object({ account_id: Id, reason: Text(500) }),
    output: PlayerProfile,
    refusals: ['user_not_found', 'own_account', 'last_administrator', 'account_not_active'],
  }),
  activate_player: action({
    summary: 'Reactivate a deactivated account',
    ...ending,
    input: Player,
    output: PlayerProfile,
    refusals: ['user_not_found', 'account_not_deactivated'],
  }),
  delete_player: action({
    summary: 'Delete an account, as the player could: personal data is deleted, the ledger stays',
    ...ending,
    input: z.object({ account_id: Id, reason: Text(500) }),
    output: PlayerProfile,
    refusals: ['user_not_found', 'own_account', 'last_administrator'],
  }),
  get_player_plays: action({
    summary: 'Plays of a player, newest first; the total stops at 10,000',
    access: 'staff',
    input: z.object({ account_id: Id, ...adminPage }),
    output: z.array(PlayedPlay),
    meta: z.object({ total: z.int() }),
    refusals: ['user_not_found'],
  }),
  get_player_ledger: action({
    summary: "A player's coin history, as the player sees it",
    access: 'treasurer',
    input: z.object({ account_id: Id, ...adminPage }),
    output: z.array(Transaction),
    meta: z.object({ total: z.int() }),
    refusals: ['user_not_found'],
  }),
} satisfies Record<string, ActionSpec>
