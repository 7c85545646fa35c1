// All SQL of badges.

import { sql } from 'kysely'
import type { BadgeType } from '@trivium/contract/badges'
import type { BadgeChange, BadgeSettings } from '@trivium/rules/badges'
import type { Db } from '../db/connect.ts'
import { lockAccountRow } from '../db/lock-accounts.ts'

/** The account that moves forward, with the settings and time to apply. */
export interface Earner {
  accountId: number
  settings: Pick<BadgeSettings, 'badges'>
  at: Date
}

/** @returns false for a deleted account, which earns nothing */
export async function lockEarner(tx: Db, accountId: number): Promise<boolean> {
  return (await lockAccountRow(tx, accountId)).status !== 'deleted'
}

/** Upper limit that fits the column; no real sum comes near it. */
const mostProgress = 1_000_000_000

/** The account must be locked. Unlocked badges do not change. @returns the badges unlocked by this call */
export async function moveBadges(tx: Db, { accountId, settings, at }: Earner, changes: BadgeChange[]): Promise<BadgeType[]> {
  const steps = changes.map(({ type, add = 0, atLeast = 0 }) => ({ type, add, at_least: atLeast, counter: settings.badges[type].counter }))
  const result = await sql<{ type: BadgeType; isUnlocked: boolean }>`
    with steps as (
      select type, sum(add) as add, max(at_least) as at_least, max(counter) as counter
      from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step(type text, add bigint, at_least bigint, counter int)
      group by type
    ), moved as (
      select type, counter, least(greatest(coalesce(b.progress, 0) + add, at_least), ${mostProgress}::int)::int as progress
      from steps left join (select type, progress from badges where account_id = ${accountId}) b using (type)
    )
    insert into badges as b (account_id, type, progress, unlocked_at)
    select ${accountId}::int, type, progress, case when progress >= counter then ${at}::timestamptz end from moved order by type
    on conflict (account_id, type) do update set progress = excluded.progress, unlocked_at = excluded.unlocked_at
      where b.unlocked_at is null
    returning type, unlocked_at is not null as "isUnlocked"`.execute(tx)
  return result.rows.filter(row => row.isUnlocked).map(row => row.type)
}

export interface BadgeRow {
  type: BadgeType
  progress: number
  unlocked_at: Date | null
  claimed_at: Date | null
}

/** A badge that never moved has no row. */
export function readBadges(db: Db, accountId: number): Promise<BadgeRow[]> {
  return db.selectFrom('badges').select(['type', 'progress', 'unlocked_at', 'claimed_at']).where('account_id', '=', accountId).execute()
}

export function readBadge(db: Db, accountId: number, type: BadgeType): Promise<BadgeRow | undefined> {
  return db
    .selectFrom('badges')
    .select(['type', 'progress', 'unlocked_at', 'claimed_at'])
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirst()
}

export async function setClaimed(tx: Db, accountId: number, type: BadgeType, at: Date): Promise<void> {
  await tx.updateTable('badges').set({ claimed_at: at }).where('account_id', '=', accountId).where('type', '=', type).execute()
}
