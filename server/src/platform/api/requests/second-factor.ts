// Who has to have signed in with a second factor, and what a session may do that was opened without one.

import { type ActionSpec, isForStaff, type StaffRole } from '@trivium/contract/platform/action'
import type { SignedIn } from '../handle.ts'
import { refuse } from '../refuse.ts'

/** `mighty`: administrators and treasurers, for what is staff's. */
export type SecondFactorOf = 'nobody' | 'mighty' | 'everyone'

/** Who may move coins and give roles. */
const privilegedRoles = new Set<StaffRole>(['administrator', 'treasurer'])

/** All that a session without a second factor is good for where everyone needs one: to be replaced by one with it, and to end. */
const openWithout = new Set(['user_signup', 'logout'])

/** Whether a call is ever refused for want of one. */
export const mayNeedSecondFactor = (name: string, { access }: ActionSpec): boolean => access !== 'anyone' && !openWithout.has(name)

/**
 * Where everyone needs a second factor.
 * @returns null for what anybody may call: of a session without one it learns nothing. @throws Refused second_factor_needed
 */
export function provenPlayer(player: SignedIn | null, name: string, { access }: ActionSpec, of: SecondFactorOf): SignedIn | null {
  if (of !== 'everyone' || !player || player.hasSecondFactor || openWithout.has(name)) return player
  return access === 'anyone' ? null : refuse('second_factor_needed')
}

/** What is staff's, of mighty people. @throws Refused second_factor_needed */
export function demandSecondFactor({ hasSecondFactor, roles }: SignedIn, { access }: ActionSpec, of: SecondFactorOf): void {
  if (of === 'mighty' && isForStaff(access) && !hasSecondFactor && roles.some(role => privilegedRoles.has(role)))
    refuse('second_factor_needed')
}
