// Files of questions for an exam: how they are read, and what is told of them.

import { z } from 'zod'
import { Id, Marks, optional } from '../platform/fields.ts'
import { SentMapping, tableView } from '../bank/imports.admin.ts'

/** How a file of questions for an exam is read. */
export const paperInput = {
  exam_id: Id,
  /** What the columns of a table hold, where their names do not say it. */
  mapping: SentMapping,
  /** Of questions that do not say it; without it, rows of tables that do not are refused, and others are worth 1. */
  marks: optional(Marks(0.25, 100)),
}

export const paperFile = {
  /** The refused rows as a table with a column of reasons that can be mended and sent again. */
  refused_file: z.object({ name: z.string(), csv: z.string() }).nullable(),
  ...tableView,
  /** The columns do not say where question and answer stand: nothing was read. */
  needs_mapping: z.boolean(),
}

export const ExamRowView = z.object({
  /** Of a table counted from the line behind the names. */
  row: z.int(),
  /** Of an archive or package with several files: the one in which the row stands. */
  file: z.string().nullable(),
  verdict: z.enum(['new', 'double', 'contradiction', 'refused']),
  /** Why it did not come in; '' where it did. */
  problem: z.string(),
  /** The beginning of what it asks. */
  text: z.string(),
  /** What this row has in its file and a question of an exam cannot hold, in sentences. */
  lost: z.array(z.string()),
})
