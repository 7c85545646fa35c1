// For people who have lost their device and emergency codes: an operator with access to the machine has checked who asks
// (docs/operating.md).

import { randomUUID } from 'node:crypto'
import { endSessions } from '../accounts/index.ts'
import { audited } from '../../platform/api/audit.ts'
import type { Db } from '../../platform/db/connect.ts'
import { takeSecondFactorAway } from '../identity/index.ts'
import { findByEmail, findByMobile } from './store.ts'

/**
 * @param contact an address, or a number with its +
 * @returns whether the person with this contact had a second factor. They sign in without one, and set up another.
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
