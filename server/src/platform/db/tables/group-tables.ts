// The tables of groups and of invitations by mail, typed for Kysely; the migrations are authoritative.

import type { ColumnType, Generated } from 'kysely'
import type { Time } from './columns.ts'

type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>

export interface Groups {
  id: Generated<number>
  name: string
  created_by: number
  created_at: Time
  has_board: Generated<boolean>
}

export interface GroupMembers {
  group_id: number
  account_id: number
  own_id: Optional<string>
  extra_percent: Generated<number>
  hides_timer: Generated<boolean>
  has_larger_text: Generated<boolean>
  /** The address that staff listed or invited. */
  listed_email: Optional<string>
  joined_at: Time
}

export interface GroupLeaders {
  group_id: number
  account_id: number
}

export interface ExamGroups {
  exam_id: number
  group_id: number
}

export interface MailedInvitations {
  id: Generated<number>
  token_hash: Buffer
  email: string
  name: Optional<string>
  own_id: Optional<string>
  group_id: Optional<number>
  exam_id: Optional<number>
  extra_percent: Generated<number>
  hides_timer: Generated<boolean>
  has_larger_text: Generated<boolean>
  invited_by: number
  created_at: Time
  sent_at: Time
  sendings: Generated<number>
  expires_at: Time
  accepted_by: Optional<number>
  accepted_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}
