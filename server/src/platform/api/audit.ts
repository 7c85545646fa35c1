// Each write by staff inserts one audit row in the same transaction: both or neither. The database lets nobody change the row.

import type { Db } from '../db/connect.ts'
import { inTransaction, type Tx } from '../db/transaction.ts'

export interface AuditEntry {
  /** The thing that was changed, such as `question:12`. */
  subject: string
  /** The values to compare, as plain JSON: no secrets, and no more than a reader wants to see. */
  before?: unknown
  after?: unknown
}

export type Audit = (entry: AuditEntry) => void

export interface AuditedCall {
  action: string
  /** Null for a command of the operator. */
  accountId: number | null
  requestId: string
  at: Date
}

/** @throws Error when the work does not call `audit` exactly once */
export function audited<Result>(db: Db, call: AuditedCall, work: (tx: Tx, audit: Audit) => Promise<Result>): Promise<Result> {
  return inTransaction(db, async tx => {
    const entries: AuditEntry[] = []
    const result = await work(tx, entry => void entries.push(entry))
    const [entry, ...others] = entries
    if (!entry || others.length > 0) throw new Error(`${call.action} left ${entries.length} audit entries instead of one`)
    await insertEntry(tx, call, entry)
    return result
  })
}

const jsonOf = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

async function insertEntry(
  tx: Tx,
  { action, accountId, requestId, at }: AuditedCall,
  { subject, before, after }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({ action, account_id: accountId, subject, before: jsonOf(before), after: jsonOf(after), request_id: requestId, at })
    .execute()
}
