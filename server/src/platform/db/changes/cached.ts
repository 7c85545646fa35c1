// Caches rarely changing rows until the database notifies a change. While notifications do not arrive, every call reads the database.

import { LRUCache } from 'lru-cache'
import { type CacheUse, watchCache } from './caches.ts'
import { type Changes, changesOf, type Topic } from './changes.ts'
import type { Db } from '../connect.ts'

export interface CacheOptions<Key extends PropertyKey, Value extends object> {
  /** A change notification with ids removes the values with these ids; one without ids removes all. */
  topic: Topic
  /** Any notification on these topics removes all values. */
  besides?: Topic[]
  most: number
  /** Leaves keys without a value out of the result; the next call reads them again. */
  read: (db: Db, keys: Key[]) => Promise<Map<Key, Value>>
  /** The id that notifications use for the value. */
  idOf: (value: Value) => number
}

/**
 * @returns a function that reads the values that are not cached. Inside a transaction it adds nothing to the cache: the rows may be the
 * transaction's own, and may be rolled back.
 */
export function cached<Key extends PropertyKey, Value extends object>(options: CacheOptions<Key, Value>) {
  const memories = new WeakMap<Changes, Memory<Key, Value>>()
  return async (db: Db, keys: Key[]): Promise<Map<Key, Value>> => {
    const changes = changesOf(db)
    const memory = memories.get(changes) ?? new Memory(options, changes)
    memories.set(changes, memory)
    const known = (await changes.isTrusted()) ? memory.find(keys) : new Map<Key, Value>()
    const missing = keys.filter(key => !known.has(key))
    memory.use.hits += known.size
    memory.use.misses += missing.length
    if (missing.length === 0) return known
    const count = changes.count
    const found = await options.read(db, missing)
    const isCached = !db.isTransaction && changes.count === count
    for (const [key, value] of found) {
      known.set(key, value)
      if (isCached) memory.add(key, value)
    }
    return known
  }
}

/** Caches the result for a whole table, which must be small. */
export function cachedWhole<Value extends object>(topics: [Topic, ...Topic[]], read: (db: Db) => Promise<Value>) {
  const [topic, ...besides] = topics
  const readCached = cached<'all', { value: Value }>({
    topic,
    besides,
    most: 1,
    read: async db => new Map([['all', { value: await read(db) }]]),
    idOf: () => 0,
  })
  return async (db: Db): Promise<Value> => {
    const whole = (await readCached(db, ['all'])).get('all')
    if (!whole) throw new Error('cannot be: a value that is not cached is read')
    return whole.value
  }
}

class Memory<Key extends PropertyKey, Value extends object> {
  readonly #values: LRUCache<Key, Value>
  readonly #keysById = new Map<number, Set<Key>>()
  readonly #idOf: (value: Value) => number
  readonly use: CacheUse

  constructor({ topic, besides = [], most, idOf }: CacheOptions<Key, Value>, changes: Changes) {
    this.#idOf = idOf
    this.#values = new LRUCache({ max: most, dispose: (value, key) => this.#unlink(idOf(value), key) })
    this.use = watchCache(changes, topic, () => this.#values.size)
    changes.on(topic, ids => (ids === null ? this.#values.clear() : this.#forget(ids)))
    for (const other of besides) changes.on(other, () => this.#values.clear())
  }

  find(keys: Key[]): Map<Key, Value> {
    const found = new Map<Key, Value>()
    for (const key of keys) {
      const value = this.#values.get(key)
      if (value !== undefined) found.set(key, value)
    }
    return found
  }

  add(key: Key, value: Value): void {
    this.#values.set(key, value)
    const id = this.#idOf(value)
    this.#keysById.set(id, (this.#keysById.get(id) ?? new Set()).add(key))
  }

  #forget(ids: number[]): void {
    for (const id of ids) for (const key of this.#keysById.get(id) ?? []) this.#values.delete(key)
  }

  #unlink(id: number, key: Key): void {
    const keys = this.#keysById.get(id)
    keys?.delete(key)
    if (keys?.size === 0) this.#keysById.delete(id)
  }
}
