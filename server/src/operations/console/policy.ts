// Who may see what of the service's state.

import type { SignedIn } from '../../platform/api/handle.ts'

/** Treasurers and administrators see coins in and out, waiting payouts, and the health of the ledger. */
export const maySeeMoney = ({ roles }: Pick<SignedIn, 'roles'>): boolean => roles.includes('treasurer') || roles.includes('administrator')
