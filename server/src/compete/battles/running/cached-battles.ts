// Cached battles of this process, each with all of its events. A cached battle may be older than the database. That is enough for a
// change, which is saved by compare-and-set; code that only reads fetches the later events first.

import { LRUCache } from 'lru-cache'
import { apply, type Battle, replay } from '@trivium/rules/compete/battles/battle'
import type { BattleEvent } from '@trivium/rules/compete/battles/events'
import { type CacheUse, watchCache } from '../../../platform/db/changes/caches.ts'
import { type Changes, changesOf } from '../../../platform/db/changes/changes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { must } from '../../../platform/api/refuse.ts'
import { type BattleRow, type HashedEvent, readRoom } from '../store.ts'

/** Immutable: a later state is another object. */
export interface CachedBattle extends Readonly<Omit<BattleRow, 'events'>> {
  readonly battle: Battle
  readonly events: readonly BattleEvent[]
  /** The hash of the last event. */
  readonly hash: string
}

/** A battle with sixty events takes some 30 KB. */
const mostBattles = 4_000

interface BattleCache {
  battles: LRUCache<string, CachedBattle>
  use: CacheUse
}

const caches = new WeakMap<Changes, BattleCache>()

function cacheOf(db: Db): BattleCache {
  const changes = changesOf(db)
  const cached = caches.get(changes)
  if (cached) return cached
  const battles = new LRUCache<string, CachedBattle>({ max: mostBattles })
  const made = { battles, use: watchCache(changes, 'battles', () => battles.size) }
  caches.set(changes, made)
  return made
}

export function findCached(db: Db, roomId: string): CachedBattle | undefined {
  const { battles, use } = cacheOf(db)
  const battle = battles.get(roomId)
  if (battle) use.hits += 1
  else use.misses += 1
  return battle
}

export const invalidate = (db: Db, roomId: string): boolean => cacheOf(db).battles.delete(roomId)

/** Caches nothing inside a transaction, which may be rolled back, and never replaces a later state. */
export function cacheBattle(db: Db, cached: CachedBattle): void {
  if (db.isTransaction) return
  const { battles } = cacheOf(db)
  const before = battles.get(cached.roomId)
  if (!before || before.battle.seq <= cached.battle.seq) battles.set(cached.roomId, cached)
}

/** The battle as it is in the database now; undefined if the room does not exist. */
export async function readCurrent(db: Db, roomId: string): Promise<CachedBattle | undefined> {
  const before = findCached(db, roomId)
  const row = await readRoom(db, roomId, before?.battle.seq ?? 0)
  // A battle without events is archived: nobody can open its room any more.
  if (!row || (!before && row.events.length === 0)) return undefined
  const cached = before ? withEvents(before, row.events) : cachedFrom(row)
  cacheBattle(db, cached)
  return cached
}

function cachedFrom({ events, ...row }: BattleRow): CachedBattle {
  return { ...row, battle: replay(events), events, hash: must(events.at(-1), 'a battle is inserted with its first events').hash }
}

export function withEvents(cached: CachedBattle, events: readonly HashedEvent[]): CachedBattle {
  const last = events.at(-1)
  if (!last) return cached
  const battle = events.reduce<Battle>(apply, cached.battle)
  return { ...cached, battle, events: [...cached.events, ...events], hash: last.hash }
}
