// Plays: the questions as a player may see them, the state of a play, answers, lifelines and results.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { Flag, Id, optional, RawText, Text, Time, Whole } from '../platform/fields.ts'
import { difficulties, questionTypes } from '../bank/question-names.ts'
import { lifelineNames } from './play-names.ts'
import { modes } from '../platform/mode-names.ts'

export { lifelineNames, modes }

export const OptionKey = z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
export type OptionKey = z.output<typeof OptionKey>

/** Of the right side of a matching question. */
export const MatchKey = z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
export type MatchKey = z.output<typeof MatchKey>

/** What may be chosen: a text, a picture, or both. A picture alone has its text for readers. */
const shownChoice = { text: z.string(), image: z.string().nullable(), image_text: z.string().nullable() }

/** A question before it is answered. Never holds the answer in any form. */
export const Q = z.object({
  id: z.int(),
  category: z.object({ slug: z.string(), name: z.string() }),
  subcategory: z.object({ slug: z.string(), name: z.string() }).nullable(),
  language_id: z.int(),
  level: z.int(),
  question_type: z.enum(questionTypes),
  question: z.string(),
  image: z.string().nullable(),
  /** The picture in words. */
  image_text: z.string().nullable(),
  audio: z.string().nullable(),
  /** The sound described in words; null when the words would reveal the answer. */
  audio_text: z.string().nullable(),
  passage_id: z.int().nullable(),
  options: z.array(z.object({ key: OptionKey, ...shownChoice })),
  /** Matching: the player matches the options with these. The server shuffles them apart from the options. Some may match none, one may match several. */
  matches: z.array(z.object({ key: MatchKey, ...shownChoice })),
  /** Number: what it is counted in; null: a number alone, or another type. */
  unit: z.string().nullable(),
  /** Guess the word: `count` graphemes; `blanks` are those shown from the start (spaces, hyphens). */
  letters: z
    .object({
      count: z.int(),
      blanks: z.array(z.object({ position: z.int(), text: z.string() })),
      /** Another right word has more or fewer letters or blanks: the player types it into a plain field. */
      others: z.boolean(),
    })
    .nullable(),
  seconds: z.int().nullable(),
  /** From the share of right first answers, once there are enough; until then the author's estimate. */
  difficulty: z.enum(difficulties),
  /** In steps of 0.25, as the next; they count in modes that give marks. */
  marks: z.number(),
  /** What a wrong answer takes away. */
  minus_marks: z.number(),
  /** An answer that is right in part is worth part of the marks. */
  part_marks: z.boolean(),
  source: z.object({ name: z.string(), url: z.string(), licence: z.string() }).nullable(),
})
export type Q = z.output<typeof Q>

/** A question that has not opened yet: only its id is known. */
export const Sealed = z.object({ id: z.int(), sealed: z.literal(true) })
export type Sealed = z.output<typeof Sealed>

/** An entry in the list of a play's questions, when they open one at a time. */
export const Listed = z.union([Q, Sealed])
export type Listed = z.output<typeof Listed>

/** The order of answering. In 'free' order, answers can change until the player submits. */
const orders = ['one_by_one', 'free'] as const
/** Which questions of a play are open: all from the start, or one at a time, each with the reply to the answer before. */
const openings = ['all', 'one'] as const

export const Result = z.object({
  play_id: z.int(),
  mode: z.enum(modes),
  total: z.int(),
  answered: z.int(),
  correct: z.int(),
  wrong: z.int(),
  /** 0 to 100, two decimals: correct ÷ all questions. */
  percentage: z.number(),
  won: z.boolean(),
  coins_earned: z.int(),
  score: z.int(),
  /** The balance after settlement. */
  coins: z.int(),
  duration_ms: z.int(),
  /** Of the answers given, each with a time of its own; null where there is none: passed, lapsed, or one clock for the whole play. */
  average_ms: z.int().nullable(),
  /** The fastest right answer. */
  fastest_ms: z.int().nullable(),
  /** The player's best percentage of the same level, or of the same target, before this play; null for the first. */
  best_before: z.number().nullable(),
  category_slug: z.string().nullable(),
  subcategory_slug: z.string().nullable(),
  level: z.int().nullable(),
  /** The level this play has opened, if any. */
  level_unlocked: z.int().nullable(),
  /** The level to go on with: the one after a level that was won, or that this play has opened. */
  next_level: z.int().nullable(),
  /** Why a won play paid no coins, or null. */
  coins_note: z.enum(['already_won', 'daily_cap', 'none']).nullable(),
  /** Why the leaderboards got fewer points than the right answers are worth, or null. */
  score_note: z.enum(['scored_today', 'too_fast']).nullable(),
  /** Badges this play has unlocked. */
  badges: z.array(z.enum(badgeTypes)),
  finished_at: Time,
})
export type Result = z.output<typeof Result>

/** What a play has moved on the leaderboard of all time, as it stands now. */
export const RankChange = z.object({
  /** Null for the first points. */
  before: z.int().nullable(),
  after: z.int(),
  /** Players overtaken. */
  passed: z.int(),
})
export type RankChange = z.output<typeof RankChange>

export const Play = z.object({
  id: z.int(),
  mode: z.enum(modes),
  category_slug: z.string().nullable(),
  subcategory_slug: z.string().nullable(),
  level: z.int().nullable(),
  started_at: Time,
  /** The number of all questions, sealed ones included; of an adaptive test the greatest it may come to. */
  total: z.int(),
  /** From so many on an adaptive test may end; null in any other play. */
  least: z.int().nullable(),
  order: z.enum(orders),
  opens: z.enum(openings),
  answered: z.int(),
  seconds_per_question: z.int().nullable(),
  total_seconds: z.int().nullable(),
  /** Null in an untimed play. */
  deadline: Time.nullable(),
  /** The server's time of the reply, so that the client can correct its own clock. */
  now: Time,
  /** Counts the changes of the play: of two replies the one with the higher number is newer, whenever it arrives. */
  version: z.int(),
  /** The question whose clock runs; null when the order is free. */
  current_question_id: z.int().nullable(),
  score: z.int(),
  correct: z.int(),
  wrong: z.int(),
  /** The price is 0 while a free one is left. */
  lifelines: z.array(z.object({ name: z.enum(lifelineNames), price: z.int(), used: z.boolean(), allowed: z.boolean() })),
  /** The effects of lifelines on the current question, so that a reload shows them again. */
  effects: z.array(
    z.object({
      question_id: z.int(),
      removed: z.array(OptionKey),
      shares: z.partialRecord(OptionKey, z.number()).nullable(),
      respondents: z.int(),
      estimated: z.boolean(),
      /** Letters bought as hints. */
      letters: z.array(z.object({ position: z.int(), letter: z.string() })),
    }),
  ),
  /** The price of the next hint; null when there are no hints. */
  hint_price: z.int().nullable(),
  hints_per_question: z.int(),
  resumed: z.boolean(),
})
export type Play = z.output<typeof Play>

/** What is told of a question together with its right answer. */
export const explanation = {
  /** The author's remarks on single options, by their keys. */
  remarks: z.array(z.object({ key: OptionKey, text: z.string() })),
  /** Guess the word: other words that are right, too. */
  also_right: z.array(z.string()),
  /** Number: so far off is still right. */
  tolerance: z.number().nullable(),
}

export const AnswerOutcome = z.object({
  /** Null when `answer_mode` is 2 (no feedback before the end). */
  correct: z.boolean().nullable(),
  /** Keys in this play's order, or the word; null unless `answer_mode` is 3. */
  correct_answer: z.string().nullable(),
  note: z.string().nullable(),
  ...explanation,
  score: z.int(),
  answered: z.int(),
  remaining: z.int(),
  deadline: Time.nullable(),
  now: Time,
  /** As in `Play`. */
  version: z.int(),
  current_question_id: z.int().nullable(),
  /** The question that opens next, when questions open one at a time. */
  next_question: Q.nullable(),
  /** Free order: the number of the last change that was taken; 0 before the first. */
  last_number: z.int(),
  result: Result.nullable(),
})
export type AnswerOutcome = z.output<typeof AnswerOutcome>

export const ReviewItem = Q.extend({
  your_answer: z.string().nullable(),
  correct_answer: z.string(),
  correct: z.boolean(),
  /** Null in modes that give no marks. */
  obtained_marks: z.number().nullable(),
  note: z.string().nullable(),
  ...explanation,
  ms: z.int().nullable(),
})
export type ReviewItem = z.output<typeof ReviewItem>

const LifelineEffect = z.object({
  lifeline: z.enum(lifelineNames),
  coins: z.int(),
  /** What another lifeline of this play costs. */
  next_price: z.int(),
  removed: z.array(OptionKey).optional(),
  shares: z.partialRecord(OptionKey, z.number()).optional(),
  respondents: z.int().optional(),
  estimated: z.boolean().optional(),
  deadline: Time.nullable().optional(),
  /** As in `Play`. */
  version: z.int(),
  question: Q.optional(),
})
export type LifelineEffect = z.output<typeof LifelineEffect>

/** Questions already answered in a resumed play, so that a reload shows the same screen. */
export const Answered = z.object({ question_id: z.int(), your_answer: z.string().nullable(), correct: z.boolean().nullable() })
export type Answered = z.output<typeof Answered>

/** What a player keeps beside a question. The mark stays with the question in later tests; the rest belongs to the play. */
const Annotation = z.object({ question_id: z.int(), marked: z.boolean(), struck: z.array(OptionKey), own_note: z.string().nullable() })
export type Annotation = z.output<typeof Annotation>

/** The reply that starts a play whose questions are all open. */
export const started = { output: z.array(Q), meta: z.object({ play: Play }) }
export const PlayId = Whole(1, Number.MAX_SAFE_INTEGER)

export const plays = {
  submit_answer: action({
    summary:
      'Answer a question of an open play: a key, keys joined by commas, pairs (a-2,b-1), the word, the number, or nothing for time over',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({
      play_id: PlayId,
      question_id: Id,
      answer: RawText(512).default(''),
      /** Free order: changes count up, so that one that arrives late never replaces a newer one. */
      number: optional(Whole(1, 1_000_000)),
      /** The seat that the answer comes from: see `Sitting` in exams.ts. */
      seat: optional(Whole(1, 1_000_000)),
    }),
    output: AnswerOutcome,
    refusals: ['document_not_found', 'already_answered', 'play_over', 'operation_not_allowed', 'sat_elsewhere'],
  }),
  use_lifeline: action({
    summary: 'Use a lifeline, once a play, charged together with its effect',
    access: 'player',
    movesCoins: true,
    input: z.object({ play_id: PlayId, question_id: Id, lifeline: z.enum(lifelineNames) }),
    output: LifelineEffect,
    refusals: [
      'document_not_found',
      'play_over',
      'already_answered',
      'not_enough_coins',
      'lifeline_used',
      'lifeline_excluded',
      'lifeline_not_allowed',
      'no_questions',
    ],
  }),
  use_hint: action({
    summary: 'Buy a letter in guess the word, at most two a question',
    access: 'player',
    movesCoins: true,
    input: z.object({ play_id: PlayId, question_id: Id }),
    output: z.object({ position: z.int(), letter: z.string(), coins: z.int() }),
    refusals: ['document_not_found', 'play_over', 'already_answered', 'not_enough_coins', 'hint_used_up', 'lifeline_not_allowed'],
  }),
  finish_play: action({
    summary: 'Hand in or give up: what is left counts as unanswered',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({ play_id: PlayId }),
    /** Null of an exam: `get_exam_result` tells it, with its marks as soon as they are told. */
    output: Result.nullable(),
    /** A battle that goes on without the player has no result yet: it is left by `leave_room`, and this call changes nothing. */
    refusals: ['document_not_found', 'play_open'],
  }),
  get_play: action({
    summary:
      'The open play to resume, or the result of a finished one; without an id the newest open play. Where no clock runs, the time of the current question counts from here',
    access: 'player',
    input: z.object({ play_id: optional(PlayId) }),
    output: z.array(Listed),
    /** `result`: null of an exam, too, as in `finish_play`. */
    meta: z.object({ play: Play.nullable(), answers: z.array(Answered), result: Result.nullable() }),
    refusals: ['document_not_found'],
  }),
  get_rank_change: action({
    summary:
      'What the points of a finished play have moved on the leaderboard of all time; null once other points have followed, or without any',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: RankChange.nullable(),
    refusals: ['document_not_found', 'play_open'],
  }),
  annotate_question: action({
    summary: 'Keep what the player marks beside a question: marked for later, options struck out, a note of their own',
    access: 'player',
    input: z.object({
      play_id: PlayId,
      question_id: Id,
      marked: optional(Flag),
      /** Keys of struck-out options, by comma; `-` for none. */
      struck: optional(Text(20)),
      /** `-` removes it. */
      own_note: optional(Text(2000)),
    }),
    output: Annotation,
    refusals: ['document_not_found', 'operation_not_allowed'],
  }),
  get_annotations: action({
    summary: 'Everything that the player has marked in a play',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: z.array(Annotation),
    refusals: ['document_not_found'],
  }),
  get_play_review: action({
    summary: 'Every question of a finished play with the given and the right answer; charged once a play where it has a price',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({ play_id: PlayId }),
    output: z.array(ReviewItem),
    meta: z.object({ result: Result }),
    refusals: ['document_not_found', 'play_open', 'answers_archived', 'contest_not_over', 'exam_not_released', 'not_enough_coins'],
  }),
}
