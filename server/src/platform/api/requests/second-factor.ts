// Decides who must sign in with a second factor, and what a session without one may do.

import { type ActionSpec, isForStaff, type StaffRole } from '@trivium/contract/platform/action'
import type { SignedIn } from '../handle.ts'
import { refuse } from '../refuse.ts'

/** `privileged`: administrators and treasurers, for actions of staff. */
export type SecondFactorOf = 'nobody' | 'privileged' | 'everyone'

/** The roles that may move coins and give roles. */
const privilegedRoles = new Set<StaffRole>(['administrator', 'treasurer'])

/** Where everyone needs a second factor, a session without one may only sign in again with one, and sign out. */
const openWithout = new Set(['user_signup', 'logout'])

/** Whether a call can be refused because the second factor is missing. */
export const mayNeedSecondFactor = (name: string, { access }: ActionSpec): boolean => access !== 'anyone' && !openWithout.has(name)

/**
 * Checks the session where everyone needs a second factor. Without one, an action that is open to anyone runs as for a stranger.
 * @returns null for a stranger. @throws Refused second_factor_needed
 */
export function provenPlayer(player: SignedIn | null, name: string, { access }: ActionSpec, of: SecondFactorOf): SignedIn | null {
  if (of !== 'everyone' || !player || player.hasSecondFactor || openWithout.has(name)) return player
  return access === 'anyone' ? null : refuse('second_factor_needed')
}

/** Checks people with privileged roles when they call actions of staff. @throws Refused second_factor_needed */
export function demandSecondFactor({ hasSecondFactor, roles }: SignedIn, { access }: ActionSpec, of: SecondFactorOf): void {
  if (of === 'privileged' && isForStaff(access) && !hasSecondFactor && roles.some(role => privilegedRoles.has(role)))
    refuse('second_factor_needed')
}
