// Whose names and pictures a member of staff moderates.

import type { StaffRole } from '@trivium/contract/platform/action'

interface Person {
  id: number
  roles: readonly StaffRole[]
}

/** Nobody moderates themselves, and only administrators moderate staff. */
export const mayModerate = (account: Person, staff: Person): boolean =>
  account.id !== staff.id && (account.roles.length === 0 || staff.roles.includes('administrator'))
