// Every setting and its default (rules, section 9). `public` ones are in get_system_configurations.

import { homeSections } from '@trivium/contract/settings'
import { z } from 'zod'
import { badgeTypes } from '@trivium/contract/badges'
import { badgeTable } from '@trivium/rules/badges'

const flag = (value: 0 | 1) => z.union([z.literal(0), z.literal(1)]).default(value)
const whole = (value: number, max = 1_000_000) => z.int().min(0).max(max).default(value)
const seconds = (value: number) => z.int().min(5).max(3600).default(value)

const publicShape = {
  app_name: z.string().min(1).max(60).default('Trivium'),
  language_mode: flag(1),
  default_web_language: z.string().default('english'),
  app_maintenance: flag(0),
  demo_mode: flag(0),
  /** 1: right or wrong only, 2: nothing, 3: the right answer too. */
  answer_mode: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(3),
  welcome_bonus_coin: whole(100),
  refer_coin: whole(50),
  earn_coin: whole(100),
  maximum_winning_coins: whole(4),
  guess_the_word_maximum_winning_coins: whole(10),
  quiz_winning_percentage: whole(60, 100),
  minimum_coins_winning_percentage: whole(80, 100),
  score_correct: whole(4),
  score_wrong: whole(2),
  multi_match_score_correct: whole(8),
  multi_match_score_wrong: whole(4),
  daily_solo_coin_cap: whole(200),
  referral_plays_needed: whole(5),
  lifeline_price: whole(2),
  hint_price: whole(1),
  hints_per_question: whole(2, 20),
  review_price: whole(0),
  premium_category_price: whole(50),
  battle_entry: whole(5),
  contest_entry: whole(10),
  per_coin: whole(1000),
  coin_amount: z.number().min(0).default(1),
  currency: z.string().length(3).default('USD'),
  coin_limit: whole(5000),
  difference_hours: whole(48),
  payout_days: z.string().default('3 to 5 working days'),
  page_size: z.int().min(1).max(100).default(10),
  leaderboard_page_size: z.int().min(1).max(100).default(25),
  exam_away_seconds: whole(5),
  questions_per_play: z.int().min(1).max(50).default(10),
  quiz_zone_seconds: seconds(30),
  daily_quiz_seconds: seconds(30),
  true_and_false_seconds: seconds(30),
  guess_the_word_seconds: seconds(60),
  fun_and_learn_seconds: seconds(60),
  audio_seconds: seconds(30),
  maths_seconds: seconds(30),
  multi_match_seconds: seconds(45),
  /** After an answer the next question's clock waits this long, so that the note can be read. */
  answer_pause_seconds: whole(4, 60),
  /** An answer this late still counts: it was on its way. */
  answer_grace_seconds: whole(1, 10),
  /** The audience poll is real from this many first answers on. */
  poll_respondents: z.int().min(1).max(10_000).default(20),
  self_challenge_most_questions: z.int().min(5).max(100).default(30),
  self_challenge_most_minutes: z.int().min(3).max(180).default(30),
  badge_least_questions: z.int().min(1).max(50).default(5),
  super_sonic_seconds: seconds(25),
  flashback_seconds: seconds(8),
  /** Questions a day. */
  practice_daily_limit: whole(20, 1000),
} as const

const BadgeRule = z.object({ counter: z.int().min(1).max(1_000_000), reward: z.int().min(0).max(1_000_000) })

const privateShape = {
  /** How much each badge takes, and the coins it brings. */
  badges: z.record(z.enum(badgeTypes), BadgeRule).default(() => z.record(z.enum(badgeTypes), BadgeRule).parse(badgeTable)),
  contact_email: z.string().nullable().default(null),
  logo: z.string().nullable().default(null),
  accent_color: z.string().nullable().default(null),
  links: z.array(z.object({ name: z.string(), url: z.url({ protocol: /^https?$/ }) })).default([]),
  /** Lets sign-in errors tell which addresses have accounts. */
  identity_errors_in_detail: flag(0),
  referrals_paid_per_month: whole(20),
  timezone_change_days: whole(30),
  bookmarks_per_type: z.int().min(1).max(500).default(200),
  reports_per_day: whole(20),
  /** A right answer that took longer is remembered with effort, until a question's own median is known. */
  practice_slow_seconds: seconds(20),
  /** By code of the language; without one for a visitor's language the client shows its own words. */
  home_hero: z.record(z.string(), z.object({ title: z.string(), text: z.string() })).default({}),
  home_sections: z.array(z.enum(homeSections)).default([...homeSections]),
  /** A slide without a language is shown in all. */
  home_slides: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        image: z.string().nullable(),
        url: z.string().nullable(),
        language: z.string().nullable().default(null),
      }),
    )
    .default([]),
} as const

export const settingsSchema = z.object({ ...publicShape, ...privateShape })
export type Settings = z.output<typeof settingsSchema>
export const publicSettings = z.object(publicShape).keyof().options
export const defaultSettings: Settings = settingsSchema.parse({})
