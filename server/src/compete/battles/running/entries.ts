// Entries of a battle: paid into its escrow when a player sits down, paid out as refunds or as the pot.

import { subtractFromStakes } from '../../../people/accounts/index.ts'
import { must } from '../../../platform/api/refuse.ts'
import { earn, type EscrowLedger, forfeit, refund, stake } from '../../../rewards/wallet/index.ts'
import type { Enacting } from './enact.ts'
import type { PaidSeat } from './seat-store.ts'
import { requireRoomToWin } from '../matching/stakes.ts'

const escrowOf = (battleId: number): EscrowLedger => `escrow:battle:${battleId}`

/** Idempotency keys: each event moves coins of a player at most once. */
const keysOf = ({ known, event }: Enacting, what: string, accountId: number) => ({
  reference: `battle:${known.id}`,
  idempotencyKey: `battle:${known.id}:${event.seq}:${what}:${accountId}`,
})

/** @throws Refused not_enough_coins, play_before_staking, won_enough_today */
export async function payEntry(enacting: Enacting, accountId: number): Promise<void> {
  const { tx, known, battle, accounts } = enacting
  const { entry: amount, seats } = battle.rules
  if (amount === 0) return
  await requireRoomToWin(tx, accountId, { ...enacting, entry: amount, seats })
  const keeps = (await subtractFromStakes(tx, accounts, [accountId], enacting)).of(accountId)
  await stake(tx, escrowOf(known.id), [{ accountId, amount, keeps, title: 'battle_entry', ...keysOf(enacting, 'entry', accountId) }])
}

/** Refunds what these seats have paid; the refund of a deleted account goes to the house. */
export async function giveBack(enacting: Enacting, seats: readonly PaidSeat[]): Promise<void> {
  const { tx, known, accounts } = enacting
  const due = seats
    .filter(({ paid }) => paid > 0)
    .map(({ accountId, paid }) => ({ accountId, amount: paid, title: 'battle_refund', ...keysOf(enacting, 'refund', accountId) }) as const)
  const lost = due.filter(({ accountId }) => !accounts.isThere(accountId))
  await refund(
    tx,
    escrowOf(known.id),
    due.filter(({ accountId }) => accounts.isThere(accountId)),
  )
  for (const { accountId: _gone, ...transfer } of lost) await forfeit(tx, escrowOf(known.id), transfer)
}

export interface Share {
  accountId: number
  /** Coins from the pot. */
  coins: number
}

/** Pays the pot to its winners. The winner's own entry is a refund, only the rest counts as earned. */
export async function payShares(enacting: Enacting, shares: readonly Share[], progress: Parameters<typeof earn>[3]['progress']) {
  const { tx, known, battle, accounts, settings, now: at } = enacting
  const escrow = escrowOf(known.id)
  const { entry } = battle.rules
  const winners = shares.filter(({ coins }) => coins > 0)
  const there = winners.filter(({ accountId }) => accounts.isThere(accountId))
  const back = there.map(({ accountId, coins }) => ({
    accountId,
    amount: Math.min(entry, coins),
    title: 'battle_refund' as const,
    ...keysOf(enacting, 'refund', accountId),
  }))
  const won = there.map(({ accountId, coins }) => ({
    accountId,
    from: escrow,
    amount: coins - Math.min(entry, coins),
    title: 'battle_won' as const,
    ...keysOf(enacting, 'won', accountId),
  }))
  const earned = await earn(tx, accounts, won, { settings, at, progress: must(progress, 'there is always some'), areNew: true })
  await refund(tx, escrow, back)
  const lost = winners.filter(({ accountId }) => !accounts.isThere(accountId))
  for (const { accountId, coins } of lost) {
    await forfeit(tx, escrow, { amount: coins, title: 'battle_won', ...keysOf(enacting, 'forfeit', accountId) })
  }
  return earned
}
