// Who deals with which reports. Which role an action is for, its contract says; what depends on the question stands here.

import type { StaffRole } from '@trivium/contract/action'

/** Exams have questions of their own. */
export type Owner = 'bank' | 'exam'

/** Reports on questions of the bank are for editors; those on questions of exams are for examiners, because their marks hang on them. */
export const mayDealWith = (owner: Owner, roles: readonly StaffRole[]): boolean =>
  roles.includes('administrator') || roles.includes(owner === 'exam' ? 'examiner' : 'editor')

export const ownersFor = (roles: readonly StaffRole[]): Owner[] => (['bank', 'exam'] as const).filter(owner => mayDealWith(owner, roles))
