// Gives and takes roles. A changed account signs in again: no session keeps the roles that it was opened with.

import { randomUUID } from 'node:crypto'
import type { InputOf, StaffRole } from '@trivium/contract/platform/action'
import type { Colleague, staff } from '@trivium/contract/people/staff.admin'
import { endSessions } from '../accounts/index.ts'
import { audited } from '../../platform/api/audit.ts'
import type { StaffContext } from '../../platform/api/handle.ts'
import { must, NotYours, refuse } from '../../platform/api/refuse.ts'
import type { Db } from '../../platform/db/connect.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { isLastAdministrator } from './policy.ts'
import { type LetterParts, tellRoles } from './tell-roles.ts'
import { findByEmail, lockAdministrators, readColleague, updateRoles } from './store.ts'
import { presentColleague } from './views.ts'

/** Locks the administrators first: if two take each other's roles away at once, the second waits, and then is no administrator any more. */
export async function giveRoles(
  { account_id, roles, were }: InputOf<typeof staff.set_roles>,
  context: StaffContext,
  letters: LetterParts,
): Promise<Colleague> {
  const { db, player, audit } = context
  if (!(await readColleague(db, account_id))) refuse('user_not_found')
  const administrators = await lockAdministrators(db)
  if (!administrators.includes(player.id)) throw new NotYours()
  await lockAccountRow(db, account_id)
  const before = must(await readColleague(db, account_id), 'accounts are not removed')
  if (before.status !== 'active') refuse('user_not_found')
  if (!isSameRoles(before.roles, were)) refuse('changed_meanwhile')
  if (!roles.includes('administrator') && isLastAdministrator(account_id, administrators)) refuse('last_administrator')
  await changeRoles(db, account_id, roles)
  await tellRoles({ account: before, roles, administrators }, context, letters)
  audit({ subject: `account:${account_id}`, before: { roles: before.roles }, after: { roles } })
  return presentColleague(must(await readColleague(db, account_id), 'accounts are not removed'))
}

const isSameRoles = (one: readonly StaffRole[], other: readonly StaffRole[]) =>
  one.length === other.length && one.every(role => other.includes(role))

async function changeRoles(tx: Tx, accountId: number, roles: StaffRole[]): Promise<void> {
  await lockAccountRow(tx, accountId)
  await updateRoles(tx, accountId, roles)
  await endSessions(tx, accountId)
}

/**
 * `npm run make-staff`: makes the first administrator, or gives any role.
 * @returns false when nobody signs in with this address
 */
export async function makeStaff(db: Db, email: string, roles: StaffRole[], now: Date): Promise<boolean> {
  const account = await findByEmail(db, email)
  if (!account) return false
  const call = { action: 'make-staff', accountId: null, requestId: randomUUID(), at: now }
  await audited(db, call, async (tx, audit) => {
    await changeRoles(tx, account.id, roles)
    audit({ subject: `account:${account.id}`, before: { roles: account.roles }, after: { roles } })
  })
  return true
}
