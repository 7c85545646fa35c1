// Moves an account from the previous identity provider to the current one (docs/hosted-identity.md), when its person has verified its
// contact there. The account keeps its status: a deactivated one stays deactivated.

import type { Tx } from '../../../platform/db/transaction.ts'
import { cleanEmail, cleanMobile } from '../../../platform/contact-addresses.ts'
import { type IdentityClaims, type IdentityProvider } from '../../identity/index.ts'
import { lockOfFormerProvider, readBySubject, updateAccount } from '../store.ts'

/** @returns undefined when there is nothing to take over; then the person signs up, and a contact of another account is refused */
export async function takeOver(tx: Tx, claims: IdentityClaims, identity: IdentityProvider) {
  const { kind } = identity.offer
  const proved = { email: claims.emailVerified ? cleanEmail(claims.email ?? '') : null, mobile: cleanMobile(claims.mobile ?? '') }
  const [account, ...others] = await lockOfFormerProvider(tx, proved, kind)
  // If the address belongs to one account and the number to another, the person takes over neither.
  if (!account || others.length > 0) return undefined
  if (!(await identity.succeedTo(tx, account.subject, claims.proof))) return undefined
  await updateAccount(tx, account.id, { subject: claims.subject, provider: kind })
  return readBySubject(tx, claims.subject)
}
