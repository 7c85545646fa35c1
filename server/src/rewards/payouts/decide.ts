// A treasurer decides a request: approve, pay, reject. Each is one step by compare-and-set, with its coins, its notice and its audit row
// in one transaction. The account is locked first, so that deciding and deleting wait for each other.

import type { PayoutState } from '@trivium/contract/rewards/payout-names'
import type { QueuedPayout } from '@trivium/contract/rewards/payouts.admin'
import type { Refusal } from '@trivium/contract/platform/refusals'
import type { StaffContext } from '../../platform/api/handle.ts'
import { must, refuse } from '../../platform/api/refuse.ts'
import { lockAccountRow } from '../../platform/db/lock-accounts.ts'
import { keepFromPayout, noteAsPaid, returnFromPayout } from '../wallet/index.ts'
import { notifyPlayer } from './notices.ts'
import { readQueued } from './admin-store.ts'
import { isHeld, mayDecide } from './policy.ts'
import { blankAddresses, moveOn, type PayoutRow, readPayout } from './store.ts'
import { presentQueued } from './views.ts'
import { whyNotDecide, whyNotPay } from './asking/why-not.ts'

interface Decision {
  from: PayoutState[]
  to: 'approved' | 'paid' | 'rejected'
  /** The refusal when somebody else was faster. */
  otherwise: Refusal
  changes: Partial<PayoutRow>
  whyNot?: (payout: PayoutRow, context: StaffContext) => Promise<Refusal | null>
  moveCoins?: (payout: PayoutRow, isGone: boolean) => Promise<void>
}

async function decide(
  id: number,
  { from, to, otherwise, changes, whyNot, moveCoins }: Decision,
  context: StaffContext,
): Promise<QueuedPayout> {
  const { db, player, now, audit } = context
  const found = (await readPayout(db, id)) ?? refuse('document_not_found')
  if (!mayDecide(found, player)) refuse('own_payout')
  const account = await lockAccountRow(db, found.account_id)
  // Reads the payout again: from now on the lock keeps others from deciding it.
  const before = must(await readPayout(db, id), 'payouts are kept')
  if (to !== 'rejected' && isHeld(account)) refuse('payout_held')
  const refusal = from.includes(before.state) ? await whyNot?.(before, context) : null
  if (refusal) refuse(refusal)
  const payout = (await moveOn(db, id, { from, to, changes })) ?? refuse(otherwise)
  const isGone = account.status === 'deleted'
  await moveCoins?.(payout, isGone)
  if (isGone) await blankAddresses(db, account.id)
  else await notifyPlayer(db, `payout_${to}`, payout, now)
  const { coins, reason, reference, decided_by, paid_by } = payout
  const after = { state: to, coins, reason, reference, ...(to === 'paid' && { by_who_approved: paid_by === decided_by }) }
  audit({ subject: `payout:${id}`, before: { state: before.state }, after })
  return presentQueued(must(await readQueued(db, id), 'payouts are kept'))
}

const held = ({ id, account_id: accountId, coins }: PayoutRow) => ({ payoutId: id, accountId, coins })

export function approvePayout({ payout_id }: { payout_id: number }, context: StaffContext): Promise<QueuedPayout> {
  const { now, player, settings } = context
  const changes = { decided_at: now, decided_by: player.id, second_person: settings.payout_second_person === 1 }
  const decision = { from: ['pending'], to: 'approved', otherwise: 'payout_not_pending', changes, whyNot: whyNotDecide } satisfies Decision
  return decide(payout_id, decision, context)
}

export function payPayout(
  { payout_id, reference }: { payout_id: number; reference: string },
  context: StaffContext,
): Promise<QueuedPayout> {
  const { now, player, settings } = context
  // The current setting counts, so that a switch-off since the approval takes effect.
  const second_person = settings.payout_second_person === 1
  const changes = { reference, paid_at: now, paid_by: player.id, second_person }
  const moveCoins = (payout: PayoutRow) => noteAsPaid(context.db, held(payout))
  const decision = {
    from: ['approved'],
    to: 'paid',
    otherwise: 'payout_not_approved',
    changes,
    whyNot: whyNotPay,
    moveCoins,
  } satisfies Decision
  return decide(payout_id, decision, context)
}

export function rejectPayout({ payout_id, reason }: { payout_id: number; reason: string }, context: StaffContext): Promise<QueuedPayout> {
  const { db, now, player } = context
  const changes = { reason, decided_at: now, decided_by: player.id }
  const moveCoins = (payout: PayoutRow, isGone: boolean) => (isGone ? keepFromPayout(db, held(payout)) : returnFromPayout(db, held(payout)))
  const decision = { from: ['pending', 'approved'], to: 'rejected', otherwise: 'payout_not_pending', changes, moveCoins } satisfies Decision
  return decide(payout_id, decision, context)
}
