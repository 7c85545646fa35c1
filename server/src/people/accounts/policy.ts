// What staff may do to players. The contract of an action says which role it needs; the rules that depend on the row are here.

import type { StaffRole } from '@trivium/contract/platform/action'

interface Staff {
  id: number
  roles: readonly StaffRole[]
}

/** Only staff who need addresses and numbers, to help or to pay, see them. */
export const maySeeContacts = ({ roles }: Pick<Staff, 'roles'>): boolean => roles.includes('administrator') || roles.includes('treasurer')

/** Staff cannot deactivate or delete their own account here. */
export const isOwn = (accountId: number, { id }: Pick<Staff, 'id'>): boolean => accountId === id

/** Only administrators deactivate or delete an account with roles. */
export const mayEnd = (account: Pick<Staff, 'roles'>, { roles }: Pick<Staff, 'roles'>): boolean =>
  account.roles.length === 0 || roles.includes('administrator')

/** Somebody must be able to give roles, and the administrator who ends another one must still be an administrator. */
export const leavesAdministrator = (accountId: number, administrators: readonly number[]): boolean =>
  administrators.some(id => id !== accountId)
