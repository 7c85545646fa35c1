// Runs the same work of many calls as one statement: while one batch is under way the next one gathers, so that under load a
// statement, its round trip and its commit serve many calls, and a call that comes alone waits for nobody (group commit).

import { changesOf } from './changes.ts'
import type { Db } from './connect.ts'
import { isTransaction } from './transaction.ts'

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/** At most this many in one batch: the next one takes the rest. */
const most = 64

/**
 * @param run does the work for all items in one transaction, and returns a result for each. Where it fails for several, each is tried
 * alone, so that none fails because of another
 * @returns a function that does the work for one item; inside a transaction, it does so at once and alone
 */
export function batched<Item, Result>(run: (db: Db, items: Item[]) => Promise<Result[]>): (db: Db, item: Item) => Promise<Result> {
  const gathering = new WeakMap<object, Waiting<Item, Result>[]>()

  async function alone(db: Db, item: Item): Promise<Result> {
    const [result] = await run(db, [item])
    return result as Result
  }

  async function runAll(db: Db, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const items = batch.map(({ item }) => item)
      const results = await run(db, items)
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const { item, resolve, reject } of batch) alone(db, item).then(resolve, reject)
    }
  }

  async function runWhatGathers(db: Db, key: object, waiting: Waiting<Item, Result>[]): Promise<void> {
    while (waiting.length > 0) await runAll(db, waiting.splice(0, most))
    gathering.delete(key)
  }

  return (db, item) => {
    if (isTransaction(db)) return alone(db, item)
    const key = changesOf(db)
    return new Promise((resolve, reject) => {
      const waiting = gathering.get(key)
      if (waiting) return void waiting.push({ item, resolve, reject })
      const first = [{ item, resolve, reject }]
      gathering.set(key, first)
      void runWhatGathers(db, key, first)
    })
  }
}
