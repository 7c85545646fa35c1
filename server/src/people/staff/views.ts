// Staff and the audit as the console shows them.

import type { AuditRow, Colleague } from '@trivium/contract/people/staff.admin'
import type { EntryRow, StaffRow } from './store.ts'

export function presentColleague({ id, name, email, roles, status, last_seen_at }: StaffRow): Colleague {
  return { id, name, email, roles, status, last_seen_at: last_seen_at?.toISOString() ?? null }
}

export function presentEntry({ id, at, account_id, name, action, subject, before, after, request_id }: EntryRow): AuditRow {
  return { id, at: at.toISOString(), account_id, name, action, subject, before, after, request_id }
}
