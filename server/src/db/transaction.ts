// One way to run several statements as one. Inside a transaction it joins; the outermost one retries what the database asks to retry.

import type { Transaction } from 'kysely'
import type { Db } from './connect.ts'
import type { Tables } from './schema.ts'

export type Tx = Transaction<Tables>

/**
 * serialization_failure, deadlock_detected, and unique_violation (two transactions looked, then inserted the same): nothing
 * happened, and trying again is the cure the PostgreSQL manual names.
 */
const worthRetrying = new Set(['40001', '40P01', '23505'])
const attempts = 4

export async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === attempts || !worthRetrying.has(errorCode(error))) throw error
    }
  }
}

function isTransaction(db: Db): db is Tx {
  return db.isTransaction
}

/** The SQLSTATE of a database error, or an empty text. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** The name of the violated constraint, or an empty text. */
export function violatedConstraint(error: unknown): string {
  return typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : ''
}
