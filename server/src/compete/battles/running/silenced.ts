// Whose phrases a player does not want to hear.

import type { Battle } from '@trivium/rules/compete/battles/battle'
import type { Db } from '../../../platform/db/connect.ts'
import { readBlocksAmong } from '../../../people/messages/index.ts'
import { playersIn } from '../views.ts'

/** By player: the accounts whose phrases are not shown to them. Nothing is read as long as nobody has said anything. */
export async function silencedIn(db: Db, battle: Battle): Promise<Map<number, Set<number>>> {
  return battle.seats.some(({ said }) => said !== null) ? readBlocksAmong(db, playersIn(battle)) : new Map()
}
