// Players report names and pictures: one open report per reporter and subject, and a daily limit.

import { moderation } from '@trivium/contract/people/moderation'
import type { ReportedSubject } from '@trivium/contract/people/moderation-names'
import { localDay, startOfDay } from '@trivium/rules/platform/days'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { lockActiveAccount } from '../accounts/index.ts'
import { isUploaded } from './picture.ts'
import { countReportsSince, insertReport, readReported } from './store.ts'

export const moderationActions = handle(moderation, {
  report_player({ user_id: accountId, subject, reason }, { db, player, settings, now }) {
    return inTransaction(db, async tx => {
      await lockActiveAccount(tx, player.id)
      const account = await readReported(tx, accountId)
      if (account?.status !== 'active' || accountId === player.id) refuse('user_not_found')
      const reported = reportedOf(account, subject) ?? refuse('nothing_to_report')
      const today = startOfDay(localDay(now, player.timezone), player.timezone)
      if ((await countReportsSince(tx, player.id, today)) >= settings.reports_per_day) refuse('too_many_reports')
      const isNew = await insertReport(tx, { accountId, reporterId: player.id, subject, reason, reported, at: now })
      if (!isNew) refuse('player_already_reported')
      return null
    })
  },
})

const reportedOf = ({ name, profile }: { name: string; profile: string | null }, subject: ReportedSubject) =>
  subject === 'name' ? name : isUploaded(profile) ? profile : null
