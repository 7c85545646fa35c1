// The list of an exam: its examinees by name, its groups, and invitations by mail (docs/decisions/072).

import { examListAdmin } from '@trivium/contract/assess/exam-lists.admin'
import type { InputOf } from '@trivium/contract/platform/action'
import { handle, type StaffContext } from '../../../platform/api/handle.ts'
import { must } from '../../../platform/api/refuse.ts'
import { refuseOthers } from '../../../platform/api/seen.ts'
import { readCells } from '../../../bank/imports/index.ts'
import type { ExamList } from '../../../people/groups/index.ts'
import { lockGroups, managedGroup } from '../../../people/groups/index.ts'
import { fileHandlers, invitationHandlers, type ListParts } from '../../../people/lists/index.ts'
import { lockManagedExam, managedExam } from '../board/managers.ts'
import { shareExam } from '../paper/paper-store.ts'
import { examList } from './exam-list.ts'
import {
  keepStarted,
  lockExamsOf,
  readExamGroups,
  readExamsStartedBy,
  readLiveExamsOf,
  readMembersSitting,
  setExamGroups,
} from './group-store.ts'
import { changeLists } from './running.ts'
import { readInvitedExam, readList, seatInvited } from './store.ts'

export function examListActions(mail: ListParts['mail']) {
  const listOf = ({ exam_id }: { exam_id: number }) => examList(exam_id)
  const parts = { mail, readCells }
  const [file, invitations] = [fileHandlers(listOf, parts), invitationHandlers(listOf, parts)]
  return handle(examListAdmin, {
    async get_exam_list({ exam_id, search, offset = 0, limit }, context) {
      await managedExam(exam_id, context)
      const { rows, total } = await readList(context.db, exam_id, { search, offset, limit: limit ?? context.settings.page_size })
      return { data: rows, total }
    },

    async get_exam_groups({ exam_id }, context) {
      await managedExam(exam_id, context)
      return readExamGroups(context.db, exam_id)
    },

    set_exam_groups: changeExamGroups,
    preview_exam_list: file.preview,
    import_exam_list: { prepare: file.prepare },
    export_exam_list: file.export,
    get_exam_invitations: invitations.list,
    resend_exam_invitation: invitations.resend,
    withdraw_exam_invitation: invitations.withdraw,
  })
}

async function changeExamGroups({ exam_id, group_ids, were }: InputOf<typeof examListAdmin.set_exam_groups>, context: StaffContext) {
  const { db, now, player, audit } = context
  const after = [...new Set(group_ids)]
  // Before the exam, as those do who change a group.
  await lockGroups(db, after)
  await lockManagedExam(exam_id, context)
  const before = (await readExamGroups(db, exam_id)).map(({ id }) => id)
  refuseOthers(before, were)
  // A group that another manager of the exam has put on its list may stay.
  for (const id of after.filter(one => !before.includes(one))) await managedGroup(id, context)
  for (const id of before.filter(one => !after.includes(one))) await keepStarted(db, exam_id, { groupId: id, accountId: null })
  await changeLists(db, [exam_id], { now, by: player.id }, () => setExamGroups(db, exam_id, after))
  audit({ subject: `exam:${exam_id}`, before: { groups: before }, after: { groups: after } })
  return readExamGroups(db, exam_id)
}

/** What the area of people asks of exams, for the links of invitations. */
export const listOfExams: ExamList = {
  describe: async (db, examId) => must(await readInvitedExam(db, examId), 'exams are not deleted'),
  share: shareExam,
  seat: seatInvited,
  readSitting: readMembersSitting,
  lockOf: lockExamsOf,
  async changeMembers(tx, groupId, change, work) {
    return changeLists(tx, await readLiveExamsOf(tx, [groupId], change.now), change, work)
  },
  async keepStarted(tx, groupId, accountId) {
    for (const id of await readExamsStartedBy(tx, groupId, accountId)) await keepStarted(tx, id, { groupId, accountId })
  },
}
