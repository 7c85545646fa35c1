// Limits messages per address or number, with a share per network, so that a network that keeps asking leaves something for others.

import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'

export interface SendingRule {
  /** Least time between two messages for the same network, in seconds; 0 for no such limit. */
  everySeconds: number
  /** Limits for all networks together and for each one … */
  most: number
  mostOfNetwork: number
  /** … and, once these are used up, an extra amount for networks that have asked for little. */
  reserve: number
  reserveOfNetwork: number
  withinSeconds: number
}

/** The receiver and the asking network, as keyed hashes. */
export interface Share {
  to: Buffer
  from: Buffer
}

/**
 * Counts a message by each of these rules, in this order.
 * @returns 0, or the seconds to wait when a limit is reached; then no rule counts the message
 */
export function takeSending(db: Db, shares: readonly (Share & { rule: SendingRule })[], now: Date): Promise<number> {
  return inTransaction(db, async tx => {
    for (const { to, from, rule } of shares) {
      // The lock makes parallel requests wait: they must not both take the last message allowed.
      await sql`select pg_advisory_xact_lock(hashtextextended(encode(${to}::bytea, 'hex'), 0))`.execute(tx)
      const { rows } = await sql<Counted>`
        select count(*)::int as all, count(*) filter (where network = ${from})::int as own, min(sent_at) as "firstAt",
          max(sent_at) filter (where network = ${from}) as "ownLastAt"
        from identity_sendings where address = ${to} and sent_at > ${secondsBefore(now, rule.withinSeconds)}`.execute(tx)
      const waitMs = Math.max(...rows.map(counted => waitFor(counted, rule, now)))
      if (waitMs > 0) return Math.ceil(waitMs / 1000)
    }
    for (const { to, from } of shares)
      await sql`insert into identity_sendings (address, network, sent_at) values (${to}, ${from}, ${now})`.execute(tx)
    return 0
  })
}

interface Counted {
  all: number
  own: number
  firstAt: Date | null
  ownLastAt: Date | null
}

function waitFor({ all, own, firstAt, ownLastAt }: Counted, rule: SendingRule, now: Date): number {
  const until = (at: Date | null, seconds: number) => (at ? at.getTime() + seconds * 1000 - now.getTime() : 0)
  const isInShare = own < rule.mostOfNetwork && all < rule.most
  const isInReserve = own < rule.reserveOfNetwork && all < rule.most + rule.reserve
  if (!isInShare && !isInReserve) return Math.max(1, until(firstAt, rule.withinSeconds))
  return rule.everySeconds > 0 ? until(ownLastAt, rule.everySeconds) : 0
}

const secondsBefore = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

const daySeconds = 86_400

export async function deleteSendings(db: Db, now: Date): Promise<void> {
  await sql`delete from identity_sendings where sent_at < ${secondsBefore(now, daySeconds)}`.execute(db)
}
