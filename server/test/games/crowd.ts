// Signs up players in batches of a hundred, for tests that need thousands.

import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { TestApp, TestPlayer } from '../app/app.ts'

const lot = 100

/** @returns a function that returns a new player with this balance on each call. */
export function crowd(test: TestApp, coins: number): () => Promise<TestPlayer> {
  const waiting: TestPlayer[] = []
  return async () => {
    if (waiting.length === 0) waiting.push(...(await signUpLot(test, coins)))
    const player = waiting.pop()
    if (!player) throw new Error('a batch of players is never empty')
    return player
  }
}

async function signUpLot({ database: { db }, clock, withToken }: TestApp, coins: number): Promise<TestPlayer[]> {
  const marks = Array.from({ length: lot }, () => randomUUID())
  const rows = marks.map(mark => ({
    subject: mark,
    sign_in_type: 'email' as const,
    name: 'Mallory',
    refer_code: mark,
    timezone: 'UTC',
    may_stake_since: clock.now(),
  }))
  const accounts = await db.insertInto('accounts').values(rows).returning(['id', 'subject']).execute()
  const ids = accounts.map(({ id }) => id)
  await sql`insert into ledger_accounts (name, kind, owner_id)
    select 'player:' || id, 'player', id from unnest(${ids}::int[]) as id`.execute(db)
  await sql`insert into transfers (from_id, to_id, amount, title, reference, idempotency_key)
    select house.id, holder.id, ${coins}::int, 'adjustment', 'test', 'crowd:' || holder.owner_id
    from ledger_accounts holder, ledger_accounts house
    where holder.owner_id = any(${ids}::int[]) and house.name = 'house:adjustments'`.execute(db)
  const now = clock.now()
  const sessions = accounts.map(({ id, subject }) => ({
    token_hash: createHash('sha256').update(tokenOf(subject)).digest(),
    account_id: id,
    created_at: now,
    last_used_at: now,
  }))
  await db.insertInto('sessions').values(sessions).execute()
  return accounts.map(({ id, subject }) => ({ id, token: tokenOf(subject), ...withToken(tokenOf(subject)) }))
}

/** A token as long as a real one. */
const tokenOf = (mark: string) => createHash('sha256').update(`token of ${mark}`).digest('base64url')
