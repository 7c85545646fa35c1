// Runs functions after a transaction has committed, and never when it is rolled back.

import type { Db } from './connect.ts'

const waiting = new WeakMap<Db, (() => void)[]>()

/** Outside a transaction it runs `act` at once. */
export function afterCommit(db: Db, act: () => void): void {
  if (!db.isTransaction) return act()
  const acts = waiting.get(db)
  if (acts) acts.push(act)
  else waiting.set(db, [act])
}

/** Runs the waiting functions. Call it with a transaction that has committed. */
export function publishCommitted(tx: Db): void {
  const acts = waiting.get(tx) ?? []
  waiting.delete(tx)
  for (const act of acts) act()
}

/** Call it at a savepoint. @returns a function to call after rolling back to it */
export function markSavepoint(tx: Db): () => void {
  const before = waiting.get(tx)?.length ?? 0
  return () => void waiting.get(tx)?.splice(before)
}
