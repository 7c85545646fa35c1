// SQL that inserts the plays of a battle.

import { sql } from 'kysely'
import type { Mode } from '@trivium/contract/platform/mode-names'
import type { FrozenQuestion, FrozenRules } from '@trivium/rules/play/plays/frozen'
import type { Tx } from '../../../platform/db/transaction.ts'
import { playsStarted } from '../settling/counters.ts'

export interface NewSharedPlays {
  accountIds: number[]
  mode: Mode
  /** The target of all players' plays. */
  target: string
  categoryId: number | null
  languageId: number
  questions: FrozenQuestion[]
  rules: FrozenRules
  startedAt: Date
  closesAt: Date
}

/** The position of such a play is its last opened question; at first none is open. @returns play ids by account id */
export async function insertSharedPlays(tx: Tx, plays: NewSharedPlays): Promise<Map<number, number>> {
  const { accountIds, mode, target, categoryId, languageId, questions, rules, startedAt, closesAt } = plays
  const { rows } = await sql<{ id: number; account_id: number }>`
    insert into plays (account_id, mode, target, category_id, language_id, questions, rules, position, started_at, closes_at)
    select account_id, ${mode}, ${target}, ${categoryId}::int, ${languageId}, ${JSON.stringify(questions)}::jsonb,
      ${JSON.stringify(rules)}::jsonb, -1, ${startedAt}::timestamptz, ${closesAt}::timestamptz
    from unnest(${accountIds}::int[]) as account_id order by account_id
    returning id, account_id`.execute(tx)
  playsStarted.add(tx, { mode }, rows.length)
  return new Map(rows.map(row => [row.account_id, row.id]))
}
