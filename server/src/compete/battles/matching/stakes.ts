// Whether players may stake coins in a battle. They may not stake the coins of a new account before they have played, and nobody wins
// more from others in a day than the operator allows. We check before the stake, so that nobody loses coins already won.

import { readFromStakes } from '../../../people/accounts/index.ts'
import { refuse } from '../../../platform/api/refuse.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Tx } from '../../../platform/db/transaction.ts'
import type { Settings } from '../../../platform/settings/defaults.ts'
import { readBalances } from '../../../rewards/wallet/index.ts'
import { readWonFromOthers } from '../running/seat-store.ts'

export interface Staked {
  entry: number
  /** How many players it has room for. */
  seats: number
}

export interface StakeOccasion {
  settings: Settings
  now: Date
}

/** The most that a seat can win beyond its own entry. */
const mostWon = ({ entry, seats }: Staked) => entry * (seats - 1)

/** Why one of these players may not stake the entry; null if all may. Too few coins is not a reason here. */
export async function whyNoStake(
  db: Db,
  accountIds: readonly number[],
  { settings, now, ...staked }: Staked & StakeOccasion,
): Promise<'play_before_staking' | 'won_enough_today' | null> {
  if (staked.entry === 0 || accountIds.length === 0) return null
  const [kept, balances, won] = await Promise.all([
    readFromStakes(db, accountIds, settings),
    readBalances(db, accountIds),
    readWonFromOthers(db, accountIds, now),
  ])
  const coinsOf = (id: number) => balances.get(id) ?? 0
  if (accountIds.some(id => coinsOf(id) >= staked.entry && coinsOf(id) - kept.of(id) < staked.entry)) return 'play_before_staking'
  return accountIds.some(id => (won.get(id) ?? 0) + mostWon(staked) > settings.daily_won_from_players_cap) ? 'won_enough_today' : null
}

/** The account must be locked and sit in no other battle, so that none can end meanwhile. @throws Refused won_enough_today */
export async function requireRoomToWin(tx: Tx, accountId: number, { settings, now, ...staked }: Staked & StakeOccasion): Promise<void> {
  const won = (await readWonFromOthers(tx, [accountId], now)).get(accountId) ?? 0
  if (won + mostWon(staked) > settings.daily_won_from_players_cap) refuse('won_enough_today')
}
