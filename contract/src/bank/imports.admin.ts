// Questions in and out of files. A file is uploaded, read and judged row by row; nothing of it is in the bank before `run_import`.

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

/** Which column (from 0) holds what, and in which line (from 1) their names stand; 0: in none. */
const Mapping = z.object({
  header_line: Whole(0, 1000),
  columns: z.partialRecord(z.enum(columnFields), Whole(0, 199)),
  /** How the answers are said, where the file leaves it open. */
  answers: z.enum(answerForms).optional(),
  difficulty: z.enum(difficultyScales).optional(),
  /** Whether what stands between two dollars is a formula; where nobody says it, the texts do. */
  formulas: z.boolean().optional(),
  /** Of a workbook; another one is chosen by its name and no columns: `{"sheet": "Sheet 2", "header_line": 0, "columns": {}}`. */
  sheet: z.string().max(200).optional(),
})
export type Mapping = z.output<typeof Mapping>
/** As it is sent beside a file: as a text, too. */
export const SentMapping = z.preprocess(fromJson, Mapping.optional()).optional()

/** The columns of a table, and what is taken from them. */
export const tableView = {
  /** Their names; null where the format is no table. */
  columns: z.array(z.string()).nullable(),
  mapping: Mapping.nullable(),
  /** Names of columns that nothing is taken from. */
  unknown_columns: z.array(z.string()),
  /** Of a workbook, in their order; `mapping.sheet` is the one that is read. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })).nullable(),
}

/** The first values of each column, in the order of `columns`: three at most, none twice. Null: no table, or from before this was kept. */
export const Samples = z.array(z.array(z.string())).nullable()

const Counts = z.object({
  new: z.int(),
  changed: z.int(),
  there: z.int(),
  double: z.int(),
  contradiction: z.int(),
  refused: z.int(),
  /** Rows of any verdict that have something we cannot hold. */
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
  /** Where questions go that name no category. */
  category_id: z.int().nullable(),
  /** For questions that state none; null: by their difficulty. */
  level: z.int().nullable(),
  /** Otherwise they come in switched off. */
  publishes: z.boolean(),
  ...tableView,
  samples: Samples,
  /** Within it the numbers and keys of its rows count: rows of a later file with the same source change these. Null: they do not count. */
  source: z.string().nullable(),
  /** What rows have and we cannot hold, in sentences, and of how many rows each is true; the most frequent first, thirty at most. */
  lost: z.array(z.object({ sentence: z.string(), rows: z.int() })),
  /** Whether rows that contradict others came in, too: an editor said so in `run_import`. */
  with_contradictions: z.boolean(),
  counts: Counts,
  /** Rows done of the step that runs. */
  progress: z.int(),
  /** Whether it can be taken back: until one of its questions is played. */
  can_undo: z.boolean(),
  created_at: Time,
  finished_at: Time.nullable(),
})
export type ImportView = z.output<typeof ImportView>

const PictureOrSound = z.object({
  /** What it is stored under. */
  name: z.string(),
  /** Shows or plays it. Null while it waits in the import: then `get_import_media` has it, by its name. */
  path: z.string().nullable(),
})
export type PictureOrSound = z.output<typeof PictureOrSound>

const shownChoice = { text: z.string(), image: PictureOrSound.nullable(), image_text: z.string().nullable() }

/** A question as a player sees it, with what is right and where it goes. */
export const ShownQuestion = z.object({
  question_type: z.enum(questionTypes),
  question: z.string(),
  image: PictureOrSound.nullable(),
  /** The picture in words. */
  image_text: z.string().nullable(),
  audio: PictureOrSound.nullable(),
  audio_text: z.string().nullable(),
  /** In the order of the file. */
  options: z.array(
    z.object({
      ...shownChoice,
      is_right: z.boolean(),
      /** Of an order: its right place, from 1. */
      place: z.int().nullable(),
      /** Of matching pairs: the place in `matches`, from 0. */
      match: z.int().nullable(),
      /** Percent of the marks; null where an answer is right or wrong as a whole. */
      share: z.number().nullable(),
      remark: z.string().nullable(),
    }),
  ),
  matches: z.array(z.object(shownChoice)),
  /** Its options are shown in this order. */
  keeps_order: z.boolean(),
  /** Guess the word: the one that is shown, and the others that are right, too. */
  word: z.string().nullable(),
  accepted: z.array(z.string()),
  number: z.object({ value: z.number(), tolerance: z.number(), unit: z.string().nullable() }).nullable(),
  /** What is right, in words, for a line of text: options (of an order in the right order), pairs, words, or a number with its tolerance and unit. */
  right: z.array(z.string()),
  note: z.string().nullable(),
  fact: z.string().nullable(),
  /** Key of the text it is about. */
  passage: z.string().nullable(),
  source: z.string().nullable(),
  /** Code. */
  language: z.string(),
  /** Where it goes, by name: places that are not there yet are made. */
  category: z.string(),
  subcategory: z.string().nullable(),
  /** Null: the import shares levels out by difficulty when it runs. */
  level: z.int().nullable(),
  /** 0 easy to 1 hard. */
  difficulty: z.number(),
  marks: z.number(),
  /** What a wrong answer takes away. */
  minus_marks: z.number(),
  /** An answer that is right in part is worth part of the marks: in exams. */
  part_marks: z.boolean(),
  tags: z.array(z.string()),
  /** Otherwise it comes in switched off. */
  is_active: z.boolean(),
})
export type ShownQuestion = z.output<typeof ShownQuestion>

export const ImportRowView = z.object({
  /** The number of the row. */
  id: z.int(),
  /** Of an archive or package with several files: the one in which the row stands. */
  file: z.string().nullable(),
  verdict: z.enum(verdicts),
  /** In words why it has this verdict; '' for what is new. */
  reason: z.string(),
  /** The beginning of what it asks; also where it is refused. */
  text: z.string(),
  /** What this row has in its file and a question of ours cannot hold, in sentences. */
  lost: z.array(z.string()),
  /** Of a refused row of a table: its cells as they stand in the file, in the order of `columns`. */
  cells: z.array(z.string()).nullable(),
  /** What was read; null where nothing could be, and after `rowDays` (60 days). A refused row may have it, if it was refused after it was read. */
  question: ShownQuestion.nullable(),
  /** Of what is changed, there, double or contradicts: the question that it changes, is, doubles or contradicts, as it is now. */
  other: z
    .object({
      /** Of the same file; null: it is in the bank. */
      row: z.int().nullable(),
      question_id: z.int().nullable(),
      question: ShownQuestion,
      /** In what the two differ, by names of fields; for `changed` what the import would change. */
      differs: z.array(z.string()),
    })
    .nullable(),
})
export type ImportRowView = z.output<typeof ImportRowView>

export const importAdmin = {
  upload_import: action({
    summary: 'Upload a file of questions, up to 200 MB; it is read in the background, and nothing is imported',
    access: 'editor',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object({
      language_id: optional(Id),
      name: optional(Text(200)),
      /** As in `change_import`, so that several files can be sent with the same terms. */
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
      /** Null or empty: none. Case, blanks and the like do not count. */
      source: z.preprocess(value => (value === '' ? null : value), Text(120).nullish()),
      mapping: SentMapping,
    }),
    output: ImportView,
    refusals: ['document_not_found', 'import_not_open'],
  }),
  get_import: action({
    summary: 'One import: its state, progress and counts',
    access: 'editor',
    input: z.object({ import_id: Id }),
    output: ImportView,
    refusals: ['document_not_found'],
  }),
  get_imports: action({
    summary: 'All imports, the newest first',
    access: 'editor',
    input: z.object(adminPage),
    output: z.array(ImportView),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_import_rows: action({
    summary: 'What becomes of each row of a file, and why',
    access: 'editor',
    input: z.object({
      ...adminPage,
      import_id: Id,
      verdict: optional(z.enum(verdicts)),
      /** Only rows that have something we cannot hold. */
      lost: optional(Flag),
    }),
    output: z.array(ImportRowView),
    meta: z.object({ total: z.int() }),
    refusals: ['document_not_found'],
  }),
  get_import_media: action({
    summary: 'An editor sees a picture, or hears a sound, of a file that waits to be imported',
    access: 'editor',
    input: z.object({ import_id: Id, name: Text(160) }),
    output: z.object({ type: z.string(), base64: z.string() }),
    refusals: ['document_not_found'],
  }),
  export_refused_rows: action({
    summary:
      'A path from which the refused rows can be downloaded once, within two minutes: a table with a column of reasons that can be mended and sent again',
    access: 'editor',
    input: z.object({ import_id: Id }),
    output: z.object({ path: z.string(), name: z.string() }),
    refusals: ['document_not_found'],
  }),
  run_import: action({
    summary:
      'Import what is new and changed, in the background; all of it or nothing. What contradicts others stays out unless it is asked for',
    access: 'editor',
    writes: true,
    input: z.object({ import_id: Id, with_contradictions: optional(Flag) }),
    output: ImportView,
    refusals: ['document_not_found', 'import_not_open'],
  }),
  undo_import: action({
    summary: 'Take an import back as a whole, while none of its questions has been played or is used',
    access: 'editor',
    writes: true,
    needsFreshSignIn: true,
    input: z.object({ import_id: Id }),
    output: ImportView,
    refusals: ['document_not_found', 'import_not_done', 'import_played'],
  }),
  export_questions: action({
    summary: 'A path from which the questions can be downloaded once, within two minutes',
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
      /** Questions that the format cannot hold; the file says of each why. */
      left_out: z.int(),
    }),
    refusals: [],
  }),
} satisfies Record<string, ActionSpec>
