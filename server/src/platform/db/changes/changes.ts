// Change notifications for rows that processes cache (migration 0013), and whether these notifications currently arrive.

import type { DialectAdapter } from 'kysely'
import type { Db } from '../connect.ts'

export const changesChannel = 'changes'
/** The SQLSTATE of the notice by which PostgreSQL tells a connection about its own change. */
export const changeNotice = 'TV000'

export type Topic =
  | 'settings'
  | 'interface_texts'
  | 'languages'
  | 'categories'
  | 'question_counts'
  | 'own_categories'
  | 'questions'
  | 'item_stats'
  | 'sign_ins'
/** Called with the changed ids; null means any. */
type Invalidate = (ids: number[] | null) => void

export interface Subscription {
  /** Whether this process has received all changes committed until a moment ago. */
  isCurrent: () => boolean
  /** Waits briefly until `isCurrent` is true. @returns whether it is */
  catchUp: () => Promise<boolean>
}

/** Counts of change notifications between processes. */
export interface SubscriptionCounts {
  received: number
  /** Losses of the listening connection, in which notifications may have been missed. */
  gaps: number
  /** Calls that did not learn in time whether the cache is current. */
  late: number
}

export class Changes {
  readonly #subscription: Subscription
  readonly #listeners = new Map<string, Set<Invalidate>>()
  #count = 0

  constructor(subscription: Subscription) {
    this.#subscription = subscription
  }

  /** The number of changes so far. If it increases during a read, the result may be outdated. */
  get count(): number {
    return this.#count
  }

  /** @returns a function that removes the listener */
  on(topic: Topic, forget: Invalidate): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(forget))
    return () => void listeners.delete(forget)
  }

  /** @param change a topic, or a topic and ids, as in `questions:4,7` */
  notify(change: string): void {
    this.#count += 1
    const [topic = '', ids] = change.split(':')
    const named = ids === undefined ? null : ids.split(',').map(Number)
    this.#listeners.get(topic)?.forEach(forget => forget(named))
  }

  /** Call it when notifications may have been missed. */
  notifyAll(): void {
    this.#count += 1
    for (const listeners of this.#listeners.values()) listeners.forEach(forget => forget(null))
  }

  /** Whether cached values may be used: none of them has been outdated for more than a second. */
  isTrusted(): boolean | Promise<boolean> {
    return this.#subscription.isCurrent() || this.#subscription.catchUp()
  }
}

const changesOfAdapter = new WeakMap<DialectAdapter, Changes>()

/** Keyed by adapter, because Kysely hands the same adapter to a database and to each of its transactions. */
export function rememberChanges(adapter: DialectAdapter, changes: Changes): void {
  changesOfAdapter.set(adapter, changes)
}

export function changesOf(db: Db): Changes {
  const changes = changesOfAdapter.get(db.getExecutor().adapter)
  if (!changes) throw new Error('cannot be: connect.ts opens every database')
  return changes
}
