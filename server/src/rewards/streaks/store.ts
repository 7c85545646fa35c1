// All SQL of streaks.

import type { Streak } from '@trivium/rules/rewards/streaks'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export type StreakKind = 'app' | 'daily_quiz'

const streakOf = (db: Db, accountId: number, kind: StreakKind) =>
  db
    .selectFrom('streaks')
    .select(['length', 'best', 'run', 'last_day as lastDay', 'freezes', sql<string[]>`frozen_days::text[]`.as('frozenDays')])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)

export function readRow(db: Db, accountId: number, kind: StreakKind): Promise<Streak | undefined> {
  return streakOf(db, accountId, kind).executeTakeFirst()
}

export function lockStreak(tx: Db, accountId: number, kind: StreakKind): Promise<Streak> {
  return streakOf(tx, accountId, kind).forUpdate().executeTakeFirstOrThrow()
}

export async function readLastDay(db: Db, accountId: number, kind: StreakKind): Promise<string | undefined> {
  return (await readRow(db, accountId, kind))?.lastDay
}

const columnsOf = ({ length, best, run, lastDay, freezes, frozenDays }: Streak) => ({
  length,
  best,
  run,
  last_day: lastDay,
  freezes,
  frozen_days: sql<string[]>`${frozenDays}::date[]`,
})

/** @returns false when there is a row already */
export async function insertStreak(tx: Db, accountId: number, kind: StreakKind, streak: Streak): Promise<boolean> {
  const row = await tx
    .insertInto('streaks')
    .values({ account_id: accountId, kind, ...columnsOf(streak) })
    .onConflict(conflict => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateStreak(tx: Db, accountId: number, kind: StreakKind, streak: Streak): Promise<void> {
  await tx.updateTable('streaks').set(columnsOf(streak)).where('account_id', '=', accountId).where('kind', '=', kind).execute()
}

export async function deleteStreaks(tx: Db, accountId: number): Promise<void> {
  await tx.deleteFrom('streaks').where('account_id', '=', accountId).execute()
}

interface StreakOfPlayer extends Streak {
  accountId: number
  timezone: string
}

export async function readStreaks(db: Db, accountIds: readonly number[], kind: StreakKind): Promise<StreakOfPlayer[]> {
  const { rows } = await sql<StreakOfPlayer>`
    select s.account_id as "accountId", a.timezone, s.length, s.best, s.run, s.last_day::text as "lastDay", s.freezes,
      s.frozen_days::text[] as "frozenDays"
    from streaks s join accounts a on a.id = s.account_id where s.account_id = any(${[...accountIds]}::int[]) and s.kind = ${kind}`.execute(
    db,
  )
  return rows
}

/** How many questions the player answered on each day from the first on, before the end; days without any are left out. */
export async function readPlayedDays(db: Db, accountId: number, { from, until }: { from: string; until: string }) {
  const { rows } = await sql<{ day: string; answered: number }>`
    select day::text as day, sum(answered)::int as answered from play_days
    where account_id = ${accountId} and day >= ${from}::date and day < ${until}::date
    group by play_days.day having sum(answered) > 0 order by play_days.day`.execute(db)
  return rows
}

/** The finished plays of the quiz of the day, by day. A quiz that the player left before the first answer is none. */
export async function readDailyPlays(db: Db, accountId: number, { from, until }: { from: string; until: string }) {
  const { rows } = await sql<{ day: string; id: number }>`
    select d.day::text as day, p.id from generate_series(${from}::date, ${until}::date - 1, '1 day') as s (at)
      cross join lateral (select s.at::date as day) d
      join plays p on p.account_id = ${accountId} and p.target = 'daily_quiz:' || d.day
    where p.mode = 'daily_quiz' and p.state = 'finished' and p.taken_at is not null
    order by d.day, p.id`.execute(db)
  return rows
}

export async function readSignUp(db: Db, accountId: number): Promise<Date> {
  const row = await db.selectFrom('accounts').select('registered_at').where('id', '=', accountId).executeTakeFirstOrThrow()
  return row.registered_at
}
