// Who may manage a group, and who sees its progress.

import type { StaffRole } from '@trivium/contract/platform/action'

interface Person {
  id: number
  roles: readonly StaffRole[]
}

export interface GroupManagement {
  created_by: number
  leader_ids: readonly number[]
}

/** An administrator manages all groups, an examiner those that they have made or lead. */
export const canManageGroup = ({ created_by, leader_ids }: GroupManagement, { id, roles }: Person): boolean =>
  roles.includes('administrator') || (roles.includes('examiner') && (created_by === id || leader_ids.includes(id)))

/** Members and leaders see the leaderboard of a group that has one; staff who manage it otherwise do not. */
export const seesBoard = ({ has_board, is_member, leads }: { has_board: boolean; is_member: boolean; leads: boolean }): boolean =>
  has_board && (is_member || leads)

/** Leaders see the progress of the members, without any role. Those who manage a group otherwise do not. */
export const seesProgress = ({ leader_ids }: Pick<GroupManagement, 'leader_ids'>, { id }: Pick<Person, 'id'>): boolean =>
  leader_ids.includes(id)
