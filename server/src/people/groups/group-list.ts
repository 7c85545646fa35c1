// The list of a group: its members.

import type { PeopleList } from '../lists/index.ts'
import type { ExamList } from './exam-list.ts'
import { lockManagedGroup, managedGroup } from './managed.ts'
import { type GroupRow, putMembers, readListed, readMembersToExport } from './store.ts'

export const groupList = (id: number, exams: ExamList): PeopleList<GroupRow> => ({
  to: { groupId: id },
  managed: context => managedGroup(id, context),

  async lock(context) {
    const group = await lockManagedGroup(id, context)
    await exams.lockOf(context.db, id, context.now)
    return group
  },

  async asIs({ name }, { db }) {
    const groupOf = (named: string) =>
      named.toLowerCase() === name.toLowerCase() ? { id } : { problem: 'The row names another group than this one.' }
    return { listed: await readListed(db, id), running: await exams.readSitting(db, id), groupOf, isOver: null }
  },

  async put(judged, _group, { db, now, player }) {
    const members = judged.flatMap(({ verdict, account, terms, entry }) =>
      account && (verdict === 'added' || verdict === 'changed')
        ? [{ group_id: id, account_id: account.id, ...terms, listed_email: entry.email }]
        : [],
    )
    await exams.changeMembers(db, id, { now, by: player.id }, () => putMembers(db, members, now))
  },

  inviting: async (_invited, { name }) => ({ exam: null, groupId: id, groups: new Map([[id, name]]) }),
  saved: async ({ name: group }, { db }) => (await readMembersToExport(db, id)).map(member => ({ ...member, group })),
})
