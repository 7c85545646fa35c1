// Staff deactivates, activates or deletes an account, each with a reason for the audit. Deactivating ends every session at once.

import type { PlayerProfile } from '@trivium/contract/people/accounts.admin'
import type { StaffContext } from '../../../platform/api/handle.ts'
import { NotYours, refuse } from '../../../platform/api/refuse.ts'
import { type AccountRow, lockAccountRow } from '../../../platform/db/lock-accounts.ts'
import type { IdentityProvider } from '../../identity/index.ts'
import { deactivate, deleteAccount } from './ending.ts'
import { lockAdministrators, readProfile } from '../admin-store.ts'
import { isOwn, leavesAdministrator, mayEnd } from '../policy.ts'
import { updateAccount } from '../store.ts'
import { profileFor } from '../admin-views.ts'

/** Locks the administrators first: if two end each other's accounts at once, the second waits, and then is no administrator any more. */
async function lockToEnd(accountId: number, { db, player }: StaffContext): Promise<AccountRow> {
  if (isOwn(accountId, player)) refuse('own_account')
  if (!(await readProfile(db, accountId))) refuse('user_not_found')
  const administrators = await lockAdministrators(db)
  const account = await lockAccountRow(db, accountId)
  if (!mayEnd(account, player)) throw new NotYours()
  if (!leavesAdministrator(accountId, administrators)) refuse('last_administrator')
  return account
}

interface Ending {
  account_id: number
  reason: string
}

export async function deactivatePlayer({ account_id, reason }: Ending, context: StaffContext): Promise<PlayerProfile> {
  const { db, audit } = context
  const { status } = await lockToEnd(account_id, context)
  if (status !== 'active') refuse('account_not_active')
  await deactivate(db, account_id)
  audit({ subject: `account:${account_id}`, before: { status }, after: { status: 'deactivated', reason } })
  return profileFor(account_id, context)
}

export async function activatePlayer({ account_id }: { account_id: number }, context: StaffContext): Promise<PlayerProfile> {
  const { db, audit } = context
  if (!(await readProfile(db, account_id))) refuse('user_not_found')
  const { status } = await lockAccountRow(db, account_id)
  if (status !== 'deactivated') refuse('account_not_deactivated')
  await updateAccount(db, account_id, { status: 'active' })
  audit({ subject: `account:${account_id}`, before: { status }, after: { status: 'active' } })
  return profileFor(account_id, context)
}

export async function deletePlayer({ account_id, reason }: Ending, context: StaffContext, identity: Pick<IdentityProvider, 'forget'>) {
  const { db, audit } = context
  const { status } = await lockToEnd(account_id, context)
  if (status === 'deleted') refuse('user_not_found')
  await deleteAccount(db, account_id, identity)
  // Without name and address: the audit is kept for ever.
  audit({ subject: `account:${account_id}`, before: { status }, after: { status: 'deleted', reason } })
  return profileFor(account_id, context)
}
