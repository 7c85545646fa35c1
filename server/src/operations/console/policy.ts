// Who may see what of the service.

import type { SignedIn } from '../../platform/api/handle.ts'

/** Coins in and out, payouts that wait, and the health of the ledger are for treasurers and administrators. */
export const maySeeMoney = ({ roles }: Pick<SignedIn, 'roles'>): boolean => roles.includes('treasurer') || roles.includes('administrator')
