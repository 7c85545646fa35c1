// Import and export of questions. The server reads an uploaded file and checks it row by row; `run_import` writes the rows to the bank.

import { z } from 'zod'
import { action, type ActionSpec } from '../platform/action.ts'
import { Flag, Id, adminPage, optional, Text, Time, Whole } from '../platform/fields.ts'
import { answerForms, columnFields, difficultyScales, exportFormats, importStates, verdicts } from './import-names.ts'
import { questionTypes } from './question-names.ts'

const fromJson = (value: unknown) => {
  if (value === '' || value === null) return undefined
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** `columns`: the column (from 0) of each field. `header_line`: the line (from 1) with the columns' names; 0: none. */
const Mapping = z.object({
  header_line: Whole(0, 1000),
  columns: z.partialRecord(z.enum(columnFields), Whole(0, 199)),
  /** How answers are written, if the file leaves it open. */
  answers: z.enum(answerForms).optional(),
  difficulty: z.enum(difficultyScales).optional(),
  /** Text between two dollar signs is a formula. Absent: the server guesses from the texts. */
  formulas: z.boolean().optional(),
  /** For a workbook. To choose another sheet, send it without columns: `{"sheet": "Sheet 2", "header_line": 0, "columns": {}}`. */
  sheet: z.string().max(200).optional(),
})
export type Mapping = z.output<typeof Mapping>
/** A mapping in a call: an object, or JSON text in a multipart body. */
export const SentMapping = z.preprocess(fromJson, Mapping.optional()).optional()

/** The columns of a table, and how they are mapped. */
export const tableView = {
  /** Their names; null if the format is not a table. */
  columns: z.array(z.string()).nullable(),
  mapping: Mapping.nullable(),
  /** Names of unused columns. */
  unknown_columns: z.array(z.string()),
  /** Sheets of a workbook, in order; the server reads `mapping.sheet`. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })).nullable(),
}

/** Up to three different first values of each column, in the order of `columns`. Null: not a table, or an import from before samples. */
export const Samples = z.array(z.array(z.string())).nullable()

const Counts = z.object({
  new: z.int(),
  changed: z.int(),
  there: z.int(),
  double: z.int(),
  contradiction: z.int(),
  refused: z.int(),
  /** Rows of any verdict with content that we cannot hold. */
  lost: z.int(),
})

const ImportView = z.object({
  id: z.int(),
  name: z.string(),
  bytes: z.number(),
  format: z.string(),
  state: z.enum(importStates),
  /** Why it failed, in one sentence. */
  problem: z.string().nullable(),
  by: z.string().nullable(),
  language_id: z.int(),
  /** Category of questions that name none. */
  category_id: z.int().nullable(),
  /** Level of questions that state none; null: by difficulty. */
  level: z.int().nullable(),
  /** False: imported questions are inactive. */
  publishes: z.boolean(),
  /** What it brings now waits as drafts until another editor accepts it. */
  waits_for_review: z.boolean(),
  ...tableView,
  samples: Samples,
  /** Scope of the rows' ids and keys: rows of a later file with the same source change these questions. Null: ids and keys are ignored. */
  source: z.string().nullable(),
  /** Sentences about content that we cannot hold, each with its number of rows; most frequent first, at most thirty. */
  lost: z.array(z.object({ sentence: z.string(), rows: z.int() })),
  /** Contradicting rows were imported, too, because the editor chose so in `run_import`. */
  with_contradictions: z.boolean(),
  counts: Counts,
  /** Rows done in the running step. */
  progress: z.int(),
  /** It can be undone until one of its questions is played. */
  can_undo: z.boolean(),
  created_at: Time,
  finished_at: Time.nullable(),
})
export type ImportView = z.output<typeof ImportView>

const PictureOrSound = z.object({
  /** Its stored name. */
  name: z.string(),
  /** Path that serves it. Null before the import runs: then `get_import_media` serves it by its name. */
  path: z.string().nullable(),
})
export type PictureOrSound = z.output<typeof PictureOrSound>

const shownChoice = { text: z.string(), image: PictureOrSound.nullable(), image_text: z.string().nullable() }

/** A question as a player sees it, with its right answer and its category. */
export const ShownQuestion = z.object({
  question_type: z.enum(questionTypes),
  question: z.string(),
  image: PictureOrSound.nullable(),
  /** Text alternative of the picture. */
  image_text: z.string().nullable(),
  audio: PictureOrSound.nullable(),
  audio_text: z.string().nullable(),
  /** In the order of the file. */
  options: z.array(
    z.object({
      ...shownChoice,
      is_right: z.boolean(),
      /** Sequence: its right place, from 1. */
      place: z.int().nullable(),
      /** Matching: the index in `matches`, from 0. */
      match: z.int().nullable(),
      /** Percent of the marks; null if an answer is right or wrong as a whole. */
      share: z.number().nullable(),
      remark: z.string().nullable(),
    }),
  ),
  matches: z.array(z.object(shownChoice)),
  /** The options keep this order. */
  keeps_order: z.boolean(),
  /** Guess the word: the word shown, and further right words (`accepted`). */
  word: z.string().nullable(),
  accepted: z.array(z.string()),
  number: z.object({ value: z.number(), tolerance: z.number(), unit: z.string().nullable() }).nullable(),
  /** The right answer as text: options (a sequence in order), pairs, words, or a number with its tolerance and unit. */
  right: z.array(z.string()),
  note: z.string().nullable(),
  fact: z.string().nullable(),
  /** Key of the passage that the question is about. */
  passage: z.string().nullable(),
  source: z.string().nullable(),
  /** Language code. */
  language: z.string(),
  /** Name of the category; the import creates missing ones. */
  category: z.string(),
  subcategory: z.string().nullable(),
  /** Null: the import assigns levels by difficulty when it runs. */
  level: z.int().nullable(),
  /** 0 easy to 1 hard. */
  difficulty: z.number(),
  marks: z.number(),
  /** Marks lost by a wrong answer. */
  minus_marks: z.number(),
  /** In exams, a partly right answer earns part of the marks. */
  part_marks: z.boolean(),
  tags: z.array(z.string()),
  /** False: it is imported inactive. */
  is_active: z.boolean(),
})
export type ShownQuestion = z.output<typeof ShownQuestion>

export const ImportRowView = z.object({
  /** Counts through all files of an archive. */
  id: z.int(),
  /** Its number in its file, as a spreadsheet shows it; null: it stands for a whole file of an archive. */
  row: z.int().nullable(),
  /** In an archive or package with several files: the file of this row. */
  file: z.string().nullable(),
  verdict: z.enum(verdicts),
  /** If the row is imported, it waits for review. */
  waits_for_review: z.boolean(),
  /** Why it has this verdict, in words; '' for new rows. */
  reason: z.string(),
  /** The beginning of the question; also for refused rows. */
  text: z.string(),
  /** What was lost, in sentences: content of the row that our questions cannot hold. */
  lost: z.array(z.string()),
  /** For a refused table row: its cells as in the file, in the order of `columns`. */
  cells: z.array(z.string()).nullable(),
  /** The question read; null if the row is unreadable, and after `rowDays` (60 days). A row refused after reading has it, too. */
  question: ShownQuestion.nullable(),
  /** For `changed`, `there`, `double`, `contradiction`: the other question, in its current state. */
  other: z
    .object({
      /** Row in the same file; null: it is in the bank. */
      row: z.int().nullable(),
      /** The file of that row in an archive of several files. */
      file: z.string().nullable(),
      question_id: z.int().nullable(),
      question: ShownQuestion,
      /** Names of the fields in which the two differ; for `changed`, those that the import would change. */
      differs: z.array(z.string()),
    })
    .nullable(),
})
export type ImportRowView = z.output<typeof ImportRowView>

export const importAdmin = {
  upload_import: action({
    summary: 'Upload a file of questions, up to 200 MB; a job reads it, and nothing is imported yet',
    access: 'editor',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object({
      language_id: optional(Id),
      name: optional(Text(200)),
      /** As in `change_import`, so that several files can be uploaded with the same options. */
      category_id: optional(Id),
      level: optional(Whole(1, 100)),
      source: optional(Text(120)),
    }),
    output: ImportView,
    refusals: ['document_not_found', 'infected_file'],
  }),
  change_import: action({
    summary: 'Change how a file is read, and read it again',
    access: 'editor',
    writes: true,
    input: z.object({
      import_id: Id,
      language_id: optional(Id),
      /** 0: none. */
      category_id: optional(Whole(0, 2_147_483_647)),
      /** 0: by difficulty. */
      level: optional(Whole(0, 100)),
      publishes: optional(Flag),
      /** Null or empty: none. The server compares sources in the form of `foldCase`. */
      source: z.preprocess(value => (value === '' ? null : value), Text(120).nullish()),
      mapping: SentMapping,
    }),
    output: ImportView,
    refusals: ['document_not_found', 'import_not_open'],
  }),
  get_import: action({
    summary: 'One import with state, progress and counts',
    access: 'editor',
    input: z.object({ import_id: Id }),
    output: ImportView,
    refusals: ['document_not_found'],
  }),
  get_imports: action({
    summary: 'All imports, newest first',
    access: 'editor',
    input: z.object(adminPage),
    output: z.array(ImportView),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_import_rows: action({
    summary: 'Rows of a file, each with its verdict and the reason',
    access: 'editor',
    input: z.object({
      ...adminPage,
      import_id: Id,
      verdict: optional(z.enum(verdicts)),
      /** Only rows with content that we cannot hold. */
      lost: optional(Flag),
    }),
    output: z.array(ImportRowView),
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found'],
  }),
  get_import_media: action({
    summary: 'A picture or sound of a file that is not yet imported',
    access: 'editor',
    input: z.object({ import_id: Id, name: Text(160) }),
    output: z.object({ type: z.string(), base64: z.string() }),
    refusals: ['document_not_found'],
  }),
  export_refused_rows: action({
    summary:
      'A path that downloads the refused rows once, within two minutes: a table with a column of reasons, which can be corrected and uploaded again',
    access: 'editor',
    input: z.object({ import_id: Id }),
    output: z.object({ path: z.string(), name: z.string() }),
    refusals: ['document_not_found'],
  }),
  run_import: action({
    summary: 'Import all new and changed rows in the background, all or nothing. Contradicting rows are imported only on request',
    access: 'editor',
    writes: true,
    input: z.object({ import_id: Id, with_contradictions: optional(Flag) }),
    output: ImportView,
    refusals: ['document_not_found', 'import_not_open'],
  }),
  undo_import: action({
    summary: 'Undo a whole import while none of its questions has been played or is in use',
    access: 'editor',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ import_id: Id }),
    output: ImportView,
    refusals: ['document_not_found', 'import_not_done', 'import_played'],
  }),
  export_questions: action({
    summary: 'A path that downloads the questions once, within two minutes',
    access: 'editor',
    input: z.object({
      format: z.enum(exportFormats),
      language_id: optional(Id),
      /** With its subcategories. */
      category_id: optional(Id),
      question_type: optional(z.enum(questionTypes)),
    }),
    output: z.object({
      path: z.string(),
      name: z.string(),
      /** Number of questions that the format cannot hold; the file gives the reason for each. */
      left_out: z.int(),
    }),
    refusals: [],
  }),
} satisfies Record<string, ActionSpec>
