// Who may do what to players. Which role an action is for, its contract says; what depends on the row stands here.

import type { StaffRole } from '@trivium/contract/platform/action'

interface Staff {
  id: number
  roles: readonly StaffRole[]
}

/** Addresses and numbers are for those who need them to help or to pay. */
export const maySeeContacts = ({ roles }: Pick<Staff, 'roles'>): boolean => roles.includes('administrator') || roles.includes('treasurer')

/** Nobody deactivates or deletes their own account here. */
export const isOwn = (accountId: number, { id }: Pick<Staff, 'id'>): boolean => accountId === id

/** A member of staff is deactivated or deleted by administrators alone. */
export const mayEnd = (account: Pick<Staff, 'roles'>, { roles }: Pick<Staff, 'roles'>): boolean =>
  account.roles.length === 0 || roles.includes('administrator')

/** Somebody must be able to give roles, and whoever ends another administrator must still be one. */
export const leavesAdministrator = (accountId: number, administrators: readonly number[]): boolean =>
  administrators.some(id => id !== accountId)
