// Starts a play in each single-player mode. Practice and bookmarks have their own files.

import { z } from 'zod'
import { action, type DataOf } from '../platform/action.ts'
import { Clamped, claimedZone, Id, LanguageId, nameByNumber, optional, orNone, Slug, Time, Whole } from '../platform/fields.ts'
import { started } from './plays.ts'

const refused = ['no_questions', 'document_not_found', 'category_locked'] as const

/** The seed's numbering: 1 is a category, 2 a subcategory. */
const TargetType = z.preprocess(
  nameByNumber(
    new Map([
      ['1', 'category'],
      ['2', 'subcategory'],
    ]),
  ),
  z.enum(['category', 'subcategory']),
)
/** Accepts names; the seed's clients send `2` for true_false. */
const QuestionTypeField = z.preprocess(
  nameByNumber(
    new Map([
      ['2', 'true_false'],
      ['true_and_false', 'true_false'],
    ]),
  ),
  z.enum(['true_false']),
)
const target = { type: TargetType, type_id: Id, language_id: LanguageId }

const DailyDay = z.object({
  day: z.iso.date(),
  /** Null for a missed day. */
  play_id: z.int().nullable(),
  percentage: z.number().nullable(),
  won: z.boolean(),
  /** Missed, but a freeze has kept the streak, or will do so if the player takes today's quiz. */
  frozen: z.boolean(),
})

export const solo = {
  get_questions_by_level: action({
    summary: 'Start or resume a quiz-zone level',
    access: 'player',
    input: z.object({ category: Slug, subcategory: orNone(Slug), level: Whole(1, 1000), language_id: LanguageId }),
    ...started,
    refusals: [...refused, 'level_locked'],
  }),
  get_multi_match_questions_by_level: action({
    summary: 'Start or resume a multi-match level',
    access: 'player',
    input: z.object({ category: Slug, subcategory: orNone(Slug), level: Whole(1, 1000), language_id: LanguageId }),
    ...started,
    refusals: [...refused, 'level_locked'],
  }),
  get_questions_by_type: action({
    summary: 'Start or resume a play of one question type (true and false)',
    access: 'player',
    input: z.object({ type: QuestionTypeField, language_id: LanguageId }),
    ...started,
    refusals: ['no_questions', 'document_not_found'],
  }),
  get_daily_quiz: action({
    summary: 'Start or resume the quiz of the day',
    access: 'player',
    input: z.object({ language_id: LanguageId, ...claimedZone }),
    ...started,
    refusals: ['no_questions', 'document_not_found', 'already_played'],
  }),
  get_fun_n_learn: action({
    summary: 'Texts to read of a category or subcategory',
    access: 'player',
    input: z.object(target),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        category: z.string(),
        subcategory: z.string().nullable(),
        detail: z.string(),
        content_type: z.enum(['text', 'video', 'pdf']),
        content_url: z.string().nullable(),
        /** A picture of the text; `caption` is its text alternative, null for a cover that the server draws. */
        image: z.string(),
        caption: z.string().nullable(),
        /** Reading time at 200 words per minute. */
        minutes: z.int(),
        questions: z.int(),
        played: z.boolean(),
      }),
    ),
    refusals: ['no_data', 'document_not_found', 'category_locked'],
  }),
  get_fun_n_learn_questions: action({
    summary: 'Start or resume the questions of a text',
    access: 'player',
    input: z.object({ language_id: LanguageId, fun_n_learn_id: Id }),
    ...started,
    refusals: [...refused],
  }),
  get_guess_the_word: action({
    summary: 'Start or resume guess the word',
    access: 'player',
    input: z.object(target),
    ...started,
    refusals: [...refused],
  }),
  get_audio_questions: action({
    summary: 'Start or resume audio questions',
    access: 'player',
    input: z.object(target),
    ...started,
    refusals: [...refused],
  }),
  get_maths_questions: action({
    summary: 'Start or resume math mania',
    access: 'player',
    input: z.object(target),
    ...started,
    refusals: [...refused],
  }),
  get_questions_for_self_challenge: action({
    summary: 'Start or resume a self-learning challenge',
    access: 'player',
    input: z.object({
      language_id: LanguageId,
      category_slug: Slug,
      subcategory_slug: orNone(Slug),
      /** Clamped to the settings, and rounded up to a multiple of five. */
      limit: Clamped(5, 100),
      /** Default: half a minute per question, rounded up to a multiple of three minutes. */
      minutes: optional(Whole(3, 180)),
    }),
    ...started,
    refusals: [...refused],
  }),
  get_daily_quiz_calendar: action({
    summary: 'The last 30 days of the daily quiz, the streak, and when the next one opens',
    access: 'player',
    input: z.object({}),
    output: z.object({
      today: z.iso.date(),
      /** open: not taken yet; playing: a play is running; done: taken. */
      state: z.enum(['open', 'playing', 'done']),
      /** Consecutive days up to today, or to yesterday while today's quiz is not taken. Frozen days neither count nor break it. */
      streak: z.int(),
      best_streak: z.int(),
      freezes: z.object({
        held: z.int(),
        /** 0: freezes are off. */
        most: z.int(),
        /** How many of those held the player spends by taking today's quiz. */
        waiting: z.int(),
        /** Days of the streak until the player earns the next one; null if no more can be held. */
        next_in: z.int().nullable(),
      }),
      /** Oldest first; the last one is today. */
      days: z.array(DailyDay).length(30),
      /** Midnight in the player's stored zone. */
      next_at: Time,
      /** The most coins for a win. */
      coins: z.int(),
    }),
    refusals: [],
  }),
}
export type DailyQuiz = DataOf<(typeof solo)['get_daily_quiz_calendar']>
