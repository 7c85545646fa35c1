// Pays for an invitation once it was worth it: the friend has played, and is somebody.

import type { BadgeType } from '@trivium/contract/badges'
import { type Earner, earnCoins } from '../badges/index.ts'
import type { Db } from '../db/connect.ts'
import { notify } from '../notices/index.ts'
import type { Settings } from '../settings/defaults.ts'
import { countReferralsPaid, lockReferralsOf, readReferral } from './store.ts'

/**
 * Call it inside the transaction that finishes a play. The friend is paid once; so is the owner of the code, who waits for another
 * month when this one's referrals are used up.
 * @returns the badges this has unlocked for the friend, whose play it was
 */
export async function payReferralIfDue(tx: Db, accountId: number, settings: Settings, now: Date): Promise<BadgeType[]> {
  const referral = await readReferral(tx, accountId, settings.referral_plays_needed)
  if (!referral || referral.plays < settings.referral_plays_needed || !referral.isVerified) return []
  // The owner first: whoever finishes a play has their own account locked already, the owner's must be before any purse is.
  if (!referral.isOwnerPaid && referral.isOwnerActive) await payOwner(tx, referral.ownerId, accountId, settings, now)
  if (referral.isFriendPaid) return []
  const friend = { accountId, settings, at: now }
  return pay(tx, friend, settings.refer_coin, { reference: `account:${accountId}`, idempotencyKey: `referral:friend:${accountId}` })
}

async function payOwner(tx: Db, ownerId: number, friendId: number, settings: Settings, now: Date): Promise<void> {
  // Two friends who finish at the same moment must not both be the last of the month.
  await lockReferralsOf(tx, ownerId)
  if ((await countReferralsPaid(tx, ownerId, startOfMonth(now))) >= settings.referrals_paid_per_month) return
  const coins = settings.earn_coin
  if (coins === 0) return
  const owner = { accountId: ownerId, settings, at: now }
  await notify(tx, { accountId: ownerId, type: 'referral', key: `referral:${friendId}`, params: { count: coins }, at: now })
  await pay(tx, owner, coins, { reference: `account:${ownerId}`, idempotencyKey: `referral:owner:${friendId}` })
}

async function pay(tx: Db, earner: Earner, amount: number, keys: { reference: string; idempotencyKey: string }): Promise<BadgeType[]> {
  if (amount === 0) return []
  return (await earnCoins(tx, earner, { from: 'house:bonus', amount, title: 'refer_bonus', ...keys })).badges
}

const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
