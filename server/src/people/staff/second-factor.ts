// For people whose device and codes for emergencies are lost: whoever holds the machine has seen who asks (docs/operating.md).

import { randomUUID } from 'node:crypto'
import { endSessions } from '../accounts/index.ts'
import { audited } from '../../platform/api/audit.ts'
import type { Db } from '../../platform/db/connect.ts'
import { takeSecondFactorAway } from '../identity/index.ts'
import { findByEmail, findByMobile } from './store.ts'

/**
 * @param contact an address, or a number with its +
 * @returns whether somebody with this contact had one. Who had signs in anew as before there was one, and sets up another.
 */
export async function forgetSecondFactor(db: Db, contact: string, now: Date): Promise<boolean> {
  const account = await (contact.startsWith('+') ? findByMobile(db, contact) : findByEmail(db, contact))
  if (!account) return false
  const call = { action: 'forget-second-factor', accountId: null, requestId: randomUUID(), at: now }
  return audited(db, call, async (tx, audit) => {
    const had = await takeSecondFactorAway(tx, account.subject)
    if (had) await endSessions(tx, account.id)
    audit({ subject: `account:${account.id}`, before: { second_factor: had }, after: { second_factor: false } })
    return had
  })
}
