// Staff moderates names and pictures, and keeps the lists of blocked words.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, ContentVersion, Id, optional, RawText, Text, Time } from '../platform/fields.ts'
import { playerReportReasons, reportedSubjects } from './moderation-names.ts'

const states = ['open', 'closed'] as const
const Subject = z.enum(reportedSubjects)

const ReportedPlayer = z.object({
  /** The account. */
  id: z.int(),
  name: z.string(),
  /** Null: the picture is drawn from the name. */
  profile: z.string().nullable(),
  /** Open reports by subject and reason. */
  open: z.array(z.object({ subject: Subject, reason: z.enum(playerReportReasons), reports: z.int() })),
  /** Null without reports. */
  newest_at: Time.nullable(),
  /** How often staff took back a name or picture of this player. */
  taken: z.int(),
})
export type ReportedPlayer = z.output<typeof ReportedPlayer>

const PlayerReport = z.object({
  id: z.int(),
  subject: Subject,
  reason: z.enum(playerReportReasons),
  /** The name when it was reported. Null for a picture: it may be deleted. */
  reported_name: z.string().nullable(),
  reporter: z.object({ id: z.int(), name: z.string() }),
  created_at: Time,
  outcome: z.enum(['left', 'taken']).nullable(),
  closed_at: Time.nullable(),
  closed_by: z.string().nullable(),
})

const ReportedPlayerWhole = ReportedPlayer.extend({
  /** Only administrators moderate staff, and nobody moderates themselves. */
  may_moderate: z.boolean(),
  names_taken: z.int(),
  name_fixed_until: Time.nullable(),
  /** The newest hundred. */
  reports: z.array(PlayerReport),
})
export type ReportedPlayerWhole = z.output<typeof ReportedPlayerWhole>

const BlockedWordList = z.object({
  /** The code of the language. */
  id: z.string(),
  language: z.string(),
  /** One word per line. */
  words: z.string(),
  count: z.int(),
  changed_at: Time.nullable(),
  /** Follows from the words. */
  version: z.string(),
})
export type BlockedWordList = z.output<typeof BlockedWordList>

const Player = z.object({ account_id: Id })
const Language = { language_code: Text(16) }

export const moderationAdmin = {
  get_reported_players: action({
    summary: 'Players whose name or picture was reported: open reports by default. The total stops at 10,000',
    access: 'editor',
    input: z.object({
      ...adminPage,
      sort: optional(z.enum(['newest_at', 'id'])),
      order: optional(z.enum(['asc', 'desc'])),
      state: optional(z.enum(states)),
    }),
    output: z.array(ReportedPlayer),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_reported_player: action({
    summary: 'A player with the reports about the name and the picture',
    access: 'editor',
    input: Player,
    output: ReportedPlayerWhole,
    refusals: ['user_not_found'],
  }),
  dismiss_player_reports: action({
    summary: 'Leave the name or picture as it is, and close its reports',
    access: 'editor',
    writes: true,
    input: Player.extend({ subject: Subject }),
    output: ReportedPlayerWhole,
    refusals: ['user_not_found', 'no_open_reports'],
  }),
  take_back_name: action({
    summary: 'Replace the name of a player by a neutral one. From the second time in a year the player cannot change it for 30 days',
    access: 'editor',
    writes: true,
    needsFreshSignIn: true,
    /** `seen_name`: the name as staff saw it. The player may have changed it since. */
    input: Player.extend({ seen_name: RawText(200) }),
    output: ReportedPlayerWhole,
    refusals: ['user_not_found', 'changed_meanwhile'],
  }),
  take_back_picture: action({
    summary: 'Delete the picture of a player: one drawn from the name replaces it',
    access: 'editor',
    writes: true,
    needsFreshSignIn: true,
    /** `seen_profile`: the path of the picture as staff saw it. */
    input: Player.extend({ seen_profile: RawText(200) }),
    output: ReportedPlayerWhole,
    refusals: ['user_not_found', 'nothing_to_take_back', 'changed_meanwhile'],
  }),
  get_blocked_words: action({
    summary: 'The list of blocked words of each interface language. The lists of all languages apply to every name',
    access: 'editor',
    input: z.object({ ...adminPage, sort: optional(z.literal('id')), order: optional(z.enum(['asc', 'desc'])) }),
    output: z.array(BlockedWordList),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_blocked_word_list: action({
    summary: 'The blocked words of one language',
    access: 'editor',
    input: z.object(Language),
    output: BlockedWordList,
    refusals: ['document_not_found'],
  }),
  save_blocked_words: action({
    summary: 'Save the blocked words of one language, one per line: up to 1,000 words. *word* is also found inside of longer words',
    access: 'editor',
    writes: true,
    input: z.object({ ...Language, version: ContentVersion, words: RawText(40_000) }),
    output: BlockedWordList,
    refusals: ['document_not_found', 'changed_meanwhile'],
  }),
}
