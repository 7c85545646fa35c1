// Examiners and administrators manage groups of players: members, leaders, lists as files, invitations by mail.

import { z } from 'zod'
import { action } from '../platform/action.ts'
import { adminPage, Flag, Id, optional, Text, Time } from '../platform/fields.ts'
import { givenTerms, invitationCalls, listFileCalls } from './lists.ts'

const Person = z.object({ id: z.int(), name: z.string() })

const Group = z.object({
  id: z.int(),
  name: z.string(),
  members: z.int(),
  created_by: Person,
  leaders: z.array(Person),
  /** Whether members and leaders see a leaderboard of the group. */
  has_board: z.boolean(),
  created_at: Time,
})
export type Group = z.output<typeof Group>

const GroupMember = z.object({
  account_id: z.int(),
  name: z.string(),
  own_id: z.string().nullable(),
  extra_percent: z.int(),
  hides_timer: z.boolean(),
  has_larger_text: z.boolean(),
  joined_at: Time,
})
export type GroupMember = z.output<typeof GroupMember>

const one = { group_id: Id }
const refusals = ['document_not_found', 'group_not_yours'] as const
const owner = { one, owner: 'a group', refusals } as const
const [file, invitations] = [listFileCalls(owner), invitationCalls(owner)]

export const groupAdmin = {
  get_groups: action({
    summary: 'Groups that the caller has made or leads, by name; administrators see all',
    access: 'examiner',
    input: z.object({ ...adminPage, search: optional(Text(80)) }),
    output: z.array(Group),
    meta: z.object({ total: z.int() }),
    refusals: [],
  }),
  get_group: action({ summary: 'One group', access: 'examiner', input: z.object(one), output: Group, refusals }),
  create_group: action({
    summary: 'Create a group without members',
    access: 'examiner',
    writes: true,
    input: z.object({ name: Text(80) }),
    output: Group,
    refusals: [],
  }),
  rename_group: action({
    summary: 'Rename a group',
    access: 'examiner',
    writes: true,
    /** `were`: the name that the caller saw. */
    input: z.object({ ...one, name: Text(80), were: Text(80) }),
    output: Group,
    refusals: [...refusals, 'changed_meanwhile'],
  }),
  set_group_board: action({
    summary: 'Show or hide the leaderboard of a group to its members and leaders; new groups have none',
    access: 'examiner',
    writes: true,
    input: z.object({ ...one, has_board: Flag }),
    output: Group,
    refusals,
  }),
  delete_group: action({
    summary: 'Delete a group: its members keep their accounts, and its open invitations are withdrawn',
    access: 'examiner',
    writes: true,
    input: z.object(one),
    output: z.object({}),
    refusals,
  }),
  get_group_members: action({
    summary: 'Members of a group, by name; the search is the beginning of the name, the own id or the number of the account',
    access: 'examiner',
    input: z.object({ ...one, ...adminPage, search: optional(Text(80)) }),
    output: z.array(GroupMember),
    meta: z.object({ total: z.int() }),
    refusals,
  }),
  put_group_member: action({
    summary: 'Add an account to a group, or change the terms of a member; what is not sent stays',
    access: 'examiner',
    writes: true,
    input: z.object({
      ...one,
      account_id: Id,
      ...givenTerms,
    }),
    output: GroupMember,
    refusals: [...refusals, 'user_not_found', 'own_id_taken', 'exam_started'],
  }),
  remove_group_member: action({
    summary: 'Remove a member from a group',
    access: 'examiner',
    writes: true,
    input: z.object({ ...one, account_id: Id }),
    output: z.object({}),
    refusals,
  }),
  set_group_leaders: action({
    summary: 'Set the leaders of a group: any accounts. They see the progress of its members, and nothing else',
    access: 'examiner',
    writes: true,
    input: z.object({
      ...one,
      account_ids: z.array(Id).max(50),
      /** The leaders that the caller saw. */
      were: z.array(Id).max(50),
      /** The verified address of one more leader. */
      email: optional(Text(254)),
    }),
    output: Group,
    refusals: [...refusals, 'user_not_found', 'changed_meanwhile'],
  }),
  preview_group_list: file.preview,
  import_group_list: file.import,
  export_group_list: file.export,
  get_group_invitations: invitations.list,
  resend_group_invitation: invitations.resend,
  withdraw_group_invitation: invitations.withdraw,
}
