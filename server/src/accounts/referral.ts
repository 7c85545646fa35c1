// Pays for an invitation once it was worth it: the friend has played, and is somebody.

import type { Db } from '../db/connect.ts'
import type { Settings } from '../settings/defaults.ts'
import { moveCoins, playerLedger } from '../wallet/index.ts'
import { countReferralsPaid, lockReferralsOf, readReferral } from './store.ts'

/**
 * Call it inside the transaction that finishes a play. The friend is paid once; so is the owner of the code, who waits for another
 * month when this one's referrals are used up.
 * @returns the coins the friend, whose play it was, has just got
 */
export async function payReferralIfDue(tx: Db, accountId: number, settings: Settings, now: Date): Promise<number> {
  const referral = await readReferral(tx, accountId, settings.referral_plays_needed)
  if (!referral || referral.plays < settings.referral_plays_needed || !referral.isVerified) return 0
  if (!referral.isFriendPaid) await pay(tx, accountId, settings.refer_coin, `referral:friend:${accountId}`)
  if (!referral.isOwnerPaid && referral.isOwnerActive) await payOwner(tx, referral.ownerId, accountId, settings, now)
  return referral.isFriendPaid ? 0 : settings.refer_coin
}

async function payOwner(tx: Db, ownerId: number, accountId: number, settings: Settings, now: Date): Promise<void> {
  // Two friends who finish at the same moment must not both be the last of the month.
  await lockReferralsOf(tx, ownerId)
  if ((await countReferralsPaid(tx, ownerId, startOfMonth(now))) >= settings.referrals_paid_per_month) return
  await pay(tx, ownerId, settings.earn_coin, `referral:owner:${accountId}`)
}

async function pay(tx: Db, accountId: number, amount: number, idempotencyKey: string): Promise<void> {
  if (amount === 0) return
  await moveCoins(tx, {
    from: 'house:bonus',
    to: playerLedger(accountId),
    amount,
    title: 'refer_bonus',
    reference: `account:${accountId}`,
    idempotencyKey,
  })
}

const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
