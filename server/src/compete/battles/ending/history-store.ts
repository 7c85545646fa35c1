// SQL of a player's finished battles.

import { sql } from 'kysely'
import type { BattleKind } from '@trivium/contract/platform/mode-names'
import type { BattleOutcome } from '@trivium/rules/compete/battles/outcome'
import type { Db } from '../../../platform/db/connect.ts'

export interface HistoryRow {
  id: number
  roomId: string
  kind: BattleKind
  outcome: BattleOutcome
  points: number
  coins: number
  ratingBefore: number | null
  ratingAfter: number | null
  endedAt: Date
  opponents: { name: string; profile: string | null; points: number }[]
}

export interface HistoryPage {
  /** Ids follow the order in which battles end, nearly, so both columns sort by id. */
  order: 'asc' | 'desc'
  offset: number
  limit: number
}

export async function readHistory(db: Db, accountId: number, { order, offset, limit }: HistoryPage): Promise<HistoryRow[]> {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<HistoryRow>`
    with mine as (
      select * from battle_seats where account_id = ${accountId} and outcome is not null
      order by battle_id ${direction} offset ${offset} limit ${limit}
    )
    select b.id, b.room_id as "roomId", b.kind, m.outcome, m.points, m.coins, m.rating_before as "ratingBefore",
      m.rating_after as "ratingAfter", b.ended_at as "endedAt",
      coalesce((select jsonb_agg(jsonb_build_object('name', a.name, 'profile', a.profile, 'points', o.points) order by o.seat)
        from battle_seats o join accounts a on a.id = o.account_id where o.battle_id = m.battle_id and o.seat <> m.seat), '[]') as opponents
    from mine m join battles b on b.id = m.battle_id
    order by m.battle_id ${direction}`.execute(db)
  return rows
}

export interface Tally {
  won: number
  lost: number
  drawn: number
}

export async function readTallies(db: Db, accountId: number): Promise<Map<BattleKind, Tally>> {
  const rows = await db.selectFrom('battle_tallies').select(['kind', 'won', 'lost', 'drawn']).where('account_id', '=', accountId).execute()
  return new Map(rows.map(({ kind, ...tally }) => [kind, tally]))
}
