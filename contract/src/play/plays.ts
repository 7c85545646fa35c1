// Plays: the questions as a player may see them, the state of a play, answers, lifelines and results.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { badgeTypes } from '../rewards/badges.ts'
import { Flag, Id, optional, RawText, Text, Time, Whole } from '../platform/fields.ts'
import { difficulties, questionTypes } from '../bank/question-names.ts'
import { type LetterMark, letterMarks, lifelineNames } from './play-names.ts'
import { modes } from '../platform/mode-names.ts'
import { RankChange } from './rank-change.ts'

export { type LetterMark, lifelineNames, modes }

export const OptionKey = z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
export type OptionKey = z.output<typeof OptionKey>

/** Key of a match: the right-hand side of a matching question. */
export const MatchKey = z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
export type MatchKey = z.output<typeof MatchKey>

/** An option or match: a text, a picture, or both. A picture without text has `image_text` for screen readers. */
const shownChoice = { text: z.string(), image: z.string().nullable(), image_text: z.string().nullable() }

/** A question before its answer. It never contains the right answer in any form. */
export const Q = z.object({
  id: z.int(),
  category: z.object({ slug: z.string(), name: z.string() }),
  subcategory: z.object({ slug: z.string(), name: z.string() }).nullable(),
  language_id: z.int(),
  level: z.int(),
  question_type: z.enum(questionTypes),
  question: z.string(),
  image: z.string().nullable(),
  /** Text alternative of the picture. */
  image_text: z.string().nullable(),
  audio: z.string().nullable(),
  /** Text alternative of the sound; null if it would reveal the answer. */
  audio_text: z.string().nullable(),
  passage_id: z.int().nullable(),
  options: z.array(z.object({ key: OptionKey, ...shownChoice })),
  /** Matching: the matches, shuffled separately from the options. A match may belong to several options or to none. */
  matches: z.array(z.object({ key: MatchKey, ...shownChoice })),
  /** Number: its unit; null without a unit, or for another type. */
  unit: z.string().nullable(),
  /** Guess the word: `count` graphemes; `blanks` are those shown from the start (spaces, hyphens). */
  letters: z
    .object({
      count: z.int(),
      blanks: z.array(z.object({ position: z.int(), text: z.string() })),
      /** Another right word has a different number of letters or blanks, so the player types into a plain field. */
      others: z.boolean(),
    })
    .nullable(),
  seconds: z.int().nullable(),
  /** From the share of right first answers if there are enough; otherwise the author's estimate. */
  difficulty: z.enum(difficulties),
  /** In steps of 0.25, like `minus_marks`; used in modes that give marks. */
  marks: z.number(),
  /** Marks lost by a wrong answer. */
  minus_marks: z.number(),
  /** A partly right answer earns part of the marks. */
  part_marks: z.boolean(),
  source: z.object({ name: z.string(), url: z.string(), licence: z.string() }).nullable(),
})
export type Q = z.output<typeof Q>

/** A question that has not opened yet: the server reveals only its id. */
export const Sealed = z.object({ id: z.int(), sealed: z.literal(true) })
export type Sealed = z.output<typeof Sealed>

/** An entry in the list of a play's questions, if they open one at a time. */
export const Listed = z.union([Q, Sealed])
export type Listed = z.output<typeof Listed>

/** The order of answering. In 'free' order, answers can change until the player submits. */
const orders = ['one_by_one', 'free'] as const
/** How questions open: all at the start, or one at a time, each with the reply to the answer before. */
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
  /** What the leaderboards counted, in modes that are ranked. */
  score: z.int(),
  /** The score that the play showed at its end: `score` without what the notes leave out. May be less than 0. Absent in modes that are not ranked, and in older results. */
  shown_score: z.number().optional(),
  /** The balance after settlement. */
  coins: z.int(),
  duration_ms: z.int(),
  /** Mean time of the given answers with a measured time; null without any: passed, lapsed, or one clock for the whole play. */
  average_ms: z.int().nullable(),
  /** Time of the fastest right answer. */
  fastest_ms: z.int().nullable(),
  /** The player's best percentage before this play in the same level or target; null for the first play. */
  best_before: z.number().nullable(),
  category_slug: z.string().nullable(),
  subcategory_slug: z.string().nullable(),
  level: z.int().nullable(),
  /** The level this play has opened, if any. */
  level_unlocked: z.int().nullable(),
  /** The level to play next: the one after a won level, or the one that this play has opened. */
  next_level: z.int().nullable(),
  /** Why a won play paid no coins, or null. */
  coins_note: z.enum(['already_won', 'daily_cap', 'none']).nullable(),
  /** Why the leaderboards counted fewer points than the right answers earned, or null. */
  score_note: z.enum(['scored_today', 'too_fast']).nullable(),
  /** Badges this play has unlocked. */
  badges: z.array(z.enum(badgeTypes)),
  finished_at: Time,
})
export type Result = z.output<typeof Result>

/** A letter of a guess that was not the word, and what the word says about it. */
const TriedLetter = z.object({ letter: z.string(), mark: z.enum(letterMarks) })
export type TriedLetter = z.output<typeof TriedLetter>
/** The letters of one guess. */
const Try = z.array(TriedLetter)
export type Try = z.output<typeof Try>

export const Play = z.object({
  id: z.int(),
  mode: z.enum(modes),
  category_slug: z.string().nullable(),
  subcategory_slug: z.string().nullable(),
  level: z.int().nullable(),
  started_at: Time,
  /** Number of questions including sealed ones; for an adaptive test, the greatest possible number. */
  total: z.int(),
  /** Number of questions after which an adaptive test may end; null in any other play. */
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
  /** Counts the changes of the play: the reply with the higher number is newer, even if it arrives earlier. */
  version: z.int(),
  /** The question whose clock runs; null when the order is free. */
  current_question_id: z.int().nullable(),
  score: z.int(),
  correct: z.int(),
  wrong: z.int(),
  /** The points of a right answer, and those that a wrong one costs; 0 in a play without points. */
  score_correct: z.int(),
  score_wrong: z.int(),
  /** `price` is 0 while a free lifeline is left. */
  lifelines: z.array(z.object({ name: z.enum(lifelineNames), price: z.int(), used: z.boolean(), allowed: z.boolean() })),
  /** What a lifeline costs when no free one is left. */
  lifeline_price: z.int(),
  /** How many free lifelines are left. */
  free_lifelines: z.int(),
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
      /** Guess the word: the wrong guesses so far. */
      tries: z.array(Try),
    }),
  ),
  /** The price of the next hint; null when there are no hints. */
  hint_price: z.int().nullable(),
  hints_per_question: z.int(),
  /** The number of guesses at a word for a client that asks for tries; 1 where the first guess is the answer. */
  word_tries: z.int(),
  resumed: z.boolean(),
})
export type Play = z.output<typeof Play>

/** What the server reveals with the right answer. */
export const explanation = {
  /** The author's remarks on single options, by their keys. */
  remarks: z.array(z.object({ key: OptionKey, text: z.string() })),
  /** Guess the word: further right words. */
  also_right: z.array(z.string()),
  /** Number: an answer off by at most this is right. */
  tolerance: z.number().nullable(),
}

/** The first answers of other players; absent while the right answer is hidden, in other modes, and below 30 of them. */
const Peers = z.object({
  answers: z.int(),
  /** In percent. */
  shares: z.partialRecord(OptionKey, z.number()),
})
export type Peers = z.output<typeof Peers>

export const AnswerOutcome = z.object({
  /** Null when `answer_mode` is 2 (no feedback before the end). */
  correct: z.boolean().nullable(),
  /** Keys in this play's order, or the word; null unless `answer_mode` is 3. */
  correct_answer: z.string().nullable(),
  note: z.string().nullable(),
  ...explanation,
  peers: Peers.optional(),
  score: z.int(),
  answered: z.int(),
  remaining: z.int(),
  deadline: Time.nullable(),
  now: Time,
  /** As in `Play`. */
  version: z.int(),
  current_question_id: z.int().nullable(),
  /** The next question, if questions open one at a time. */
  next_question: Q.nullable(),
  /** Guess the word: the guess was wrong, but there are tries left, so it is no answer yet. Null for an answer. */
  tried: Try.nullable(),
  /** Free order: the number of the last saved change; 0 before the first. */
  last_number: z.int(),
  result: Result.nullable(),
})
export type AnswerOutcome = z.output<typeof AnswerOutcome>

export const ReviewItem = Q.extend({
  your_answer: z.string().nullable(),
  /** Guess the word: the wrong guesses before the answer. */
  tries: z.array(Try),
  correct_answer: z.string(),
  correct: z.boolean(),
  /** Null in modes that give no marks. */
  obtained_marks: z.number().nullable(),
  note: z.string().nullable(),
  ...explanation,
  peers: Peers.optional(),
  ms: z.int().nullable(),
})
export type ReviewItem = z.output<typeof ReviewItem>

const LifelineEffect = z.object({
  lifeline: z.enum(lifelineNames),
  coins: z.int(),
  /** Price of the next lifeline in this play. */
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

/** A player's annotations of a question. The mark also applies in later tests; the rest belongs to the play. */
const Annotation = z.object({ question_id: z.int(), marked: z.boolean(), struck: z.array(OptionKey), own_note: z.string().nullable() })
export type Annotation = z.output<typeof Annotation>

/** A call that starts a play, with the reply of one whose questions are all open. */
export const started = { output: z.array(Q), meta: z.object({ play: Play }), inTurn: true } as const
export const PlayId = Whole(1, Number.MAX_SAFE_INTEGER)

export const plays = {
  submit_answer: action({
    summary:
      'Answer a question of an open play: a key, keys joined by commas, pairs (a-2,b-1), the word, the number, or nothing if time is over',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({
      play_id: PlayId,
      question_id: Id,
      answer: RawText(512).default(''),
      /** Free order: the client numbers its changes, so that a late one never replaces a newer one. */
      number: optional(Whole(1, 1_000_000)),
      /** The seat of the page: see `Sitting` in exams.ts. */
      seat: optional(Whole(1, 1_000_000)),
      /** Guess the word: the player may guess again after a wrong word, up to `word_tries` times. Without it the first word is the answer. */
      tries: optional(Flag),
      /** The next question waits until `get_play` shows it, so that the player can read the verdict: in rounds that can wait (`leave_play`). */
      waits: optional(Flag),
    }),
    output: AnswerOutcome,
    refusals: ['document_not_found', 'already_answered', 'play_over', 'operation_not_allowed', 'sat_elsewhere'],
  }),
  use_lifeline: action({
    summary: 'Use a lifeline, each once per play; the server charges it together with its effect',
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
    summary: 'Buy a letter in guess the word, at most `hints_per_question` per question',
    access: 'player',
    movesCoins: true,
    input: z.object({ play_id: PlayId, question_id: Id }),
    output: z.object({ position: z.int(), letter: z.string(), coins: z.int() }),
    refusals: ['document_not_found', 'play_over', 'already_answered', 'not_enough_coins', 'hint_used_up', 'lifeline_not_allowed'],
  }),
  finish_play: action({
    summary: 'Hand in or give up: the remaining questions count as unanswered',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({ play_id: PlayId }),
    /** Null for an exam: `get_exam_result` returns its result. */
    output: Result.nullable(),
    /** A running battle has no result: the call changes nothing; `leave_room` leaves it. */
    refusals: ['document_not_found', 'play_open'],
  }),
  get_play: action({
    summary:
      'The open play to resume, or the result of a finished one; without an id the newest open play. Without a clock, the time of the current question counts from this call',
    access: 'player',
    input: z.object({
      play_id: optional(PlayId),
      /** The caller shows the reply to nobody, so the server does not start the clock of a waiting question. */
      peek: optional(Flag),
    }),
    output: z.array(Listed),
    /** `result` is null also for an exam, as in `finish_play`. */
    meta: z.object({ play: Play.nullable(), answers: z.array(Answered), result: Result.nullable() }),
    refusals: ['document_not_found'],
  }),
  leave_play: action({
    summary:
      'Leave a round for now: the clock of the open question runs, and the server opens no further question until `get_play` or a start',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    /** Whether the round waits: one with a rival, a window or one clock for all questions does not. */
    output: z.object({ waits: z.boolean() }),
    refusals: ['document_not_found'],
  }),
  get_rank_change: action({
    summary: 'Change of rank on the all-time leaderboard by a finished play; null without points, or once the player has scored again',
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: RankChange.nullable(),
    refusals: ['document_not_found', 'play_open'],
  }),
  annotate_question: action({
    summary: "Save the player's annotations of a question: marked for later, struck-out options, a note",
    access: 'player',
    input: z.object({
      play_id: PlayId,
      question_id: Id,
      marked: optional(Flag),
      /** Keys of struck-out options, separated by commas; `-` for none. */
      struck: optional(Text(20)),
      /** `-` removes it. */
      own_note: optional(Text(2000)),
    }),
    output: Annotation,
    refusals: ['document_not_found', 'operation_not_allowed'],
  }),
  get_annotations: action({
    summary: "All of the player's annotations in a play",
    access: 'player',
    input: z.object({ play_id: PlayId }),
    output: z.array(Annotation),
    refusals: ['document_not_found'],
  }),
  get_play_review: action({
    summary: 'All questions of a finished play with the given and the right answer; charged once per play if it has a price',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({ play_id: PlayId }),
    output: z.array(ReviewItem),
    meta: z.object({ result: Result }),
    refusals: ['document_not_found', 'play_open', 'answers_archived', 'contest_not_over', 'exam_not_released', 'not_enough_coins'],
  }),
}
