// Runs several statements as one transaction, or work that reads first and writes by compare-and-set. Inside a transaction both join it,
// and only the outermost call retries.

import type { Transaction } from 'kysely'
import { publishCommitted } from './after-commit.ts'
import type { Db } from './connect.ts'
import { counter } from './counter.ts'
import { errorCode, isConnectionLost, isPlanOutdated } from './connection/lost.ts'
import type { Tables } from './tables/schema.ts'

export type Tx = Transaction<Tables>

/**
 * serialization_failure, deadlock_detected, and unique_violation (two transactions inserted the same row after neither had found it).
 * PostgreSQL has rolled everything back, and its manual recommends to retry.
 */
const worthRetrying = new Set(['40001', '40P01', '23505'])
const attempts = 8
const reasons: Record<string, string> = { 40001: 'outdated', '40P01': 'deadlock', 23505: 'double', '0A000': 'plan' }

export const transactionsRetried = counter({
  name: 'database_transactions_retried_total',
  help: 'Retries of transactions, by reason',
  labels: ['reason'],
})

/** The number of nested calls that are running in each transaction. */
const joined = new WeakMap<Tx, number>()

/** Another transaction has changed the row since we read it. Like after a serialization_failure, the work reads everything again. */
export class Outdated extends Error {
  readonly code = '40001'
}

export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return retrying(db, again => transact(again, work))
}

/** Like `inTransaction`, but for work inside `retrying`, which also repeats the reads before it. */
export function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return isTransaction(db) ? join(db, work) : begin(db, work)
}

async function begin<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  let begun: Tx | undefined
  const result = await db.transaction().execute(tx => {
    begun = tx
    return work(tx)
  })
  if (begun) publishCommitted(begun)
  return result
}

/**
 * Runs work that reads, decides, and writes by compare-and-set, and repeats it when another caller was faster. Inside a transaction it
 * runs once: the outermost call repeats the whole transaction.
 */
export async function retrying<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(db)
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error
      transactionsRetried.add(db, { reason: reasons[errorCode(error)] ?? 'connection' })
    }
  }
}

async function join<Result>(tx: Tx, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  joined.set(tx, (joined.get(tx) ?? 0) + 1)
  try {
    return await work(tx)
  } finally {
    joined.set(tx, (joined.get(tx) ?? 0) - 1)
  }
}

/** Whether an outer call still has work to do in this transaction. */
export const hasJoined = (tx: Tx): boolean => (joined.get(tx) ?? 0) > 0

export function isTransaction(db: Db): db is Tx {
  return db.isTransaction
}

/** Only errors after which PostgreSQL has rolled everything back. A connection lost during the commit is different: see CommitUnknown. */
function isWorthRetrying(error: unknown): boolean {
  return worthRetrying.has(errorCode(error)) || isConnectionLost(error) || isPlanOutdated(error)
}
