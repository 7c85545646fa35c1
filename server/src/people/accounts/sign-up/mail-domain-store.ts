// SQL of sign-ups by mail domain.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'

/**
 * Counts a sign-up; parallel sign-ups of one domain wait for each other.
 * @returns the sign-ups of the hour and of the day, this one included
 */
export async function countSignUp(tx: Tx, domain: string, now: Date): Promise<{ ofHour: number; ofDay: number }> {
  const isOver = (began: string, span: string) => sql`${sql.ref(`d.${began}`)} <= ${now}::timestamptz - ${sql.lit(span)}::interval`
  const [hour, day] = [isOver('hour_began', '1 hour'), isOver('day_began', '1 day')]
  const { rows } = await sql<{ ofHour: number; ofDay: number }>`
    insert into mail_domains as d (domain, hour_began, of_hour, day_began, of_day) values (${domain}, ${now}, 1, ${now}, 1)
    on conflict (domain) do update set
      hour_began = case when ${hour} then excluded.hour_began else d.hour_began end,
      of_hour = case when ${hour} then 1 else d.of_hour + 1 end,
      day_began = case when ${day} then excluded.day_began else d.day_began end,
      of_day = case when ${day} then 1 else d.of_day + 1 end
    returning of_hour as "ofHour", of_day as "ofDay"`.execute(tx)
  return rows[0] ?? { ofHour: 1, ofDay: 1 }
}

/** Deletes domains without recent sign-ups: the names are of no use, and may be personal data. */
export async function deleteMailDomains(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_domains').where('day_began', '<', before).execute()
}
