// Staff see and change the members of a group.

import type { InputOf, ResultOf } from '@trivium/contract/platform/action'
import type { groupAdmin, GroupMember } from '@trivium/contract/people/groups.admin'
import type { Context, StaffContext } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import type { ExamList } from './exam-list.ts'
import { lockManagedGroup, managedGroup, pageOf } from './managed.ts'
import { deleteMember, isActive, isOwnIdTaken, type MemberRow, putMembers, readMember, readMembers } from './store.ts'

type Admin = typeof groupAdmin

const presentMember = ({ account_id, name, own_id, extra_percent, hides_timer, has_larger_text, joined_at }: MemberRow): GroupMember => ({
  account_id,
  name,
  own_id,
  extra_percent,
  hides_timer,
  has_larger_text,
  joined_at: joined_at.toISOString(),
})

export async function listMembers(
  { group_id, search, ...page }: InputOf<Admin['get_group_members']>,
  context: Context,
): Promise<ResultOf<Admin['get_group_members']>> {
  await managedGroup(group_id, context)
  const { rows, total } = await readMembers(context.db, group_id, { search, ...pageOf(page, context) })
  return { data: rows.map(presentMember), total }
}

export async function putMember(
  { group_id, account_id, ...sent }: InputOf<Admin['put_group_member']>,
  { db, audit, now, player }: StaffContext,
  exams: ExamList,
): Promise<GroupMember> {
  await lockManagedGroup(group_id, { db, player })
  await exams.lockOf(db, group_id, now)
  if (!(await isActive(db, account_id))) refuse('user_not_found')
  const before = await readMember(db, group_id, account_id)
  const after = {
    own_id: sent.own_id ?? before?.own_id ?? null,
    extra_percent: sent.extra_percent ?? before?.extra_percent ?? 0,
    hides_timer: sent.hides_timer ?? before?.hides_timer ?? false,
    has_larger_text: sent.has_larger_text ?? before?.has_larger_text ?? false,
  }
  if (after.own_id !== null && (await isOwnIdTaken(db, group_id, after.own_id, account_id))) refuse('own_id_taken')
  if (after.extra_percent < ((await exams.readSitting(db, group_id)).get(account_id) ?? 0)) refuse('exam_started')
  const member = { group_id, account_id, ...after, listed_email: null }
  await exams.changeMembers(db, group_id, { now, by: player.id }, () => putMembers(db, [member], now))
  audit({
    subject: `group:${group_id}`,
    before: before && { account_id, extra_percent: before.extra_percent },
    after: { account_id, ...after },
  })
  return presentMember(must(await readMember(db, group_id, account_id), 'it was just written'))
}

export async function removeMember(
  { group_id, account_id }: InputOf<Admin['remove_group_member']>,
  { db, audit, player }: StaffContext,
  exams: ExamList,
): Promise<Record<string, never>> {
  await lockManagedGroup(group_id, { db, player })
  await exams.keepStarted(db, group_id, account_id)
  if (!(await deleteMember(db, group_id, account_id))) refuse('document_not_found')
  audit({ subject: `group:${group_id}`, before: { account_id } })
  return {}
}
