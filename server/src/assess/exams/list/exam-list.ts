// The list of an exam as a file: its examinees by name.

import { must } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { addMembers, groupsByName, readGroup } from '../../../people/groups/index.ts'
import type { Judged, PeopleList } from '../../../people/lists/index.ts'
import { lockManagedExam, managedExam } from '../board/managers.ts'
import type { ExamRow } from '../store.ts'
import { readLiveExamsOf } from './group-store.ts'
import { changeLists } from './running.ts'
import { putExaminees, readInvitedExam, readListed, readRunning, readToExport } from './store.ts'

export const examList = (id: number): PeopleList<ExamRow> => ({
  to: { examId: id },
  managed: context => managedExam(id, context),
  lock: context => lockManagedExam(id, context),

  async asIs({ ends_at }, context) {
    const [listed, sitting, groupOf] = [await readListed(context.db, id), await readRunning(context.db, id), await groupsByName(context)]
    const running = new Map(sitting.map(row => [row.account_id, row.extra_percent]))
    const isOver = ends_at <= context.now ? 'No account has this address, and the exam is over.' : null
    return { listed, running, groupOf, isOver }
  },

  put: (judged, _exam, context) => putPeople(judged, id, context),

  async inviting(invited, _exam, { db }) {
    const exam = must(await readInvitedExam(db, id), 'exams are not deleted')
    return { exam, groupId: null, groups: await namesOf(invited, db) }
  },

  saved: (_exam, { db }) => readToExport(db, id),
})

/** On the list, and in the groups that their rows name. */
async function putPeople(judged: readonly Judged[], examId: number, { db, now, player }: StaffContext): Promise<void> {
  const known = judged.flatMap(({ account, verdict, ...one }) => (account && verdict !== 'refused' ? [{ ...one, account, verdict }] : []))
  const seats = known
    .filter(({ verdict }) => verdict !== 'same')
    .map(({ account, entry }) => ({ account_id: account.id, ...entry.terms, listed_email: entry.email }))
  const members = known.flatMap(({ account, terms, entry, groupId }) =>
    groupId === null ? [] : [{ group_id: groupId, account_id: account.id, ...terms, listed_email: entry.email }],
  )
  const others = await readLiveExamsOf(db, [...new Set(members.map(({ group_id }) => group_id))], now)
  await changeLists(db, [...new Set([examId, ...others])], { now, by: player.id }, async () => {
    await putExaminees(db, examId, seats)
    await addMembers(db, members, now)
  })
}

async function namesOf(invited: readonly Judged[], db: Db): Promise<Map<number, string>> {
  const ids = [...new Set(invited.flatMap(({ groupId }) => groupId ?? []))]
  const groups = await Promise.all(ids.map(id => readGroup(db, id)))
  return new Map(groups.flatMap(group => (group ? [[group.id, group.name] as const] : [])))
}
