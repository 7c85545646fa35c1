// A treasurer decides a request: approve, pay, reject. Each is one step by compare-and-set, with its coins, its notice and its audit row
// in one transaction. The account is locked first, so that deciding and deleting wait for each other.

import type { PayoutState } from '@trivium/contract/payout-names'
import type { QueuedPayout } from '@trivium/contract/payout-office'
import type { Refusal } from '@trivium/contract/refusals'
import type { StaffContext } from '../api/handle.ts'
import { must, refuse } from '../api/refuse.ts'
import { lockAccountRow } from '../db/lock-accounts.ts'
import { keepFromPayout, noteAsPaid, returnFromPayout } from '../wallet/index.ts'
import { tellPlayer } from './notices.ts'
import { readQueued } from './office-store.ts'
import { isHeld, mayDecide } from './policy.ts'
import { blankAddresses, moveOn, type PayoutRow, readPayout } from './store.ts'
import { presentQueued } from './views.ts'

interface Decision {
  from: PayoutState[]
  to: 'approved' | 'paid' | 'rejected'
  /** What is said when somebody else was faster. */
  otherwise: Refusal
  changes: Partial<PayoutRow>
  moveCoins?: (payout: PayoutRow, isGone: boolean) => Promise<void>
}

async function decide(id: number, { from, to, otherwise, changes, moveCoins }: Decision, context: StaffContext): Promise<QueuedPayout> {
  const { db, player, now, audit } = context
  const found = (await readPayout(db, id)) ?? refuse('document_not_found')
  if (!mayDecide(found, player)) refuse('own_payout')
  const account = await lockAccountRow(db, found.account_id)
  // Only now nobody else decides it.
  const before = must(await readPayout(db, id), 'payouts are kept')
  if (to !== 'rejected' && isHeld(account)) refuse('payout_held')
  const payout = (await moveOn(db, id, { from, to, changes })) ?? refuse(otherwise)
  const isGone = account.status === 'deleted'
  await moveCoins?.(payout, isGone)
  if (isGone) await blankAddresses(db, account.id)
  else await tellPlayer(db, `payout_${to}`, payout, now)
  const { coins, reason, reference } = payout
  audit({ subject: `payout:${id}`, before: { state: before.state }, after: { state: to, coins, reason, reference } })
  return presentQueued(must(await readQueued(db, id), 'payouts are kept'))
}

const held = ({ id, account_id: accountId, coins }: PayoutRow) => ({ payoutId: id, accountId, coins })

export function approvePayout({ payout_id }: { payout_id: number }, context: StaffContext): Promise<QueuedPayout> {
  const changes = { decided_at: context.now, decided_by: context.player.id }
  return decide(payout_id, { from: ['pending'], to: 'approved', otherwise: 'payout_not_pending', changes }, context)
}

export function payPayout(
  { payout_id, reference }: { payout_id: number; reference: string },
  context: StaffContext,
): Promise<QueuedPayout> {
  const changes = { reference, paid_at: context.now, paid_by: context.player.id }
  const moveCoins = (payout: PayoutRow) => noteAsPaid(context.db, held(payout))
  return decide(payout_id, { from: ['approved'], to: 'paid', otherwise: 'payout_not_approved', changes, moveCoins }, context)
}

export function rejectPayout({ payout_id, reason }: { payout_id: number; reason: string }, context: StaffContext): Promise<QueuedPayout> {
  const { db, now, player } = context
  const changes = { reason, decided_at: now, decided_by: player.id }
  const moveCoins = (payout: PayoutRow, isGone: boolean) => (isGone ? keepFromPayout(db, held(payout)) : returnFromPayout(db, held(payout)))
  const decision = { from: ['pending', 'approved'], to: 'rejected', otherwise: 'payout_not_pending', changes, moveCoins } satisfies Decision
  return decide(payout_id, decision, context)
}
