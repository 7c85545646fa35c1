// Hits, misses and entries of every cache, counted separately for each database.

import { type Changes, changesOf } from './changes.ts'
import type { Db } from '../connect.ts'

export class CacheUse {
  readonly name: string
  readonly entries: () => number
  hits = 0
  misses = 0

  constructor(name: string, entries: () => number) {
    this.name = name
    this.entries = entries
  }
}

const known = new WeakMap<Changes, CacheUse[]>()

/** Registers a new cache. @returns its counters */
export function watchCache(changes: Changes, name: string, entries: () => number): CacheUse {
  const use = new CacheUse(name, entries)
  known.set(changes, [...(known.get(changes) ?? []), use])
  return use
}

export const cacheUses = (db: Db): readonly CacheUse[] => known.get(changesOf(db)) ?? []
