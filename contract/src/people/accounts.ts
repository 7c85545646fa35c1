// Accounts: sign-in, the profile, and the deletion of an account.

import { z } from 'zod'
import { action, staffRoles } from '../platform/action.ts'
import { claimed, inSmallLetters, nameByNumber, optional, page, RawText, Text, Time } from '../platform/fields.ts'

const FirebaseId = Text(128)
const SignInType = z.enum(['email', 'mobile', 'gmail'])
/** What clients call the ways to sign in. Which one it was says the ID token. */
const typesByName = new Map([
  ['google', 'gmail'],
  ['google.com', 'gmail'],
  ['phone', 'mobile'],
  ['password', 'email'],
])
const ClaimedType = claimed(z.preprocess(value => nameByNumber(typesByName)(inSmallLetters(value)), SignInType))

/** The seed's name for what a player has come to. */
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
  /** How many of the coins can be staked in battles and contests, and how many plays are missing until all of them can. */
  stakes: z.object({ coins: z.int(), plays_missing: z.int() }),
  all_time_score: z.int(),
  /** The two again, under the seed's names. */
  userStatics: Standing,
  userProfileStatics: Standing,
  all_time_rank: z.int().nullable(),
  refer_code: z.string(),
  status: z.enum(['active', 'deactivated']),
  /** None for a player. */
  roles: z.array(z.enum(staffRoles)),
  /** Whether the session was opened with a second factor. Whoever has one is asked for it at every sign-in. */
  has_second_factor: z.boolean(),
  /** Code of the chosen content language. */
  language: z.string().nullable(),
  /** Code of the chosen interface language. */
  web_language: z.string().nullable(),
  timezone: z.string(),
  date_registered: Time,
  badges_unlocked: z.int(),
  unread_notifications: z.int(),
  unread_messages: z.int(),
})
export type User = z.output<typeof User>

/** By its code or its name; of a language that is not on offer nothing is kept. */
const ClaimedLanguage = claimed(Text(35))

/** Why a field was not saved. `sign_in_contact`: the contact one signs in with is changed by signing in with another. */
const unsavedWhy = ['invalid_email', 'invalid_phone', 'sign_in_contact'] as const

const OwnSession = z.object({
  /** Part of a hash of a hash: it opens nothing. */
  id: z.string(),
  created_at: Time,
  /** With a precision of an hour. */
  last_used_at: Time,
  /** The one that asks. */
  is_current: z.boolean(),
})
export type OwnSession = z.output<typeof OwnSession>

export const accounts = {
  check_user_exists: action({
    summary: 'Whether an identity has an account here',
    access: 'anyone',
    openInMaintenance: true,
    input: z.object({ firebase_id: FirebaseId }),
    output: z.object({ exists: z.boolean() }),
    refusals: [],
  }),
  user_signup: action({
    summary: 'Sign up or sign in with the ID token of the identity provider; a session whose token comes along ends',
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
    summary: 'Where the player is signed in, last used first',
    access: 'player',
    input: z.object({}),
    output: z.array(OwnSession),
    refusals: [],
  }),
  end_session: action({
    summary: 'Sign out one device of one’s own; of any other id it says nothing, and does nothing',
    access: 'player',
    input: z.object({ session_id: Text(12) }),
    output: z.null(),
    refusals: ['not_allowed_in_demo'],
  }),
  end_other_sessions: action({
    summary: 'Sign out every device of one’s own but this one',
    access: 'player',
    input: z.object({}),
    output: z.null(),
    refusals: ['not_allowed_in_demo'],
  }),
  get_user_by_id: action({
    summary: 'The signed-in player; also counts the day for the app streak',
    access: 'player',
    input: z.object({}),
    output: User,
    refusals: [],
  }),
  update_profile: action({
    summary: 'Change name, contact, languages and time zone. A contact that cannot be saved is named in `issues`; the rest is saved',
    access: 'player',
    input: z.object({
      name: optional(Text(80)),
      email: optional(Text(254)),
      mobile: optional(Text(20)),
      web_language: ClaimedLanguage,
      language: optional(Text(16)),
      timezone: optional(Text(64)),
    }),
    output: User,
    meta: z.object({ issues: z.array(z.object({ field: z.enum(['email', 'mobile']), problem: z.enum(unsavedWhy) })) }),
    refusals: ['not_allowed_in_demo', 'timezone_changed_recently'],
  }),
  upload_profile_image: action({
    summary: 'Replace the profile picture (JPEG, PNG or WebP; re-encoded to at most 512 px)',
    access: 'player',
    input: z.object({}),
    file: 'image',
    output: z.object({ profile: z.string() }),
    refusals: ['not_allowed_in_demo', 'infected_file', 'invalid_image', 'image_too_large'],
  }),
  get_referrals: action({
    summary: 'Who joined with the player’s code, newest first, and what it brought',
    access: 'player',
    input: z.object(page),
    output: z.array(
      z.object({
        /** First name only. */
        name: z.string(),
        joined_at: Time,
        /** The friend has enough plays on enough days, and a verified address or number. */
        qualified: z.boolean(),
        /** Finished plays with most questions answered, and the days they finished on. Counting stops at the required number. */
        plays: z.int(),
        days: z.int(),
        coins: z.int(),
      }),
    ),
    meta: z.object({ total: z.int(), coins_earned: z.int(), refer_code: z.string(), plays_needed: z.int(), days_needed: z.int() }),
    refusals: [],
  }),
  delete_user_account: action({
    summary: 'Anonymise the account: personal data goes, the ledger stays',
    access: 'player',
    input: z.object({}),
    output: z.null(),
    refusals: ['not_allowed_in_demo'],
  }),
}
