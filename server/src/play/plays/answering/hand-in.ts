// Ends a play of the player's own, at their wish.

import type { Result } from '@trivium/contract/play/plays'
import type { Context } from '../../../platform/api/handle.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { readPlayerPlay } from '../starting/player-play.ts'
import { settle } from '../settling/settle.ts'
import type { PlayRow } from '../store.ts'

/** For those who watch over plays: ends it whoever plays it. A finished play is not changed. */
export async function settleNow(tx: Tx, play: PlayRow, { now, settings }: Pick<Context, 'now' | 'settings'>): Promise<Result> {
  return settle(tx, play, settings, now)
}

/**
 * A finished play is not changed. Not for plays that share their pace: a battle is left.
 * @param authorize looks at what stands beside the play, once the play is read: whatever changes afterwards changes its version, too
 */
export function handIn(playId: number, context: Context, authorize: (tx: Tx) => Promise<void> = () => Promise.resolve()): Promise<Result> {
  return inTransaction(context.db, async tx => {
    const play = await readPlayerPlay(tx, playId, context)
    await authorize(tx)
    return settle(tx, play, context.settings, context.now)
  })
}
