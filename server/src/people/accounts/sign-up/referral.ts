// The reward for an invitation. It is due once the friend has played enough and is verified.

import type { NewNotice } from '../../../rewards/notices/index.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Earning } from '../../../rewards/wallet/index.ts'
import { qualify } from '../store.ts'

/** Five plays in one evening are easy to fake; coming back on a second day is not. */
export const neededBy = (settings: Settings) => ({ plays: settings.referral_plays_needed, days: settings.referral_days_needed })

export interface Finishing {
  accountId: number
  /** End of the play being settled, which counts although it is not saved yet; null if it was not mostly answered. */
  endingAt: Date | null
  settings: Settings
  now: Date
}

export interface Invited {
  earnings: Earning[]
  notices: NewNotice[]
}

/**
 * Call it in the transaction that finishes a play of an invited player, with both accounts locked. It pays the friend once, and the owner
 * of the code once. If the owner has reached this month's limit of paid referrals, a later play pays the owner in another month.
 */
export async function referralEarnings(tx: Tx, { accountId, endingAt, settings, now }: Finishing): Promise<Invited> {
  const referral = await qualify(tx, accountId, { needed: neededBy(settings), endingAt, now, monthStart: startOfMonth(now) })
  if (!referral) return { earnings: [], notices: [] }
  const { ownerId, isFriendPaid, isOwnerDue, paidOfMonth } = referral
  const coins = settings.earn_coin
  // The owner is locked, so two friends who finish at the same moment cannot both take the last referral of the month.
  const paysOwner = isOwnerDue && coins > 0 && paidOfMonth < settings.referrals_paid_per_month
  return {
    earnings: [
      ...(isFriendPaid ? [] : [earningOf(accountId, accountId, settings.refer_coin, 'friend')]),
      ...(paysOwner ? [earningOf(ownerId, accountId, coins, 'owner')] : []),
    ],
    notices: paysOwner ? [{ accountId: ownerId, type: 'referral', key: `referral:${accountId}`, params: { count: coins }, at: now }] : [],
  }
}

const earningOf = (accountId: number, friendId: number, amount: number, kind: 'friend' | 'owner'): Earning => ({
  accountId,
  from: 'house:bonus',
  amount,
  title: 'refer_bonus',
  reference: `account:${friendId}`,
  idempotencyKey: `referral:${kind}:${friendId}`,
})

const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
