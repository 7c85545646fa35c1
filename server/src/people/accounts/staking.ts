// Players can stake the coins they were given (welcome coins, invitations) only after they have played enough. Otherwise somebody could
// make many accounts and collect their gifts in one.

import type { Db } from '../../platform/db/connect.ts'
import type { LockedAccounts } from '../../platform/db/lock-accounts.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import type { Settings } from '../../platform/settings/defaults.ts'
import { notePlayed, readUnplayed, type Unplayed } from './staking-store.ts'

/** Coins by account that must stay in the purse; 0 for a player who has played enough. */
export interface FromStakes {
  of: (accountId: number) => number
}

/** Call it in the transaction that stakes. It costs a statement only for accounts that are not yet marked as having played enough. */
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

/** Reads the current state, to say beforehand what would be refused. */
export async function readFromStakes(db: Db, accountIds: readonly number[], settings: Settings): Promise<FromStakes> {
  return keptOf(settings.stake_after_plays === 0 ? [] : await readUnplayed(db, accountIds, settings.stake_after_plays))
}

/** The coins that a player may stake, and how many plays are missing until that is the whole balance. */
export async function stakesOf(db: Db, account: { id: number; may_stake_since: Date | null; coins: number | null }, settings: Settings) {
  const unplayed = account.may_stake_since === null && settings.stake_after_plays > 0
  const [missing] = unplayed ? await readUnplayed(db, [account.id], settings.stake_after_plays) : []
  return { coins: Math.max(0, (account.coins ?? 0) - (missing?.given ?? 0)), plays_missing: missing?.playsMissing ?? 0 }
}

function keptOf(unplayed: readonly Unplayed[]): FromStakes {
  const given = new Map(unplayed.map(({ accountId, given }) => [accountId, given]))
  return { of: accountId => given.get(accountId) ?? 0 }
}
