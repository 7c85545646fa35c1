// Staff create, rename and delete groups, and set their leaders.

import type { InputOf } from '@trivium/contract/platform/action'
import type { Group, groupAdmin } from '@trivium/contract/people/groups.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { refuseOthers } from '../../platform/api/seen.ts'
import { cleanEmail } from '../../platform/contact-addresses.ts'
import { readKnownAccounts, withdrawAllToGroup } from '../lists/index.ts'
import type { ExamList } from './exam-list.ts'
import { lockManagedGroup, presentGroup } from './managed.ts'
import { deleteGroup, insertGroup, readGroup, renameGroup, setBoard, setLeaders } from './store.ts'

type Admin = typeof groupAdmin

const shown = async (id: number, { db }: Context): Promise<Group> => presentGroup(must(await readGroup(db, id), 'it was just written'))

export async function createGroup({ name }: InputOf<Admin['create_group']>, context: StaffContext): Promise<Group> {
  const id = await insertGroup(context.db, { name, created_by: context.player.id, created_at: context.now })
  context.audit({ subject: `group:${id}`, after: { name } })
  return shown(id, context)
}

export async function nameGroup({ group_id, name, were }: InputOf<Admin['rename_group']>, context: StaffContext): Promise<Group> {
  const before = await lockManagedGroup(group_id, context)
  if (before.name !== were) refuse('changed_meanwhile')
  await renameGroup(context.db, group_id, name)
  context.audit({ subject: `group:${group_id}`, before: { name: before.name }, after: { name } })
  return shown(group_id, context)
}

export async function switchBoard({ group_id, has_board }: InputOf<Admin['set_group_board']>, context: StaffContext): Promise<Group> {
  const before = await lockManagedGroup(group_id, context)
  await setBoard(context.db, group_id, has_board)
  context.audit({ subject: `group:${group_id}`, before: { has_board: before.has_board }, after: { has_board } })
  return shown(group_id, context)
}

export async function removeGroup(
  { group_id }: InputOf<Admin['delete_group']>,
  context: StaffContext,
  exams: ExamList,
): Promise<Record<string, never>> {
  const { name, members } = await lockManagedGroup(group_id, context)
  await exams.keepStarted(context.db, group_id, null)
  await withdrawAllToGroup(context.db, group_id, context.now)
  await deleteGroup(context.db, group_id)
  context.audit({ subject: `group:${group_id}`, before: { name, members } })
  return {}
}

export async function changeLeaders(
  { group_id, account_ids, were, email }: InputOf<Admin['set_group_leaders']>,
  context: StaffContext,
): Promise<Group> {
  const { leaders } = await lockManagedGroup(group_id, context)
  const before = leaders.map(({ id }) => id)
  refuseOthers(before, were)
  const found = email === undefined ? [] : await accountOf(email, context)
  const ids = [...new Set([...account_ids, ...found])]
  if (!(await setLeaders(context.db, group_id, ids))) refuse('user_not_found')
  context.audit({ subject: `group:${group_id}`, before: { leaders: before }, after: { leaders: ids } })
  return shown(group_id, context)
}

/** @throws Refused user_not_found */
async function accountOf(typed: string, { db }: Context): Promise<number[]> {
  const email = cleanEmail(typed) ?? refuse('user_not_found')
  const [account] = await readKnownAccounts(db, [], [email])
  return [account?.id ?? refuse('user_not_found')]
}
