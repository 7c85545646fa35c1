// Reports of questions by players: each with a reason, one open report per player and question, and a daily limit.

import { reports } from '@trivium/contract/integrity/reports'
import { localDay, startOfDay } from '@trivium/rules/platform/days'
import { lockActiveAccount } from '../../people/accounts/index.ts'
import { type Context, handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { kindOfQuestion } from '../../bank/catalogue/index.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { hasMet } from '../../play/plays/index.ts'
import { countReportsSince, insertReport } from './store.ts'

const shortestReason = 10

interface Reported {
  question_id: number
  message: string
}

export const reportActions = handle(reports, {
  report_question: report,

  async multi_match_report_question(reported, context) {
    if ((await kindOfQuestion(context.db, reported.question_id)) !== 'multi_match') refuse('document_not_found')
    return report(reported, context)
  },
})

async function report({ question_id: questionId, message }: Reported, { db, player, settings, now }: Context): Promise<null> {
  const reason = message.trim()
  if (reason === '') refuse('reason_required')
  if ([...reason].length < shortestReason) refuse('reason_too_short')
  return inTransaction(db, async tx => {
    if (!(await hasMet(tx, player.id, questionId))) refuse('document_not_found')
    await lockActiveAccount(tx, player.id)
    const today = startOfDay(localDay(now, player.timezone), player.timezone)
    if ((await countReportsSince(tx, player.id, today)) >= settings.reports_per_day) refuse('too_many_reports')
    if (!(await insertReport(tx, { accountId: player.id, questionId, reason, at: now }))) refuse('already_reported')
    return null
  })
}
