// Tests: practice papers from the question bank, fixed or adaptive.

import { z } from 'zod'
import { action } from './action.ts'
import { claimed, Decimal, Id, LanguageId, optional, Seconds, Text, Time, Whole } from './fields.ts'
import { Play, Q, ReviewItem } from './plays.ts'

const choice = z.array(z.object({ id: z.string(), name: z.string(), questions: z.int() }))
const TestResult = z.object({
  quiz_id: z.int(),
  obtained_points: z.number(),
  time_remaining: z.int(),
  correct: z.int(),
  in_correct: z.int(),
  missed: z.int(),
  result_percentage: z.number(),
  readiness_assessment: z.number().nullable(),
  date: Time,
})

export const tests = {
  get_all_question_types: action({
    summary: 'What the create-test screen offers, from the bank itself',
    access: 'player',
    input: z.object({}),
    output: z.object({ test_types: choice, organisations: choice, question_types: choice, lengths: z.array(z.int()) }),
    refusals: ['operation_not_allowed', 'no_data'],
  }),
  get_questions_test: action({
    summary: 'Create a test and start it',
    access: 'player',
    input: z.object({
      q_test_type: Text(64),
      q_organisation: optional(Text(64)),
      q_question_type: optional(Text(64)),
      /** Default: the shortest length on offer. */
      q_test_length: optional(Whole(1, 200)),
      language_id: LanguageId,
    }),
    output: z.array(Q),
    beside: z.object({ play: Play }),
    refusals: ['operation_not_allowed', 'no_questions'],
  }),
  get_questions_test_review: action({
    summary: 'Review of a finished test',
    access: 'player',
    input: z.object({ quiz_id: Id }),
    output: z.array(ReviewItem),
    refusals: ['operation_not_allowed', 'document_not_found', 'play_open'],
  }),
  get_questions_test_retake: action({
    summary: 'Start the same test again',
    access: 'player',
    input: z.object({ quiz_id: Id }),
    output: z.array(Q),
    beside: z.object({ play: Play }),
    refusals: ['operation_not_allowed', 'document_not_found'],
  }),
  get_questions_test_report: action({
    summary: 'Finished tests, newest first',
    access: 'player',
    input: z.object({ limit: optional(Whole(1, 100)) }),
    output: z.array(TestResult),
    refusals: ['operation_not_allowed'],
  }),
  set_users_question_test_results: action({
    summary: 'A claim: answers with the true result of the test',
    access: 'player',
    input: z.object({
      multi_match_id: claimed(Whole(0, 2_147_483_647)),
      /** 0 or absent means the test that was submitted last. */
      quiz_id: claimed(Whole(0, 2_147_483_647)),
      obtained_points: claimed(Decimal(-1_000_000, 1_000_000)),
      time_remaining: claimed(Seconds(1_000_000)),
      correct: claimed(Whole(0, 1000)),
      in_correct: claimed(Whole(0, 1000)),
      missed: claimed(Whole(0, 1000)),
      bank_cat: claimed(Text(120)),
      readiness_assessment: claimed(Decimal(0, 100)),
      result: claimed(Text(64)),
      result_percentage: claimed(Decimal(0, 100)),
    }),
    output: TestResult,
    refusals: ['operation_not_allowed', 'document_not_found'],
  }),
}
