// Counts what happens in a database, for each database of its own: two servers in one process are counted apart. What a transaction
// does is counted when it has committed. Who shows the counts is metrics/.

import { afterCommit } from './after-commit.ts'
import { type Changes, changesOf } from './changes/changes.ts'
import type { Db } from './connect.ts'

export interface CounterOptions<Label extends string> {
  /** As Prometheus wants it: with its unit, and `_total` at the end. */
  name: string
  help: string
  /** Each has few values, known beforehand. Never what says who somebody is. */
  labels?: readonly Label[]
}

export interface Count {
  labels: Record<string, string>
  value: number
}

export interface ShownCounter {
  name: string
  help: string
  labels?: readonly string[]
  read: (db: Db) => Count[]
}

export interface Counter<Label extends string> extends ShownCounter {
  add: (db: Db, labels: Record<Label, string>, amount?: number) => void
}

export function counter<Label extends string = never>(options: CounterOptions<Label>): Counter<Label> {
  const counted = new WeakMap<Changes, Map<string, Count>>()
  const countsOf = (db: Db) => {
    const changes = changesOf(db)
    const counts = counted.get(changes) ?? new Map<string, Count>()
    counted.set(changes, counts)
    return counts
  }
  const names = options.labels ?? []
  return {
    ...options,
    read: db => [...countsOf(db).values()],
    add(db, labels, amount = 1) {
      const counts = countsOf(db)
      const key = names.map(name => labels[name]).join('\n')
      afterCommit(db, () => {
        const count = counts.get(key)
        if (count) count.value += amount
        else counts.set(key, { labels, value: amount })
      })
    },
  }
}
