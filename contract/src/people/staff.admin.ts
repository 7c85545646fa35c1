// Staff: accounts with a role, their rights, and the audit log.

import { z } from 'zod'
import { action, staffRoles } from '../platform/action.ts'
import { Id, adminPage, optional, Text, Time } from '../platform/fields.ts'

const StaffRole = z.enum(staffRoles)

/** One or several values, separated by commas; an empty text removes all. */
const Roles = z.preprocess(
  value =>
    typeof value === 'string'
      ? value
          .split(',')
          .map(role => role.trim())
          .filter(role => role !== '')
      : value,
  z
    .array(StaffRole)
    .max(staffRoles.length)
    .transform(roles => staffRoles.filter(role => roles.includes(role))),
)

export const Colleague = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  roles: z.array(StaffRole),
  status: z.enum(['active', 'deactivated', 'deleted']),
  last_seen_at: Time.nullable(),
})
export type Colleague = z.output<typeof Colleague>

const AuditRow = z.object({
  id: z.int(),
  at: Time,
  /** Null: a command of the operator. */
  account_id: z.int().nullable(),
  name: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string(),
})
export type AuditRow = z.output<typeof AuditRow>

export const staff = {
  get_own_rights: action({
    summary: "The caller's roles, and until when the last sign-in counts as fresh",
    access: 'staff',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      name: z.string(),
      profile: z.string().nullable(),
      roles: z.array(StaffRole),
      has_second_factor: z.boolean(),
      /** Until then payouts, roles, adjustments and deletions need no new sign-in. */
      is_fresh_until: Time,
      demo: z.boolean(),
    }),
    refusals: [],
  }),
  get_staff: action({
    summary: 'All accounts with a role',
    access: 'administrator',
    input: z.object(adminPage),
    output: z.array(Colleague),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  set_roles: action({
    summary: 'Set the roles of an account; all of its sessions end',
    access: 'administrator',
    writes: true,
    needsFreshSignIn: true,
    /** `were`: the roles that the caller saw. */
    input: z.object({ account_id: Id, roles: Roles, were: Roles }),
    output: Colleague,
    refusals: ['user_not_found', 'last_administrator', 'changed_meanwhile'],
  }),
  get_audit: action({
    summary: 'Audit log: all writes of staff, newest first',
    access: 'administrator',
    input: z.object({
      ...adminPage,
      account_id: optional(Id),
      action: optional(Text(80)),
      /** For example `question:12`, or `question:` for all questions. */
      subject: optional(Text(80)),
    }),
    output: z.array(AuditRow),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
}
