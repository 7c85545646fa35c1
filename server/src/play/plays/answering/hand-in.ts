// Ends a play when its player hands it in.

import type { Result } from '@trivium/contract/play/plays'
import type { Context } from '../../../platform/api/handle.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { readPlayerPlay } from '../starting/player-play.ts'
import { settle } from '../settling/settle.ts'
import type { PlayRow } from '../store.ts'

/** For exams: ends the play of any player. A finished play is not changed. */
export async function settleNow(tx: Tx, play: PlayRow, { now, settings }: Pick<Context, 'now' | 'settings'>): Promise<Result> {
  return settle(tx, play, settings, now)
}

/**
 * A finished play is not changed. Not for plays of battles: players leave those.
 * @param authorize runs once the play is read, and checks rows beside it: any later change also changes the play's version
 */
export function handIn(playId: number, context: Context, authorize: (tx: Tx) => Promise<void> = () => Promise.resolve()): Promise<Result> {
  return inTransaction(context.db, async tx => {
    const play = await readPlayerPlay(tx, playId, context)
    await authorize(tx)
    return settle(tx, play, context.settings, context.now)
  })
}
