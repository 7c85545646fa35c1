// Accounts: sign-in, the profile, and the deletion of an account.

import { z } from 'zod'
import { action, staffRoles } from '../platform/action.ts'
import { Flame } from '../rewards/streaks.ts'
import { claimed, Flag, inSmallLetters, nameByNumber, optional, page, RawText, Text, Time } from '../platform/fields.ts'
import { avatarColours, avatarFigures } from './avatars.ts'

const FirebaseId = Text(128)
const SignInType = z.enum(['email', 'mobile', 'gmail'])
/** Clients' names for the sign-in methods. The server takes the method from the ID token. */
const typesByName = new Map([
  ['google', 'gmail'],
  ['google.com', 'gmail'],
  ['phone', 'mobile'],
  ['password', 'email'],
])
const ClaimedType = claimed(z.preprocess(value => nameByNumber(typesByName)(inSmallLetters(value)), SignInType))

/** The seed's object with coins and score. */
const Standing = z.object({ coins: z.int(), all_time_score: z.int() })

export const User = z.object({
  id: z.int(),
  firebase_id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  /** Path of the picture, or null: the client draws an avatar from the name. */
  profile: z.string().nullable(),
  type: SignInType,
  coins: z.int(),
  /** Coins that can be staked in battles and contests, and the number of plays until all coins can be. */
  stakes: z.object({ coins: z.int(), plays_missing: z.int() }),
  all_time_score: z.int(),
  /** Coins and score again, under the seed's names. */
  userStatics: Standing,
  userProfileStatics: Standing,
  all_time_rank: z.int().nullable(),
  refer_code: z.string(),
  status: z.enum(['active', 'deactivated']),
  /** Empty for a player without a role. */
  roles: z.array(z.enum(staffRoles)),
  /** The session was opened with a second factor. The server asks for it at every sign-in of an account that has one. */
  has_second_factor: z.boolean(),
  /** Code of the chosen content language. */
  language: z.string().nullable(),
  /** Code of the chosen interface language. */
  web_language: z.string().nullable(),
  /** Whether the player wants sounds; null: not asked yet. */
  sound: z.boolean().nullable(),
  timezone: z.string(),
  date_registered: Time,
  badges_unlocked: z.int(),
  unread_notifications: z.int(),
  unread_messages: z.int(),
  streak: Flame,
})
export type User = z.output<typeof User>

/** A language by code or name. The server ignores a language that is not available. */
const ClaimedLanguage = claimed(Text(35))

/** Why a field was not saved. `sign_in_contact`: a player changes the contact of the sign-in only by signing in with another one. */
const unsavedWhy = ['invalid_email', 'invalid_phone', 'sign_in_contact'] as const

const OwnSession = z.object({
  /** Part of a hash of the token's hash, so it gives no access. */
  id: z.string(),
  created_at: Time,
  /** To the hour. */
  last_used_at: Time,
  /** The session of this call. */
  is_current: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>

export const accounts = {
  check_user_exists: action({
    summary: 'Whether an identity has an account',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({ firebase_id: FirebaseId }),
    output: z.object({ exists: z.boolean() }),
    refusals: [],
  }),
  user_signup: action({
    summary: 'Sign up or sign in with an ID token of the identity provider; ends the session whose api_token the call sends',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({
      firebase_id: FirebaseId,
      id_token: RawText(8192),
      type: ClaimedType,
      name: optional(Text(80)),
      email: optional(Text(254)),
      profile: optional(Text(2048)),
      mobile: optional(Text(20)),
      fcm_id: optional(Text(512)),
      friends_code: optional(Text(32)),
      timezone: optional(Text(64)),
      web_language: ClaimedLanguage,
    }),
    output: User.extend({ api_token: z.string() }),
    refusals: [
      'invalid_token',
      'verify_email_first',
      'account_deactivated',
      'account_disabled',
      'operation_not_allowed',
      'invalid_friends_code',
      'name_blocked',
      'email_in_use',
      'mobile_in_use',
      'too_many_requests',
      'maintenance',
    ],
  }),
  logout: action({
    summary: 'End the session of this device',
    access: 'player',
    openInMaintenance: true,
    input: z.object({}),
    output: z.null(),
    refusals: [],
  }),
  get_sessions: action({
    summary: 'Sessions of the player, last used first',
    access: 'player',
    input: z.object({}),
    output: z.array(OwnSession),
    refusals: [],
  }),
  end_session: action({
    summary: "End one of the player's sessions; the server ignores any other id",
    access: 'player',
    input: z.object({ session_id: Text(12) }),
    output: z.null(),
    refusals: ['not_allowed_in_demo'],
  }),
  end_other_sessions: action({
    summary: "End all of the player's sessions but this one",
    access: 'player',
    input: z.object({}),
    output: z.null(),
    refusals: ['not_allowed_in_demo'],
  }),
  get_user_by_id: action({
    summary: 'The signed-in player. The call also counts the day for the app streak',
    access: 'player',
    input: z.object({}),
    output: User,
    refusals: [],
  }),
  update_profile: action({
    summary: 'Change name, contact, languages and time zone. `issues` names contacts that were not saved; the rest is saved',
    access: 'player',
    input: z.object({
      name: optional(Text(80)),
      email: optional(Text(254)),
      mobile: optional(Text(20)),
      web_language: ClaimedLanguage,
      language: optional(Text(16)),
      timezone: optional(Text(64)),
      sound: optional(Flag),
    }),
    output: User,
    meta: z.object({ issues: z.array(z.object({ field: z.enum(['email', 'mobile']), problem: z.enum(unsavedWhy) })) }),
    refusals: ['not_allowed_in_demo', 'timezone_changed_recently', 'name_blocked', 'name_fixed'],
  }),
  upload_profile_image: action({
    summary: 'Replace the profile picture (JPEG, PNG or WebP); the server re-encodes it to at most 512 px',
    access: 'player',
    input: z.object({}),
    file: 'image',
    output: z.object({ profile: z.string() }),
    refusals: ['not_allowed_in_demo', 'infected_file', 'invalid_image', 'image_too_large'],
  }),
  set_avatar: action({
    summary: 'Replace the profile picture by a drawn one',
    access: 'player',
    input: z.object({
      figure: z.enum(avatarFigures),
      colour: z.enum(avatarColours),
    }),
    output: z.object({ profile: z.string() }),
    refusals: ['not_allowed_in_demo'],
  }),
  get_referrals: action({
    summary: "Friends who joined with the player's code, newest first, and the coins earned",
    access: 'player',
    input: z.object(page),
    output: z.array(
      z.object({
        /** First name only. */
        name: z.string(),
        joined_at: Time,
        /** The friend has enough plays on enough days, and a verified address or number. */
        qualified: z.boolean(),
        /** Finished plays with most questions answered, and the days of these plays. Counting stops at the required number. */
        plays: z.int(),
        days: z.int(),
        coins: z.int(),
      }),
    ),
    meta: z.object({ total: z.int(), coins_earned: z.int(), refer_code: z.string(), plays_needed: z.int(), days_needed: z.int() }),
    refusals: [],
  }),
  delete_user_account: action({
    summary: 'Delete the account: personal data is deleted, the ledger stays',
    access: 'player',
    input: z.object({}),
    output: z.null(),
    refusals: ['not_allowed_in_demo'],
  }),
}
