// Runs the same work of many calls as one statement: while one batch is under way the next one gathers, so that under load a
// statement, its round trip and its commit serve many calls, and a call that comes alone waits for nobody (group commit).

import { setTimeout } from 'node:timers/promises'
import { AsyncResource } from 'node:async_hooks'
import { changesOf } from './changes/changes.ts'
import type { Db } from './connect.ts'
import { counter } from './counter.ts'
import { isDatabaseAway } from './connection/lost.ts'
import { isTransaction } from './transaction.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
  /** Of the call it is for: a batch runs in that of its first one, not of a call that has long been answered. */
  context: AsyncResource
}

export const batches = counter({ name: 'database_batches_total', help: 'Statements that serve several calls', labels: ['batch'] })
export const batchedItems = counter({
  name: 'database_batched_items_total',
  help: 'Calls that such a statement has served',
  labels: ['batch'],
})

/** At most this many in one batch: the next one takes the rest. */
const most = 64
/** A batch that takes longer, because something is locked, does not hold up the next one. */
const longestMs = 20

function count(db: Db, batch: string, items: number): void {
  batches.add(db, { batch })
  batchedItems.add(db, { batch }, items)
}

/**
 * @param name what is counted by it
 * @param run does the work for all items in one transaction, and returns a result for each. Where it fails for several, each is tried
 * alone, so that none fails because of another; only a database that is away fails for all of them
 * @returns a function that does the work for one item; inside a transaction, it does so at once and alone
 */
export function batched<Item, Result>(
  name: string,
  run: (db: Db, items: Item[]) => Promise<Result[]>,
): (db: Db, item: Item) => Promise<Result> {
  const gathering = new WeakMap<object, Waiting<Item, Result>[]>()

  async function runAll(db: Db, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item)
      const results = await run(db, items)
      if (results.length !== batch.length) throw new Error('a batch has a result for each item')
      count(db, name, batch.length)
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      if (batch.length > 1 && !isDatabaseAway(error)) for (const one of batch) void one.context.runInAsyncScope(runAll, null, db, [one])
      else for (const { reject } of batch) reject(error)
    }
  }

  async function runWhatGathers(db: Db, key: object, waiting: Waiting<Item, Result>[]): Promise<void> {
    while (waiting.length > 0) {
      const done = new AbortController()
      const next = waiting.splice(0, most)
      const batch = next[0]?.context.runInAsyncScope(runAll, null, db, next).finally(() => done.abort())
      await Promise.race([batch, setTimeout(longestMs, null, { signal: done.signal }).catch(() => {})])
    }
    gathering.delete(key)
  }

  return (db, item) => {
    const key = changesOf(db)
    return new Promise((resolve, reject) => {
      const one = { item, resolve, reject, context: new AsyncResource('batch') }
      if (isTransaction(db)) return void runAll(db, [one])
      const waiting = gathering.get(key)
      if (waiting) return void waiting.push(one)
      const first = [one]
      gathering.set(key, first)
      void runWhatGathers(db, key, first)
    })
  }
}
