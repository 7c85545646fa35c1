// One way to run several statements as one, or one that reads first and writes by compare-and-set. Inside a transaction both join; the
// outermost one retries what the database asks to retry.

import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import { errorCode, isConnectionLost } from './lost.ts'
import { isPlanOutdated } from './postgres-connection.ts'
import type { Tables } from './schema.ts'

export { errorCode }
export type Tx = Transaction<Tables>

/**
 * serialization_failure, deadlock_detected, and unique_violation (two transactions looked, then inserted the same): nothing
 * happened, and trying again is the cure the PostgreSQL manual names.
 */
const worthRetrying = new Set(['40001', '40P01', '23505'])
const attempts = 8

/** How many pieces of work have joined each transaction. */
const joined = new WeakMap<Tx, number>()

/** Somebody else has changed the row since it was read: to be read again, as after a serialization_failure. */
export class Outdated extends Error {
  readonly code = '40001'
}

export function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return retrying(db, again => transact(again, work))
}

/** As `inTransaction`, for work inside of `retrying` that must begin with what was read there. */
export function transact<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return isTransaction(db) ? join(db, work) : db.transaction().execute(work)
}

/**
 * Work that reads, decides, and writes by compare-and-set: done again when somebody else was faster. Inside a transaction it is done
 * once, and the whole transaction again.
 */
export async function retrying<Result>(db: Db, work: (db: Db) => Promise<Result>): Promise<Result> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(db)
    } catch (error) {
      if (attempt === attempts || !isWorthRetrying(error)) throw error
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

/** Whether somebody further out has still something to do in this transaction. */
export const hasJoined = (tx: Tx): boolean => (joined.get(tx) ?? 0) > 0

export function isTransaction(db: Db): db is Tx {
  return db.isTransaction
}

/** What the database undid by itself. A connection that was lost during the commit is another matter: see CommitUnknown. */
function isWorthRetrying(error: unknown): boolean {
  return worthRetrying.has(errorCode(error)) || isConnectionLost(error) || isPlanOutdated(error)
}

/** The name of the violated constraint, or an empty text. */
export function violatedConstraint(error: unknown): string {
  return typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : ''
}
