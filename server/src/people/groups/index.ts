// Groups of players, their lists, and invitations by mail (docs/decisions/072).

import { groups } from '@trivium/contract/people/groups'
import { handle } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { acceptInvitation, type InvitedParts, readInvited } from './invited.ts'
import { leaderboardOf } from '../../rewards/leaderboards/index.ts'
import { seesBoard } from './policy.ts'
import { deleteMember, membersOf, readGroupFor, readOwnGroups } from './store.ts'

export { groupAdminActions } from './admin.ts'
export type { ExamList } from './exam-list.ts'
export { groupsByName, managedGroup, managementOf } from './managed.ts'
export { seesProgress } from './policy.ts'
export { addMembers, lockGroup, lockGroups, readGroup, readGroupFor } from './store.ts'

export const groupActions = (parts: InvitedParts) =>
  handle(groups, {
    get_mailed_invitation: (input, context) => readInvited(input, context, parts),
    accept_mailed_invitation: (input, context) => acceptInvitation(input, context, parts),
    get_own_groups: (_input, { db, player }) => readOwnGroups(db, player.id),
    async get_group_leaderboard({ group_id, period, ...page }, context) {
      const group = await readGroupFor(context.db, group_id, context.player.id)
      // A group of others is treated like one that does not exist.
      if (!group || !seesBoard(group)) refuse('document_not_found')
      return { ...(await leaderboardOf(membersOf(group_id), period, page, context)), group: group.name, is_member: group.is_member }
    },
    async leave_group({ group_id }, { db, player }) {
      return inTransaction(db, async tx => {
        await parts.exams.keepStarted(tx, group_id, player.id)
        return (await deleteMember(tx, group_id, player.id)) ? null : refuse('document_not_found')
      })
    },
  })
