// The settings that every visitor may see, and their allowed values. The defaults are in setting-defaults.ts.

import { z } from 'zod'
import { settingDefaults as by } from './setting-defaults.ts'

const flag = (value: 0 | 1) => z.union([z.literal(0), z.literal(1)]).default(value)
const whole = (value: number, max = 1_000_000) => z.int().min(0).max(max).default(value)
const seconds = (value: number) => z.int().min(5).max(3600).default(value)

export const PublicSettings = z.object({
  app_name: z.string().min(1).max(60).default(by.app_name),
  /** '1' lets players choose the content language. The seed uses a string; older databases hold a number. */
  language_mode: z.preprocess(value => (typeof value === 'number' ? String(value) : value), z.enum(['0', '1'])).default(by.language_mode),
  default_web_language: z.string().default(by.default_web_language),
  app_maintenance: flag(by.app_maintenance),
  demo_mode: flag(by.demo_mode),
  /** Feedback after an answer. 1: right or wrong; 2: none; 3: right or wrong and the right answer. */
  answer_mode: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(by.answer_mode),
  welcome_bonus_coin: whole(by.welcome_bonus_coin),
  refer_coin: whole(by.refer_coin),
  earn_coin: whole(by.earn_coin),
  /** The next level opens when a level is played to its end, or when it is won. */
  level_opens_when: z.enum(['played', 'won']).default(by.level_opens_when),
  maximum_winning_coins: whole(by.maximum_winning_coins),
  guess_the_word_maximum_winning_coins: whole(by.guess_the_word_maximum_winning_coins),
  quiz_winning_percentage: whole(by.quiz_winning_percentage, 100),
  minimum_coins_winning_percentage: whole(by.minimum_coins_winning_percentage, 100),
  score_correct: whole(by.score_correct),
  score_wrong: whole(by.score_wrong),
  multi_match_score_correct: whole(by.multi_match_score_correct),
  multi_match_score_wrong: whole(by.multi_match_score_wrong),
  contest_score_correct: whole(by.contest_score_correct),
  contest_score_wrong: whole(by.contest_score_wrong),
  /** In modes with levels, a wrong answer costs nothing below this level. */
  deducts_from_level: z.int().min(1).max(100).default(by.deducts_from_level),
  daily_solo_coin_cap: whole(by.daily_solo_coin_cap),
  referral_plays_needed: whole(by.referral_plays_needed),
  referral_days_needed: whole(by.referral_days_needed, 31),
  lifeline_price: whole(by.lifeline_price),
  /** Free lifelines per play. */
  free_lifelines: whole(by.free_lifelines, 4),
  hint_price: whole(by.hint_price),
  hints_per_question: whole(by.hints_per_question, 20),
  /** Guess the word: the number of guesses at a word. */
  word_tries: z.int().min(1).max(6).default(by.word_tries),
  review_price: whole(by.review_price),
  premium_category_price: whole(by.premium_category_price),
  battle_entry: whole(by.battle_entry),
  /** Questions of a random battle; the owner of a room chooses their number. */
  battle_questions: z.int().min(1).max(20).default(by.battle_questions),
  battle_seconds: z.int().min(5).max(60).default(by.battle_seconds),
  battle_search_seconds: z.int().min(5).max(300).default(by.battle_search_seconds),
  contest_entry: whole(by.contest_entry),
  /** A contest pays no prize for a lower score. */
  contest_least_score: whole(by.contest_least_score),
  per_coin: whole(by.per_coin),
  coin_amount: z.number().min(0).default(by.coin_amount),
  currency: z
    .string()
    .length(3)
    .regex(/^[A-Z]{3}$/, 'must be three capital letters, as in USD')
    .default(by.currency),
  coin_limit: whole(by.coin_limit),
  difference_hours: whole(by.difference_hours),
  payout_days: z.string().default(by.payout_days),
  page_size: z.int().min(1).max(100).default(by.page_size),
  leaderboard_page_size: z.int().min(1).max(100).default(by.leaderboard_page_size),
  /** Whether there are weekly leagues. */
  weekly_leagues: flag(by.weekly_leagues),
  exam_away_seconds: whole(by.exam_away_seconds),
  questions_per_play: z.int().min(1).max(50).default(by.questions_per_play),
  quiz_zone_seconds: seconds(by.quiz_zone_seconds),
  daily_quiz_seconds: seconds(by.daily_quiz_seconds),
  true_and_false_seconds: seconds(by.true_and_false_seconds),
  guess_the_word_seconds: seconds(by.guess_the_word_seconds),
  fun_and_learn_seconds: seconds(by.fun_and_learn_seconds),
  audio_seconds: seconds(by.audio_seconds),
  maths_seconds: seconds(by.maths_seconds),
  multi_match_seconds: seconds(by.multi_match_seconds),
  contest_seconds: seconds(by.contest_seconds),
  /** Pause between an answer and the next question's clock, so that the player can read the note. */
  answer_pause_seconds: whole(by.answer_pause_seconds, 60),
  /** Network delay: an answer up to this late still counts. */
  answer_grace_seconds: whole(by.answer_grace_seconds, 10),
  /** With this many first answers or more, the audience poll uses real answers. */
  poll_respondents: z.int().min(1).max(10_000).default(by.poll_respondents),
  self_challenge_most_questions: z.int().min(5).max(100).default(by.self_challenge_most_questions),
  self_challenge_most_minutes: z.int().min(3).max(180).default(by.self_challenge_most_minutes),
  /** The most streak freezes that a player holds; 0: no freezes. A freeze keeps the streak of the daily quiz over a missed day. */
  streak_freezes_most: whole(by.streak_freezes_most, 10),
  /** A player earns one freeze per this many days in a row. */
  streak_freeze_every: whole(by.streak_freeze_every, 365),
  badge_least_questions: z.int().min(1).max(50).default(by.badge_least_questions),
  super_sonic_seconds: seconds(by.super_sonic_seconds),
  flashback_seconds: seconds(by.flashback_seconds),
  /** Questions per day. */
  practice_daily_limit: whole(by.practice_daily_limit, 1000),
})
export type PublicSettings = z.output<typeof PublicSettings>
