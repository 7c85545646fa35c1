// Examiners prepare exams, watch them, correct them and release their results. Each action that writes leaves an audit row.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { examEndings, examEvents, releaseTimes } from './exam-names.ts'
import { exportFormats } from '../bank/import-names.ts'
import { examTerms } from './exam-terms.ts'
import { ExamRowView, paperFile, paperInput } from './exam-file.ts'
import { ImportRowView, Samples } from '../bank/imports.admin.ts'
import { Flag, Id, LanguageId, Marks, adminPage, optional, Text, Time, Version, Whole } from '../platform/fields.ts'
import { givenTerms } from '../people/lists.ts'
import { PlayId, Q, ReviewItem } from '../play/plays.ts'

/** The reason for changing an examinee's result, which the examinee sees. */
const Reason = Text(500)

const Manager = z.object({ id: z.int(), name: z.string() })

/** The examiner also sees the right answer and its explanation. */
const PaperQuestion = Q.extend({
  ...ReviewItem.pick({ correct_answer: true, note: true, remarks: true, also_right: true, tolerance: true }).shape,
  tags: z.array(z.string()),
  keeps_order: z.boolean(),
  /** Percent of the marks for each option, in the paper's order; empty if the right answer determines the parts. */
  shares: z.array(z.number()),
  /** The draw whose pool it belongs to; null: every examinee gets it. */
  draw_id: z.int().nullable(),
  /** The question of the bank that it was copied from. */
  source_id: z.int().nullable(),
})

/** Each examinee gets `count` questions of the pool. */
const PaperDraw = z.object({
  id: z.int(),
  /** How its pool was taken from the bank, in words. */
  rule: z.string(),
  count: z.int(),
  pool: z.int(),
  calibrated: z.int(),
  marks: z.number(),
  minus_marks: z.number(),
  part_marks: z.boolean(),
  /** Follows from its number of questions and their marks. */
  version: z.string(),
})

export const ExamPaper = z.object({
  id: z.int(),
  title: z.string(),
  language_id: z.int(),
  starts_at: Time,
  ends_at: Time,
  duration_minutes: z.int(),
  rules: z.string(),
  answer_again: z.boolean(),
  strict_away: z.boolean(),
  is_for_all: z.boolean(),
  is_daily: z.boolean(),
  release_when: z.enum(releaseTimes),
  pass_percent: z.int().nullable(),
  marks_at_hand_in: z.boolean(),
  minus_marks: z.number(),
  /** Counts the changes of its terms. */
  version: z.int(),
  released_at: Time.nullable(),
  total_marks: z.number(),
  /** Number of accounts on its list. */
  examinees: z.int(),
  /** How many examinees have started it; after the first, the exam can no longer be changed. */
  attempts: z.int(),
  asked: z.int(),
  /** Manages it and may hand it over or share it; null: every examiner manages it. */
  examiner: Manager.nullable(),
  managers: z.array(Manager),
  /** All of them, pools of draws included; `asked` and `total_marks` are those of one examinee. */
  questions: z.array(PaperQuestion),
  draws: z.array(PaperDraw),
})
export type ExamPaper = z.output<typeof ExamPaper>

const Seat = z.object({
  account_id: z.int(),
  name: z.string(),
  /** Null for an account on the list that has not started. */
  play_id: z.int().nullable(),
  state: z.enum(['waiting', 'sitting', 'away', 'offline', 'over', 'void']),
  answered: z.int(),
  total: z.int(),
  /** Null if over or not started. */
  deadline: Time.nullable(),
  violations: z.int(),
  absences: z.int(),
  extra_percent: z.int(),
  ended_by: z.enum(examEndings).nullable(),
  obtained_marks: z.number().nullable(),
  /** Claims of the examinee's client at hand-in, apart from what the server logged. */
  claimed: z
    .object({
      rules_violated: z.boolean(),
      /** As sent. */
      captured_question_ids: z.string(),
      /** The question ids in it; they may belong to other exams. */
      captured_questions: z.array(z.int()),
    })
    .nullable(),
})

const LoggedEvent = z.object({
  id: z.int(),
  play_id: z.int().nullable(),
  name: z.string(),
  event: z.enum(examEvents),
  detail: z.string(),
  question_id: z.int().nullable(),
  at: Time,
})

export const examAdmin = {
  create_exam: action({
    summary: 'Create an exam; its questions are imported afterwards',
    access: 'examiner',
    writes: true,
    input: z.object(examTerms),
    output: ExamPaper,
    refusals: ['document_not_found'],
  }),
  change_exam: action({
    summary: 'Change an exam that no examinee has started yet; an empty key keeps the old key',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, version: Version, ...examTerms, exam_key: optional(examTerms.exam_key) }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'changed_meanwhile'],
  }),
  copy_exam: action({
    summary: 'Copy an exam with its questions and rules, with another time and another key',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, starts_at: Time, ends_at: Time, exam_key: examTerms.exam_key }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  preview_exam_questions: action({
    summary: 'Preview what `import_exam_questions` would do with each row of a file, and why; nothing is written',
    access: 'examiner',
    file: 'file',
    spoolsFile: true,
    input: z.object(paperInput),
    output: z.object({
      counts: z.object({ new: z.int(), double: z.int(), contradiction: z.int(), refused: z.int(), lost: z.int() }),
      /** All rows. The paths of the file's pictures and sounds hold their content (`data:`), up to a total size. */
      rows: z.array(ImportRowView),
      ...paperFile,
      samples: Samples,
    }),
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'infected_file'],
  }),
  import_exam_questions: action({
    summary:
      'Import questions from a file in any question format, with its pictures and sounds; each row is imported, or refused with a reason',
    access: 'examiner',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object(paperInput),
    output: z.object({
      added: z.int(),
      /** Rows that were refused, and rows that lost something. */
      rows: z.array(ExamRowView),
      ...paperFile,
      paper: ExamPaper,
    }),
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'infected_file'],
  }),
  get_exams_to_run: action({
    summary: 'Exams that the caller manages, newest first; administrators see all',
    access: 'examiner',
    input: z.object({ ...adminPage, when: optional(z.enum(['open', 'upcoming', 'past'])), language_id: LanguageId }),
    output: z.array(ExamPaper.omit({ questions: true, draws: true })),
    /** Counted up to 10,000. */
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_exam_paper: action({
    summary: 'An exam with its questions and right answers',
    access: 'examiner',
    input: z.object({ exam_id: Id }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  set_exam_managers: action({
    summary: 'Hand an exam over to another examiner, or share it with managers; without `examiner_id` every examiner manages it',
    access: 'examiner',
    writes: true,
    /** `were`: who managed it when the caller read it. */
    input: z.object({
      exam_id: Id,
      examiner_id: optional(Id),
      manager_ids: z.array(Id).max(50).default([]),
      were: z.object({ examiner_id: Id.nullable(), manager_ids: z.array(Id).max(50) }),
    }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'not_an_examiner', 'changed_meanwhile'],
  }),
  get_examiners: action({
    summary: 'Accounts that can manage exams',
    access: 'examiner',
    input: z.object({}),
    output: z.array(Manager),
    refusals: [],
  }),
  set_question_marks: action({
    summary:
      'Set the marks of a question, whether it gives part marks, and what a wrong answer costs; only before the first examinee starts',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, question_id: Id, marks: Marks(0.25, 100), minus_marks: Marks(0, 100), part_marks: Flag }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  remove_exam_question: action({
    summary: 'Remove a question from an exam that no examinee has started',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, question_id: Id }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  seat_examinee: action({
    summary:
      'Put an account on the list of an exam by name, or change its terms; a running attempt can only gain extra time. What is not sent stays, or is as in its groups',
    access: 'examiner',
    writes: true,
    input: z.object({
      exam_id: Id,
      account_id: Id,
      ...givenTerms,
    }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'user_not_found', 'own_id_taken'],
  }),
  unseat_examinee: action({
    summary: 'Take an account off the list if it has not started',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, account_id: Id }),
    output: z.object({}),
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  get_exam_board: action({
    summary: 'All examinees with answers, time left, violations and connection, and the events logged since a given event',
    access: 'examiner',
    input: z.object({ exam_id: Id, after: optional(Whole(0, Number.MAX_SAFE_INTEGER)), ...adminPage }),
    output: z.array(Seat),
    meta: z.object({ total: z.int(), now: Time, events: z.array(LoggedEvent) }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  give_extra_time: action({
    summary: 'Give an examinee more minutes in a running attempt',
    access: 'examiner',
    writes: true,
    input: z.object({ play_id: PlayId, minutes: Whole(1, 180), reason: Reason }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'play_over'],
  }),
  void_exam_attempt: action({
    summary: 'Void an attempt: it no longer counts, and the examinee sees the reason',
    access: 'examiner',
    writes: true,
    input: z.object({ play_id: PlayId, reason: Reason }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_results_released'],
  }),
  reopen_exam_attempt: action({
    summary: 'Reopen an attempt that has ended, with its saved answers and the given minutes',
    access: 'examiner',
    writes: true,
    input: z.object({ play_id: PlayId, minutes: Whole(1, 180), reason: Reason }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'play_open', 'exam_results_released'],
  }),
  release_exam_results: action({
    summary: 'Release the results: examinees see their marks and may review the right answers',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_not_over'],
  }),
  regrade_exam_question: action({
    summary: 'Correct a wrong key: the server recomputes all marks and notifies examinees whose known marks change',
    access: 'examiner',
    writes: true,
    input: z.object({
      exam_id: Id,
      question_id: Id,
      /**
       * Numbers of the right options in the paper's order, from 1, separated by commas; matching: the number of each option's match. Guess
       * the word: the word, further right words after `|`. Number: the number, its tolerance after `±`.
       */
      answer: Text(500),
      reason: Reason,
    }),
    output: z.object({ changed: z.int(), paper: ExamPaper }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  export_exam: action({
    summary:
      'Export the exam with its terms as JSON for `npm run import`, or its questions in a format for `import_exam_questions`: a path that downloads them once, within two minutes',
    access: 'examiner',
    input: z.object({
      exam_id: Id,
      format: z.enum(exportFormats).default('json'),
      /** For JSON. The server stores only a hash of the key, so the examiner gives the exported copy a new key. */
      exam_key: optional(examTerms.exam_key),
    }),
    output: z.object({
      name: z.string(),
      /** It names its pictures and sounds. Null in other formats. */
      json: z.string().nullable(),
      media: z.array(z.string()),
      /** Null for JSON. */
      path: z.string().nullable(),
      /** Number of questions that the format cannot hold. The file gives the reason for each, and what other questions lose. */
      left_out: z.int(),
    }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
}
