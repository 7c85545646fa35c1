import type { ReportedPlayer } from '@trivium/contract/people/moderation.admin'
import type { PlayerReportReason } from '@trivium/contract/people/moderation-names'

export const writtenReasons: Record<PlayerReportReason, string> = {
  insulting: 'insulting',
  sexual: 'sexual',
  hateful: 'hateful or violent',
  pretending: 'pretends to be somebody else',
  advertising: 'advertising',
  something_else: 'another reason',
}

/** As in "name: insulting (2), picture: sexual (1)". */
export const writtenReports = (open: ReportedPlayer['open']): string =>
  open.map(({ subject, reason, reports }) => `${subject}: ${writtenReasons[reason]} (${reports})`).join(', ')
