// Players report the name or the picture of another player.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { Id } from '../platform/fields.ts'
import { playerReportReasons, reportedSubjects } from './moderation-names.ts'

export const moderation = {
  report_player: action({
    summary: 'Report the name or the picture of another player. A drawn picture cannot be reported',
    access: 'player',
    input: z.object({ user_id: Id, subject: z.enum(reportedSubjects), reason: z.enum(playerReportReasons) }),
    output: z.null(),
    refusals: ['user_not_found', 'nothing_to_report', 'too_many_reports', 'player_already_reported'],
  }),
}
