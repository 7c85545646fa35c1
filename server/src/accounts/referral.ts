// The reward for an invitation. It is due once the friend has played enough and is verified.

import type { BadgeChange } from '@trivium/rules/badges'
import type { Db } from '../db/connect.ts'
import { notify } from '../notices/index.ts'
import type { Settings } from '../settings/defaults.ts'
import type { Earning } from '../wallet/index.ts'
import { countReferralsPaid, markQualified, readReferral, type Referral } from './store.ts'

/** Five plays in one evening are easy to fake; coming back on a second day is not. */
const daysNeeded = 2

export const neededBy = (settings: Settings) => ({ plays: settings.referral_plays_needed, days: daysNeeded })

export interface Finishing {
  accountId: number
  /** End of the play being settled, which counts although it is not saved yet; null if it was not mostly answered. */
  endingAt: Date | null
  settings: Settings
  now: Date
}

export interface Invited {
  earnings: Earning[]
  /** Badges that move forward, by account. */
  progress: Map<number, BadgeChange[]>
}

/**
 * Call it in the transaction that finishes a play of an invited player, with both accounts locked. The friend is paid once. So is the
 * owner of the code; when this month's paid referrals are used up, a later play pays the owner in another month.
 */
export async function referralEarnings(tx: Db, { accountId, endingAt, settings, now }: Finishing): Promise<Invited> {
  const needed = neededBy(settings)
  const referral = await readReferral(tx, accountId, needed, endingAt)
  if (!referral) return { earnings: [], progress: new Map() }
  const { ownerId, isQualified, isVerified, plays, days } = referral
  if (!isQualified && (!isVerified || plays < needed.plays || days < needed.days)) return { earnings: [], progress: new Map() }
  const counts = !isQualified && (await markQualified(tx, accountId, now))
  const friend = referral.isFriendPaid ? [] : [earningOf(accountId, accountId, settings.refer_coin, 'friend')]
  const owner = await ownersEarning(tx, accountId, referral, { settings, now })
  return { earnings: [...friend, ...owner], progress: new Map(counts ? [[ownerId, [{ type: 'sharing_caring', add: 1 }]]] : []) }
}

async function ownersEarning(
  tx: Db,
  friendId: number,
  { ownerId, isOwnerPaid, isOwnerActive }: Referral,
  { settings, now }: Pick<Finishing, 'settings' | 'now'>,
): Promise<Earning[]> {
  const coins = settings.earn_coin
  if (isOwnerPaid || !isOwnerActive || coins === 0) return []
  // The owner is locked, so two friends who finish at the same moment cannot both take the last referral of the month.
  if ((await countReferralsPaid(tx, ownerId, startOfMonth(now))) >= settings.referrals_paid_per_month) return []
  await notify(tx, { accountId: ownerId, type: 'referral', key: `referral:${friendId}`, params: { count: coins }, at: now })
  return [earningOf(ownerId, friendId, coins, 'owner')]
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
