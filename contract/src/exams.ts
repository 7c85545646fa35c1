// Exams: one attempt, opened with a key, with rules to accept and marks.

import { z } from 'zod'
import { action } from './action.ts'
import { claimed, claimedZone, Decimal, Flag, Id, LanguageId, optional, page, RawText, Seconds, Text, Time, Whole } from './fields.ts'
import { Play, Q } from './plays.ts'

export const exams = {
  get_exam_module: action({
    summary: "Today's exams, or the finished ones",
    access: 'player',
    input: z.object({ type: optional(Whole(1, 2)), ...page, ...claimedZone, language_id: LanguageId }),
    output: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        date: Time,
        duration_minutes: z.int(),
        total_marks: z.int(),
        questions: z.int(),
        rules: z.string(),
        status: z.enum(['open', 'running', 'completed']),
        obtained_marks: z.number().nullable(),
      }),
    ),
    beside: z.object({ total: z.int() }),
    refusals: ['operation_not_allowed', 'no_data'],
  }),
  get_exam_module_questions: action({
    summary: 'Start an exam with its key, or resume it',
    access: 'player',
    input: z.object({ exam_module_id: Id, exam_key: optional(Text(64)), agreed: optional(Flag) }),
    output: z.array(Q),
    beside: z.object({ play: Play }),
    refusals: [
      'operation_not_allowed',
      'document_not_found',
      'exam_key_required',
      'invalid_exam_key',
      'agree_to_rules',
      'exam_over',
      'already_played',
    ],
  }),
  set_exam_module_result: action({
    summary: 'A claim that hands the exam in: answers with the true result',
    access: 'player',
    input: z.object({
      exam_module_id: claimed(Id),
      total_duration: claimed(Seconds(1_000_000)),
      obtained_marks: claimed(Decimal(-1_000_000, 1_000_000)),
      statistics: claimed(RawText(16_384)),
      rules_violated: claimed(Flag),
      captured_question_ids: claimed(RawText(4096)),
    }),
    output: z.object({
      total_duration: z.int(),
      obtained_marks: z.number(),
      total_marks: z.number(),
      correct: z.int(),
      incorrect: z.int(),
      attempted: z.int(),
      not_attempted: z.int(),
      rules_violated: z.boolean(),
    }),
    refusals: ['operation_not_allowed', 'document_not_found'],
  }),
}
