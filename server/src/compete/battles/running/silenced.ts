// Which players' phrases a player does not want to see.

import type { Battle } from '@trivium/rules/compete/battles/battle'
import type { Db } from '../../../platform/db/connect.ts'
import { readBlocksAmong } from '../../../people/messages/index.ts'
import { playersIn } from '../views.ts'

/** By player: the accounts whose phrases are hidden from them. Reads nothing until somebody has said something. */
export async function silencedIn(db: Db, battle: Battle): Promise<Map<number, Set<number>>> {
  return battle.seats.some(({ said }) => said !== null) ? readBlocksAmong(db, playersIn(battle)) : new Map()
}
