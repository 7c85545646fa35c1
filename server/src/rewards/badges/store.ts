// All SQL of badges.

import type { BadgeType } from '@trivium/contract/rewards/badges'
import type { BadgeChange, BadgeSettings } from '@trivium/rules/rewards/badges'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { prepared } from '../../platform/db/connection/prepared.ts'

/** The time of the event that moves badges forward, and the settings to apply. */
export interface BadgeMoment {
  settings: Pick<BadgeSettings, 'badges'>
  at: Date
}

/** The account that moves forward. */
export interface Earner extends BadgeMoment {
  accountId: number
}

/** What moves forward, by account. */
export type BadgeProgress = ReadonlyMap<number, readonly BadgeChange[]>

/** @returns false for a deleted account, which earns nothing */
export async function lockEarner(tx: Db, accountId: number): Promise<boolean> {
  return (await lockAccountRow(tx, accountId)).status !== 'deleted'
}

/** Upper limit that fits the column; no real sum comes near it. */
const mostProgress = 1_000_000_000

export interface Unlocked {
  accountId: number
  type: BadgeType
}

const move = prepared<
  Unlocked & { isUnlocked: boolean },
  [accountIds: number[], steps: string, power: BadgeType, powerCounter: number, most: number, at: Date]
>(
  'move_badges',
  `with steps as (
    select account_id, type, sum(add) as add, max(at_least) as at_least, max(counter) as counter
    from jsonb_to_recordset($2::jsonb) as step(account_id int, type text, add bigint, at_least bigint, counter int)
    group by account_id, type
  ), known as (
    select account_id, type, progress, unlocked_at from badges where account_id = any($1::int[])
  ), moved as (
    select account_id, type, counter, least(greatest(coalesce(k.progress, 0) + add, at_least), $5::int)::int as progress
    from steps left join known k using (account_id, type) where k.unlocked_at is null
  ), power as (
    select account_id, $3::text as type, $4::int as counter, least(coalesce(k.progress, 0) + gained, $5::int)::int as progress
    from (select account_id, count(*) as gained from moved where progress >= counter group by account_id) unlocked
    left join (select * from known where type = $3) k using (account_id) where k.unlocked_at is null
  )
  insert into badges as b (account_id, type, progress, unlocked_at)
  select account_id, type, progress, case when progress >= counter then $6::timestamptz end
  from (select * from moved union all select * from power) all_moved order by account_id, type = $3, type
  on conflict (account_id, type) do update set progress = excluded.progress, unlocked_at = excluded.unlocked_at
    where b.unlocked_at is null
  returning account_id as "accountId", type, unlocked_at is not null as "isUnlocked"`,
)

/**
 * The accounts must be locked. Unlocked badges do not change; each newly unlocked one moves power_elite forward.
 * @returns the badges unlocked by this call, power_elite last
 */
export async function moveBadges(tx: Db, { settings, at }: BadgeMoment, progress: BadgeProgress): Promise<Unlocked[]> {
  const steps = [...progress].flatMap(([accountId, changes]) =>
    changes.map(({ type, add = 0, atLeast = 0 }) => {
      return { account_id: accountId, type, add, at_least: atLeast, counter: settings.badges[type].counter }
    }),
  )
  if (steps.length === 0) return []
  const power = 'power_elite'
  const counter = settings.badges[power].counter
  const rows = await move.run(tx, [...progress.keys()], JSON.stringify(steps), power, counter, mostProgress, at)
  return rows.filter(({ isUnlocked }) => isUnlocked)
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
