// What examiners do: prepare exams, watch them, correct them, release their results. Each of these actions writes down who did it.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { examEndings, examEvents, extraPercents, releaseTimes } from './exam-names.ts'
import { exportFormats } from '../bank/import-names.ts'
import { ExamRowView, paperFile, paperInput } from './exam-file.ts'
import { ImportRowView, Samples } from '../bank/imports.admin.ts'
import { Flag, Id, LanguageId, Marks, adminPage, optional, RawText, Text, Time, Whole } from '../platform/fields.ts'
import { fold } from '../platform/fold.ts'
import { PlayId, Q, ReviewItem } from '../play/plays.ts'

/** Why something is done that changes somebody's result: shown to whoever is concerned. */
const Reason = Text(500)

export const examTerms = {
  title: Text(120),
  language_id: LanguageId,
  /** ISO 8601. A daily exam is open on every day between them. */
  starts_at: Time,
  ends_at: Time,
  duration_minutes: Whole(1, 180),
  /** 4 to 8 characters; upper and lower case differ. It is kept hashed. */
  exam_key: z.string().max(200).transform(fold).pipe(z.string().min(4).max(8)),
  /** HTML; what is not allowed in it is removed. */
  rules: RawText(20_000),
  answer_again: Flag,
  strict_away: Flag,
  /** Whether all players may sit it, or only those on its list. */
  is_for_all: Flag,
  is_daily: optional(Flag),
  release_when: z.enum(releaseTimes).default('examiner'),
  /** Percent of the marks that pass it; without, nobody passes or fails. */
  pass_percent: optional(Whole(1, 100)),
  /** Tell everybody their marks as soon as they hand in, not with the release: several accounts can find right answers out by them. */
  marks_at_hand_in: optional(Flag),
  /** What a wrong answer takes away, of questions that say nothing else; changed, it holds for all there are. */
  minus_marks: optional(Marks(0, 100)),
}

const Manager = z.object({ id: z.int(), name: z.string() })

/** The examiner sees the right answer, too, and all that a player is told with it. */
const PaperQuestion = Q.extend({
  ...ReviewItem.pick({ correct_answer: true, note: true, remarks: true, also_right: true, tolerance: true }).shape,
  tags: z.array(z.string()),
  keeps_order: z.boolean(),
  /** Percent of the marks that each option is worth, as the paper lists them; none where parts follow from the right answer. */
  shares: z.array(z.number()),
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
  released_at: Time.nullable(),
  total_marks: z.number(),
  /** On its list. */
  examinees: z.int(),
  /** How many have started it: then it can be changed no more. */
  attempts: z.int(),
  asked: z.int(),
  /** Who is in charge of it; null: every examiner. */
  examiner: Manager.nullable(),
  managers: z.array(Manager),
  questions: z.array(PaperQuestion),
})
export type ExamPaper = z.output<typeof ExamPaper>

const Seat = z.object({
  account_id: z.int(),
  name: z.string(),
  /** Null for who is on the list and has not started. */
  play_id: z.int().nullable(),
  state: z.enum(['waiting', 'sitting', 'away', 'offline', 'over', 'void']),
  answered: z.int(),
  total: z.int(),
  /** Null when over, or not started. */
  deadline: Time.nullable(),
  violations: z.int(),
  absences: z.int(),
  extra_percent: z.int(),
  ended_by: z.enum(examEndings).nullable(),
  obtained_marks: z.number().nullable(),
  /** What the examinee's client has claimed at hand-in, apart from what we saw. */
  claimed: z
    .object({
      rules_violated: z.boolean(),
      /** As it was sent. */
      captured_question_ids: z.string(),
      /** The numbers of questions in it, which need not be of this exam. */
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
    summary: 'Announce an exam; its questions are imported afterwards',
    access: 'examiner',
    writes: true,
    input: z.object(examTerms),
    output: ExamPaper,
    refusals: ['document_not_found'],
  }),
  change_exam: action({
    summary: 'Change an exam that nobody has started yet; an empty key keeps the old one',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, ...examTerms, exam_key: optional(examTerms.exam_key) }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  copy_exam: action({
    summary: 'A new exam with the questions and rules of this one, at another time and with another key',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, starts_at: Time, ends_at: Time, exam_key: examTerms.exam_key }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  preview_exam_questions: action({
    summary: 'What `import_exam_questions` would make of each row of this file, and why; nothing is written',
    access: 'examiner',
    file: 'file',
    spoolsFile: true,
    input: z.object(paperInput),
    output: z.object({
      counts: z.object({ new: z.int(), double: z.int(), contradiction: z.int(), refused: z.int(), lost: z.int() }),
      /** All of them. Pictures and sounds of the file stand in their paths (`data:`), as long as they are not too many together. */
      rows: z.array(ImportRowView),
      ...paperFile,
      samples: Samples,
    }),
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'infected_file'],
  }),
  import_exam_questions: action({
    summary:
      'Add questions from a file in any format of questions, with its pictures and sounds; row by row, what is wrong or lost is said and the rest is taken',
    access: 'examiner',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object(paperInput),
    output: z.object({
      added: z.int(),
      /** Those that did not come in, and those that have lost something. */
      rows: z.array(ExamRowView),
      ...paperFile,
      paper: ExamPaper,
    }),
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'infected_file'],
  }),
  get_exams_to_run: action({
    summary: 'The exams that the caller manages, the newest first; administrators see all',
    access: 'examiner',
    input: z.object({ ...adminPage, when: optional(z.enum(['open', 'upcoming', 'past'])), language_id: LanguageId }),
    output: z.array(ExamPaper.omit({ questions: true })),
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
    summary: 'Hand an exam over to another examiner, or share it; without anybody in charge it is every examiner’s',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, examiner_id: optional(Id), manager_ids: z.array(Id).max(50).default([]) }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'not_an_examiner'],
  }),
  get_examiners: action({
    summary: 'Who can manage exams',
    access: 'examiner',
    input: z.object({}),
    output: z.array(Manager),
    refusals: [],
  }),
  set_question_marks: action({
    summary:
      'An examiner says what a question is worth, whether parts of it count, and what a wrong answer costs; before anybody has started the exam',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, question_id: Id, marks: Marks(0.25, 100), minus_marks: Marks(0, 100), part_marks: Flag }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  remove_exam_question: action({
    summary: 'Take a question off an exam that nobody has started',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, question_id: Id }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  seat_examinee: action({
    summary: 'Put an account on the list of an exam, or change its accommodations: who sits it has more extra time at once, and no less',
    access: 'examiner',
    writes: true,
    input: z.object({
      exam_id: Id,
      account_id: Id,
      extra_percent: Whole(0, 100).refine(percent => extraPercents.some(known => known === percent), 'is 0, 25, 50 or 100'),
      hides_timer: optional(Flag),
      has_larger_text: optional(Flag),
    }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started', 'user_not_found'],
  }),
  unseat_examinee: action({
    summary: 'Take an account off the list, as long as it has not started',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id, account_id: Id }),
    output: z.object({}),
    refusals: ['document_not_found', 'exam_not_yours', 'exam_started'],
  }),
  get_exam_board: action({
    summary: 'Who sits where: answered, time left, violations and connection; with what was written down since an event',
    access: 'examiner',
    input: z.object({ exam_id: Id, after: optional(Whole(0, Number.MAX_SAFE_INTEGER)), ...adminPage }),
    output: z.array(Seat),
    meta: z.object({ total: z.int(), now: Time, events: z.array(LoggedEvent) }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  give_extra_time: action({
    summary: 'Give an examinee who is sitting more minutes',
    access: 'examiner',
    writes: true,
    input: z.object({ play_id: PlayId, minutes: Whole(1, 180), reason: Reason }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'play_over'],
  }),
  void_exam_attempt: action({
    summary: 'Void an attempt: it counts no longer, and is shown with the reason',
    access: 'examiner',
    writes: true,
    input: z.object({ play_id: PlayId, reason: Reason }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_results_released'],
  }),
  reopen_exam_attempt: action({
    summary: 'Let an examinee whose attempt has ended go on, with the answers that are saved and so many minutes',
    access: 'examiner',
    writes: true,
    input: z.object({ play_id: PlayId, minutes: Whole(1, 180), reason: Reason }),
    output: Seat,
    refusals: ['document_not_found', 'exam_not_yours', 'play_open', 'exam_results_released'],
  }),
  release_exam_results: action({
    summary: 'Tell everybody who has sat it their marks, and let them review the right answers',
    access: 'examiner',
    writes: true,
    input: z.object({ exam_id: Id }),
    output: ExamPaper,
    refusals: ['document_not_found', 'exam_not_yours', 'exam_not_over'],
  }),
  regrade_exam_question: action({
    summary: 'Correct a wrong key: the marks of all attempts follow, and everyone who knows theirs is told of a change',
    access: 'examiner',
    writes: true,
    input: z.object({
      exam_id: Id,
      question_id: Id,
      /**
       * Numbers of the right options as the paper lists them, from 1, by comma; matching: of the match of each option in turn. The word
       * that was to be guessed, others that are right behind `|`; or the number, with its tolerance behind `±`.
       */
      answer: Text(500),
      reason: Reason,
    }),
    output: z.object({ changed: z.int(), paper: ExamPaper }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  export_exam: action({
    summary:
      'The exam with its terms as a file (JSON) that `npm run import` takes back; or its questions in a format that `import_exam_questions` takes back, from a path that can be downloaded once, within two minutes',
    access: 'examiner',
    input: z.object({
      exam_id: Id,
      format: z.enum(exportFormats).default('json'),
      /** Of JSON. The server keeps only a hash of the key, so the examiner gives the copy a key of its own. */
      exam_key: optional(examTerms.exam_key),
    }),
    output: z.object({
      name: z.string(),
      /** Pictures and sounds are named in it. Null in other formats. */
      json: z.string().nullable(),
      media: z.array(z.string()),
      /** Null of JSON. */
      path: z.string().nullable(),
      /** Questions that the format cannot hold; the file says of each why, and what others lose. */
      left_out: z.int(),
    }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
  export_exam_results: action({
    summary: 'All attempts as a file (CSV)',
    access: 'examiner',
    input: z.object({ exam_id: Id }),
    output: z.object({ name: z.string(), csv: z.string() }),
    refusals: ['document_not_found', 'exam_not_yours'],
  }),
}
