// Idempotency-Key: the transaction that does the work also stores the first reply, so a retry finds both or neither.

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { markSavepoint } from '../../db/after-commit.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { refuse, Refused } from '../refuse.ts'

export type Envelope = { error: boolean; message: string } & Record<string, unknown>

export interface KeyedCall {
  accountId: number
  key: string
  action: string
  /** The parsed input: it has only fields of the action and a bounded depth, so we can hash it. */
  input: object
}

/** @throws Refused idempotency_mismatch when the key was used for another call */
export async function atMostOnce(db: Db, call: KeyedCall, work: (tx: Db) => Promise<Envelope>): Promise<Envelope> {
  const bodyHash = hashOf(call.action, call.input)
  return inTransaction(db, async tx => {
    const mine = await tx
      .insertInto('idempotency_keys')
      .values({ account_id: call.accountId, key: call.key, action: call.action, body_hash: bodyHash, reply: '{}' })
      .onConflict(conflict => conflict.doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!mine) return storedReply(tx, call, bodyHash)
    const reply = await refusable(tx, work)
    await tx
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify(reply) })
      .where('account_id', '=', call.accountId)
      .where('key', '=', call.key)
      .execute()
    return reply
  })
}

/** A refusal rolls back the handler's work; we store the refusal as the reply for the key. */
async function refusable(tx: Db, work: (tx: Db) => Promise<Envelope>): Promise<Envelope> {
  await sql`savepoint handler`.execute(tx)
  const forget = markSavepoint(tx)
  try {
    return await work(tx)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await sql`rollback to savepoint handler`.execute(tx)
    forget()
    return { error: true, message: error.code }
  }
}

async function storedReply(tx: Db, call: KeyedCall, bodyHash: Buffer): Promise<Envelope> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reply'])
    .where('account_id', '=', call.accountId)
    .where('key', '=', call.key)
    .executeTakeFirstOrThrow()
  if (!Buffer.from(row.body_hash).equals(bodyHash)) refuse('idempotency_mismatch')
  return { error: false, message: 'ok', ...row.reply }
}

/** After this time a repeated call counts as a new one. */
const keyHours = 48

export async function deleteOldKeys(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keyHours * 3_600_000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute()
}

/** The hash does not depend on the order of the fields. */
function hashOf(action: string, input: object): Buffer {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([action, sorted]))
    .digest()
}
