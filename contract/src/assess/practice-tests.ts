// Tests: practice papers from the question bank, fixed or adaptive.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import {
  claimed,
  Decimal,
  Id,
  inSmallLetters,
  LanguageId,
  limit,
  optional,
  RawText,
  Seconds,
  Text,
  Time,
  Whole,
} from '../platform/fields.ts'
import { Listed, Play, PlayId, ReviewItem } from '../play/plays.ts'
import { adaptiveForms, pools, readinessWords, stopReasons, testTypes, verdicts } from './practice-test-names.ts'

const Choice = z.object({ id: z.string(), name: z.string(), questions: z.int() })

/** A classification of the bank's questions by area. Its id means all of its areas; an area's id is `organisation/area`. */
const Organisation = Choice.extend({ areas: z.array(Choice) })

/** Choices for a test; several values are joined by commas. */
const choices = {
  q_organisation: optional(Text(2048)),
  q_question_type: optional(Text(256)),
  q_pool: optional(z.preprocess(inSmallLetters, z.enum(pools))),
  language_id: LanguageId,
}

/** What a new test asks. */
export const TestRequest = z.object({
  q_test_type: z.preprocess(inSmallLetters, z.enum(testTypes)),
  ...choices,
  /** Default: the shortest length offered. An adaptive test is short up to 40, else full. */
  q_test_length: optional(Whole(1, 200)),
})
export type TestRequest = z.output<typeof TestRequest>

/** What a page needs besides the play to show a test. */
export const TestSheet = z.object({
  quiz_id: z.int(),
  test_type: z.enum(testTypes),
  /** The test that this one retakes. */
  retake_of: z.int().nullable(),
  /** For an adaptive test: its form, and how many questions it asks, including unscored ones; null for any other. */
  adaptive: z.object({ form: z.enum(adaptiveForms), least: z.int(), most: z.int() }).nullable(),
  /** Too few items are calibrated: the result is practice, not a pass/fail decision. */
  is_practice: z.boolean(),
})
export type TestSheet = z.output<typeof TestSheet>

/** In logits. `low` and `high` bound the 95 % interval. */
const Band = z.object({ theta: z.number(), standard_error: z.number(), low: z.number(), high: z.number() })

const AreaResult = z.object({
  id: z.string(),
  name: z.string(),
  questions: z.int(),
  correct: z.int(),
  points: z.number(),
  points_possible: z.number(),
  /** For an adaptive test with enough answers for an estimate; otherwise null. */
  ability: Band.nullable(),
})

export const AdaptiveResult = z.object({
  form: z.enum(adaptiveForms),
  ability: Band,
  passing_standard: z.number(),
  stopped_by: z.enum(stopReasons),
  is_practice: z.boolean(),
  /** Number of unscored items: asked to calibrate them. */
  unscored: z.int(),
  /** One entry per item, in the order asked, with the band after it. Empty in lists. */
  progress: z.array(
    z.object({
      position: z.int(),
      question_id: z.int(),
      difficulty: z.number(),
      correct: z.boolean(),
      is_scored: z.boolean(),
      theta: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
})
export type AdaptiveResult = z.output<typeof AdaptiveResult>

export const Readiness = z.object({
  /** Null when there is not enough evidence yet. */
  estimate: z
    .object({
      /**
       * 1 to 99 percent: the probability that the ability is above the passing standard. `low` and `high` are this probability for an
       * ability one standard error lower or higher.
       */
      probability: z.number(),
      low: z.number(),
      high: z.number(),
      word: z.enum(readinessWords),
      ability: Band,
      /** Number of answers used: those to calibrated items. */
      items: z.int(),
    })
    .nullable(),
  passing_standard: z.number(),
  /** Number of first answers that count, and how many are needed. */
  answers: z.int(),
  answers_needed: z.int(),
  /** Percentage of these answers whose items are calibrated, and the percentage needed. */
  calibrated: z.number(),
  calibrated_needed: z.number(),
  /** Players with a similar estimate, and how many of them passed an exam; null below `people_needed`. */
  criterion: z.object({ passed: z.number(), people: z.int() }).nullable(),
  people_needed: z.int(),
})
export type Readiness = z.output<typeof Readiness>

export const TestResult = z.object({
  quiz_id: z.int(),
  play_id: z.int(),
  test_type: z.enum(testTypes),
  retake_of: z.int().nullable(),
  obtained_points: z.number(),
  points_possible: z.number(),
  /** Seconds; 0 without a clock. */
  time_remaining: z.int(),
  total: z.int(),
  correct: z.int(),
  in_correct: z.int(),
  missed: z.int(),
  bank_cat: z.enum(['bank', 'cat']),
  /** Percent, at the end of this test; null without enough evidence, and in lists. */
  readiness_assessment: z.number().nullable(),
  result: z.enum(verdicts),
  result_percentage: z.number(),
  duration_ms: z.int(),
  date: Time,
  by_organisation: z.array(AreaResult),
  /** Null for a test that is not adaptive. */
  adaptive: AdaptiveResult.nullable(),
})
export type TestResult = z.output<typeof TestResult>

const OpenTest = z.object({ quiz_id: z.int(), play_id: z.int(), test_type: z.enum(testTypes), answered: z.int(), started_at: Time })

export const startedTest = { output: z.array(Listed), meta: z.object({ play: Play, test: TestSheet }), inTurn: true } as const

export const tests = {
  get_all_question_types: action({
    summary: 'Choices for a new test, counted in the bank; the counts depend on the choices sent',
    access: 'player',
    input: z.object(choices),
    output: z.object({
      /** `least` and `most`: number of questions of such a test. */
      test_types: z.array(Choice.extend({ least: z.int(), most: z.int() })),
      organisations: z.array(Organisation),
      question_types: z.array(Choice),
      /** Lengths for which the chosen questions suffice. */
      lengths: z.array(z.int()),
      pools: z.array(Choice),
      /** Adaptive forms for whose least length the chosen questions suffice. */
      adaptive_forms: z.array(
        z.object({
          form: z.enum(adaptiveForms),
          least: z.int(),
          most: z.int(),
          is_practice: z.boolean(),
          /** New unscored items, in addition to these lengths. */
          unscored: z.int(),
        }),
      ),
    }),
    refusals: ['no_data', 'document_not_found'],
  }),
  get_questions_test: action({
    summary: 'Create a test and start it, or resume the open one with the same choices',
    access: 'player',
    input: TestRequest,
    ...startedTest,
    refusals: ['no_questions', 'not_enough_items', 'document_not_found', 'too_many_requests'],
  }),
  get_open_tests: action({
    summary: 'Open tests, newest first',
    access: 'player',
    input: z.object({}),
    output: z.array(OpenTest),
    refusals: [],
  }),
  get_test: action({
    summary: 'Resume an open test by its number',
    access: 'player',
    input: z.object({ quiz_id: Id }),
    ...startedTest,
    refusals: ['document_not_found', 'play_over'],
  }),
  get_test_result: action({
    summary: 'The full result of one finished test',
    access: 'player',
    /** By `quiz_id` or `play_id`. */
    input: z.object({ quiz_id: optional(Id), play_id: optional(PlayId) }),
    output: TestResult,
    refusals: ['document_not_found', 'play_open'],
  }),
  get_questions_test_review: action({
    summary: 'Review of a finished test',
    access: 'player',
    input: z.object({ quiz_id: Id }),
    output: z.array(ReviewItem.extend({ points: z.number(), points_possible: z.number(), difficulty_logits: z.number().nullable() })),
    refusals: ['document_not_found', 'play_open'],
  }),
  get_questions_test_retake: action({
    summary: 'Retake a test: the same questions in a new order; the result does not count',
    access: 'player',
    input: z.object({ quiz_id: Id }),
    ...startedTest,
    refusals: ['document_not_found', 'play_open', 'no_questions', 'too_many_requests'],
  }),
  get_questions_test_report: action({
    summary: 'Finished tests, newest first, with their summary',
    access: 'player',
    /** `language_id`: the language of the areas' names and of the unused questions. */
    input: z.object({ limit, language_id: LanguageId }),
    output: z.array(TestResult),
    meta: z.object({
      total: z.int(),
      /** Those of the latest 100 tests that are no retakes and not adaptive, oldest first. */
      trend: z.array(z.object({ quiz_id: z.int(), date: Time, result_percentage: z.number() })),
      /** First answers in the latest 100 tests without retakes. */
      by_organisation: z.array(AreaResult),
      /** Mean over all answered questions; null before the first. */
      seconds_per_question: z.number().nullable(),
      /** Questions of the bank that this player has not met yet. */
      unused: z.int(),
    }),
    refusals: ['document_not_found'],
  }),
  get_readiness: action({
    summary: 'Probability that the ability is above the passing standard, with its evidence, or what is missing',
    access: 'player',
    input: z.object({}),
    output: Readiness,
    refusals: [],
  }),
  set_users_question_test_results: action({
    summary: 'A claim; the reply is the true result of the test',
    access: 'player',
    movesCoins: true,
    repeatsItself: true,
    input: z.object({
      multi_match_id: claimed(Whole(0, 2_147_483_647)),
      /** 0 or absent means the test that was started last. */
      quiz_id: claimed(Whole(0, 2_147_483_647)),
      obtained_points: claimed(Decimal(-1_000_000, 1_000_000)),
      time_remaining: claimed(Seconds(1_000_000)),
      correct: claimed(Whole(0, 1000)),
      in_correct: claimed(Whole(0, 1000)),
      missed: claimed(Whole(0, 1000)),
      bank_cat: claimed(RawText(120)),
      readiness_assessment: claimed(Decimal(0, 100)),
      result: claimed(RawText(64)),
      result_percentage: claimed(Decimal(0, 100)),
    }),
    output: TestResult,
    refusals: ['document_not_found'],
  }),
}
