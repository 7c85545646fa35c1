// What an account was given (welcome coins, invitations) can be lost or won in a game against others only once it has played: otherwise
// somebody makes accounts and brings their gifts together.

import type { Db } from '../../platform/db/connect.ts'
import type { LockedAccounts } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { notePlayed, readUnplayed, type Unplayed } from './staking-store.ts'

/** Coins that must stay in the purse when something is staked, by account; 0 for who has played enough. */
export interface FromStakes {
  of: (accountId: number) => number
}

/** For the transaction that stakes: costs a statement only for accounts that have staked nothing since they had played enough. */
export async function subtractFromStakes(
  tx: Tx,
  accounts: LockedAccounts,
  accountIds: readonly number[],
  { settings, now }: { settings: Settings; now: Date },
): Promise<FromStakes> {
  const unknown = accountIds.filter(id => accounts.of(id).may_stake_since === null)
  if (settings.stake_after_plays === 0 || unknown.length === 0) return keptOf([])
  return keptOf(await notePlayed(tx, unknown, { plays: settings.stake_after_plays, at: now }))
}

/** As it stands now: to say beforehand what would be refused. */
export async function readFromStakes(db: Db, accountIds: readonly number[], settings: Settings): Promise<FromStakes> {
  return keptOf(settings.stake_after_plays === 0 ? [] : await readUnplayed(db, accountIds, settings.stake_after_plays))
}

/** What a player may stake, and how many plays are missing until that is everything. */
export async function stakesOf(db: Db, account: { id: number; may_stake_since: Date | null; coins: number | null }, settings: Settings) {
  const unplayed = account.may_stake_since === null && settings.stake_after_plays > 0
  const [missing] = unplayed ? await readUnplayed(db, [account.id], settings.stake_after_plays) : []
  return { coins: Math.max(0, (account.coins ?? 0) - (missing?.given ?? 0)), plays_missing: missing?.playsMissing ?? 0 }
}

function keptOf(unplayed: readonly Unplayed[]): FromStakes {
  const given = new Map(unplayed.map(({ accountId, given }) => [accountId, given]))
  return { of: accountId => given.get(accountId) ?? 0 }
}
