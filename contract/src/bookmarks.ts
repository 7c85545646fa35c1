// Questions a player keeps, and questions a player reports.

import { z } from 'zod'
import { action } from './action.ts'
import { Flag, Id, nameByNumber, RawText } from './fields.ts'
import { Q } from './plays.ts'

const kinds = ['quiz_zone', 'guess_the_word', 'audio', 'maths', 'multi_match'] as const
/** The seed has no 2: texts to read are not kept. */
const byNumber = new Map([
  ['1', 'quiz_zone'],
  ['3', 'guess_the_word'],
  ['4', 'audio'],
  ['5', 'maths'],
  ['6', 'multi_match'],
])
const BookmarkType = z.preprocess(nameByNumber(byNumber), z.enum(kinds))

const report = (summary: string) =>
  action({
    summary,
    access: 'player',
    input: z.object({ question_id: Id, message: RawText(512) }),
    output: z.null(),
    refusals: ['operation_not_allowed', 'document_not_found', 'reason_required', 'already_reported', 'too_many_reports'],
  })

export const bookmarks = {
  get_bookmark: action({
    summary: 'Bookmarked questions of a kind',
    access: 'player',
    input: z.object({ type: BookmarkType }),
    output: z.array(Q.extend({ note: z.string().nullable() })),
    refusals: ['operation_not_allowed', 'no_data'],
  }),
  set_bookmark: action({
    summary: 'Keep or drop a question; doing it twice changes nothing',
    access: 'player',
    input: z.object({ question_id: Id, status: Flag, type: BookmarkType }),
    output: z.null(),
    refusals: ['operation_not_allowed', 'document_not_found', 'bookmark_in_use'],
  }),
}

export const reports = {
  report_question: report('Report a question, with a reason of 10 to 512 characters'),
  multi_match_report_question: report('Report a multi-match question, with a reason of 10 to 512 characters'),
}
