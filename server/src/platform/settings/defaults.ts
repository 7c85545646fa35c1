// Every setting and its default (rules, section 9). The contract defines those that get_system_configurations returns.

import { PublicSettings } from '@trivium/contract/platform/public-settings'
import { homeSections } from '@trivium/contract/platform/settings'
import { z } from 'zod'
import { badgeTypes } from '@trivium/contract/rewards/badges'
import { badgeTable } from '@trivium/rules/rewards/badges'

const flag = (value: 0 | 1) => z.union([z.literal(0), z.literal(1)]).default(value)
const whole = (value: number, max = 1_000_000) => z.int().min(0).max(max).default(value)
const seconds = (value: number) => z.int().min(5).max(3600).default(value)

/** An address of a page or picture. It can never be a script. */
const Address = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|https?:\/\/)/, 'must begin with / or with https://')

const BadgeRule = z.object({ counter: z.int().min(1).max(1_000_000), reward: z.int().min(0).max(1_000_000) })

const privateShape = {
  /** The requirement of each badge, and its reward in coins. */
  badges: z.record(z.enum(badgeTypes), BadgeRule).default(() => z.record(z.enum(badgeTypes), BadgeRule).parse(badgeTable)),
  contact_email: z.email().nullable().default(null),
  /** The contact for security reports, for security.txt. */
  security_contact: z
    .string()
    .max(200)
    .regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, 'must look like mailto:security@quiz.example or https://quiz.example/security')
    .nullable()
    .default(null),
  logo: Address.nullable().default(null),
  accent_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'must look like #3b3a8f')
    .nullable()
    .default(null),
  /** The name below the icon on a phone; null: the beginning of the name. */
  short_name: z.string().min(1).max(12).nullable().default(null),
  /** What the site is, for search engines and messengers, by language code. */
  site_description: z.record(z.string(), z.object({ text: z.string().max(300) })).default({}),
  /** The picture behind the words at the top of the home page; null: a drawing. */
  hero_picture: Address.nullable().default(null),
  /** If 1, the drawn figure accompanies the player. */
  mascot: flag(1),
  links: z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })).default([]),
  /** If 1, sign-in errors reveal whether an address has an account. */
  identity_errors_in_detail: flag(0),
  /** Limit for codes to all phone numbers together: each costs money. One address may ask for half of them. */
  codes_per_hour: whole(2000),
  referrals_paid_per_month: whole(20),
  /** Players can stake gifted coins in battles and contests after this many plays. 0: at once. */
  stake_after_plays: whole(5, 1000),
  /** The most coins that a player wins from other players in 24 hours, net of losses to other players. */
  daily_won_from_players_cap: whole(200),
  timezone_change_days: whole(30),
  /** The most new accounts with addresses of one mail domain; large public domains do not count. 0: no limit. */
  sign_ups_per_domain_hour: whole(40),
  sign_ups_per_domain_day: whole(100),
  /** Mail domains without a limit for new accounts, such as those of a school or company. */
  trusted_mail_domains: z
    .array(z.string().regex(/^([a-z0-9-]+\.)+[a-z0-9-]{2,}$/, 'must be a mail domain in small letters, as in school.example'))
    .max(500)
    .default([]),
  bookmarks_per_type: z.int().min(1).max(500).default(200),
  reports_per_day: whole(20),
  /** Coins for an accepted report, once for each player and question. */
  /** If 1, another editor has to accept what an editor has written or changed before players get it. */
  questions_need_review: flag(0),
  report_thanks_coins: whole(5, 1000),
  /** A faster answer scores nothing on leaderboards, because nobody can have read the question. */
  least_answer_ms: whole(300, 10_000),
  /** Limit for starting plays: more than anybody plays, and too few for a script to fill the disk. */
  starts_per_day: z.int().min(1).max(100_000).default(500),
  /** For each of the three quests of a day, and for all three. */
  quest_coins: whole(2, 1000),
  quest_bonus_coins: whole(4, 1000),
  league_size: z.int().min(5).max(100).default(30),
  /** Fewer players of a tier sit with the nearest other group. */
  league_least: z.int().min(2).max(20).default(5),
  league_promotes: whole(7, 100),
  league_demotes: whole(5, 100),
  /** A player who has searched alone for this long may play the bot. */
  battle_bot_seconds: z.number().min(0).max(300).default(8),
  /** The time from the start of a battle to its first question. */
  battle_countdown_seconds: z.number().min(0).max(60).default(3),
  /** A battle shows a question alone for this long, before it shows the options and starts the clock. */
  battle_reading_seconds: z.number().min(0).max(60).default(2),
  battle_reveal_seconds: z.number().min(0).max(60).default(3),
  /** A player who is away from a battle for longer has left it. */
  battle_away_seconds: z.number().min(1).max(600).default(30),
  /** The server deletes a room that nobody starts after this time. */
  battle_room_minutes: z.number().min(1).max(60).default(10),
  /** A longer outage of the service ends a battle without a result. */
  battle_longest_pause_seconds: z.number().min(1).max(600).default(30),
  battle_rematch_seconds: z.number().min(1).max(600).default(30),
  /** Battles for coins between the same two players in an hour; further battles are without coins. */
  battles_for_coins_per_hour: whole(3),
  /** The most coins at stake between the same two players in a day, counted in entries. */
  battle_entries_per_day: whole(40),
  battle_messages: whole(20, 1000),
  room_codes_per_hour: whole(20),
  invitations_per_day: whole(20),
  friend_requests_per_day: whole(20),
  /** Invitations by mail to groups and exams: how long a link works, and how many one member of staff sends in 24 hours. */
  mailed_invitation_days: z.int().min(1).max(365).default(30),
  mailed_invitations_per_day: whole(5000, 100_000),
  blocks_per_player: whole(500, 10_000),
  exam_key_tries: z.int().min(1).max(100).default(5),
  /** After too many wrong keys (exam_key_tries) the server checks no key for this long. */
  exam_key_lock_minutes: z.int().min(1).max(1440).default(10),
  /** Seconds that each question adds to the clock of a timed test. */
  test_seconds: seconds(60),
  test_sequence_seconds: seconds(90),
  adaptive_test_seconds: seconds(90),
  /** If 1, a sequence in a test scores for each pair of neighbours in order; otherwise it scores only as a whole. */
  sequence_scores_pairs: flag(0),
  /** The ability that passes an adaptive test, in logits. */
  passing_standard: z.number().min(-4).max(4).default(0),
  /** A slower right answer counts as hard to remember, until the question has its own median. */
  practice_slow_seconds: seconds(20),
  /** If 1, the server draws a cup every week for each language that has enough questions. */
  weekly_contest: flag(1),
  weekly_contest_questions: z.int().min(1).max(100).default(10),
  /** Coins for each rank, the first rank first. */
  weekly_contest_prizes: z.array(whole(0)).max(100).default([100, 60, 40, 20, 10]),
  /** The address to which a prize in kind was sent is kept for this long, for questions about it. */
  prize_address_days: z.int().min(1).max(3650).default(30),
  /** If 1, nobody can ask for a payout. */
  payouts_off: flag(0),
  payout_most_coins: whole(50_000, 1_000_000_000),
  /** If 1, only players with a verified email address or phone number get payouts. */
  payout_needs_contact: flag(1),
  payout_account_days: whole(7, 3650),
  payout_plays: whole(20),
  /** If 1, two players cannot get payouts to the same address. */
  payout_address_once: flag(1),
  /** The hosts to which the server may send push messages: the push services of browsers. `*.` stands for any subdomain. */
  push_services: z
    .array(z.string().regex(/^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a host, as in push.example or *.push.example'))
    .max(50)
    .default(['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com']),
  /** From this hour, in their own time, players get the reminder of the quiz of the day. */
  push_daily_hour: whole(18, 20),
  /** Countries (two letters) whose players pay no entries and get no payouts. */
  no_coin_countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(300)
    .default([]),
  /** The most coins that one member of staff gives or takes alone, per player and day. */
  adjustment_limit_alone: whole(1000),
  /** The same per day for all players together. */
  adjustment_limit_day: whole(5000),
  /** If 1, the person who approved a payout cannot pay it. */
  payout_second_person: flag(1),
  /** A member of staff who corrected a player's balance cannot decide that player's payouts for this long. 0: at once. */
  payout_adjuster_days: whole(30, 3650),
  /** The number of daily backups of the embedded database to keep; 0: no backups. */
  backups_kept: whole(7, 365),
  /** Texts by language code; for other languages the client shows its own text. */
  home_hero: z.record(z.string(), z.object({ title: z.string(), text: z.string() })).default({}),
  home_sections: z.array(z.enum(homeSections)).default([...homeSections]),
  /** A slide without a language is shown in all languages. */
  home_slides: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        image: Address.nullable(),
        url: Address.nullable(),
        language: z.string().nullable().default(null),
      }),
    )
    .default([]),
} as const

export const settingsSchema = PublicSettings.extend(privateShape)
export type Settings = z.output<typeof settingsSchema>
export const publicSettings = PublicSettings.keyof().options
export const defaultSettings: Settings = settingsSchema.parse({})
