// Counts events in a database, separately for each database, so that two servers in one process do not mix. Events of a transaction count
// when it has committed. metrics/ shows the counts.

import { afterCommit } from './after-commit.ts'
import { type Changes, changesOf } from './changes/changes.ts'
import type { Db } from './connect.ts'

export interface CounterOptions<Label extends string> {
  /** The name in Prometheus style: with its unit, and `_total` at the end. */
  name: string
  help: string
  /** Each label has few values, known beforehand, and never identifies a person. */
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
