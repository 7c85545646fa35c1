// SQL of the tasks that the provider has still to carry out. A trigger on accounts adds them (0038-hosted-identity.sql).

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { AccountTask } from './toolkit.ts'

export interface ClaimedTask {
  subject: string
  task: AccountTask
  number: string
  /** The tries before this one. */
  tries: number
}

const firstWaitSeconds = 5
const longestWaitSeconds = 6 * 3600
/** Longer than a call to the provider can take. */
const heldSeconds = 30

/** Takes the task that is due longest. If it is not finished, it is due again later, twice as late each time. */
export async function claimTask(db: Db, now: Date): Promise<ClaimedTask | undefined> {
  const { rows } = await sql<ClaimedTask>`
    update identity_tasks t set tries = t.tries + 1, held_until = ${now}::timestamptz + make_interval(secs => ${heldSeconds}),
      due_at = ${now}::timestamptz + make_interval(secs =>
        greatest(${heldSeconds}, least(${longestWaitSeconds}, ${firstWaitSeconds} * 2 ^ least(t.tries, 20))))
    from (
      select subject from identity_tasks where due_at <= ${now} order by due_at limit 1 for update skip locked
    ) due
    where t.subject = due.subject
    returning t.subject, t.task, t.number::text as number, t.tries - 1 as tries`.execute(db)
  return rows[0]
}

/** A newer task for the same person stays, and is due at once. */
export async function finishTask(db: Db, { subject, number }: ClaimedTask, now: Date): Promise<void> {
  await sql`delete from identity_tasks where subject = ${subject} and number = ${number}::bigint`.execute(db)
  await sql`update identity_tasks set due_at = ${now}, held_until = ${now} where subject = ${subject}`.execute(db)
}

export async function readNextTask(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(due_at) as at from identity_tasks`.execute(db)
  return rows[0]?.at ?? null
}

export async function isToBeDeleted(db: Db, subject: string): Promise<boolean> {
  const { rows } = await sql`select 1 from identity_tasks where subject = ${subject} and task = 'delete'`.execute(db)
  return rows.length > 0
}
