// Files of questions for an exam: the input of the import and its report.

import { z } from 'zod'
import { Id, Marks, optional } from '../platform/fields.ts'
import { SentMapping, tableView } from '../bank/imports.admin.ts'

/** Input for reading a file of questions for an exam. */
export const paperInput = {
  exam_id: Id,
  /** The meaning of a table's columns, where their names do not tell it. */
  mapping: SentMapping,
  /** Marks of questions that state none. Without it, table rows without marks are refused, and other questions are worth 1. */
  marks: optional(Marks(0.25, 100)),
}

export const paperFile = {
  /** The refused rows as a table with a column of reasons; the examiner can correct it and import it again. */
  refused_file: z.object({ name: z.string(), csv: z.string() }).nullable(),
  ...tableView,
  /** The columns of question and answer are unknown: nothing was read. */
  needs_mapping: z.boolean(),
}

export const ExamRowView = z.object({
  /** As a spreadsheet shows it; null: it stands for a whole file of an archive. */
  row: z.int().nullable(),
  /** In an archive or package with several files: the file of this row. */
  file: z.string().nullable(),
  verdict: z.enum(['new', 'double', 'contradiction', 'refused']),
  /** Why the row was not imported; '' if it was. */
  problem: z.string(),
  /** The beginning of the question. */
  text: z.string(),
  /** What was lost, in sentences: content of the row that an exam question cannot hold. */
  lost: z.array(z.string()),
})
