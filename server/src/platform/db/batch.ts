// Group commit: runs the same work of many calls as one statement. While one batch runs, the next one gathers. So under load one
// statement, round trip and commit serve many calls, and a call that arrives alone does not wait.

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
  /** The async context of the call. A batch runs in the context of its first call, not of one that has long been answered. */
  context: AsyncResource
}

export const batches = counter({ name: 'database_batches_total', help: 'Statements that serve several calls', labels: ['batch'] })
export const batchedItems = counter({
  name: 'database_batched_items_total',
  help: 'Calls that these statements have served',
  labels: ['batch'],
})

/** The most items of one batch; the next batch takes the rest. */
const most = 64
/** When a batch takes longer, for example because of a lock, the next one begins. */
const longestMs = 20

function count(db: Db, batch: string, items: number): void {
  batches.add(db, { batch })
  batchedItems.add(db, { batch }, items)
}

/**
 * @param name the label of the batch in metrics
 * @param run does the work for all items in one transaction, and returns a result for each. When it fails for several items, each one is
 * tried alone, so that none fails because of another; when the database is away, it fails for all of them
 * @returns a function that does the work for one item; inside a transaction it runs at once and alone
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
      if (results.length !== batch.length) throw new Error('a batch must return one result for each item')
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
