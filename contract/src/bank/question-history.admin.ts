// Editors see who has changed a question, and what.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id, Time } from '../platform/fields.ts'

const HistoryEntry = z.object({
  id: z.int(),
  at: Time,
  /** Null: a command of the operator. */
  name: z.string().nullable(),
  action: z.string(),
  /** The version that was changed; null for a change of many questions. */
  question_id: z.int().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type HistoryEntry = z.output<typeof HistoryEntry>

export const questionHistory = {
  get_question_history: action({
    summary: 'The last 100 changes of a question and of its earlier versions by staff, newest first',
    access: 'editor',
    input: z.object({ question_id: Id }),
    output: z.array(HistoryEntry),
    refusals: ['document_not_found'],
  }),
}
