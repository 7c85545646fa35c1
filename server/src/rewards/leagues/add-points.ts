// Adds the leaderboard points to the player's league, in the same transaction (rewards/leaderboards/add-score.ts). The first points of a
// week take a seat.

import { lastCountable, weekOf } from '@trivium/rules/rewards/leagues'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { addPoints } from './store.ts'

export interface LeagueMoment {
  settings: Pick<Settings, 'weekly_leagues' | 'league_size' | 'league_least'>
  now: Date
}

interface Gain {
  /** More than 0. */
  score: number
  at: Date
}

/** One statement per week. Points of a week that may already be counted come too late: they do not change its result. */
export async function addLeaguePoints(tx: Tx, accountId: number, gains: readonly Gain[], { settings, now }: LeagueMoment): Promise<void> {
  if (settings.weekly_leagues === 0) return
  const counted = lastCountable(now)
  const byWeek = Map.groupBy(gains, ({ at }) => weekOf(at).week)
  const open = [...byWeek].filter(([week]) => week > counted).toSorted(([one], [other]) => one.localeCompare(other))
  for (const [week, there] of open) {
    const points = there.reduce((sum, { score }) => sum + score, 0)
    const at = new Date(Math.max(...there.map(({ at }) => at.getTime())))
    await addPoints(tx, accountId, { week, points, at }, { seats: settings.league_size, least: settings.league_least })
  }
}
