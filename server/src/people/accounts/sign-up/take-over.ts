// Moves an account from the identity provider that was here before to the one that is here now (docs/hosted-identity.md): to whoever
// proves its contact. The account stays as it is: out of use, if it was.

import type { Tx } from '../../../platform/db/transaction.ts'
import { cleanEmail, cleanMobile } from '../../../platform/contact-addresses.ts'
import { type IdentityClaims, type IdentityProvider } from '../../identity/index.ts'
import { lockOfFormerProvider, readBySubject, updateAccount } from '../store.ts'

/** @returns undefined when there is nothing to take over; then the person signs up, and is refused a contact that another account has */
export async function takeOver(tx: Tx, claims: IdentityClaims, identity: IdentityProvider) {
  const { kind } = identity.offer
  const proved = { email: claims.emailVerified ? cleanEmail(claims.email ?? '') : null, mobile: cleanMobile(claims.mobile ?? '') }
  const [account, ...others] = await lockOfFormerProvider(tx, proved, kind)
  // With the address of one account and the number of another nobody takes over both, nor chooses.
  if (!account || others.length > 0) return undefined
  if (!(await identity.succeedTo(tx, account.subject, claims.proof))) return undefined
  await updateAccount(tx, account.id, { subject: claims.subject, provider: kind })
  return readBySubject(tx, claims.subject)
}
