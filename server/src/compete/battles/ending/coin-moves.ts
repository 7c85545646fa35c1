// Limits for two accounts that play each other for coins: one person may own both and move coins between them.

import type { Why } from '@trivium/contract/compete/battle-names'
import type { Db } from '../../../platform/db/connect.ts'
import { anyWithoutCoins } from '../../../rewards/payouts/index.ts'
import { readCoinMoves } from '../running/seat-store.ts'
import { type Staked, type StakeOccasion, whyNoStake } from '../matching/stakes.ts'

type Terms = Pick<Staked, 'entry'> & StakeOccasion

/** Why a battle with these others must be free; null if it may cost coins, or is free anyway. */
export async function whyFriendly(db: Db, accountId: number, others: number[], { entry, settings, now }: Terms): Promise<Why | null> {
  if (entry === 0 || others.length === 0) return null
  if (await anyWithoutCoins(db, [accountId, ...others], settings)) return 'no_coins_here'
  const moves = [...(await readCoinMoves(db, accountId, others, now)).values()]
  if (moves.some(({ battles }) => battles >= settings.battles_for_coins_per_hour)) return 'met_too_often'
  const most = settings.battle_entries_per_day * settings.battle_entry
  return moves.some(({ coins }) => coins + entry > most) ? 'coins_moved_too_often' : null
}

/** For pairing and rematches, where nobody has agreed to pay yet: every player must be able to stake the entry. */
export async function whyFriendlyForAll(db: Db, [first = 0, ...others]: number[], terms: Staked & StakeOccasion): Promise<Why | null> {
  return (await whyFriendly(db, first, others, terms)) ?? whyNoStake(db, [first, ...others], terms)
}
