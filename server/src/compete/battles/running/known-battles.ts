// Battles in memory, as this process knows them: each with all of its events. A copy may be behind what another process has written, so
// it is good for a change that is saved by compare-and-set; whoever only looks reads what came after it.

import { LRUCache } from 'lru-cache'
import { apply, type Battle, replay } from '@trivium/rules/compete/battles/battle'
import type { BattleEvent } from '@trivium/rules/compete/battles/events'
import { type CacheUse, watchCache } from '../../../platform/db/changes/caches.ts'
import { type Changes, changesOf } from '../../../platform/db/changes/changes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { must } from '../../../platform/api/refuse.ts'
import { type BattleRow, type HashedEvent, readRoom } from '../store.ts'

/** Never changed: a later state is another object. */
export interface KnownBattle extends Readonly<Omit<BattleRow, 'events'>> {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
  /** Of the last event. */
  readonly hash: string
}

/** A battle with sixty events takes some 30 KB. */
const mostBattles = 4_000

interface Kept {
  battles: LRUCache<string, KnownBattle>
  use: CacheUse
}

const kept = new WeakMap<Changes, Kept>()

function keptOf(db: Db): Kept {
  const changes = changesOf(db)
  const known = kept.get(changes)
  if (known) return known
  const battles = new LRUCache<string, KnownBattle>({ max: mostBattles })
  const made = { battles, use: watchCache(changes, 'battles', () => battles.size) }
  kept.set(changes, made)
  return made
}

export function recall(db: Db, roomId: string): KnownBattle | undefined {
  const { battles, use } = keptOf(db)
  const battle = battles.get(roomId)
  if (battle) use.hits += 1
  else use.misses += 1
  return battle
}

export const forget = (db: Db, roomId: string): boolean => keptOf(db).battles.delete(roomId)

/** Not inside a transaction, which may be rolled back. Never in the place of a later state. */
export function remember(db: Db, known: KnownBattle): void {
  if (db.isTransaction) return
  const { battles } = keptOf(db)
  const before = battles.get(known.roomId)
  if (!before || before.battle.seq <= known.battle.seq) battles.set(known.roomId, known)
}

/** The battle as it stands in the database now; undefined for a room that does not exist. */
export async function readKnown(db: Db, roomId: string): Promise<KnownBattle | undefined> {
  const before = recall(db, roomId)
  const row = await readRoom(db, roomId, before?.battle.seq ?? 0)
  // A battle without events is archived: its room is closed for good.
  if (!row || (!before && row.events.length === 0)) return undefined
  const known = before ? withEvents(before, row.events) : knownFrom(row)
  remember(db, known)
  return known
}

function knownFrom({ events, ...row }: BattleRow): KnownBattle {
  return { ...row, battle: replay(events), events, hash: must(events.at(-1), 'a battle is inserted with its first events').hash }
}

export function withEvents(known: KnownBattle, events: readonly HashedEvent[]): KnownBattle {
  const last = events.at(-1)
  if (!last) return known
  const battle = events.reduce<Battle>(apply, known.battle)
  return { ...known, battle, events: [...known.events, ...events], hash: last.hash }
}
