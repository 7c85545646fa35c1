// Regrades one play and records what has changed.

import { formatOf } from '@trivium/rules/play/engine/state'
import type { Result } from '@trivium/contract/play/plays'
import type { RegradedResult } from '../../platform/db/tables/regrade-tables.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { must } from '../../platform/api/refuse.ts'
import { type PlayRow, type RegradedPlay, regradePlay } from '../../play/plays/index.ts'
import type { CachedQuestion } from '../../bank/questions/index.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { coinsMissedIn } from './battle.ts'
import { insertRegradedPlay } from './play-store.ts'

export interface Regrading {
  id: number
  /** The corrected questions, with their later keys. */
  questions: ReadonlyMap<number, CachedQuestion>
  settings: Settings
  at: Date
}

export interface Changed extends RegradedPlay {
  before: RegradedResult
  after: RegradedResult
}

/** The account must be locked and active. The caller gives coins, scores and badges, because their locks come later. */
export async function changePlay(tx: Tx, work: Regrading, play: PlayRow, timezone: string): Promise<Changed> {
  const { id, questions, settings, at } = work
  const battleCoins = formatOf(play).driver === 'shared' ? await coinsMissedIn(tx, play.id, questions) : 0
  const before = shortOf(must(play.result, 'only ended plays are regraded'), play.points)
  const changed = await regradePlay(tx, play, { questions, settings, timezone, battleCoins })
  const after = shortOf(changed.result, changed.points)
  await insertRegradedPlay(tx, id, { ...changed, before, after }, at)
  return { ...changed, before, after }
}

const shortOf = ({ correct, wrong, percentage, won, score, coins_earned }: Result, points: number): RegradedResult => ({
  correct,
  wrong,
  points,
  percentage,
  won,
  score,
  coins_earned,
})
