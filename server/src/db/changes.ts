// What the database tells about rows that processes keep in memory (migration 0013), and whether it can be heard at all.

import type { DialectAdapter } from 'kysely'
import type { Db } from './connect.ts'

export const changesChannel = 'changes'
/** The notice that tells the connection which made a change. */
export const changeNotice = 'TV000'

export type Topic = 'settings' | 'languages' | 'categories' | 'questions' | 'item_figures' | 'sign_ins'
/** Null: any of them. */
type Forget = (ids: number[] | null) => void

export interface Hearing {
  /** Whether all that was committed until a moment ago has been heard. */
  isCurrent: () => boolean
  /** Tries to make it so, for a moment. @returns whether it is */
  catchUp: () => Promise<boolean>
}

export class Changes {
  readonly #hearing: Hearing
  readonly #listeners = new Map<string, Set<Forget>>()
  #count = 0

  constructor(hearing: Hearing) {
    this.#hearing = hearing
  }

  /** What was read while this went up may be outdated. */
  get count(): number {
    return this.#count
  }

  /** @returns ends it */
  on(topic: Topic, forget: Forget): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(forget))
    return () => void listeners.delete(forget)
  }

  /** @param change a topic, or a topic and ids, as in `questions:4,7` */
  tell(change: string): void {
    this.#count += 1
    const [topic = '', ids] = change.split(':')
    const named = ids === undefined ? null : ids.split(',').map(Number)
    this.#listeners.get(topic)?.forEach(forget => forget(named))
  }

  /** For when something may have been missed. */
  tellAll(): void {
    this.#count += 1
    for (const listeners of this.#listeners.values()) listeners.forEach(forget => forget(null))
  }

  /** Whether what is kept may be used: nothing of it is older than a second. */
  isTrusted(): boolean | Promise<boolean> {
    return this.#hearing.isCurrent() || this.#hearing.catchUp()
  }
}

const changesOfAdapter = new WeakMap<DialectAdapter, Changes>()

/** Kysely hands the same adapter to a database and to each of its transactions. */
export function rememberChanges(adapter: DialectAdapter, changes: Changes): void {
  changesOfAdapter.set(adapter, changes)
}

export function changesOf(db: Db): Changes {
  const changes = changesOfAdapter.get(db.getExecutor().adapter)
  if (!changes) throw new Error('cannot be: connect.ts opens every database')
  return changes
}
