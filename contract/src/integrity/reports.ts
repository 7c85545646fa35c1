// Players report questions.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id, RawText } from '../platform/fields.ts'

const report = (summary: string) =>
  action({
    summary,
    access: 'player',
    input: z.object({ question_id: Id, message: RawText(512).default('') }),
    output: z.null(),
    refusals: ['document_not_found', 'reason_required', 'reason_too_short', 'already_reported', 'too_many_reports'],
  })

export const reports = {
  report_question: report('Report a question, with a reason of 10 to 512 characters'),
  multi_match_report_question: report('Report a multi-match question, with a reason of 10 to 512 characters'),
}
