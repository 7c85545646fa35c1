// A question is asked in one open play of a player at a time: else one of them would tell what the clock of another runs for.

import type { Tx } from '../db/transaction.ts'
import type { Settings } from '../settings/defaults.ts'
import { type Asking, readOpenPlayAsking } from './asked-store.ts'
import { bringUpToDate } from './clock.ts'
import { settle } from './settle.ts'

/**
 * Ends an open play that still asks any of these questions, when it is the player's turn (takeTurn). Drawing avoids that where it can.
 * @returns whether there was one
 */
export async function endOneAsking(tx: Tx, asking: Asking, settings: Settings, now: Date): Promise<boolean> {
  const play = await readOpenPlayAsking(tx, asking)
  if (!play) return false
  bringUpToDate(play, now)
  await settle(tx, play, settings, now)
  return true
}
