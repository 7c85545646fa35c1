// A player's battle statistics: the tallies by kind, the rating, and the list of battles.

import type { BattleRow } from '@trivium/contract/compete/battle-statistics'
import { isProvisional } from '@trivium/rules/compete/battles/glicko2'
import type { Context } from '../../../platform/api/handle.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { mediaPath } from '../../../platform/media/index.ts'
import { type HistoryRow, readHistory, readTallies, type Tally } from './history-store.ts'
import { readRatings } from '../running/seat-store.ts'
import { ratingAt } from './settle.ts'

const none: Tally = { won: 0, lost: 0, drawn: 0 }
const sum = (tallies: Tally[]): Tally =>
  tallies.reduce((all, { won, lost, drawn }) => ({ won: all.won + won, lost: all.lost + lost, drawn: all.drawn + drawn }), none)

export async function talliesOf(db: Db, accountId: number) {
  const tallies = await readTallies(db, accountId)
  const of = (kind: 'random' | 'friend' | 'group') => tallies.get(kind) ?? none
  return { ...sum([...tallies.values()]), random: of('random'), friend: of('friend'), group: of('group') }
}

export async function recordOf({ db, player, now }: Context) {
  const [tallies, ratings] = await Promise.all([talliesOf(db, player.id), readRatings(db, [player.id])])
  const row = ratings.get(player.id)
  const { rating, deviation } = ratingAt(row, now)
  return {
    ...tallies,
    total: tallies.won + tallies.lost + tallies.drawn,
    rating: { rating: Math.round(rating), deviation: Math.round(deviation), is_provisional: isProvisional({ deviation }) },
    streak: { now: row?.streak ?? 0, best: row?.best_streak ?? 0 },
  }
}

interface Page {
  offset?: number | undefined
  limit?: number | undefined
  order?: 'asc' | 'desc' | undefined
}

export async function historyOf({ offset = 0, limit, order = 'desc' }: Page, { db, player, settings }: Context): Promise<BattleRow[]> {
  const rows = await readHistory(db, player.id, { order, offset, limit: limit ?? settings.page_size })
  return rows.map(presentRow)
}

function presentRow(row: HistoryRow): BattleRow {
  const picture = (name: string | null) => (name === null ? null : mediaPath(name))
  const [first] = row.opponents
  return {
    id: row.id,
    room_id: row.roomId,
    room_type: row.kind,
    opponent: row.opponents.map(({ name }) => name).join(', '),
    opponents: row.opponents.map(({ name, profile, points }) => ({ name, profile: picture(profile), point: points, is_bot: false })),
    profile: first ? picture(first.profile) : null,
    result: row.outcome,
    point: row.points,
    coins: row.coins,
    rating_change:
      row.ratingBefore === null || row.ratingAfter === null ? null : Math.round(row.ratingAfter) - Math.round(row.ratingBefore),
    date: row.endedAt.toISOString(),
  }
}
