// Keeps in memory what rarely changes, until the database tells that it did. While the database cannot be heard everything is read.

import { LRUCache } from 'lru-cache'
import { type Changes, changesOf, type Topic } from './changes.ts'
import type { Db } from './connect.ts'

export interface KeepOptions<Key extends PropertyKey, Value extends object> {
  /** When news of it names ids, only what has these is forgotten. */
  topic: Topic
  /** News of these forgets everything. */
  besides?: Topic[]
  most: number
  /** What is not there is left out, and asked for again. */
  read: (db: Db, keys: Key[]) => Promise<Map<Key, Value>>
  /** The id that news calls it by. */
  idOf: (value: Value) => number
}

/**
 * @returns reads what is not kept. Inside a transaction nothing is put into memory: what is read there may be the transaction's own
 * work, and undone.
 */
export function keep<Key extends PropertyKey, Value extends object>(options: KeepOptions<Key, Value>) {
  const memories = new WeakMap<Changes, Memory<Key, Value>>()
  return async (db: Db, keys: Key[]): Promise<Map<Key, Value>> => {
    const changes = changesOf(db)
    const memory = memories.get(changes) ?? new Memory(options, changes)
    memories.set(changes, memory)
    const known = (await changes.isTrusted()) ? memory.find(keys) : new Map<Key, Value>()
    const missing = keys.filter(key => !known.has(key))
    if (missing.length === 0) return known
    const count = changes.count
    const found = await options.read(db, missing)
    const isKept = !db.isTransaction && changes.count === count
    for (const [key, value] of found) {
      known.set(key, value)
      if (isKept) memory.add(key, value)
    }
    return known
  }
}

/** The same for a whole table, which must be a small one. */
export function keepWhole<Value extends object>(topics: [Topic, ...Topic[]], read: (db: Db) => Promise<Value>) {
  const [topic, ...besides] = topics
  const readKept = keep<'all', { value: Value }>({
    topic,
    besides,
    most: 1,
    read: async db => new Map([['all', { value: await read(db) }]]),
    idOf: () => 0,
  })
  return async (db: Db): Promise<Value> => {
    const whole = (await readKept(db, ['all'])).get('all')
    if (!whole) throw new Error('cannot be: it is read where it is not kept')
    return whole.value
  }
}

class Memory<Key extends PropertyKey, Value extends object> {
  readonly #values: LRUCache<Key, Value>
  readonly #keysById = new Map<number, Set<Key>>()
  readonly #idOf: (value: Value) => number

  constructor({ topic, besides = [], most, idOf }: KeepOptions<Key, Value>, changes: Changes) {
    this.#idOf = idOf
    this.#values = new LRUCache({ max: most, dispose: (value, key) => this.#unlink(idOf(value), key) })
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
