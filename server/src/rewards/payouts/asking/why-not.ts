// Reasons why a member of staff may not decide a payment request. The console shows them beforehand; deciding checks them again with the
// account locked.

import type { StaffRefusal } from '@trivium/contract/platform/refusals'
import type { Context } from '../../../platform/api/handle.ts'
import { hasAdjustedSince } from '../adjustment-store.ts'
import { mayDecide, mayPay } from '../policy.ts'
import type { PayoutRow } from '../store.ts'

const dayMs = 86_400_000

type Deciding = Pick<Context, 'db' | 'now' | 'player' | 'settings'>

/** The reason why this person may neither approve nor pay; null if there is none. */
export async function whyNotDecide(payout: PayoutRow, { db, now, player, settings }: Deciding): Promise<StaffRefusal | null> {
  if (!mayDecide(payout, player)) return 'own_payout'
  const since = new Date(now.getTime() - settings.payout_adjuster_days * dayMs)
  return (await hasAdjustedSince(db, { staffId: player.id, accountId: payout.account_id, since })) ? 'adjusted_lately' : null
}

export async function whyNotPay(payout: PayoutRow, context: Deciding): Promise<StaffRefusal | null> {
  const isAlone = context.settings.payout_second_person === 0
  return (await whyNotDecide(payout, context)) ?? (mayPay(payout, context.player, isAlone) ? null : 'second_person_pays')
}
