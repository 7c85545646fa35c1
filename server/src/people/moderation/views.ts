// Reported players, for staff.

import type { ReportedPlayer, ReportedPlayerWhole } from '@trivium/contract/people/moderation.admin'
import type { Context } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { mediaPath } from '../../platform/media/index.ts'
import { mayModerate } from './policy.ts'
import { countModerations, type ReportedRow, readReported, readReportedRow, readReports } from './store.ts'

const ever = new Date(0)

export const presentReported = ({ profile, newest_at, ...row }: ReportedRow): ReportedPlayer => ({
  ...row,
  profile: profile && mediaPath(profile),
  newest_at: newest_at?.toISOString() ?? null,
})

export async function presentWhole(accountId: number, { db, player, now }: Context): Promise<ReportedPlayerWhole> {
  const row = (await readReportedRow(db, accountId)) ?? refuse('user_not_found')
  const [account, reports, namesTaken] = await Promise.all([
    readReported(db, accountId),
    readReports(db, accountId),
    countModerations(db, accountId, 'name', ever),
  ])
  const { name_fixed_until: fixedUntil, ...person } = must(account, 'its reports were just read')
  return {
    ...presentReported(row),
    may_moderate: mayModerate(person, player),
    names_taken: namesTaken,
    name_fixed_until: fixedUntil && fixedUntil > now ? fixedUntil.toISOString() : null,
    reports: reports.map(report => ({
      id: report.id,
      subject: report.subject,
      reason: report.reason,
      reported_name: report.subject === 'name' ? report.reported : null,
      reporter: { id: report.reporter_id, name: report.reporter },
      created_at: report.created_at.toISOString(),
      outcome: report.outcome,
      closed_at: report.closed_at?.toISOString() ?? null,
      closed_by: report.closed_by_name,
    })),
  }
}
