// Caches open plays as this process last saved them, so that the next answer need not read its play. Another process or call may have
// changed the play since, so use a copy only for a change that is saved by its version (compare-and-set).

import { formatOf } from '@trivium/rules/play/engine/state'
import { LRUCache } from 'lru-cache'
import { type CacheUse, watchCache } from '../../../platform/db/changes/caches.ts'
import { type Changes, changesOf } from '../../../platform/db/changes/changes.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { isTransaction } from '../../../platform/db/transaction.ts'
import type { PlayRow } from '../store.ts'

/** In all cached plays together; a play of ten questions takes a few kilobytes. */
const mostQuestions = 10_000

interface PlayCache {
  plays: LRUCache<number, PlayRow>
  use: CacheUse
}

const caches = new WeakMap<Changes, PlayCache>()

function cacheOf(changes: Changes): PlayCache {
  const known = caches.get(changes)
  if (known) return known
  const plays = new LRUCache<number, PlayRow>({ maxSize: mostQuestions, sizeCalculation: sizeOf })
  const made = { plays, use: watchCache(changes, 'plays', () => plays.size) }
  caches.set(changes, made)
  return made
}

/** Caches a play that no call uses any more. Not in free order: drafts are saved without this copy. */
export function cachePlay(db: Db, play: PlayRow): void {
  if (isTransaction(db) || play.state !== 'open' || play.unsaved.length > 0 || formatOf(play).order === 'free') return
  cacheOf(changesOf(db)).plays.set(play.id, play)
}

/** Takes the play out of the cache, so that no other call gets it. */
export function takeCachedPlay(db: Db, id: number): PlayRow | undefined {
  const { plays, use } = cacheOf(changesOf(db))
  const play = plays.get(id)
  plays.delete(id)
  if (play) use.hits += 1
  else use.misses += 1
  return play
}

const sizeOf = (play: PlayRow) => Math.max(1, play.questions.length)
