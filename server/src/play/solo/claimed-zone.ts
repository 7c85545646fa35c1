// The time zone that the original clients send with some calls.

import { notUnderstood } from '@trivium/contract/platform/fields'
import { cleanTimezone } from '../../people/accounts/index.ts'
import { noteClaim } from '../../platform/api/claims.ts'
import type { Context } from '../../platform/api/handle.ts'

interface ClaimedZone {
  timezone?: string | undefined
  gmt_format?: string | undefined
}

/** Compares canonical names, because a zone has several. Input that is not a zone is not copied to the log. */
export function noteZone(context: Context, { timezone: claimed, gmt_format }: ClaimedZone): void {
  const { timezone } = context.player
  const said = {
    timezone: claimed && (cleanTimezone(claimed) ?? notUnderstood),
    gmt_format: gmt_format && (/^[+-]\d\d:\d\d$/.test(gmt_format) ? gmt_format : notUnderstood),
  }
  noteClaim(context, said, { timezone, gmt_format: offsetOf(timezone, context.now) })
}

/** The format of those clients: +05:45. */
function offsetOf(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  return parts.find(part => part.type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00'
}
