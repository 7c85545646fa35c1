// Pairs players who search. A search ends with a room or when its time is over.

import { commonCategory, pairsOf } from '@trivium/rules/compete/battles/pairing'
import { Refused } from '../../../platform/api/refuse.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { coinsOf } from '../../../rewards/wallet/index.ts'
import type { Arena } from '../running/change.ts'
import { whyFriendlyForAll } from '../ending/coin-moves.ts'
import { type CachedBattle, cacheBattle } from '../running/cached-battles.ts'
import { newRoomId, randomRules } from './openings.ts'
import { openBattle } from './open.ts'
import { drawQuestions } from './questions.ts'
import { endExpiredSearches, endSearches, readOpenSearches, type SearchRow } from './search-store.ts'
import { findOpenRoom } from '../store.ts'

/** @returns the number of battles opened */
export async function pairUp(arena: Arena, now: Date): Promise<number> {
  const searches = await readOpenSearches(arena.db, now)
  const byId = new Map(searches.map(search => [search.id, search]))
  let opened = 0
  for (const pair of pairsOf(searches, now.getTime())) {
    const [one, other] = pair.map(({ id }) => byId.get(id))
    if (one && other && (await match(arena, one, other, now))) opened += 1
  }
  await endExpiredSearches(arena.db, now)
  return opened
}

/** @returns the battle; null if one of the players is no longer available */
async function match(arena: Arena, one: SearchRow, other: SearchRow, now: Date): Promise<CachedBattle | null> {
  try {
    const known = await inTransaction(arena.db, async tx => {
      const roomId = newRoomId()
      // Another process may have paired one of them, or a player has cancelled.
      if ((await endSearches(tx, [one.id, other.id], roomId)) < 2) throw new Taken()
      const settings = await arena.readSettings()
      const rules = randomRules(settings)
      const players = [one.accountId, other.accountId]
      const place = { languageId: one.languageId, categoryId: commonCategory(one, other) }
      const questions = await drawQuestions(tx, { ...place, accountIds: players, count: rules.questions, now })
      // A search for a free battle stays free, whatever its player has played meanwhile: the player was told so.
      const why = one.why ?? other.why ?? (await whyFriendlyForAll(tx, players, { ...rules, settings, now }))
      return openBattle(arena, { db: tx, now }, { ...place, roomId, code: null, rules, players, botRating: null, why, questions })
    })
    cacheBattle(arena.db, known)
    arena.onKnown(known)
    return known
  } catch (error) {
    if (error instanceof Taken) return null
    if (!(error instanceof Refused)) throw error
    for (const search of [one, other]) if (!(await canBattle(arena, search))) await endSearches(arena.db, [search.id], null)
    if (error.code === 'no_questions') await endSearches(arena.db, [one.id, other.id], null)
    return null
  }
}

class Taken extends Error {}

/** Whether the player still has the coins and sits in no other room. */
async function canBattle({ db, readSettings }: Arena, { accountId, why }: SearchRow): Promise<boolean> {
  const [coins, room, settings] = await Promise.all([coinsOf(db, accountId), findOpenRoom(db, accountId), readSettings()])
  return (why !== null || coins >= settings.battle_entry) && room === undefined
}
