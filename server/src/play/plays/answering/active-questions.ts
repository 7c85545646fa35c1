// A player's open plays never ask the same question: otherwise the answer shown in one play could be used in another.

import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { type Asking, readOpenPlayAsking } from '../starting/asked-store.ts'
import { settle } from '../settling/settle.ts'

/**
 * Settles an open play that still asks any of these questions. The caller holds the player's turn (takeTurn). Drawing avoids this case
 * where it can.
 * @returns whether there was one
 */
export async function endOneAsking(tx: Tx, asking: Asking, settings: Settings, now: Date): Promise<boolean> {
  const play = await readOpenPlayAsking(tx, asking)
  if (!play) return false
  await settle(tx, play, settings, now)
  return true
}
