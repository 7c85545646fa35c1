// Questions in and out of files. A file is uploaded, read and judged row by row; nothing of it is in the bank before `run_import`.

import { z } from 'zod'
import { action, type ActionSpec } from './action.ts'
import { Flag, Id, officePage, optional, Text, Time, Whole } from './fields.ts'
import { answerForms, columnFields, difficultyScales, exportFormats, importStates, verdicts } from './import-names.ts'
import { questionTypes } from './play-names.ts'

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

const Counts = z.object({ new: z.int(), changed: z.int(), there: z.int(), double: z.int(), refused: z.int() })

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
  /** The names of a table's columns; null where the format is no table. */
  columns: z.array(z.string()).nullable(),
  mapping: Mapping.nullable(),
  /** Names of columns that nothing is taken from. */
  unknown_columns: z.array(z.string()),
  /** Of a workbook, in their order; `mapping.sheet` is the one that is read. */
  sheets: z.array(z.object({ name: z.string(), is_hidden: z.boolean() })).nullable(),
  /** What the file has and we cannot hold, in sentences. */
  loses: z.array(z.string()),
  counts: Counts,
  /** Rows done of the step that runs. */
  progress: z.int(),
  /** Whether it can be taken back: until one of its questions is played. */
  can_undo: z.boolean(),
  created_at: Time,
  finished_at: Time.nullable(),
})
export type ImportView = z.output<typeof ImportView>

const ImportRowView = z.object({
  /** The number of the row. */
  id: z.int(),
  verdict: z.enum(verdicts),
  reason: z.string(),
  text: z.string(),
})
export type ImportRowView = z.output<typeof ImportRowView>

export const importOffice = {
  upload_import: action({
    summary: 'Upload a file of questions, up to 200 MB; it is read in the background, and nothing is imported',
    access: 'editor',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object({ language_id: optional(Id), name: optional(Text(200)) }),
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
      mapping: z.preprocess(fromJson, Mapping.optional()).optional(),
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
    input: z.object(officePage),
    output: z.array(ImportView),
    beside: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_import_rows: action({
    summary: 'What becomes of each row of a file, and why',
    access: 'editor',
    input: z.object({ ...officePage, import_id: Id, verdict: optional(z.enum(verdicts)) }),
    output: z.array(ImportRowView),
    beside: z.object({ total: z.int() }),
    refusals: ['document_not_found'],
  }),
  run_import: action({
    summary: 'Import what is new and changed, in the background; all of it or nothing',
    access: 'editor',
    writes: true,
    input: z.object({ import_id: Id }),
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
