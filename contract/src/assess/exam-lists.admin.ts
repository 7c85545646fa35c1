// The list of an exam: as a file, by groups, and by invitations.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Id, optional, Text } from '../platform/fields.ts'
import { invitationCalls, listFileCalls } from '../people/lists.ts'

const one = { exam_id: Id }
const refusals = ['document_not_found', 'exam_not_yours'] as const

const ListedExaminee = z.object({
  account_id: z.int(),
  name: z.string(),
  own_id: z.string().nullable(),
  extra_percent: z.int(),
  hides_timer: z.boolean(),
  has_larger_text: z.boolean(),
  /** The group that puts the account on the list; null for an account that is on it by name. */
  group: z.string().nullable(),
  has_started: z.boolean(),
})
export type ListedExaminee = z.output<typeof ListedExaminee>

const ExamGroup = z.object({ id: z.int(), name: z.string(), members: z.int() })
const owner = { one, owner: 'an exam', refusals } as const
const [file, invitations] = [listFileCalls(owner), invitationCalls(owner)]

export const examListAdmin = {
  get_exam_list: action({
    summary:
      'The accounts on the list of an exam, by name; the search is the beginning of the name, the own id or the number of the account',
    access: 'examiner',
    input: z.object({ ...one, ...adminPage, search: optional(Text(80)) }),
    output: z.array(ListedExaminee),
    meta: z.object({ total: z.int() }),
    refusals,
  }),
  preview_exam_list: file.preview,
  import_exam_list: file.import,
  export_exam_list: file.export,
  get_exam_invitations: invitations.list,
  resend_exam_invitation: invitations.resend,
  withdraw_exam_invitation: invitations.withdraw,
  get_exam_groups: action({
    summary: 'The groups whose members may sit an exam',
    access: 'examiner',
    input: z.object(one),
    output: z.array(ExamGroup),
    refusals,
  }),
  set_exam_groups: action({
    summary: 'Set the groups whose members may sit an exam, also those who join later. The caller must manage the groups that are added',
    access: 'examiner',
    writes: true,
    /** `were`: the groups that the caller saw. */
    input: z.object({ ...one, group_ids: z.array(Id).max(50), were: z.array(Id).max(50) }),
    output: z.array(ExamGroup),
    refusals: [...refusals, 'group_not_yours', 'changed_meanwhile'],
  }),
}
