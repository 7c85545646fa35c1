// Lists of people as files, and invitations by mail, as staff see them: for groups and for exams.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Flag, Id, optional, Text, Time, Whole } from '../platform/fields.ts'
import type { Refusal } from '../platform/refusals.ts'
import { extraPercents, invitationStates, listVerdicts } from './list-names.ts'

/** Terms of a person on a list, as staff send them: what is not sent stays. */
export const givenTerms = {
  own_id: optional(Text(60)),
  extra_percent: optional(Whole(0, 100).refine(percent => extraPercents.some(known => known === percent), 'is 0, 25, 50 or 100')),
  hides_timer: optional(Flag),
  has_larger_text: optional(Flag),
}

const ListRow = z.object({
  /** The number of the line in the file. */
  row: z.int(),
  /** Cleaned; as in the file if it is no address. */
  email: z.string(),
  name: z.string(),
  own_id: z.string(),
  extra_percent: z.int(),
  verdict: z.enum(listVerdicts),
  /** The account's number; null for a person who has none. */
  account_id: z.int().nullable(),
  /** Why the row is refused; empty for other rows. */
  problem: z.string(),
})
export type ListRow = z.output<typeof ListRow>

/** The same for the preview and for what was done. */
const ListReport = z.object({
  counts: z.record(z.enum(listVerdicts), z.int()),
  rows: z.array(ListRow),
  /** Columns of the file that are not used. */
  unknown_columns: z.array(z.string()),
  /** Refused rows with their reasons, to correct and upload again; null without refused rows. */
  refused_file: z.object({ name: z.string(), csv: z.string() }).nullable(),
})
export type ListReport = z.output<typeof ListReport>

const ListFile = z.object({ name: z.string(), csv: z.string() })

const MailedInvitation = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string().nullable(),
  own_id: z.string().nullable(),
  state: z.enum(invitationStates),
  /** The account that accepted it. */
  account_id: z.int().nullable(),
  sent_at: Time,
  expires_at: Time,
})
export type MailedInvitation = z.output<typeof MailedInvitation>

interface ListOwner<One, Code> {
  /** The field that names the owner. */
  one: One
  /** In sentences. */
  owner: 'a group' | 'an exam'
  refusals: readonly Code[]
}

/** The calls of staff on a list of people as a file: those of a group and those of an exam differ only in what they name. */
export const listFileCalls = <One extends z.ZodRawShape, const Code extends Refusal>({ one, owner, refusals }: ListOwner<One, Code>) => ({
  preview: action({
    summary: `Preview what the import into the list of ${owner} would do with each row of a CSV file, and why; nothing is written`,
    access: 'examiner',
    file: 'file',
    spoolsFile: true,
    input: z.object(one),
    output: ListReport,
    refusals: [...refusals, 'infected_file'],
  }),
  import: action({
    summary: `Put the people of a CSV file on the list of ${owner}, with extra time and other conditions; addresses without an account are invited by email. A running attempt can only gain time`,
    access: 'examiner',
    writes: true,
    file: 'file',
    spoolsFile: true,
    input: z.object(one),
    output: ListReport,
    refusals: [...refusals, 'infected_file', 'exam_started'],
  }),
  export: action({
    summary: `The people on the list of ${owner}, and its open invitations, as a CSV file that its import reads. It has only addresses that staff listed`,
    access: 'examiner',
    input: z.object(one),
    output: ListFile,
    refusals,
  }),
})

/** The calls of staff on invitations by mail to a list. */
export const invitationCalls = <One extends z.ZodRawShape, const Code extends Refusal>({ one, owner, refusals }: ListOwner<One, Code>) => ({
  list: action({
    summary: `Invitations by email to ${owner}, newest first`,
    access: 'examiner',
    input: z.object({ ...one, ...adminPage }),
    output: z.array(MailedInvitation),
    meta: z.object({ total: z.int() }),
    refusals,
  }),
  resend: action({
    summary: `Send an invitation to ${owner} again with a new link; the link sent before stops working`,
    access: 'examiner',
    writes: true,
    input: z.object({ ...one, invitation_id: Id }),
    output: MailedInvitation,
    refusals: [...refusals, 'invitation_not_open', 'invited_too_often'],
  }),
  withdraw: action({
    summary: `Withdraw an invitation to ${owner}: its link stops working`,
    access: 'examiner',
    writes: true,
    input: z.object({ ...one, invitation_id: Id }),
    output: MailedInvitation,
    refusals: [...refusals, 'invitation_not_open'],
  }),
})
