// Who may do what to a thing that was won. Only its winner and treasurers read it.

import type { Refusal } from '@trivium/contract/platform/refusals'
import type { AccountRow } from '../../../platform/db/lock-accounts.ts'
import type { WonThingRow } from './store.ts'

/** The winner may say where it goes, and change that, until it is sent. Declining is final. */
export const isSettled = ({ state }: Pick<WonThingRow, 'state'>): boolean => state !== 'waiting' && state !== 'to_send'

interface Sendable extends Pick<WonThingRow, 'state' | 'account_id'> {
  account_status: AccountRow['status']
}

/** Nobody sends their own prize, and those of deactivated accounts are held, as payouts are. */
export function whyNotSend({ state, account_id, account_status }: Sendable, staff: { id: number }): Refusal | null {
  if (account_id === staff.id) return 'own_thing'
  if (state !== 'to_send') return 'thing_not_to_send'
  return account_status === 'active' ? null : 'thing_held'
}
