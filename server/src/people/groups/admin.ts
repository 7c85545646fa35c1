// The calls of staff on groups.

import { groupAdmin } from '@trivium/contract/people/groups.admin'
import { handle } from '../../platform/api/handle.ts'
import { fileHandlers, invitationHandlers, type ListParts } from '../lists/index.ts'
import { changeLeaders, createGroup, nameGroup, removeGroup, switchBoard } from './changing.ts'
import type { ExamList } from './exam-list.ts'
import { groupList } from './group-list.ts'
import { managedGroup, managerOf, pageOf, presentGroup } from './managed.ts'
import { listMembers, putMember, removeMember } from './members.ts'
import { readGroups } from './store.ts'

export function groupAdminActions({ exams, ...parts }: ListParts & { exams: ExamList }) {
  const listOf = ({ group_id }: { group_id: number }) => groupList(group_id, exams)
  const [file, invitations] = [fileHandlers(listOf, parts), invitationHandlers(listOf, parts)]
  return handle(groupAdmin, {
    async get_groups({ search, ...page }, context) {
      const { rows, total } = await readGroups(context.db, { managerId: managerOf(context), search, ...pageOf(page, context) })
      return { data: rows.map(presentGroup), total }
    },
    get_group: async ({ group_id }, context) => presentGroup(await managedGroup(group_id, context)),
    create_group: createGroup,
    rename_group: nameGroup,
    set_group_board: switchBoard,
    delete_group: (input, context) => removeGroup(input, context, exams),
    set_group_leaders: changeLeaders,
    get_group_members: listMembers,
    put_group_member: (input, context) => putMember(input, context, exams),
    remove_group_member: (input, context) => removeMember(input, context, exams),
    preview_group_list: file.preview,
    import_group_list: { prepare: file.prepare },
    export_group_list: file.export,
    get_group_invitations: invitations.list,
    resend_group_invitation: invitations.resend,
    withdraw_group_invitation: invitations.withdraw,
  })
}
