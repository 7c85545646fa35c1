// Every call of staff on a group begins here.

import type { Group } from '@trivium/contract/people/groups.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { refuse } from '../../platform/api/refuse.ts'
import { canManageGroup } from './policy.ts'
import { type GroupRow, lockGroup, readGroup, readGroups } from './store.ts'

/** @throws Refused document_not_found, group_not_yours */
export async function managedGroup(id: number, { db, player }: Pick<Context, 'db' | 'player'>): Promise<GroupRow> {
  const group = (await readGroup(db, id)) ?? refuse('document_not_found')
  return canManageGroup(managementOf(group), player) ? group : refuse('group_not_yours')
}

/** Also locks the group. */
export async function lockManagedGroup(id: number, context: Pick<StaffContext, 'db' | 'player'>): Promise<GroupRow> {
  await lockGroup(context.db, id)
  return managedGroup(id, context)
}

export const managementOf = ({ created_by, leaders }: GroupRow) => ({ created_by, leader_ids: leaders.map(({ id }) => id) })

export const pageOf = ({ offset = 0, limit }: { offset?: number; limit?: number }, { settings }: Context) => ({
  offset,
  limit: limit ?? settings.page_size,
})

/** The caller's own groups; administrators have all. */
export const managerOf = ({ player }: Pick<Context, 'player'>) => (player.roles.includes('administrator') ? null : player.id)

const mostNamed = 1000

/** Finds a group of the caller by its name, for a column of a file. */
export async function groupsByName(context: Context): Promise<(name: string) => { id: number } | { problem: string }> {
  const { rows } = await readGroups(context.db, { managerId: managerOf(context), search: undefined, offset: 0, limit: mostNamed })
  const byName = Map.groupBy(rows, ({ name }) => name.toLowerCase())
  return name => {
    const [found, ...others] = byName.get(name.toLowerCase()) ?? []
    if (!found) return { problem: 'You manage no group with this name.' }
    return others.length > 0 ? { problem: 'Several groups have this name.' } : { id: found.id }
  }
}

export const presentGroup = ({ id, name, members, created_by, creator, leaders, has_board, created_at }: GroupRow): Group => ({
  id,
  name,
  members,
  created_by: { id: created_by, name: creator },
  leaders,
  has_board,
  created_at: created_at.toISOString(),
})
