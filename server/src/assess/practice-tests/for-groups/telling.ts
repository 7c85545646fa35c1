// Notifies the members of a group of a test that its leader has given, and once more before its due day.

import { addDays, startOfDay } from '@trivium/rules/platform/days'
import { inPortions } from '../../../platform/api/http/pause.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { notify } from '../../../rewards/notices/index.ts'
import { readDueReminders, readMembersToTell, takeReminder } from './store.ts'

const hourMs = 3_600_000
const remindAtHour = 16

/** In the afternoon of the day before the due day. @returns null if that is past: then the first notice is enough */
export function reminderOf(dueOn: string | null, { now, timezone }: { now: Date; timezone: string }): Date | null {
  if (dueOn === null) return null
  const at = new Date(startOfDay(addDays(dueOn, -1), timezone).getTime() + remindAtHour * hourMs)
  return at > now ? at : null
}

interface Told {
  id: number
  groupId: number
  title: string
  group: string
}

/** @param giver does not notify themselves */
export const tellGiven = (tx: Tx, test: Told, { giver, at }: { giver: number; at: Date }): Promise<void> =>
  tell(tx, 'group_test', test, { not: giver, at })

/** Members who have not done a test are reminded once. @returns how many tests */
export async function remindOfTests(db: Db, now: Date): Promise<number> {
  const due = await readDueReminders(db, now)
  for (const id of due) {
    await inTransaction(db, async tx => {
      const test = await takeReminder(tx, id, now)
      if (test) await tell(tx, 'group_test_due', test, { not: null, at: now })
    })
  }
  return due.length
}

async function tell(
  tx: Tx,
  type: 'group_test' | 'group_test_due',
  { id, groupId, title, group }: Told,
  { not, at }: { not: number | null; at: Date },
) {
  const notice = { type, key: `${type}:${id}`, params: { test: title, group }, typeId: groupId, at }
  for await (const some of inPortions(await readMembersToTell(tx, id, not), 100))
    await notify(tx, ...some.map(accountId => ({ ...notice, accountId })))
}
