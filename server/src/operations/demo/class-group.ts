// The class of the demo as a group: its members have own ids, and every examiner leads it.

import type { Actor } from './demo-context.ts'

/** @param examIds exams that the members may sit as members of the group: their results show the own ids */
export async function gatherClass(examiner: Actor, trialClass: readonly Actor[], examIds: readonly number[]): Promise<void> {
  const { data: group } = await examiner.ask('create_group', { name: 'Science, year 10' })
  for (const [index, { id }] of trialClass.entries())
    await examiner.ask('put_group_member', { group_id: group.id, account_id: id, own_id: `S-${1001 + index}` })
  const { data: examiners } = await examiner.ask('get_examiners', {})
  await examiner.ask('set_group_leaders', { group_id: group.id, account_ids: examiners.map(({ id }) => id), were: [] })
  for (const exam_id of examIds) await examiner.ask('set_exam_groups', { exam_id, group_ids: [group.id], were: [] })
}
